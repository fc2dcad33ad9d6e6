"""How a house of company answers offers and takes back its own: it haggles where coins alone are wrong.

The counter-offer is a deal as any other (HO-6.8), made while the offer stands open; that is then declined. A
house haggles once a phase with each other house. What is gone it does not remember (views hold open deals
alone), so it counts the offers that went either way.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.houses.clauses import AnyClause, Deal
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, WithdrawDeal
from engine.games.houses.stewards.company.character import has_voted, has_words, pledges_in, words_given
from engine.games.houses.stewards.company.trading import Trader, coins_in, is_worth_it
from engine.games.houses.stewards.dealing import clause_as_offered, confirm_if_it_pays
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.steward import Look

STEPS: Final = 3
"""It asks for so many coins more at most: who is further from a price is told no."""


def answer_to_offer(look: Look, offers: tuple[Any, ...], trader: Trader) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays by its own measure.

    Who has voted gives no word about the vote any more, whatever the ballot says: an answer that went by the
    ballot would tell it to whoever asks.
    """
    voted = has_voted(look.view, look.seat)

    def is_taken(deal: Deal) -> bool:
        if is_haggled_over(look.view.deals, deal) or (voted and has_words(deal, look.seat)):
            return False
        return is_worth_it(trader, deal)

    return confirm_if_it_pays(look, offers, is_taken)


def counter_offer(look: Look, offers: tuple[Any, ...], trader: Trader) -> Any | None:
    """The offer for other coins in the place of one that does not pay; None where none would."""
    view: View = look.view
    own = view.own
    if has_voted(view, look.seat) or own is None:
        return None
    confirmable = {one.deal for one in offers if type(one) is ConfirmDeal}
    declinable = {one.deal for one in offers if type(one) is DeclineDeal}
    for deal in view.deals:
        # Over the first offer of a house; a price that it has named itself before may come down once.
        haggled = own.asked.count(deal.maker) > 1 or own.offered.count(deal.maker) > 1
        if deal.id not in declinable or haggled or is_haggled_over(view.deals, deal):
            continue
        if deal.id in confirmable and is_worth_it(trader, deal):
            continue
        for counter in _for_other_coins(view, deal):
            if is_worth_it(trader, counter) and (made := _counter_move(look, counter)) is not None:
                return made
    return None


def is_haggled_over(deals: tuple[Deal, ...], deal: Deal) -> bool:
    """Whether the partner of this one of the deals has since made the same offer for other coins.

    Nobody is paid twice for a vote.
    """
    after = deals[deals.index(deal) + 1 :]
    return any(
        (one.maker, one.partner) == (deal.partner, deal.maker)
        and _without_coins(one.mine) == _without_coins(deal.theirs)
        and _without_coins(one.theirs) == _without_coins(deal.mine)
        for one in after
    )


def _for_other_coins(view: View, deal: Deal) -> Iterator[Deal]:
    """The deal with its partner as maker, for more coins to that house or for fewer from it.

    What is best for the other comes first. Where the other gives coins and takes some, nothing.
    """
    given, taken = coins_in(deal.theirs), coins_in(deal.mine)
    turned = replace(deal, maker=deal.partner, partner=deal.maker, mine=deal.theirs, theirs=deal.mine)
    if taken and not given:
        known = view.characters[deal.maker].coins
        for n in range(taken + 1, taken + 1 + STEPS):
            if known is None or n <= known:
                yield replace(turned, theirs=_with_coins(deal.mine, n))
    if given and not taken:
        # Half of what was asked is a price; less would be an insult.
        for n in range(given - 1, (given - 1) // 2, -1):
            if view.own is not None and n <= view.own.coins:
                yield replace(turned, mine=_with_coins(deal.theirs, n))


def _with_coins(clauses: tuple[AnyClause, ...], n: int) -> tuple[AnyClause, ...]:
    """These clauses, whose only coins are now so many; () where coins stand in several of them."""
    paying = [coins_in((one,)) > 0 for one in clauses]
    if paying.count(True) != 1:
        return ()
    return tuple(replace(one, n=n) if pays else one for one, pays in zip(clauses, paying, strict=True))


def _without_coins(clauses: tuple[AnyClause, ...]) -> tuple[AnyClause, ...]:
    """The clauses without coins: where they are alike, two offers differ in their price alone."""
    return tuple(one for one in clauses if not coins_in((one,)))


def _counter_move(look: Look, deal: Deal) -> Any | None:
    """The whole move; None where it may not be offered (HO-R25)."""
    if not deal.mine or not deal.theirs:
        return None
    mine, theirs = (tuple(map(clause_as_offered, side)) for side in (deal.mine, deal.theirs))
    parties = (("partner", deal.partner), ("mine", mine), ("theirs", theirs))
    whole = look.ask(PartialMove("offer_deal", parties))
    return whole[0] if whole and not isinstance(whole[0], PartialMove) else None


# --- offers of its own that go ----------------------------------------------------------------------------


def offer_to_withdraw(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R25: an offer of a word that the other has by now, or of what it has named a price for itself."""
    view: View = look.view
    had = set(words_given(view, look.seat))
    for one in offers:
        if type(one) is WithdrawDeal:
            deal = next(deal for deal in view.deals if deal.id == one.deal)
            is_given = any((deal.partner, word.side) in had for word in pledges_in(deal, look.seat))
            if is_given or is_haggled_over(view.deals, deal):
                return one
    return None


def withdraw_words(look: Look, offers: tuple[Any, ...]) -> WithdrawDeal | None:
    """The withdrawal of an open offer in which this house gives its word, made before it votes; else None.

    Whoever confirmed it later would pay for a word that a secret ballot may have broken already. Every such
    offer goes, also where the ballot will be as the word says, so that a withdrawal tells nobody which it is.
    """
    mine = {deal.id for deal in look.view.deals if deal.maker == look.seat and has_words(deal, look.seat)}
    return next((one for one in offers if type(one) is WithdrawDeal and one.deal in mine), None)
