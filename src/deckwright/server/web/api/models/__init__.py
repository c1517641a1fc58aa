"""What the API is asked and what it answers, as its documentation shows it."""
