"""python -m bot, and the script khandan."""

import sys

from bot.cli.app import app
from bot.config import language_hint
from bot.terminal.usage import run


def main() -> None:
    """Run the command line."""
    sys.exit(run(app, sys.argv[1:], language_hint))


if __name__ == "__main__":
    main()
