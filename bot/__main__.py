"""python -m bot, and the script khandan."""

import sys

from bot.cli.app import app
from bot.config import language_hint
from bot.terminal.usage import run


def main() -> None:
    """Run the command line."""
    words = sys.argv[1:]
    sys.exit(run(app(words), words, language_hint))


if __name__ == "__main__":
    main()
