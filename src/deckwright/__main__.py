"""`python -m deckwright`: the command line."""

import sys

from deckwright.cli import main

if __name__ == "__main__":
    sys.exit(main())
