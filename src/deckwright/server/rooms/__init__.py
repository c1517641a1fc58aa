"""Tables that people sit at: who holds which seat, what was done, who is asked, what may be taken back."""
