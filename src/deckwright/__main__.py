"""`python -m deckwright`: the command line."""

from deckwright.cli import main

main()
