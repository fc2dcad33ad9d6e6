"""The campaign's real content, read once, for the tests that hold it to its promises."""

from bot.games.houses.content import CONTENT
from engine.games.houses.content import Content, Outcome, Proposal
from engine.games.houses.reading import Texts
from tests.made_once import content

FOLDER = CONTENT


def real() -> tuple[Content, Texts]:
    return content()


def ordinary() -> tuple[Proposal, ...]:
    return tuple(card for card in real()[0].proposals if card.line is None)


def outcomes(card: Proposal) -> tuple[Outcome, ...]:
    return (*card.yes.outcomes, *card.no.outcomes)
