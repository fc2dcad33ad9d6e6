"""What a seat may do now, as whole moves; that this agrees with `legality` is a law of the tests."""

from collections.abc import Callable
from itertools import combinations
from typing import Final, get_args

from engine.games.coup import moves as mv
from engine.games.coup.events import Step, Window
from engine.games.coup.state import Phase, State, answer_of, claimant, claimed, deed_of, hand, has_final
from engine.games.coup.turns import FORCED
from engine.kernel.moves import Open
from engine.kernel.seats import Seat, around

PROVE = mv.Prove()
PLAIN = (mv.Income(), mv.ForeignAid(), mv.Tax(), mv.Exchange())
COUPS = tuple(mv.Coup(seat) for seat in range(6))
ASSASSINATIONS = tuple(mv.Assassinate(seat) for seat in range(6))
THEFTS = tuple(mv.Steal(seat) for seat in range(6))
DRAFTS = tuple(mv.Draft(character) for character in mv.CHARACTERS)
LOSSES = (mv.Lose(0), mv.Lose(1))
KEEPS = {size: tuple(mv.Keep(slots) for slots in combinations(range(size + 2), size)) for size in (1, 2)}
BLOCKS = {
    kind: tuple(mv.Block(character) for character in characters) for kind, characters in mv.BLOCKERS.items()
}

Offers = tuple[mv.Action | Open, ...]

NONE: Offers = ()
PASSING: Offers = (mv.Pass(),)
CHALLENGING: Offers = (mv.Challenge(),)


def offers(state: State, seat: Seat, begun: Open | None) -> Offers:
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
    purses, rivals = state.coins, around(state.living, seat)
    coins = purses[seat]
    if coins >= FORCED:
        return tuple([COUPS[one] for one in rivals])
    broke_too = state.options.steal_from_broke == "on"
    found = [THEFTS[one] for one in rivals if purses[one] or broke_too]
    if coins < 3:
        return (*PLAIN, *found)
    blows = [ASSASSINATIONS[one] for one in rivals]
    return (*PLAIN, *found, *blows, *([COUPS[one] for one in rivals] if coins >= 7 else NONE))


def _window(state: State, seat: Seat) -> Offers:
    """Pass while unanswered; a challenge where there is a claim; a block in time and for the target."""
    if seat not in state.asked:
        return ()
    reply = answer_of(state, seat)
    if reply is not None and has_final(state, seat):
        return ()
    passing = PASSING if reply is None else NONE
    challenging = NONE if state.phase == "block" else CHALLENGING
    return passing + challenging + _blocks(state, seat, reply)


def _blocks(state: State, seat: Seat, reply: str | None) -> Offers:
    deed = deed_of(state)
    early = state.phase == "challenge"
    if state.phase == "challenge_block" or deed.kind not in BLOCKS or deed.target not in (None, seat):
        return ()
    if early and state.options.early_block == "off":
        return ()
    blocks = BLOCKS[deed.kind]
    return blocks if reply is None else tuple(one for one in blocks if one.character != reply)


def _proof(state: State, seat: Seat) -> Offers:
    deed = deed_of(state)
    if seat != claimant(deed):
        return ()
    cards = hand(state, seat)
    losing = LOSSES[: len(cards)]
    return (PROVE, *losing) if claimed(deed) in cards else losing


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
    **dict.fromkeys(get_args(Window), _window),
    "prove": _proof,
    "lose": _loss,
    "exchange": _exchange,
    **dict.fromkeys(get_args(Step), _none),
    "over": _none,
}
