"""Pages, sockets and the API: what comes in from outside, checked, and what goes out."""
