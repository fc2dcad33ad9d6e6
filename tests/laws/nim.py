"""A whole game in one file, which the program knows nothing of: no plugin, no texts, no stewards of its own.

Nim with secret bids: everybody bids 1 to 3 stones; the highest bid that nobody shares takes so many.
"""

from typing import Final

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, asks
from engine.kernel.game import Epoch, Game, Result
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, cut, open_sealed, seal
from engine.kernel.seats import Seat, Viewer
from engine.kernel.waits import Wait

NAME: Final = "nim"
ENDED: Final = "stones"
"""Why a game is over: the most stones win."""

MOST: Final = 3


class Options(Struct, frozen=True):
    """`pile`: the stones at the start."""

    pile: int = 12


class Bid(Struct, frozen=True, tag_field="action", tag="bid"):
    """So many stones, in secret."""

    stones: int


class Event(Struct, frozen=True, tag_field="event"):
    """What happened."""


class MatchOpened(Event, frozen=True, tag="match_opened"):
    """The first event."""

    seats: int
    options: Options


class BidMade(Event, frozen=True, tag="bid_made"):
    """A seat has bid; only it knows how much."""

    seat: int
    stones: Sealed[int]


class BidsOpened(Event, frozen=True, tag="bids_opened"):
    """All bids of a round by seat (0: none), and who takes; None where every bid was shared."""

    bids: tuple[int, ...]
    winner: int | None


class GameOver(Event, frozen=True, tag="game_over"):
    """The pile is empty, or the rounds are."""

    stones: tuple[int, ...]


AnyEvent = MatchOpened | BidMade | BidsOpened | GameOver


class State(Struct, frozen=True):
    """One game."""

    pile: int
    stones: tuple[int, ...]
    bids: tuple[Sealed[int] | None, ...]
    question: int = 1
    over: bool = False


class View(Struct, frozen=True):
    """What a seat sees."""

    seat: Viewer
    table: State


def setup(seats: int, options: Options, dice: Dice) -> tuple[AnyEvent, ...]:
    """The first event."""
    return (MatchOpened(seats, options),)


def refusal(state: State, seat: Seat, action: Bid) -> Refusal | None:
    """Why not, or None."""
    if not 0 <= seat < len(state.stones):
        return no("not_seated")
    if state.bids[seat] is not None:
        return no("already_bid")
    return None if 1 <= action.stones <= MOST else no("bid_range", least=1, most=MOST)


def offers(state: State, seat: Seat, begun: PartialMove | None = None) -> tuple[Bid | PartialMove, ...]:
    """One to three stones."""
    if state.over or begun is not None:
        return ()
    return tuple(bid for n in range(1, MOST + 1) if refusal(state, seat, bid := Bid(n)) is None)


def apply(state: State, seat: Seat, action: Bid | Expire, dice: Dice) -> tuple[AnyEvent, ...]:
    """What a move brings."""
    if isinstance(action, Expire):
        return FLOW.silence(state, action.wait, dice)
    return (BidMade(seat, seal(action.stones, seat)),)


def winner(bids: tuple[int, ...]) -> int | None:
    """The highest bid that nobody shares."""
    alone = [bid for bid in bids if bid and bids.count(bid) == 1]
    return bids.index(max(alone)) if alone else None


def _due(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)


def _silence(state: State, wait: Wait, dice: Dice) -> tuple[AnyEvent, ...]:
    return (BidMade(wait.seat, seal(1, wait.seat)),)


def _follow(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    if state.pile <= 0 or state.question > 40:
        return (GameOver(state.stones),)
    if _due(state):
        return ()
    bids = tuple(open_sealed(bid) for bid in state.bids if bid is not None)
    return (BidsOpened(bids, winner(bids)),)


FLOW: Final[Flow[State, AnyEvent]] = Flow(
    lambda state: "over" if state.over else "bid",
    asks(_due, "bid", "least", _silence, _follow),
    Stage("over"),
)


def _opened(state: None, event: MatchOpened) -> State:
    return State(event.options.pile, (0,) * event.seats, (None,) * event.seats)


def _bid(state: State, event: BidMade) -> State:
    bids = tuple(event.stones if seat == event.seat else bid for seat, bid in enumerate(state.bids))
    return State(state.pile, state.stones, bids, state.question)


def _settle(state: State, event: BidsOpened) -> State:
    took = 0 if event.winner is None else min(state.pile, event.bids[event.winner])
    stones = tuple(n + took * (seat == event.winner) for seat, n in enumerate(state.stones))
    return State(state.pile - took, stones, (None,) * len(stones), state.question + 1)


def _end(state: State, event: GameOver) -> State:
    return State(state.pile, state.stones, state.bids, state.question, over=True)


def view(state: State, viewer: Viewer) -> View:
    """This viewer's sight."""
    return View(viewer, cut(state, viewer))


def epoch(state: State | None) -> Epoch:
    """One seed."""
    return Epoch(0, open=state is None)


def result(state: State) -> Result | None:
    """The most stones first."""
    if not state.over:
        return None
    by = sorted(set(state.stones), reverse=True)
    return Result(tuple(tuple(s for s, n in enumerate(state.stones) if n == one) for one in by), ENDED)


def game() -> Game[State, Bid, AnyEvent, Options, View]:
    """The game for 2 to 6."""
    return Game(
        name=NAME,
        version=1,
        seats=(2, 3, 4, 5, 6),
        state=State,
        action=Bid,
        event=AnyEvent,
        options=Options,
        setup=setup,
        refusals={Bid: refusal},
        offers=offers,
        happenings={Bid: apply, Expire: apply},
        follow=FLOW.follow,
        folds={MatchOpened: _opened, BidMade: _bid, BidsOpened: _settle, GameOver: _end},
        waits=FLOW.waits,
        view=view,
        epoch=epoch,
        result=result,
        final=(Bid,),
        brief={"pile": 6},
    )
