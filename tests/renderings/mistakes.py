"""Every mistake that cards can have, as `khandan content check` tells their author of it."""

from collections.abc import Iterator
from itertools import islice

from bot.languages import Language
from bot.terminal.ending import mistake_line
from engine.games.houses.reading.mistakes import MISTAKES
from tests import made_once
from tests.data.raised_mistakes import raised

MOST = 3
"""So many lines of one mistake are recorded: what another one names is another word."""


def page(language: Language) -> Iterator[str]:
    """By its code, in the order of the reader's list."""
    words = made_once.words(language)
    for code in MISTAKES:
        yield f"# {code}"
        yield from (f"- {mistake_line(problem, words)}" for problem in islice(raised()[code], MOST))
        yield ""
