"""What a seat may do now, as whole moves; that this agrees with `legality` is a law of the tests."""

from collections.abc import Callable
from itertools import combinations
from typing import Final, get_args

from engine.games.coup import moves as mv
from engine.games.coup.events import Step
from engine.games.coup.state import (
    Phase,
    State,
    answer_of,
    claimant,
    claimed_character,
    current_deed,
    hand,
    has_final,
)
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, others_in_order

PROVE = mv.Prove()
KNIFE, BLOW = mv.COST["assassinate"], mv.COST["coup"]
PLAIN = (mv.Income(), mv.ForeignAid(), mv.Tax(), mv.Exchange())
COUPS = tuple(mv.Coup(seat) for seat in range(6))
ASSASSINATIONS = tuple(mv.Assassinate(seat) for seat in range(6))
THEFTS = tuple(mv.Steal(seat) for seat in range(6))
DRAFTS = tuple(mv.Draft(character) for character in mv.CHARACTERS)
LOSSES = (mv.Lose(0), mv.Lose(1))
LOSING: dict[int, "Offers"] = {1: LOSSES[:1], 2: LOSSES}
PROVING: dict[int, "Offers"] = {cards: (PROVE, *losing) for cards, losing in LOSING.items()}
"""By the number of cards in hand."""

KEEPS = {size: tuple(mv.Keep(slots) for slots in combinations(range(size + 2), size)) for size in (1, 2)}
BLOCKS = {
    kind: tuple(mv.Block(character) for character in characters) for kind, characters in mv.BLOCKERS.items()
}

Offers = tuple[mv.Action | PartialMove, ...]

NONE: Offers = ()
PASS = mv.Pass()
DOUBTS: Offers = (PASS, mv.Challenge())
"""What may be said to a claim that nobody can block now."""

STOPS: dict[mv.Kind, Offers] = {kind: (PASS, *blocks) for kind, blocks in BLOCKS.items()}
EARLY: dict[mv.Kind, Offers] = {kind: (*DOUBTS, *blocks) for kind, blocks in BLOCKS.items()}


def offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """The moves of the question asked now.

    Leaving is possible at any time and is no answer to a question, so it is offered only to who has begun
    it: `Open("resign")`.
    """
    if begun is not None:
        return _leave(state, seat) if begun.move == "resign" else ()
    return OFFERS[state.phase](state, seat)


def _draft(state: State, seat: Seat) -> Offers:
    return () if hand(state, seat) else DRAFTS


def _turn(state: State, seat: Seat) -> Offers:
    """Actions may be aimed at all others alive, those who are leaving too, clockwise (CO-3.8)."""
    if seat != state.active:
        return ()
    coins, rivals = state.coins, others_in_order(state.living, seat)
    own = coins[seat]
    if own >= mv.FORCED:
        return tuple([COUPS[one] for one in rivals])
    broke_too = state.options.steal_from_broke == "on"
    found: list[mv.Action] = list(PLAIN)
    for one in rivals:
        if coins[one] or broke_too:
            found.append(THEFTS[one])
    if own >= KNIFE:
        found += [ASSASSINATIONS[one] for one in rivals]
    if own >= BLOW:
        found += [COUPS[one] for one in rivals]
    return tuple(found)


def _doubting(state: State, seat: Seat) -> Offers:
    """A claim may be challenged, and the target may block early where the table plays so (CO-R12)."""
    deed = current_deed(state)
    if deed.target == seat and state.options.early_block == "on":
        return _answers(state, seat, EARLY.get(deed.kind, DOUBTS))
    return _answers(state, seat, DOUBTS)


def _stopping(state: State, seat: Seat) -> Offers:
    """The window for blocks asks only those who may block: the target, or everybody where there is none."""
    return _answers(state, seat, STOPS[current_deed(state).kind])


def _countering(state: State, seat: Seat) -> Offers:
    """A block may be challenged."""
    return _answers(state, seat, DOUBTS)


def _answers(state: State, seat: Seat, first: Offers) -> Offers:
    """`first` to who has not answered yet; later what is neither a pass nor the same once more (CO-R11)."""
    if seat not in state.asked:
        return NONE
    reply = answer_of(state, seat)
    if reply is None:
        return first
    if has_final(state, seat):
        return NONE
    left = [one for one in first if one is not PASS]
    return tuple([one for one in left if not (isinstance(one, mv.Block) and one.character == reply)])


def _proof(state: State, seat: Seat) -> Offers:
    deed = current_deed(state)
    if seat != claimant(deed):
        return ()
    cards = hand(state, seat)
    return PROVING[len(cards)] if claimed_character(deed) in cards else LOSING[len(cards)]


def _loss(state: State, seat: Seat) -> Offers:
    return LOSSES if seat == state.loser else ()


def _exchange(state: State, seat: Seat) -> Offers:
    return KEEPS[len(hand(state, seat))] if seat == state.active else ()


def _none(_: State, __: Seat) -> Offers:
    return ()


def _leave(state: State, seat: Seat) -> Offers:
    """Any living seat, until the game is over (CO-R24, CO-8.5)."""
    may = state.phase != "over" and seat in state.living and seat not in state.leaving
    return (mv.Resign(),) if may else ()


OFFERS: Final[dict[Phase, Callable[[State, Seat], Offers]]] = {
    "draft": _draft,
    "turn": _turn,
    "challenge": _doubting,
    "block": _stopping,
    "challenge_block": _countering,
    "prove": _proof,
    "lose": _loss,
    "exchange": _exchange,
    **dict.fromkeys(get_args(Step), _none),
    "over": _none,
}
