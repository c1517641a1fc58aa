"""Campaigns at the terminal: kept in files of the user's, told as text, played battle by battle."""
