"""Whom a chooser names as leader (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, house_in, no_shorter, when_said
from engine.games.houses.clauses import NameLeader
from engine.games.houses.clauses.name_leader import NAME_LEADER


def _leader(gift: Gift, given: Given) -> NameLeader:
    return NameLeader(given.doer if gift.word == "name-self" else given.other, gift.ahead)


def _leader_gifts(clause: NameLeader, given: Given) -> Iterator[Gift]:
    """A third house as leader has no word."""
    if clause.house in (given.doer, given.other):
        yield Gift("name-self" if clause.house == given.doer else "name-other", clause.ahead)


def _leader_sentence(voice: Presenter, place: Place, clause: NameLeader) -> str:
    when = when_said(voice, place, clause.ahead)
    return voice.say("bond-name-leader", house=house_in(voice, clause.house, place.seat), when=when)


FORM: Final = ClauseForm(
    kind=NAME_LEADER,
    words=("name-other", "name-self"),
    numbered=False,
    clause=_leader,
    gifts=_leader_gifts,
    sentence=_leader_sentence,
    short=no_shorter,
)
