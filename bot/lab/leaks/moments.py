"""Random matches as the service keeps them: a table with people and a steward, entry by entry.

An audit can only find what happens in the match that it looks at. So the people here do what is rare at a
real table and what could tell of secrets: they let deadlines pass in a row, confirm deals, ask for moves
back, leave standing orders, pause, and ask a guest in; and they seldom do what would end the match early.

Every choice is drawn by the match's seed with a purpose of its own, so that one match comes out the same
whatever else is drawn: `audit --seed` finds a leak again.
"""

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
from engine.kernel.table.motions import Agree, Decline, Propose, missing_seats, voters
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Join, Leave, OpenTable
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.state import MoreTime, Table, TakeBack
from engine.kernel.table.watching import CloseSeat, OpenSeat
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
"""A seat that sleeps does so for so many moves: long enough for a regent to come (HO-R20)."""

RARE: Final = 9
"""One move of so many is followed by somebody who asks for something."""


class Moment(Struct, frozen=True):
    """An entry, and the match after it; before it as far as that is known.

    `log` are the entries that stand up to this one, where what is made of them all is compared; else ().
    """

    match_state: MatchState
    entry: Entry
    before: MatchState | None = None
    log: tuple[Entry, ...] = ()

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.match_state.table.chairs) if self.match_state.table is not None else 0


def moments(game: AnyGame, seed: int, limit: int) -> Iterator[Moment]:
    """A random match to its end or to so many moves: people, a steward in the last seat, sleepers, pauses."""
    dice = dice_for(game, seed)
    now = MatchState(game, dice.seed)

    # The host opens, the others sit down, and for the last seat a steward comes with the beginning.
    seats = dice.pick(game.seats, "seats")
    chosen = msgspec.json.encode(_options(game, dice)).decode()
    opening: list[tuple[int, AnyTableAction]] = [
        (HOST, OpenTable(game.name, game.version, "", seats, chosen, "")),
        *((player, Join()) for player in range(seats - 1)),
        (HOST, Begin(usual(game))),
    ]
    for player, action in opening:
        done = steps.table_step(now, player, action)
        yield from each(now, done)
        now = done.match_state

    for move in range(limit):
        table = now.table
        assert table is not None
        if table.status == "paused":
            done = steps.table_step(now, HOST, Resume())
        elif now.waits:
            done = _table_step(now, table, dice, move) or _move_step(now, table, dice, move)
        else:
            return
        yield from each(now, done)
        now = done.match_state


def dice_for(game: AnyGame, seed: int) -> Dice:
    """The chance of a match, and of the audit of it."""
    return Dice(f"audit {game.name:12} {seed:12}".encode())


def each(before: MatchState, done: StepResult) -> Iterator[Moment]:
    """A step's entries one by one, each with the match after it."""
    for entry in done.entries:
        after = after_entry(before, entry)
        yield Moment(after, entry, before)
        before = after


def look(now: MatchState, seat: Seat) -> Look:
    """A seat's view of the state, the questions that wait for it, and the moves it may make."""
    own = tuple(wait for wait in now.waits if wait.seat == seat)
    return Look(
        seat, now.game.view(now.state, seat), own, lambda begun: now.game.offers(now.state, seat, begun)
    )


def moments_of_record(record: Record) -> Iterator[Moment]:
    """The moments of a whole record. ValueError for one that is cut: its secrets are not there."""
    if not record.is_whole:
        raise ValueError(record.header.cut)
    now = reading.opening(record)
    for line in record.lines:
        entry = reading.entry(line)
        before, now = now, after_entry(now, entry)
        yield Moment(now, entry, before)


def _options(game: AnyGame, dice: Dice) -> Any:
    """The game's options: of every list of choices one at random."""
    hints = get_type_hints(game.options)
    lists = {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}
    chosen = {name: dice.pick(among, "option", name) for name, among in lists.items()}
    small = {name: value for name, value in SMALL.items() if name in hints}
    return game.options(**(chosen | small))


def _table_step(now: MatchState, table: Table, dice: Dice, move: int) -> StepResult | None:
    """Now and then something is asked of the table; None for the most part, and where the table refuses."""
    asked = _asked_of_table(now, table, dice, move)
    if asked is None:
        return None
    try:
        return steps.table_step(now, *asked)
    except Refused:
        return None


def _asked_of_table(now: MatchState, table: Table, dice: Dice, move: int) -> tuple[int, Any] | None:
    """The player who asks, and for what: a pause or a guest, absence, a word on a motion, or a new one."""
    for one_in, actions, name in ((25, AT_TABLE, "table"), (15, ABSENT, "absent")):
        if dice.roll_below(one_in, move, name) == 0:
            action = dice.pick(actions, move, "action")
            anybody = dice.roll_below(len(table.chairs), move, "player")
            return (HOST if isinstance(action, Pause) else anybody), action

    for one in table.motions[:1]:
        missing = missing_seats(table, one)
        if missing and dice.roll_below(5, move, "silent"):
            player = table.chairs[dice.pick(missing, move, "seat")].player
            assert player is not None
            return player, Agree(one.id) if dice.roll_below(8, move, "no") else Decline(one.id)

    # Mostly by whoever moved last, that there is something to take back.
    can_ask = voters(table)
    moved = tuple(one.seat for one in now.memory.moves if one.seat in can_ask)
    askers = moved if moved and dice.roll_below(4, move, "moved") else can_ask
    if not askers or dice.roll_below(RARE, move, "asks"):
        return None
    player = table.chairs[dice.pick(askers, move, "asker")].player
    assert player is not None
    return player, Propose(MoreTime(3) if dice.roll_below(5, move, "time") == 0 else TakeBack())


def _move_step(now: MatchState, table: Table, dice: Dice, move: int) -> StepResult:
    """A move of somebody awaited or of anybody at all, or a deadline that passes."""
    # Mostly a seat's, so that a day is not over before anybody has moved.
    of_seats = tuple(wait for wait in now.waits if wait.seat != CLOCK)
    waits = of_seats if of_seats and dice.roll_below(6, move, "seats") else now.waits
    wait = dice.pick(waits, move, "wait")
    anyone = dice.roll_below(3, move, "anyone") == 0
    seat = dice.roll_below(len(table.chairs), move, "seat") if anyone else wait.seat

    is_asleep = dice.roll_below(6, "asleep", move // NAP, seat) == 0
    action = None if seat == CLOCK or is_asleep else _choice(now, seat, dice, move)
    # What is final is refused to a seat that has agreed to a move being taken back.
    is_barred = isinstance(action, now.game.final) and has_agreed_to_undo(table, seat)
    if action is None or is_barred:
        return steps.expiry_step(now, wait.id)
    # The move might be that of standing orders, of which only the seat may know.
    ordered = orders_of(table, seat) is not None and dice.roll_below(2, move, "ordered") == 0
    return steps.move_step(now, seat, table.chairs[seat].player, action, ordered=ordered)


def _choice(now: MatchState, seat: Seat, dice: Dice, move: int) -> Any | None:
    """A move that the seat may make, by lot: an eager one rather than another, a dull one seldom."""
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
