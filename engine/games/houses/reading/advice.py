"""What is no mistake in a card but seldom meant: for its author, who may know better."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from engine.games.houses.content import Answer, Content, Proposal, When
from engine.games.houses.reading.texts import Texts, wordings

Code = Literal["one_sided", "same_answers", "unequal", "never_remembered", "steep", "flat"]

NET_MOST: Final = 5
"""An outcome may move all resources together by so much; more is steep."""

UNEQUAL: Final = 2.2
"""One language's text is so many times as long as the other's: something was left out, or added."""

SHORT: Final = 60
"""Characters below which lengths tell nothing."""


class Advice(Struct, frozen=True, order=True):
    """The card, the part of it that is meant (`yes.2`), and what is odd about it."""

    card: str
    about: str
    code: Code


def advice(content: Content, texts: Texts) -> tuple[Advice, ...]:
    """All of it, by card."""
    outcomes = [one for card in content.proposals for side in (card.yes, card.no) for one in side.outcomes]
    remembered = {name for one in outcomes if one.event for name in _names(one.id)}
    found: list[Advice] = []
    for card in content.proposals:
        found += _answers(card)
        found += _unreachable_conditions(card, remembered)
        found += _unequal(card, texts)
    return tuple(sorted(found))


def _answers(card: Proposal) -> Iterator[Advice]:
    for side, answer in (("yes", card.yes), ("no", card.no)):
        for spot, outcome in enumerate(answer.outcomes, 1):
            moved = [by for by in outcome.effects if by]
            about = f"{side}.{spot}"
            if not moved:
                yield Advice(card.id, about, "flat")
            elif len(moved) > 1 and (min(moved) > 0 or max(moved) < 0):
                yield Advice(card.id, about, "one_sided")
            if abs(sum(moved)) > NET_MOST:
                yield Advice(card.id, about, "steep")
    if _signs(card.yes) == _signs(card.no):
        yield Advice(card.id, "", "same_answers")


def _names(outcome: str) -> tuple[str, ...]:
    """What a condition may call an event of this outcome: its card, its answer, and itself (HO-R17)."""
    card, side, number = outcome.split(".")
    return card, f"{card}.{side}", f"{card}.{side}.{number}"


def _signs(answer: Answer) -> tuple[int, ...]:
    """What is foreseen of an answer."""
    return answer.forecast.effects


def _unreachable_conditions(card: Proposal, remembered: set[str]) -> Iterator[Advice]:
    """A condition on an event that no card brings never holds."""
    whens: list[tuple[str, When]] = [("when", card.when)]
    for side, answer in (("yes", card.yes), ("no", card.no)):
        whens += [(f"{side}.{spot}", one.when) for spot, one in enumerate(answer.outcomes, 1)]
    for about, when in whens:
        if any(name not in remembered for name in when.remembered):
            yield Advice(card.id, about, "never_remembered")


def _unequal(card: Proposal, texts: Texts) -> Iterator[Advice]:
    """All languages tell the same facts, at about the same length."""
    parts = ["problem"]
    for side, answer in (("yes", card.yes), ("no", card.no)):
        parts += [f"{side}.{spot}" for spot in range(1, len(answer.outcomes) + 1)]
    for part in parts:
        short, *_, long = sorted(len(text) for text in wordings(texts, f"{card.id}.{part}"))
        if long > SHORT and long > UNEQUAL * short:
            yield Advice(card.id, part, "unequal")
