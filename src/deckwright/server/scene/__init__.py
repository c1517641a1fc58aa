"""What a page shows of a table: cards with their choices, sides, piles, the question, the log. Templates draw it."""
