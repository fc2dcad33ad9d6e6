"""Random matches as the service keeps them: a table with people and a steward, entry by entry."""

from collections.abc import Iterator
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import tag
from engine.kernel.refused import Refused
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.steward import Look
from engine.kernel.table import HOST, orders_of
from engine.kernel.table.absence import ComeBack, DropOrders, GoAway, SetOrders
from engine.kernel.table.lifecycle import Begin, Pause, Resume
from engine.kernel.table.motions import Agree, AnyAction, Decline, Propose, missing_seats, voters
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Join, Leave, OpenTable
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.state import MoreTime, TakeBack
from engine.kernel.table.watching import CloseSeat, OpenSeat
from engine.kernel.waits import Wait
from engine.match import steps
from engine.match.match_state import MatchState, StepResult, after_entry
from engine.match.undo import has_agreed_to_undo
from engine.record import Record, reading
from engine.stewards import random, usual

SMALL: Final[dict[str, Any]] = {"min_players": 2, "generations": 3}
"""Options of numbers that let a match end soon, where a game has them."""

EAGER: Final = ("confirm_deal",)
DULL: Final = ("agree_to_stop", "resign", "withdraw_deal", "rename")
"""Moves by their names: those that seats gladly make, and those that end things or lead nowhere."""

DRAWS: Final = 4
"""How often a dull move is drawn again."""

GUEST: Final = 90
"""The number of a person who sits nowhere and is let to look on."""

AT_TABLE: Final[tuple[AnyTableAction, ...]] = (
    AddWord("owl"),
    AddWord("anar"),
    Pause(),
    Leave(),
    OpenSeat(GUEST),
    CloseSeat(),
)
"""What people now and then ask of the table."""

ABSENT: Final[tuple[AnyTableAction, ...]] = (SetOrders("{}"), DropOrders(), GoAway(now=True), ComeBack())
"""What they say of the time when they are not there; that there are orders nobody else may learn."""

NAP: Final = 25
"""A seat that sleeps does so for so many moves."""


class Moment(Struct, frozen=True):
    """An entry, and the match after it; before it as far as that is known."""

    match_state: MatchState
    entry: Entry
    before: MatchState | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.match_state.table.chairs) if self.match_state.table is not None else 0


def dice_for(game: AnyGame, seed: int) -> Dice:
    """The chance of a match, and of the audit of it."""
    return Dice(f"audit {game.name:12} {seed:12}".encode())


def options(game: AnyGame, dice: Dice) -> Any:
    """The game's options: of every list of choices one at random."""
    hints = get_type_hints(game.options)
    lists = {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}
    chosen = {name: dice.pick(among, "option", name) for name, among in lists.items()}
    small = {name: value for name, value in SMALL.items() if name in hints}
    return game.options(**(chosen | small))


def moments(game: AnyGame, seed: int, limit: int) -> Iterator[Moment]:
    """A random match to its end or to so many moves: people, a steward in the last seat, sleepers, pauses."""
    dice = dice_for(game, seed)
    now = MatchState(game, dice.seed)
    for done in _open_table(now, dice.pick(game.seats, "seats"), options(game, dice)):
        yield from each(now, done)
        now = done.match_state
    for move in range(limit):
        step = next_step(now, dice, move)
        if step is None:
            return
        yield from each(now, step)
        now = step.match_state


def each(before: MatchState, done: StepResult) -> Iterator[Moment]:
    """A step's entries one by one, each with the match after it."""
    for entry in done.entries:
        after = after_entry(before, entry)
        yield Moment(after, entry, before)
        before = after


def _open_table(now: MatchState, seats: int, chosen: Any) -> Iterator[StepResult]:
    """The host opens, the others sit down, and for the last seat a steward comes with the beginning."""
    told = msgspec.json.encode(chosen).decode()
    first = OpenTable(now.game.name, now.game.version, "", seats, told, "")
    actions: list[tuple[int, AnyTableAction]] = [(HOST, first)]
    actions += [(player, Join()) for player in range(seats - 1)]
    for player, action in (*actions, (HOST, Begin(usual(now.game)))):
        done = steps.table_step(now, player, action)
        yield done
        now = done.match_state


def next_step(now: MatchState, dice: Dice, move: int) -> StepResult | None:
    """A move of somebody awaited or of anybody at all, a deadline, or now and then something at the table."""
    assert now.table is not None
    if now.table.status == "paused":
        return steps.table_step(now, HOST, Resume())
    if not now.waits:
        return None
    done = _auxiliary(now, dice, move)
    return _play_move(now, dice, move) if done is None else done


def _auxiliary(now: MatchState, dice: Dice, move: int) -> StepResult | None:
    """Now and then something at the table, a motion among them; None for the most part."""
    if dice.roll_below(25, move, "table") == 0:
        return _at_table(now, dice.pick(AT_TABLE, move, "action"), dice, move)
    if dice.roll_below(15, move, "absent") == 0:
        return _at_table(now, dice.pick(ABSENT, move, "action"), dice, move)
    return motion(now, dice, move)


def _play_move(now: MatchState, dice: Dice, move: int) -> StepResult:
    wait = _pick_wait(now, dice, move)
    anyone = dice.roll_below(3, move, "anyone") == 0
    seat = dice.roll_below(len(_chairs(now)), move, "seat") if anyone else wait.seat
    action = None if seat == CLOCK or is_asleep(dice, move, seat) else _choice(now, seat, dice, move)
    if action is None or _is_final_and_barred(now, seat, action):
        return steps.expiry_step(now, wait.id)
    ordered = _has_orders(now, seat) and dice.roll_below(2, move, "ordered") == 0
    return steps.move_step(now, seat, _chairs(now)[seat].player, action, ordered=ordered)


def _has_orders(now: MatchState, seat: Seat) -> bool:
    """Whether the move might be that of standing orders, of which only the seat may know."""
    return now.table is not None and orders_of(now.table, seat) is not None


def _is_final_and_barred(now: MatchState, seat: Seat, action: Any) -> bool:
    """Whether this would be final while the seat has agreed to a move being taken back: that is refused."""
    assert now.table is not None
    return isinstance(action, now.game.final) and has_agreed_to_undo(now.table, seat)


def _pick_wait(now: MatchState, dice: Dice, move: int) -> Wait:
    """Mostly a seat's, so that a day is not over before anybody has moved."""
    seats = tuple(wait for wait in now.waits if wait.seat != CLOCK)
    return dice.pick(seats if seats and dice.roll_below(6, move, "seats") else now.waits, move, "wait")


def is_asleep(dice: Dice, move: int, seat: Seat) -> bool:
    """Whether the seat lets its deadlines pass just now."""
    return dice.roll_below(6, "asleep", move // NAP, seat) == 0


def look(now: MatchState, seat: Seat) -> Look:
    """A seat's view of the state, the questions that wait for it, and the moves it may make."""
    own = tuple(wait for wait in now.waits if wait.seat == seat)
    return Look(
        seat, now.game.view(now.state, seat), own, lambda begun: now.game.offers(now.state, seat, begun)
    )


def _choice(now: MatchState, seat: Seat, dice: Dice, move: int) -> Any | None:
    before = look(now, seat)
    eager = tuple(one for one in before.ask(None) if tag(one) in EAGER)
    if eager and dice.roll_below(2, move, "eager"):
        return dice.pick(eager, move, "which")
    drawn = (
        random.choose(before, Dice(dice.seed + move.to_bytes(8, "big") + bytes([draw])))
        for draw in range(DRAWS)
    )
    dull = () if dice.roll_below(20, move, "dull") == 0 else DULL
    return next((one for one in drawn if one is not None and tag(one) not in dull), None)


def _at_table(now: MatchState, action: AnyTableAction, dice: Dice, move: int) -> StepResult | None:
    """Asked by the host or anybody; None when the table does not do it."""
    player = HOST if isinstance(action, Pause) else dice.roll_below(len(_chairs(now)), move, "player")
    try:
        return steps.table_step(now, player, action)
    except Refused:
        return None


def _chairs(now: MatchState) -> Any:
    assert now.table is not None
    return now.table.chairs


RARE: Final = 9
"""One move of so many is followed by somebody who asks for something."""


def motion(now: MatchState, dice: Dice, move: int) -> StepResult | None:
    """A word on an open motion, or now and then a new one; None when nobody asks for anything just now."""
    asked = _answer(now, dice, move) or _question(now, dice, move)
    if asked is None:
        return None
    player, action = asked
    try:
        return steps.table_step(now, player, action)
    except Refused:
        return None


def _answer(now: MatchState, dice: Dice, move: int) -> tuple[int, AnyAction] | None:
    assert now.table is not None
    for one in now.table.motions[:1]:
        seats = missing_seats(now.table, one)
        if seats and dice.roll_below(5, move, "silent"):
            player = now.table.chairs[dice.pick(seats, move, "seat")].player
            assert player is not None
            return player, Agree(one.id) if dice.roll_below(8, move, "no") else Decline(one.id)
    return None


def _question(now: MatchState, dice: Dice, move: int) -> tuple[int, AnyAction] | None:
    """By whoever moved last, that there is something to take back, or by anybody."""
    assert now.table is not None
    moved = tuple(one.seat for one in now.memory.moves if one.seat in voters(now.table))
    seats = moved if moved and dice.roll_below(4, move, "moved") else voters(now.table)
    if not seats or dice.roll_below(RARE, move, "asks"):
        return None
    player = now.table.chairs[dice.pick(seats, move, "asker")].player
    assert player is not None
    return player, Propose(MoreTime(3) if dice.roll_below(5, move, "time") == 0 else TakeBack())


def moments_of_record(record: Record) -> Iterator[Moment]:
    """The moments of a whole record. ValueError for one that is cut: its secrets are not there."""
    if not record.is_whole:
        raise ValueError(record.header.cut)
    now = reading.opening(record)
    for line in record.lines:
        entry = reading.entry(line)
        before, now = now, after_entry(now, entry)
        yield Moment(now, entry, before)
