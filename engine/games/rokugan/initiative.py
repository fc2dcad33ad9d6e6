"""Who is first player: the deck of initiative cards, and what neutral ones count (BR-UPKEEP-3, 4)."""

from collections.abc import Sequence

from engine.games.rokugan.facts import FACTS, SEATING
from engine.games.rokugan.names import CLANS, Initiative
from engine.games.rokugan.state import State, clockwise, provinces_of, seat_of
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat, others_in_order

NEUTRALS: tuple[Initiative, ...] = tuple(row.id for row in FACTS.table.neutrals)
MOST = {row.id: row.most for row in FACTS.table.neutrals}


def cards(state: State, dice: Dice) -> tuple[Initiative, ...]:
    """The card of each round: a clan's in round 1, then the deck (BR-SETUP-9, BR-SETUP-10).

    The same dice always give the same cards, so that what nobody has seen need not be kept.
    """
    clans = tuple(clan for clan in CLANS if seat_of(state, clan) is not None)
    (first,), rest = dice.sample(clans, 1, "initiative")
    neutrals, _ = dice.sample(NEUTRALS, SEATING[len(clans)].neutrals, "neutrals")
    deck: tuple[Initiative, ...] = (*rest, *neutrals)
    return (first, *dice.shuffle(deck, "deck"))


def player_named_by(state: State, card: Initiative) -> Seat:
    """The player that a revealed card names."""
    if card in CLANS:
        seat = seat_of(state, card)
        assert seat is not None
        return seat
    return player_with_most(
        state.order, state.first, tuple(_count(state, card, seat) for seat in range(len(state.order)))
    )


def player_with_most(order: tuple[Seat, ...], previous: Seat, counts: Sequence[int]) -> Seat:
    """Who has most; if several, the nearest to the right of the previous first player, who comes last."""
    best = max(counts)
    rightward = (*reversed(others_in_order(order, previous)), previous)
    return next(seat for seat in rightward if counts[seat] == best)


def _count(state: State, card: Initiative, seat: Seat) -> int:
    match MOST[card]:
        case "cards":
            return sum(claim.holder == seat and not claim.played for claim in state.claims)
        case "provinces":
            return len(provinces_of(state, seat))
        case "control_tokens":
            return sum(land.down + land.up for land in state.lands if land.owner == seat)


def from_first(state: State) -> tuple[Seat, ...]:
    """All seats clockwise from the first player."""
    return clockwise(state, state.first)
