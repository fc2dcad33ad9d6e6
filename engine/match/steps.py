"""The pure steps that make the entries of a match: at its table, in its game, by the clock or the program.

    table_step    a person at the table; Begin brings the start of the game with it
    system_step   the program itself at the table
    move_step     a seat in the game, by its person, its steward or its standing orders
    expiry_step   the clock: a wait runs out and its default happens
    replay_step   any entry of a log once more

Each gives a StepResult or raises Refused, and changes nothing. An entry holds the events of the game, then
those of the table that come of them: who missed a deadline, which motions are over, who goes away or comes
back with a new epoch, its seed and the old one, and that the match is over.
"""

from typing import Any, Literal

from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel import step, table
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.table import AnyTableAction, Table, motions
from engine.kernel.table.absence import OrdersPlayed, WaitMissed
from engine.kernel.table.lifecycle import Begin, MatchClosed, MatchOver
from engine.kernel.table.motions import MotionLapsed, Propose
from engine.kernel.table.state import NOBODY, Player, TakeBack
from engine.kernel.waits import wait_of
from engine.match import undo
from engine.match.match_state import MatchState, StepResult, after_entry, dice_of, seed_opened, seed_sealed

# --- at the table ---


def table_step(
    match_state: MatchState, player: Player, action: AnyTableAction, *, recorded: bool = False
) -> StepResult:
    """A table action by a person; Begin brings the start of the game with it. Raises Refused.

    `recorded`: it stands in a log already, and is played once more.
    """
    moment = replace(_moment(match_state, player, action), recorded=recorded)
    before = match_state.table
    why = table.refusal(before, player, action, moment)
    if why is not None:
        raise Refused(why)
    events = table.events(before, player, action, moment)
    more: tuple[Any, ...]
    if before is None:
        # HO-R38: a table opens with the hash of its first seed.
        more = (seed_sealed(match_state, match_state.game.epoch(None).number),)
    else:
        more = motions.resolve_motions(_with_events(before, events))
    if any(isinstance(event, MatchClosed) for event in events):
        # HO-R38: no sealed seed stays shut, not that of a table that never began.
        more = (*more, seed_opened(match_state, match_state.game.epoch(match_state.state).number))
    done = _with_entry(match_state, None, player, action, (*events, *more))
    if not isinstance(action, Begin):
        return done
    # The game itself begins in an entry of its own, by the clock.
    begun = done.match_state
    assert begun.table is not None
    start = Start(len(begun.table.chairs), begun.table.options, action.seen)
    taken = step.take(begun.game, None, CLOCK, start, dice_of(begun))
    started = _after_game_move(begun, CLOCK, None, start, taken, ())
    return StepResult(started.match_state, (*done.entries, *started.entries))


def system_step(match_state: MatchState, action: AnyTableAction) -> StepResult:
    """A table action of the program itself, which sits at no table. Raises Refused."""
    moment = _moment(match_state, NOBODY, action)
    why = table.refusal(match_state.table, NOBODY, action, moment)
    if why is not None:
        raise Refused(why)
    events = table.events(match_state.table, NOBODY, action, moment)
    return _with_entry(match_state, None, None, action, events)


UndoWay = Literal["at_once", "by_leave"]
"""How a move is taken back: with nobody asked, or by leave of the whole table."""


def undo_way(match_state: MatchState, player: Player) -> UndoWay | None:
    """How this person could have their last move back; None where they can't, or are not offered it.

    A secret move is not brought up where the table would have to be asked: the question would tell of it.
    """
    return None if is_undo_betraying(match_state, player) else _allowed_undo_way(match_state, player)


def is_undo_betraying(match_state: MatchState, player: Player) -> bool:
    """Whether asking for this person's last move back would tell other people that there was a secret one."""
    if match_state.table is None or _allowed_undo_way(match_state, player) != "by_leave":
        return False
    seat = table.seat_of(match_state.table, player)
    has_others = any(one != seat for one in motions.voters(match_state.table))
    return seat is not None and has_others and not undo.is_public(match_state.memory, seat)


def _allowed_undo_way(match_state: MatchState, player: Player) -> UndoWay | None:
    """How this person's last move would go if they asked for it; None where it can't."""
    action = Propose(TakeBack())
    moment = _moment(match_state, player, action)
    seat = None if match_state.table is None else table.seat_of(match_state.table, player)
    if seat is None or table.refusal(match_state.table, player, action, moment) is not None:
        return None
    return "at_once" if moment.free else "by_leave"


def _moment(match_state: MatchState, player: Player, action: AnyTableAction) -> table.Moment:
    """The moment at which the table judges an action; only for motions is the match itself asked."""
    epoch = match_state.game.epoch(match_state.state)
    words = epoch.number if epoch.open else None
    if match_state.state is None or match_state.table is None or not isinstance(action, motions.AnyAction):
        return table.Moment(words, epoch.number)
    seat = table.seat_of(match_state.table, player)
    against, is_free = undo.motion_refusal(match_state, seat, action), undo.is_free(match_state, seat, action)
    return table.Moment(words, epoch.number, against, is_free)


# --- in the game ---


def move_step(
    match_state: MatchState,
    seat: Seat,
    by: Player | None,
    action: Any,
    *,
    late: bool = False,
    ordered: bool = False,
) -> StepResult:
    """A move of a seat, by its person or (None) by its steward. Raises Refused.

    `late`: a steward answers because the deadline found the person silent, which is counted (HO-R20).
    `ordered`: the person's standing orders made the move; for everybody else it is a move like any other.
    """
    now = _playing_table(match_state)
    is_final = isinstance(action, match_state.game.final)
    if by is not None and is_final and undo.has_agreed_to_undo(now, seat):
        raise Refused(no("undo_pending"))
    taken = step.take(match_state.game, match_state.state, seat, action, dice_of(match_state))
    by_person = table.after_move(now, seat) if by is not None else ()
    missed = table.after_expiry(now, seat) if late else ()
    by_orders = (table.orders_played(seat),) if ordered else ()
    return _after_game_move(match_state, seat, by, action, taken, (*by_person, *missed, *by_orders))


def expiry_step(match_state: MatchState, wait: str) -> StepResult:
    """A wait runs out and its default happens. Raises Refused when it is not open."""
    now, open_wait = _playing_table(match_state), wait_of(match_state.waits, wait)
    taken = step.take(match_state.game, match_state.state, CLOCK, Expire(wait), dice_of(match_state))
    is_missed = open_wait is not None and open_wait.must and open_wait.seat != CLOCK
    missed = table.after_expiry(now, open_wait.seat) if open_wait and is_missed else ()
    return _after_game_move(match_state, CLOCK, None, Expire(wait), taken, missed)


def replay_step(match_state: MatchState, entry: Entry) -> StepResult:
    """The step that made this entry once more, by whoever made it. Raises Refused.

    That it came late or by standing orders stands in its events alone.
    """
    if entry.seat is None:
        if entry.by is None:
            return system_step(match_state, entry.action)
        return table_step(match_state, entry.by, entry.action, recorded=True)
    if isinstance(entry.action, Expire):
        return expiry_step(match_state, entry.action.wait)
    late, ordered = (
        any(isinstance(event, kind) for event in entry.events) for kind in (WaitMissed, OrdersPlayed)
    )
    return move_step(match_state, entry.seat, entry.by, entry.action, late=late, ordered=ordered)


def _playing_table(match_state: MatchState) -> Table:
    """The table of a match in which moves can be made. Refused (not_started, paused; halted, on hold)."""
    if match_state.table is None or match_state.state is None:
        raise Refused(no("not_started"))
    if match_state.table.halted == "on_hold":
        raise Refused(no("halted", why=match_state.table.halted))
    if match_state.table.status == "paused":
        raise Refused(no("paused"))
    return match_state.table


# --- the entry ---


def _after_game_move(
    match_state: MatchState,
    seat: Seat,
    by: Player | None,
    action: Any,
    taken: step.MoveResult,
    more: tuple[Any, ...],
) -> StepResult:
    """The match after a move of the game, with all that comes of it at the table beside `more`."""
    before, after = match_state.game.epoch(match_state.state), match_state.game.epoch(taken.state)
    is_over = match_state.game.result(taken.state) is not None
    more = (*more, *(MotionLapsed(id) for id in undo.motions_ended_by(match_state, taken)))
    events = [*taken.events, *more]
    if before.number != after.number:
        # HO-R38: the old seed is opened, the new one's hash published, as soon as the epoch changes.
        events += (seed_opened(match_state, before.number), seed_sealed(match_state, after.number))
        if match_state.table is not None and not is_over:
            # Who goes away with the new epoch and who is back, by the table as this move leaves it.
            events += table.update_away(_with_events(match_state.table, more), after.number)
    if is_over:
        events += (seed_opened(match_state, after.number), MatchOver())
    return _with_entry(match_state, seat, by, action, tuple(events), taken.state)


def _with_events(now: Table, events: tuple[Any, ...]) -> Table:
    for event in events:
        now = table.evolve(now, event)
    return now


def _with_entry(
    match_state: MatchState,
    seat: Seat | None,
    by: Player | None,
    action: Any,
    events: tuple[Any, ...],
    taken: Any = None,
) -> StepResult:
    """The match after this entry, which has the next number."""
    entry = Entry(match_state.seq, seat, by, action, events)
    return StepResult(after_entry(match_state, entry, taken), (entry,))
