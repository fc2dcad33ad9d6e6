"""Coins at once (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place
from engine.games.houses.clauses import Pay
from engine.games.houses.clauses.pay import PAY


def _pay(gift: Gift, _: Given) -> Pay:
    return Pay(gift.n)


def _pay_gifts(clause: Pay, _: Given) -> Iterator[Gift]:
    yield Gift("pay", 0, clause.n)


def _pay_sentence(voice: Presenter, _: Place, clause: Pay) -> str:
    return voice.say("bond-pay", coins=voice.coins(clause.n))


def _pay_short(voice: Presenter, place: Place, clause: Pay) -> str:
    return voice.say("short-pay", coins=voice.coins(clause.n))


FORM: Final = ClauseForm(
    kind=PAY,
    words=("pay",),
    numbered=True,
    clause=_pay,
    gifts=_pay_gifts,
    sentence=_pay_sentence,
    short=_pay_short,
)
