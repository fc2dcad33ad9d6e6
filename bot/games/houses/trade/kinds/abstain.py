"""An abstention (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, no_shorter, when_said
from engine.games.houses.clauses import Abstain
from engine.games.houses.clauses.abstain import ABSTAIN


def _abstain(gift: Gift, _: Given) -> Abstain:
    return Abstain("gather" if gift.word == "gather" else "moderate", gift.ahead)


def _abstain_gifts(clause: Abstain, _: Given) -> Iterator[Gift]:
    yield Gift(clause.how, clause.ahead)


def _abstain_sentence(voice: Presenter, place: Place, clause: Abstain) -> str:
    return voice.say("bond-abstain", how=clause.how, when=when_said(voice, place, clause.ahead))


FORM: Final = ClauseForm(
    kind=ABSTAIN,
    words=("gather", "moderate"),
    numbered=False,
    clause=_abstain,
    gifts=_abstain_gifts,
    sentence=_abstain_sentence,
    short=no_shorter,
)
