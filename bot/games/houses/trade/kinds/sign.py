"""A signature that is left to the other (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, house_in, no_shorter, when_said
from engine.games.houses.clauses import Sign, Signed
from engine.games.houses.clauses.sign import SIGN

EVENTS: Final[dict[str, Signed]] = {
    "sign-positive": "positive",
    "sign-negative": "negative",
    "sign-story": "story",
}
"""The kinds of events by their words."""


def _sign(gift: Gift, _: Given) -> Sign:
    return Sign((EVENTS[gift.word],), gift.ahead)


def _sign_gifts(clause: Sign, _: Given) -> Iterator[Gift]:
    """One word for each kind of event."""
    yield from (Gift(f"sign-{kind}", clause.ahead) for kind in clause.kinds)


def _sign_sentence(voice: Presenter, place: Place, clause: Sign) -> str:
    kinds = voice.listing([voice.say(f"kind-{kind}") for kind in clause.kinds])
    other, when = house_in(voice, place.other, place.seat), when_said(voice, place, clause.ahead)
    return voice.say("bond-sign", other=other, kinds=kinds, when=when)


FORM: Final = ClauseForm(
    kind=SIGN,
    words=tuple(EVENTS),
    numbered=False,
    clause=_sign,
    gifts=_sign_gifts,
    sentence=_sign_sentence,
    short=no_shorter,
)
