"""Deals in words: what both parties owe, in one sentence or in short, and how it stands (HO-R23).

Below that: which offers are past (about ballots that are counted), and which promises a seat has yet to call
kept or broken.
"""

from typing import Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import Place, sentence_of, short_sentence, side
from bot.render.limits import USER_PROMISE
from engine.games.houses.balances import OPEN
from engine.games.houses.clauses import AnyClause, Deal, Standing, terms
from engine.games.houses.deals.offers import has_ballot_clause
from engine.games.houses.moves import MarkPromise
from engine.games.houses.state import Promised
from engine.games.houses.stewards.company.character import is_word_kept, pledge_in
from engine.games.houses.view import View
from engine.kernel.seats import Seat

SHORT: Final = 60
"""Characters of a promise where many deals are listed."""

VOTING: Final = ("vote", "decide")
"""Stages of a phase in which its answer is not given yet."""


def parties(deal: Deal) -> tuple[Seat, Seat]:
    """The maker and the partner of a deal."""
    return deal.maker, deal.partner


def sentence(presenter: Presenter, deal: Deal, words: int = USER_PROMISE) -> str:
    """A deal in one sentence, what the maker owes first; the reader is "you" where they are a party.

    Both parties read the same; promises are shown with at most so many characters. Whose deal it is stands
    above.
    """
    first, second = (owes(presenter, deal, seat, words) for seat in parties(deal))
    return presenter.say("deal-sentence", first=first, second=second)


def owes(presenter: Presenter, deal: Deal, seat: Seat, words: int = USER_PROMISE) -> str:
    """One party's half of the sentence: all that it owes, each clause with how it stands."""
    clauses, stands = side(deal, seat)
    mine = seat == presenter.viewer
    if not clauses:
        return (
            presenter.say("owes-nothing-you")
            if mine
            else presenter.say("owes-nothing", house=presenter.house(seat))
        )
    said = [
        presenter.say(
            "clause-stands", clause=clause(presenter, deal, seat, one, words), standing=_stand(one, stand)
        )
        for one, stand in zip(clauses, stands, strict=True)
    ]
    if mine:
        return presenter.say("owes-you", clauses=presenter.join_list(said))
    return presenter.say("owes-this", house=presenter.house(seat), clauses=presenter.join_list(said))


def clause(presenter: Presenter, deal: Deal, seat: Seat, one: AnyClause, words: int = USER_PROMISE) -> str:
    """One clause of this party in full."""
    return sentence_of(presenter, Place(deal, seat, words), one)


def brief(presenter: Presenter, deal: Deal) -> list[str]:
    """A line for each party, the maker first: what it owes in as few words as can be (HO-R23)."""
    told = []
    for seat in parties(deal):
        place = Place(deal, seat, SHORT)
        said = [
            presenter.say("clause-stands", clause=short(presenter, place, one), standing=_stand(one, stand))
            for one, stand in zip(*side(deal, seat), strict=True)
        ]
        told.append(sides_line(presenter, seat, said))
    return told


def sides_line(presenter: Presenter, seat: Seat, clauses: list[str]) -> str:
    """ "You: 3 coins and no in phase 2": the clauses of one side behind who it is."""
    who = presenter.say("build-you") if seat == presenter.viewer else presenter.house(seat)
    return presenter.say("build-line", who=who, clauses=presenter.join_list(clauses))


def short(presenter: Presenter, place: Place, one: AnyClause) -> str:
    """One clause in as few words as can be, or its sentence where nothing shorter says it all."""
    return short_sentence(presenter, place, one) or sentence_of(presenter, place, one)


def owed_in_short(presenter: Presenter, deal: Deal, seat: Seat) -> list[str]:
    """What one party owes, each clause in as few words as can be."""
    place = Place(deal, seat, SHORT)
    return [short(presenter, place, one) for one in side(deal, seat)[0]]


def _stand(one: AnyClause, standing: Standing) -> Standing:
    """How a clause stands in words; of a promise only its two parties can say (the ledger)."""
    return OPEN if terms(one).words is not None else standing


# Offers.


def pending_deals(presenter: Presenter, deal: Deal) -> str:
    """A line on what an open offer waits for, and what silence brings (HO-R25)."""
    if is_about_counted_vote(presenter.view, deal):
        return presenter.say("deal-past")
    if deal.partner == presenter.viewer:
        return presenter.say("deal-answer")
    return presenter.say("deal-waits", house=presenter.house(deal.partner))


def open_offers(presenter: Presenter) -> list[Deal]:
    """The offers among the reader's deals that can still be confirmed, the oldest first."""
    return [
        one
        for one in presenter.view.deals
        if not one.bound and not is_about_counted_vote(presenter.view, one)
    ]


def offers_to_answer(presenter: Presenter, seat: Seat) -> list[Deal]:
    """The open offers that wait for this seat's answer (HO-R25), the oldest first."""
    return [one for one in open_offers(presenter) if one.partner == seat]


def is_about_counted_vote(view: View, deal: Deal) -> bool:
    """HO-R21: whether this is an offer about ballots that are counted."""
    return not deal.bound and has_counted_clause(view, (*deal.mine, *deal.theirs))


def past_ids(view: View) -> frozenset[str]:
    """HO-R21: the ids of all offers about ballots that are counted."""
    return frozenset(one.id for one in view.deals if is_about_counted_vote(view, one))


def has_counted_clause(view: View, clauses: tuple[AnyClause, ...]) -> bool:
    """HO-R21: whether one of the clauses speaks of ballots that are counted.

    The rules let nobody confirm a clause about them; of a word about one, which is a promise like any other,
    the table lets nobody.
    """
    if view.stage != "decide" or view.phase is None:
        return False
    now = (view.generation, view.phase.number)
    words = (pledge_in(said) for one in clauses if (said := terms(one).words) is not None)
    return has_ballot_clause(clauses) or any((one.generation, one.phase) == now for one in words if one)


# Promises of binding deals.


def to_mark(presenter: Presenter, seat: Seat) -> tuple[Promised, ...]:
    """The promises that a seat has yet to call kept or broken, the others' before its own, the newest first.

    A word about the open vote waits for its count: nobody can have kept or broken it. About a vote of an
    earlier generation nobody is asked any more; /promise still takes what is said of it.
    """
    due = (
        one
        for one in reversed(presenter.view.promises)
        if seat in (one.by, one.other)
        and seat not in (marker for marker, _ in one.marks)
        and not _is_about_open_vote(presenter.view, one)
        and not ((word := pledge_in(one.text)) and word.generation < presenter.view.generation)
    )
    # The sort is stable: within the others' promises and within its own the newest stay first.
    return tuple(sorted(due, key=lambda one: one.by == seat))


def was_promise_kept(presenter: Presenter, promise: Promised) -> bool | None:
    """Whether the count showed the word about a vote kept, as everybody saw; None where it does not tell."""
    word = pledge_in(promise.text)
    return None if word is None else is_word_kept(presenter.view, promise.by, word)


def is_mark_of(move: MarkPromise, promise: Promised) -> bool:
    """Whether the move marks this promise."""
    return (move.deal, move.by, move.index) == (promise.deal, promise.by, promise.index)


def _is_about_open_vote(view: View, promise: Promised) -> bool:
    word = pledge_in(promise.text)
    if word is None or view.phase is None or view.stage not in VOTING:
        return False
    return (word.generation, word.phase) == (view.generation, view.phase.number)
