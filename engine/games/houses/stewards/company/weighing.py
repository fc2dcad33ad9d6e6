"""What a deal is worth to a house of company, in points: by its wish, purse and trust (HO-R23)."""

from collections.abc import Iterator

from msgspec import Struct

from engine.games.houses.clauses import AnyClause, Deal, Terms, terms
from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.names import Side
from engine.games.houses.stewards.company.honour import keeps
from engine.games.houses.stewards.company.pledges import (
    Pledge,
    pledge,
    pledge_in,
    sides_on_offer,
    words_given,
)
from engine.games.houses.stewards.company.tempers import Temper
from engine.games.houses.stewards.company.trust import credit
from engine.games.houses.stewards.values.purse import coins_gain, power_gain
from engine.games.houses.stewards.values.signing import signing
from engine.games.houses.view import View
from engine.kernel.seats import Seat

STRONG = 0.7
"""From what conviction on it pays for votes; below, it sells its own."""

TURNS = 0.4
"""How much of its conviction another vote on its side is worth."""

UNSEEN = 0.8
"""What it costs to be bound for a phase whose proposal nobody knows (HO-R24)."""

CHANCE = 0.3
"""How likely the other is to lead, or to break a tie."""

EVENT = 0.8
"""What an event of a phase is worth whose proposal nobody knows."""

WORD = 0.3
"""What a word of the other's is worth that it can't read."""

UNREAD = 9.0
"""What it costs to give a word that it can't read: it could not keep it, so it gives none."""

LIE = 0.1
"""What it costs to give a word that it will not keep: somebody will remember."""


class Eyes(Struct, frozen=True):
    """Who weighs: its sight, its temper and its conviction about the open vote."""

    view: View
    seat: Seat
    temper: Temper
    wanted: float

    def for_side(self, side: Side) -> float:
        """Its conviction, counted for this side."""
        return self.wanted if side == "yes" else -self.wanted

    def coins(self, more: int) -> float:
        """What so many coins more, or fewer, are worth to it."""
        return coins_gain(self.view, more)


def worth(eyes: Eyes, deal: Deal) -> float:
    """What the deal is worth to one of its parties, in points."""
    made = eyes.seat == deal.maker
    mine, theirs = (deal.mine, deal.theirs) if made else (deal.theirs, deal.mine)
    other = deal.partner if made else deal.maker
    paid = sum(_comes(eyes, one, mine) * _gain(eyes, one, other) for one in theirs)
    return paid - sum(_comes(eyes, one, theirs) * _cost(eyes, one, other) for one in mine)


def _comes(eyes: Eyes, clause: AnyClause, other: tuple[AnyClause, ...]) -> float:
    """HO-R24: how likely it is paid: for a signature only where that house leads, for the chair at a tie."""
    when = terms(clause).when
    if when is None:
        return 1.0
    named = terms(other[when])
    chair = named.tie is not None or named.leader is not None
    return CHANCE if named.signs or (chair and eyes.view.stage == "vote") else 1.0


def word_worth(eyes: Eyes, other: Seat, side: Side) -> float:
    """What it is worth that the other gives its word for this side."""
    return TURNS * eyes.for_side(side) * credit(eyes.view, eyes.seat, other)


def word_cost(eyes: Eyes, other: Seat, side: Side) -> float:
    """What its own word for this side costs: the vote, where it would keep it."""
    if any(kind != side for kind in _ballots(eyes.view, eyes.seat)):
        return UNREAD
    if not _keeps(eyes, other, side):
        return LIE
    return vote_cost(eyes, side, 1) if free(eyes, side) else UNREAD


def free(eyes: Eyes, side: Side) -> bool:
    """Whether it can still vote so: with power, not voted or bound otherwise, and no other word to keep."""
    view, seat = eyes.view, eyes.seat
    words = (word for other, word in words_given(view, seat) if _keeps(eyes, other, word))
    bound = (*_ballots(view, seat), *words, *sides_on_offer(view, seat))
    return view.own is not None and view.own.power > 0 and all(one == side for one in bound)


def _keeps(eyes: Eyes, other: Seat, side: Side) -> bool:
    return keeps(eyes.view, eyes.seat, eyes.temper, other, side, eyes.wanted)


def _ballots(view: View, seat: Seat) -> Iterator[str]:
    """The kinds of ballot that it has cast, or is bound to cast in this phase."""
    cast = view.phase.ballots[seat] if view.phase else None
    if cast is not None:
        yield cast.kind
    number = view.phase.number if view.phase else 0
    for deal in view.deals:
        yield from (one.ballot.kind for one in terms_in_phase(deal, seat, number) if one.ballot is not None)


def _gain(eyes: Eyes, clause: AnyClause, other: Seat) -> float:
    """What the other's clause brings."""
    one = terms(clause)
    side = _side_promised(one)
    if one.paid + one.escrow:
        return eyes.coins(one.paid + one.escrow)
    if side is not None:
        return TURNS * eyes.for_side(side)
    if one.tie is not None and not one.ahead:
        return TURNS * CHANCE * eyes.for_side(one.tie)
    if one.words is not None:
        word = _open_word(eyes, one.words)
        return WORD if word is None else word_worth(eyes, other, word.side)
    return CHANCE * _worth_of_signing(eyes, one) if one.signs else WORD


def _cost(eyes: Eyes, clause: AnyClause, other: Seat) -> float:
    """What the house's own clause costs it; what is not weighed binds it unseen."""
    one = terms(clause)
    if one.paid + one.escrow:
        return -eyes.coins(-one.paid - one.escrow)
    if one.tie is not None and not one.ahead:
        return -TURNS * CHANCE * eyes.for_side(one.tie)
    if one.signs:
        return CHANCE * _worth_of_signing(eyes, one)
    if one.leader is not None:
        return CHANCE * WORD
    if one.words is not None:
        word = _open_word(eyes, one.words)
        return UNREAD if word is None else word_cost(eyes, other, word.side)
    side = _side_promised(one)
    if side is None or one.ballot is None:
        return UNSEEN
    return vote_cost(eyes, side, one.ballot.least) if free(eyes, side) else UNREAD


def _open_word(eyes: Eyes, words: str) -> Pledge | None:
    """The word that these words give about the open vote."""
    word = pledge_in(words)
    return word if word is not None and word == pledge(eyes.view, word.side) else None


def _worth_of_signing(eyes: Eyes, one: Terms) -> float:
    """What signing is worth that such a clause hands over; either answer may come."""
    phase = eyes.view.phase
    if one.ahead or phase is None:
        return EVENT
    return sum([signing(eyes.view, eyes.seat, answer, one.signs) for answer in (phase.yes, phase.no)]) / 2


def vote_cost(eyes: Eyes, side: Side, least: int) -> float:
    """A vote of this phase costs the coin of an abstention, too (HO-6.4)."""
    forgone = eyes.coins(1) if abs(eyes.wanted) < STRONG else 0.0
    return forgone - power_gain(eyes.view, -least) / 2 - TURNS * eyes.for_side(side)


def _side_promised(one: Terms) -> Side | None:
    """The side on which a ballot of this phase is promised."""
    if one.ballot is None or one.ahead or one.ballot.kind in ("gather", "moderate"):
        return None
    return "yes" if one.ballot.kind == "yes" else "no"
