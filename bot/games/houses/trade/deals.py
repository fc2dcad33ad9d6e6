"""Deals in words: what both parties owe, in one sentence, and how it stands (HO-R23)."""

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import Place, side
from bot.games.houses.trade.clauses import sentence_of, short_sentence
from bot.render.limits import USER_PROMISE
from engine.games.houses.balances import OPEN
from engine.games.houses.clauses import AnyClause, Deal, Standing, terms
from engine.games.houses.deals.shape import about_ballots
from engine.games.houses.stewards.company.pledges import pledge_in
from engine.games.houses.view import View
from engine.kernel.seats import Seat

SHORT = 60
"""Characters of a promise where many deals are listed."""


def sentence(voice: Presenter, deal: Deal, words: int = USER_PROMISE, *, named: bool = True) -> str:
    """What both will owe, in one sentence, the maker first; the reader is "you" where they are a party.

    Both parties read the same; promises are shown with at most so many characters. A draft has no name yet,
    and under its head a deal needs none.
    """
    first, second = (owes(voice, deal, seat, words) for seat in parties(deal))
    if not named:
        return voice.say("draft-sentence", first=first, second=second)
    return voice.say("deal-sentence", deal=voice.deal(deal.id), first=first, second=second)


def pending(voice: Presenter, deal: Deal) -> str:
    """What an open offer waits for, and what silence brings (HO-R25)."""
    if is_about_counted_vote(voice.view, deal):
        return voice.say("deal-past")
    if deal.partner == voice.viewer:
        return voice.say("deal-answer")
    return voice.say("deal-waits", house=voice.house(deal.partner))


def is_about_counted_vote(view: View, deal: Deal) -> bool:
    """HO-R21: whether it is an offer about ballots that are counted."""
    return not deal.bound and has_counted_clause(view, (*deal.mine, *deal.theirs))


def past_ids(view: View) -> frozenset[str]:
    """HO-R21: the ids of all such offers."""
    return frozenset(one.id for one in view.deals if is_about_counted_vote(view, one))


def has_counted_clause(view: View, clauses: tuple[AnyClause, ...]) -> bool:
    """HO-R21: whether one of them speaks of ballots that are counted.

    The rules let nobody confirm a clause about them; of a word about one, which is a promise like any other,
    the table lets nobody.
    """
    if view.stage != "decide" or view.phase is None:
        return False
    now = (view.generation, view.phase.number)
    words = (pledge_in(said) for one in clauses if (said := terms(one).words) is not None)
    return about_ballots(clauses) or any((one.generation, one.phase) == now for one in words if one)


def open_offers(voice: Presenter) -> list[Deal]:
    """The offers among the reader's deals that can still be confirmed, the oldest first."""
    return [one for one in voice.view.deals if not one.bound and not is_about_counted_vote(voice.view, one)]


def parties(deal: Deal) -> tuple[Seat, Seat]:
    """The maker first."""
    return deal.maker, deal.partner


def owes(voice: Presenter, deal: Deal, seat: Seat, words: int = USER_PROMISE) -> str:
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


def brief(voice: Presenter, deal: Deal) -> list[str]:
    """What each side owes in as few words as it can be said, the maker first (HO-R23)."""
    return [_brief(voice, deal, seat) for seat in parties(deal)]


def _brief(voice: Presenter, deal: Deal, seat: Seat) -> str:
    clauses, stands = side(deal, seat)
    place = Place(deal, seat, SHORT)
    said = [
        voice.say("clause-stands", clause=short(voice, place, one), standing=_stands(one, stand))
        for one, stand in zip(clauses, stands, strict=True)
    ]
    who = voice.say("build-you") if seat == voice.viewer else voice.house(seat)
    return voice.say("build-line", who=who, clauses=voice.listing(said))


def _stands(one: AnyClause, standing: Standing) -> Standing:
    """How a clause stands in words; of a promise only its two parties can say (the ledger)."""
    return OPEN if terms(one).words is not None else standing


def clause(voice: Presenter, deal: Deal, seat: Seat, one: AnyClause, words: int = USER_PROMISE) -> str:
    """One clause of this party."""
    return sentence_of(voice, Place(deal, seat, words), one)


def short(voice: Presenter, place: Place, one: AnyClause) -> str:
    """One clause in as few words as it can be said."""
    return short_sentence(voice, place, one) or sentence_of(voice, place, one)
