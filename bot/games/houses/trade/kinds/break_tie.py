"""How a tie is broken (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, no_shorter, when_said
from engine.games.houses.clauses import BreakTie
from engine.games.houses.clauses.break_tie import BREAK_TIE


def _tie(gift: Gift, _: Given) -> BreakTie:
    return BreakTie("yes" if gift.word == "tie-yes" else "no", gift.ahead)


def _tie_gifts(clause: BreakTie, _: Given) -> Iterator[Gift]:
    yield Gift(f"tie-{clause.side}", clause.ahead)


def _tie_sentence(voice: Presenter, place: Place, clause: BreakTie) -> str:
    when = when_said(voice, place, clause.ahead)
    return voice.say("bond-break-tie", side=voice.side(clause.side), when=when)


FORM: Final = ClauseForm(
    kind=BREAK_TIE,
    words=("tie-yes", "tie-no"),
    numbered=False,
    clause=_tie,
    gifts=_tie_gifts,
    sentence=_tie_sentence,
    short=no_shorter,
)
