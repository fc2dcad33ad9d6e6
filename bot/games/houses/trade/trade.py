"""Deals from what a form or command says: who does what, and what is paid for it (HO-R23)."""

from msgspec import Struct

from bot.games.houses.trade.clause_form import Gift
from bot.games.houses.trade.drafts import Draft, Share, offer_of
from engine.games.houses.moves import OfferDeal
from engine.kernel.seats import Seat


class Half(Struct, frozen=True):
    """What one party gives: an act by its word, the least power of a vote, how many phases ahead, coins."""

    act: str | None = None
    power: int = 1
    ahead: int = 0
    pay: int = 0
    reward: int = 0
    promise: str = ""


def offer(me: Seat, partner: Seat, mine: Half, theirs: Half) -> OfferDeal:
    """The deal as the form would make it. Refused with choice_unknown for an act there is not."""
    return offer_of(Draft(partner, share(mine), share(theirs)), me)


def share(half: Half) -> Share:
    """What the party gives, as the form would say it."""
    act = (Gift(half.act, half.ahead, half.power),) if half.act else ()
    pay = (Gift("pay", 0, half.pay),) if half.pay else ()
    reward = (Gift("reward", 0, half.reward),) if half.reward else ()
    promise = (Gift("promise"),) if half.promise else ()
    return Share((*act, *pay, *reward, *promise), half.promise)
