"""Every kind of clause as players write and read it: the words of menus for it, and its sentence (HO-R23)."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place
from bot.games.houses.trade.kinds import (
    abstain,
    break_tie,
    name_leader,
    pay,
    promise,
    reward,
    sign,
    vote,
)
from engine.games.houses.clauses import AnyClause, kind_of
from engine.kernel.refused import Refused, no

_ACTS: Final[tuple[ClauseForm[Any], ...]] = (
    vote.FORM,
    abstain.FORM,
    sign.FORM,
    break_tie.FORM,
    name_leader.FORM,
)
"""Those that bind, each in a phase (HO-R24)."""

FORMS: Final[tuple[ClauseForm[Any], ...]] = (pay.FORM, reward.form(_ACTS), *_ACTS, promise.FORM)
"""Every kind, in the order of the form. A new one stands last, an act too: buttons hold places."""

BY_KIND: Final = {form.kind.code: form for form in FORMS}
BY_WORD: Final = {word: form for form in FORMS for word in form.words}
THINGS: Final = tuple(BY_WORD)
"""Every word for what a side may give, in the order of the form; numbers are written in this order."""

NUMBERED: Final = frozenset(word for form in FORMS if form.numbered for word in form.words)
BALLOTS: Final = frozenset(word for form in FORMS if form.kind.binds == "ballot" for word in form.words)
"""HO-R21: once the ballots are counted no deal is about them."""

ACTS: Final = tuple(word for form in FORMS if form.kind.binds != "at_once" for word in form.words)
"""Acts that bind, each in a phase (HO-R24)."""


def clause_of(gift: Gift, given: Given) -> AnyClause:
    """The clause of a word. Refused with choice_unknown for a word that there is not."""
    form = BY_WORD.get(gift.word)
    if form is None:
        raise Refused(no("choice_unknown"))
    made: AnyClause = form.clause(gift, given)
    return made


def gifts_of(clause: AnyClause, given: Given) -> Iterator[Gift]:
    """The words that make such a clause; none for one that the menus have no word for."""
    return BY_KIND[kind_of(clause).code].gifts(clause, given)


def sentence_of(voice: Presenter, place: Place, clause: AnyClause) -> str:
    """What the clause demands of its party."""
    return BY_KIND[kind_of(clause).code].sentence(voice, place, clause)


def short_sentence(voice: Presenter, place: Place, clause: AnyClause) -> str:
    """What a clause demands in as few words as it can be said; "" where only the sentence says it all."""
    return BY_KIND[kind_of(clause).code].short(voice, place, clause)
