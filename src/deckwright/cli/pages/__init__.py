"""What the commands print: a page of games, cards, rules, results."""
