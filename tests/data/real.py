"""The campaign's real content, read once, for the tests that hold it to its promises."""

from functools import cache
from pathlib import Path

from engine.games.houses.content import Content, Outcome, Proposal
from engine.games.houses.reading import Texts, read

FOLDER = Path(__file__).resolve().parents[2] / "data" / "houses"


@cache
def real() -> tuple[Content, Texts]:
    return read(FOLDER)


def ordinary() -> tuple[Proposal, ...]:
    return tuple(card for card in real()[0].proposals if card.line is None)


def outcomes(card: Proposal) -> tuple[Outcome, ...]:
    return (*card.yes.outcomes, *card.no.outcomes)
