"""A vote for one side (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, when_said
from engine.games.houses.clauses import Vote
from engine.games.houses.clauses.kind import MOST
from engine.games.houses.clauses.vote import VOTE


def _vote(gift: Gift, _: Given) -> Vote:
    return Vote("yes" if gift.word == "vote-yes" else "no", gift.n, MOST, gift.ahead)


def _vote_gifts(clause: Vote, _: Given) -> Iterator[Gift]:
    yield Gift(f"vote-{clause.side}", clause.ahead, clause.least)


def _vote_sentence(voice: Presenter, place: Place, clause: Vote) -> str:
    least, most, said = clause.least, clause.most, voice.side(clause.side)
    code = "vote-exactly" if least == most else "vote" if most >= MOST else "vote-between"
    when = when_said(voice, place, clause.ahead)
    return voice.say(f"bond-{code}", when=when, side=said, least=least, most=most)


def _vote_short(voice: Presenter, place: Place, clause: Vote) -> str:
    if clause.most < MOST:
        return ""
    when = when_said(voice, place, clause.ahead)
    return voice.say("short-vote", side=voice.side(clause.side), when=when, least=clause.least)


FORM: Final = ClauseForm(
    kind=VOTE,
    words=("vote-yes", "vote-no"),
    numbered=True,
    clause=_vote,
    gifts=_vote_gifts,
    sentence=_vote_sentence,
    short=_vote_short,
)
