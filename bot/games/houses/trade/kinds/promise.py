"""A promise in the giver's own words (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, promise_text
from bot.render.users import typed_words
from engine.games.houses.clauses import Promise
from engine.games.houses.clauses.promise import PROMISE


def _promise(_: Gift, given: Given) -> Promise:
    return Promise(typed_words(given.text))


def _promise_gifts(_: Promise, __: Given) -> Iterator[Gift]:
    yield Gift("promise")


def _promise_sentence(voice: Presenter, place: Place, clause: Promise) -> str:
    return voice.say("bond-promise", text=promise_text(voice, clause.text, place.most))


def _promise_short(voice: Presenter, place: Place, clause: Promise) -> str:
    return voice.say(
        "short-promise", text=promise_text(voice, clause.text, place.most), open=int(not clause.text)
    )


FORM: Final = ClauseForm(
    kind=PROMISE,
    words=("promise",),
    numbered=False,
    clause=_promise,
    gifts=_promise_gifts,
    sentence=_promise_sentence,
    short=_promise_short,
)
