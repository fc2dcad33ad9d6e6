"""Deals in words: what both parties owe, in one sentence, and how it stands (HO-R23)."""

from bot.games.houses.voice import Voice
from bot.render.limits import USER_PROMISE
from bot.render.users import users_words
from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    Deal,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Standing,
    Vote,
    names_act,
)
from engine.games.houses.clauses.kind import MOST
from engine.games.houses.deals.duties import other_party
from engine.kernel.seats import Seat

OPEN: Standing = "open"
SHORT = 60
"""Characters of a promise where many deals are listed."""


def sentence(voice: Voice, deal: Deal, words: int = USER_PROMISE, *, named: bool = True) -> str:
    """What both will owe, in one sentence, the maker first; the reader is "you" where they are a party.

    Both parties read the same; promises are shown with at most so many characters. A draft has no name yet,
    and under its head a deal needs none.
    """
    first, second = (owes(voice, deal, seat, words) for seat in parties(deal))
    if not named:
        return voice.say("draft-sentence", first=first, second=second)
    return voice.say("deal-sentence", deal=voice.deal(deal.id), first=first, second=second)


def pending(voice: Voice, deal: Deal) -> str:
    """What an open offer waits for, and what silence brings (HO-R25)."""
    if deal.partner == voice.viewer:
        return voice.say("deal-answer")
    return voice.say("deal-waits", house=voice.house(deal.partner))


def parties(deal: Deal) -> tuple[Seat, Seat]:
    """The maker first."""
    return deal.maker, deal.partner


def owes(voice: Voice, deal: Deal, seat: Seat, words: int = USER_PROMISE) -> str:
    """What this party owes."""
    clauses, stands = side(deal, seat)
    mine = seat == voice.viewer
    if not clauses:
        return voice.say("owes-nothing-you") if mine else voice.say("owes-nothing", house=voice.house(seat))
    said = [
        voice.say("clause-stands", clause=clause(voice, deal, seat, one, words), standing=_stands(one, stand))
        for one, stand in zip(clauses, stands, strict=True)
    ]
    told = voice.listing(said)
    return (
        voice.say("owes-you", clauses=told)
        if mine
        else voice.say("owes-this", house=voice.house(seat), clauses=told)
    )


def _stands(one: AnyClause, standing: Standing) -> Standing:
    """How a clause stands in words; of a promise only its two parties can say (the ledger)."""
    return OPEN if isinstance(one, Promise) else standing


def side(deal: Deal, seat: Seat) -> tuple[tuple[AnyClause, ...], tuple[Standing, ...]]:
    """The party's clauses and how they stand; an offer's are all open."""
    clauses, stands = (deal.mine, deal.mine_stand) if seat == deal.maker else (deal.theirs, deal.theirs_stand)
    return clauses, stands or (OPEN,) * len(clauses)


def clause(voice: Voice, deal: Deal, seat: Seat, one: AnyClause, words: int = USER_PROMISE) -> str:
    """One clause of this party."""
    match one:
        case Pay(n):
            return voice.say("bond-pay", coins=voice.coins(n))
        case Reward(n, when):
            return _reward(voice, deal, seat, n, when)
        case Promise(text):
            return voice.say("bond-promise", text=shown(text, words))
        case Vote(answer, least, most, ahead):
            code = "vote-exactly" if least == most else "vote" if most >= MOST else "vote-between"
            when_, said = when_said(voice, deal, ahead), voice.side(answer)
            return voice.say(f"bond-{code}", when=when_, side=said, least=least, most=most)
    return _conduct(voice, deal, seat, one)


def _reward(voice: Voice, deal: Deal, seat: Seat, n: int, when: int) -> str:
    """Coins for an act of the other; where there is only one act, the sentence says it elsewhere."""
    other = other_party(deal, seat)
    acts = [one for one in side(deal, other)[0] if names_act(one)]
    if len(acts) == 1:
        return voice.say("bond-reward-one", coins=voice.coins(n), other=_named(voice, other, seat))
    return voice.say("bond-reward", coins=voice.coins(n), clause=_asked(voice, deal, seat, when))


def _asked(voice: Voice, deal: Deal, seat: Seat, when: int) -> str:
    """The other's act that a reward is for; the rules see to it that there is one."""
    other = other_party(deal, seat)
    clauses, _ = side(deal, other)
    act = clauses[when] if when < len(clauses) else None
    return clause(voice, deal, other, act) if act is not None and names_act(act) else voice.say("nothing")


def _conduct(voice: Voice, deal: Deal, seat: Seat, one: Abstain | Sign | BreakTie | NameLeader) -> str:
    """A clause about what is done beside the yes and the no."""
    when = when_said(voice, deal, one.ahead)
    match one:
        case Abstain(how):
            return voice.say("bond-abstain", how=how, when=when)
        case Sign(kinds):
            said = voice.listing([voice.say(f"kind-{kind}") for kind in kinds])
            other = _named(voice, other_party(deal, seat), seat)
            return voice.say("bond-sign", other=other, kinds=said, when=when)
        case BreakTie(answer):
            return voice.say("bond-break-tie", side=voice.side(answer), when=when)
        case NameLeader(house):
            return voice.say("bond-name-leader", house=_named(voice, house, seat), when=when)


def _named(voice: Voice, house: Seat, doer: Seat) -> str:
    """A house within a clause of another: the reader is "you"."""
    return voice.say("you") if house == voice.viewer and house != doer else voice.house(house)


def shown(text: str, words: int) -> str:
    """Players' own words, at most so many characters of them."""
    return users_words(text, words)


def when_said(voice: Voice, deal: Deal, ahead: int) -> str:
    """The phase in which a clause binds (HO-R24)."""
    return voice.say("in-phase", phase=deal.phase + ahead)
