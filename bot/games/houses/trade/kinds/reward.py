"""Coins that are held until an act of the other comes true (HO-R23)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import ClauseForm, Gift, Given, Place, house_in, side
from engine.games.houses.clauses import Reward, kind_of, names_act
from engine.games.houses.clauses.reward import REWARD

Forms = Sequence[ClauseForm[Any]]

WORDS: Final = ("reward",)


def form(acts: Forms) -> ClauseForm[Reward]:
    """The form of a reward; `acts` are those of all kinds that one may be for."""
    return ClauseForm(
        kind=REWARD,
        words=WORDS,
        numbered=True,
        clause=_reward,
        gifts=_reward_gifts,
        sentence=partial(_reward_sentence, acts),
        short=_reward_short,
    )


def _reward(gift: Gift, _: Given) -> Reward:
    """A reward is for the first act of the other side."""
    return Reward(gift.n, 0)


def _reward_gifts(clause: Reward, _: Given) -> Iterator[Gift]:
    yield Gift("reward", 0, clause.n)


def _reward_sentence(acts: Forms, voice: Presenter, place: Place, clause: Reward) -> str:
    """Coins for an act of the other; where there is only one act, the sentence says it elsewhere."""
    coins = voice.coins(clause.n)
    if sum(map(names_act, side(place.deal, place.other)[0])) == 1:
        return voice.say("bond-reward-one", coins=coins, other=house_in(voice, place.other, place.seat))
    return voice.say("bond-reward", coins=coins, clause=_act_rewarded(acts, voice, place, clause.when))


def _act_rewarded(acts: Forms, voice: Presenter, place: Place, when: int) -> str:
    """The other's act that a reward is for; the rules see to it that there is one."""
    clauses, _ = side(place.deal, place.other)
    act = clauses[when] if when < len(clauses) else None
    if act is None or not names_act(act):
        return voice.say("nothing")
    its = next(one for one in acts if one.kind is kind_of(act))
    return its.sentence(voice, Place(place.deal, place.other, place.most), act)


def _reward_short(voice: Presenter, place: Place, clause: Reward) -> str:
    """Of several acts the sentence alone says which."""
    if sum(map(names_act, side(place.deal, place.other)[0])) > 1:
        return ""
    return voice.say("short-reward", coins=voice.coins(clause.n))
