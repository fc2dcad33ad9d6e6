"""Nim with secret bids: a whole game in one file, of which the program knows nothing.

There is a pile of stones. In each round everybody bids 1 to 3 of them in secret. When all have bid, the bids
are opened, and the highest one that nobody shares takes so many stones. Whoever has the most in the end wins.

docs/adding_a_game.md explains this file part by part. It has no texts, no plugin and no stewards of its own:
the laws over all games play it like the others (tests/laws/samples.py), and test_bare_game.py plays it at a
table of the simulated Discord and by `khandan simulate`.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, question_stage
from engine.kernel.game import Epoch, Game, Result
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, cut, open_sealed, seal
from engine.kernel.seats import Seat, Viewer
from engine.kernel.waits import Wait

NAME: Final = "nim"
MOST_STONES: Final = 3
LAST_ROUND: Final = 40
"""Bids that are always shared take nothing, so the pile alone would not end every game."""

ENDED: Final = "stones"
"""The only reason why a game is over."""


class Options(Struct, frozen=True):
    """What a table may choose: the stones of the pile at the start."""

    pile: Annotated[int, Meta(ge=1, le=99)] = 30


class Bid(Struct, frozen=True, tag_field="action", tag="bid"):
    """The only move: so many stones, in secret."""

    stones: int


class Event(Struct, frozen=True, tag_field="event"):
    """The base of everything that happens. An event's tag is its name on disk, for ever."""


class MatchOpened(Event, frozen=True, tag="match_opened"):
    """The first event of a match."""

    seats: int
    options: Options


class BidMade(Event, frozen=True, tag="bid_made"):
    """A seat has bid. Everybody sees that it has; only the seat itself sees how much."""

    seat: Seat
    stones: Sealed[int]


class BidsOpened(Event, frozen=True, tag="bids_opened"):
    """All bids of a round by seat, and the seat that takes; None where every bid was shared."""

    bids: tuple[int, ...]
    winner: Seat | None


class GameOver(Event, frozen=True, tag="game_over"):
    """The pile is empty, or the last round is played: the stones by seat."""

    stones: tuple[int, ...]


AnyEvent = MatchOpened | BidMade | BidsOpened | GameOver


class State(Struct, frozen=True):
    """A match between two events: the pile, and by seat the stones taken and the bid of this round."""

    pile: int
    stones: tuple[int, ...]
    bids: tuple[Sealed[int] | None, ...]
    question: int = 1
    """The number of this round. Waits are named by it, so that an old button never answers a new question."""

    over: bool = False


class View(Struct, frozen=True):
    """What one seat, or the public, sees: the state with the others' bids cut out."""

    seat: Viewer
    table: State


def setup(seats: int, options: Options, dice: Dice) -> tuple[AnyEvent, ...]:
    """The events with which a match begins."""
    return (MatchOpened(seats, options),)


def bid_refusal(state: State, seat: Seat, action: Bid) -> Refusal | None:
    """Why this seat may not bid so now, or None where it may."""
    if not 0 <= seat < len(state.stones):
        return no("not_seated")
    if state.bids[seat] is not None:
        return no("already_bid")
    return None if 1 <= action.stones <= MOST_STONES else no("bid_range", least=1, most=MOST_STONES)


def offers(state: State, seat: Seat, begun: PartialMove | None = None) -> tuple[Bid | PartialMove, ...]:
    """The moves that this seat is shown as buttons. No move here is made in several steps."""
    if state.over or begun is not None:
        return ()
    bids = (Bid(stones) for stones in range(1, MOST_STONES + 1))
    return tuple(bid for bid in bids if bid_refusal(state, seat, bid) is None)


def make_bid(state: State, seat: Seat, action: Bid, dice: Dice) -> tuple[AnyEvent, ...]:
    """A bid lies face down."""
    return (BidMade(seat, seal(action.stones, seat)),)


def expire(state: State, seat: Seat, action: Expire, dice: Dice) -> tuple[AnyEvent, ...]:
    """A deadline has passed: what the order of play says of it."""
    return FLOW.silence(state, action.wait, dice)


def seats_to_bid(state: State) -> tuple[Seat, ...]:
    """Who has not bid in this round."""
    return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)


def bid_least(state: State, wait: Wait, dice: Dice) -> tuple[AnyEvent, ...]:
    """Who is silent bids one stone."""
    return (BidMade(wait.seat, seal(1, wait.seat)),)


def open_bids(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """What follows by itself: the end, or the opened bids once everybody has bid, or nothing yet."""
    if state.pile <= 0 or state.question > LAST_ROUND:
        return (GameOver(state.stones),)
    if seats_to_bid(state):
        return ()
    bids = tuple(open_sealed(bid) for bid in state.bids if bid is not None)
    unshared = [bid for bid in bids if bids.count(bid) == 1]
    return (BidsOpened(bids, bids.index(max(unshared)) if unshared else None),)


FLOW: Final[Flow[State, AnyEvent]] = Flow(
    lambda state: "over" if state.over else "bid",
    question_stage(seats_to_bid, "bid", "least", bid_least, open_bids),
    Stage("over"),
)
"""The order of play: one stage that asks every seat for its bid, and the end."""


def on_match_opened(state: None, event: MatchOpened) -> State:
    """Nobody has a stone, nobody has bid."""
    return State(event.options.pile, (0,) * event.seats, (None,) * event.seats)


def on_bid_made(state: State, event: BidMade) -> State:
    """The bid lies before its seat."""
    bids = tuple(event.stones if seat == event.seat else bid for seat, bid in enumerate(state.bids))
    return State(state.pile, state.stones, bids, state.question)


def on_bids_opened(state: State, event: BidsOpened) -> State:
    """The winner takes what there is of its bid, and the next round begins."""
    taken = 0 if event.winner is None else min(state.pile, event.bids[event.winner])
    stones = tuple(had + taken * (seat == event.winner) for seat, had in enumerate(state.stones))
    return State(state.pile - taken, stones, (None,) * len(stones), state.question + 1)


def on_game_over(state: State, event: GameOver) -> State:
    """No question is open any more."""
    return State(state.pile, state.stones, state.bids, state.question, over=True)


def view(state: State, viewer: Viewer) -> View:
    """What this viewer is shown: the kernel's cut takes out what is sealed for others."""
    return View(viewer, cut(state, viewer))


def epoch(state: State | None) -> Epoch:
    """One seed serves the whole match; words for it are taken until the match begins."""
    return Epoch(0, open=state is None)


def result(state: State) -> Result | None:
    """The places, the most stones first, equals together; None while the match goes on."""
    if not state.over:
        return None
    amounts = sorted(set(state.stones), reverse=True)
    places = (tuple(seat for seat, had in enumerate(state.stones) if had == amount) for amount in amounts)
    return Result(tuple(places), ENDED)


def game() -> Game[State, Bid, AnyEvent, Options, View]:
    """The record that the kernel plays: Nim for two to six."""
    return Game(
        name=NAME,
        version=1,
        seats=(2, 3, 4, 5, 6),
        state=State,
        action=Bid,
        event=AnyEvent,
        options=Options,
        setup=setup,
        refusals={Bid: bid_refusal},
        offers=offers,
        happenings={Bid: make_bid, Expire: expire},
        follow=FLOW.follow,
        folds={
            MatchOpened: on_match_opened,
            BidMade: on_bid_made,
            BidsOpened: on_bids_opened,
            GameOver: on_game_over,
        },
        waits=FLOW.waits,
        view=view,
        epoch=epoch,
        result=result,
        final=(Bid,),
        brief={"pile": 6},
    )
