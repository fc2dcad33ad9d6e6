"""Every kind of clause as players write and read it: the words of menus for it, and its sentence (HO-R23)."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.trade.clause_form import (
    ClauseForm,
    Gift,
    Given,
    Place,
    house_in,
    no_shorter,
    promise_text,
    side,
    when_said,
)
from bot.games.houses.voice import Voice
from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Signed,
    Vote,
    kind_of,
    names_act,
)
from engine.games.houses.clauses.abstain import ABSTAIN
from engine.games.houses.clauses.break_tie import BREAK_TIE
from engine.games.houses.clauses.kind import MOST
from engine.games.houses.clauses.name_leader import NAME_LEADER
from engine.games.houses.clauses.pay import PAY
from engine.games.houses.clauses.promise import PROMISE
from engine.games.houses.clauses.reward import REWARD
from engine.games.houses.clauses.sign import SIGN
from engine.games.houses.clauses.vote import VOTE
from engine.kernel.refused import Refused, no


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


def sentence_of(voice: Voice, place: Place, clause: AnyClause) -> str:
    """What the clause demands of its party."""
    return BY_KIND[kind_of(clause).code].sentence(voice, place, clause)


def short_sentence(voice: Voice, place: Place, clause: AnyClause) -> str:
    """What a clause demands in as few words as it can be said; "" where only the sentence says it all."""
    return BY_KIND[kind_of(clause).code].short(voice, place, clause)


def _pay(gift: Gift, _: Given) -> Pay:
    return Pay(gift.n)


def _pay_gifts(clause: Pay, _: Given) -> Iterator[Gift]:
    yield Gift("pay", 0, clause.n)


def _pay_sentence(voice: Voice, _: Place, clause: Pay) -> str:
    return voice.say("bond-pay", coins=voice.coins(clause.n))


def _reward(gift: Gift, _: Given) -> Reward:
    """A reward is for the first act of the other side."""
    return Reward(gift.n, 0)


def _reward_gifts(clause: Reward, _: Given) -> Iterator[Gift]:
    yield Gift("reward", 0, clause.n)


def _reward_sentence(voice: Voice, place: Place, clause: Reward) -> str:
    """Coins for an act of the other; where there is only one act, the sentence says it elsewhere."""
    coins = voice.coins(clause.n)
    if sum(map(names_act, side(place.deal, place.other)[0])) == 1:
        return voice.say("bond-reward-one", coins=coins, other=house_in(voice, place.other, place.seat))
    return voice.say("bond-reward", coins=coins, clause=_rewarded(voice, place, clause.when))


def _rewarded(voice: Voice, place: Place, when: int) -> str:
    """The other's act that a reward is for; the rules see to it that there is one."""
    clauses, _ = side(place.deal, place.other)
    act = clauses[when] if when < len(clauses) else None
    if act is None or not names_act(act):
        return voice.say("nothing")
    return sentence_of(voice, Place(place.deal, place.other, place.most), act)


def _vote(gift: Gift, _: Given) -> Vote:
    return Vote("yes" if gift.word == "vote-yes" else "no", gift.n, MOST, gift.ahead)


def _vote_gifts(clause: Vote, _: Given) -> Iterator[Gift]:
    yield Gift(f"vote-{clause.side}", clause.ahead, clause.least)


def _pay_short(voice: Voice, place: Place, clause: Pay) -> str:
    return voice.say("short-pay", coins=voice.coins(clause.n))


def _reward_short(voice: Voice, place: Place, clause: Reward) -> str:
    return voice.say("short-reward", coins=voice.coins(clause.n))


def _vote_short(voice: Voice, place: Place, clause: Vote) -> str:
    if clause.most < MOST:
        return ""
    when = when_said(voice, place, clause.ahead)
    return voice.say("short-vote", side=voice.side(clause.side), when=when, least=clause.least)


def _vote_sentence(voice: Voice, place: Place, clause: Vote) -> str:
    least, most, said = clause.least, clause.most, voice.side(clause.side)
    code = "vote-exactly" if least == most else "vote" if most >= MOST else "vote-between"
    when = when_said(voice, place, clause.ahead)
    return voice.say(f"bond-{code}", when=when, side=said, least=least, most=most)


def _abstain(gift: Gift, _: Given) -> Abstain:
    return Abstain("gather" if gift.word == "gather" else "moderate", gift.ahead)


def _abstain_gifts(clause: Abstain, _: Given) -> Iterator[Gift]:
    yield Gift(clause.how, clause.ahead)


def _abstain_sentence(voice: Voice, place: Place, clause: Abstain) -> str:
    return voice.say("bond-abstain", how=clause.how, when=when_said(voice, place, clause.ahead))


EVENTS: Final[dict[str, Signed]] = {
    "sign-positive": "positive",
    "sign-negative": "negative",
    "sign-story": "story",
}


def _sign(gift: Gift, _: Given) -> Sign:
    return Sign((EVENTS[gift.word],), gift.ahead)


def _sign_gifts(clause: Sign, _: Given) -> Iterator[Gift]:
    """One word for each kind of event."""
    yield from (Gift(f"sign-{kind}", clause.ahead) for kind in clause.kinds)


def _sign_sentence(voice: Voice, place: Place, clause: Sign) -> str:
    kinds = voice.listing([voice.say(f"kind-{kind}") for kind in clause.kinds])
    other, when = house_in(voice, place.other, place.seat), when_said(voice, place, clause.ahead)
    return voice.say("bond-sign", other=other, kinds=kinds, when=when)


def _tie(gift: Gift, _: Given) -> BreakTie:
    return BreakTie("yes" if gift.word == "tie-yes" else "no", gift.ahead)


def _tie_gifts(clause: BreakTie, _: Given) -> Iterator[Gift]:
    yield Gift(f"tie-{clause.side}", clause.ahead)


def _tie_sentence(voice: Voice, place: Place, clause: BreakTie) -> str:
    when = when_said(voice, place, clause.ahead)
    return voice.say("bond-break-tie", side=voice.side(clause.side), when=when)


def _leader(gift: Gift, given: Given) -> NameLeader:
    return NameLeader(given.doer if gift.word == "name-self" else given.other, gift.ahead)


def _leader_gifts(clause: NameLeader, given: Given) -> Iterator[Gift]:
    """A third house as leader has no word."""
    if clause.house in (given.doer, given.other):
        yield Gift("name-self" if clause.house == given.doer else "name-other", clause.ahead)


def _leader_sentence(voice: Voice, place: Place, clause: NameLeader) -> str:
    when = when_said(voice, place, clause.ahead)
    return voice.say("bond-name-leader", house=house_in(voice, clause.house, place.seat), when=when)


def _promise(_: Gift, given: Given) -> Promise:
    return Promise(given.text)


def _promise_gifts(_: Promise, __: Given) -> Iterator[Gift]:
    yield Gift("promise")


def _promise_sentence(voice: Voice, place: Place, clause: Promise) -> str:
    return voice.say("bond-promise", text=promise_text(voice, clause.text, place.most))


def _promise_short(voice: Voice, place: Place, clause: Promise) -> str:
    return voice.say(
        "short-promise", text=promise_text(voice, clause.text, place.most), open=int(not clause.text)
    )


FORMS: Final[tuple[ClauseForm[Any], ...]] = (
    ClauseForm(
        kind=PAY,
        words=("pay",),
        numbered=True,
        clause=_pay,
        gifts=_pay_gifts,
        sentence=_pay_sentence,
        short=_pay_short,
    ),
    ClauseForm(
        kind=REWARD,
        words=("reward",),
        numbered=True,
        clause=_reward,
        gifts=_reward_gifts,
        sentence=_reward_sentence,
        short=_reward_short,
    ),
    ClauseForm(
        kind=VOTE,
        words=("vote-yes", "vote-no"),
        numbered=True,
        clause=_vote,
        gifts=_vote_gifts,
        sentence=_vote_sentence,
        short=_vote_short,
    ),
    ClauseForm(
        kind=ABSTAIN,
        words=("gather", "moderate"),
        numbered=False,
        clause=_abstain,
        gifts=_abstain_gifts,
        sentence=_abstain_sentence,
        short=no_shorter,
    ),
    ClauseForm(
        kind=SIGN,
        words=tuple(EVENTS),
        numbered=False,
        clause=_sign,
        gifts=_sign_gifts,
        sentence=_sign_sentence,
        short=no_shorter,
    ),
    ClauseForm(
        kind=BREAK_TIE,
        words=("tie-yes", "tie-no"),
        numbered=False,
        clause=_tie,
        gifts=_tie_gifts,
        sentence=_tie_sentence,
        short=no_shorter,
    ),
    ClauseForm(
        kind=NAME_LEADER,
        words=("name-other", "name-self"),
        numbered=False,
        clause=_leader,
        gifts=_leader_gifts,
        sentence=_leader_sentence,
        short=no_shorter,
    ),
    ClauseForm(
        kind=PROMISE,
        words=("promise",),
        numbered=False,
        clause=_promise,
        gifts=_promise_gifts,
        sentence=_promise_sentence,
        short=_promise_short,
    ),
)
"""Every kind, in the order of the form. A new one stands last: buttons hold the place of a word."""

BY_KIND: Final = {form.kind.code: form for form in FORMS}
BY_WORD: Final = {word: form for form in FORMS for word in form.words}
THINGS: Final = tuple(BY_WORD)
"""Every word for what a side may give, in the order of the form; numbers are written in this order."""

NUMBERED: Final = frozenset(word for form in FORMS if form.numbered for word in form.words)
BALLOTS: Final = frozenset(word for form in FORMS if form.kind.binds == "ballot" for word in form.words)
"""HO-R21: once the ballots are counted no deal is about them."""

ACTS: Final = tuple(word for form in FORMS if form.kind.binds != "at_once" for word in form.words)
"""Acts that bind, each in a phase (HO-R24)."""
