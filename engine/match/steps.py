"""The pure steps that make the entries of a match: at its table, in its game, by the clock or the program."""

from typing import Any

from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel import step, table
from engine.kernel.game import Epoch
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.table import Table, motions
from engine.kernel.table.absence import OrdersPlayed, WaitMissed
from engine.kernel.table.lifecycle import Begin, MatchClosed, MatchOver
from engine.kernel.table.motions import AnyAction as AnyMotionAction
from engine.kernel.table.motions import MotionLapsed, Propose
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seeds import SeedOpened, SeedSealed
from engine.kernel.table.state import NOBODY, Player, TakeBack
from engine.kernel.waits import wait_of
from engine.match import undoing
from engine.match.match_state import (
    MatchState,
    StepResult,
    before_of,
    dice_of,
    read_back,
    seed_opened,
    seed_sealed,
)


def at_table(
    match_state: MatchState, player: Player, action: AnyTableAction, *, recorded: bool = False
) -> StepResult:
    """A table action by a person; Begin brings the start of the game with it. Raises Refused.

    `recorded`: it stands in a log already, and is played once more.
    """
    moment = replace(_moment(match_state, player, action), recorded=recorded)
    why = table.refusal(match_state.table, player, action, moment)
    if why is not None:
        raise Refused(why)
    events = table.events(match_state.table, player, action, moment)
    first = (
        _first_seal(match_state)
        if match_state.table is None
        else _motions_resolved(match_state.table, events)
    )
    done = _with_entry(
        match_state, None, player, action, (*events, *first, *_seeds_to_open(match_state, events))
    )
    return _with_start(done) if isinstance(action, Begin) else done


def returnable(match_state: MatchState, player: Player) -> bool | None:
    """Whether this person could have their last move back: freely, by leave of the table, or (None) not.

    A secret move is not brought up where the table would have to be asked: the question would tell of it.
    """
    free = _free(match_state, player)
    return None if free is None or betraying(match_state, player) else free


def betraying(match_state: MatchState, player: Player) -> bool:
    """Whether asking for this person's last move back would tell other people that there was a secret one."""
    if match_state.table is None or _free(match_state, player) is not False:
        return False
    seat = table.seat_of(match_state.table, player)
    asked = any(one != seat for one in motions.voters(match_state.table))
    return seat is not None and asked and not undoing.public(match_state.memory, seat)


def _free(match_state: MatchState, player: Player) -> bool | None:
    """Whether this person's last move would go at once, and None where it can't go at all."""
    action = Propose(TakeBack())
    moment = _moment(match_state, player, action)
    seat = None if match_state.table is None else table.seat_of(match_state.table, player)
    if seat is None or table.refusal(match_state.table, player, action, moment) is not None:
        return None
    return moment.free


def by_itself(match_state: MatchState, action: AnyTableAction) -> StepResult:
    """A table action of the program itself, which sits at no table. Raises Refused."""
    moment = _moment(match_state, NOBODY, action)
    why = table.refusal(match_state.table, NOBODY, action, moment)
    if why is not None:
        raise Refused(why)
    return _with_entry(
        match_state, None, None, action, table.events(match_state.table, NOBODY, action, moment)
    )


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

    `late`: a steward answers because the deadline found the person silent (HO-R20). `ordered`: the person's
    standing orders made the move; for everybody else it is a move like any other.
    """
    _check_playing(match_state)
    assert match_state.table is not None
    if (
        by is not None
        and isinstance(action, match_state.game.final)
        and undoing.has_agreed_to_undo(match_state.table, seat)
    ):
        raise Refused(no("undo_pending"))
    taken = step.take(match_state.game, match_state.state, seat, action, dice_of(match_state))
    rose = table.after_move(match_state.table, seat) if by is not None else ()
    missed = table.after_expiry(match_state.table, seat) if late else ()
    told = (table.orders_played(seat),) if ordered else ()
    return _after_game_move(match_state, seat, by, action, taken, (*rose, *missed, *told))


def expiry_step(match_state: MatchState, wait: str) -> StepResult:
    """A wait runs out and its default happens. Raises Refused when it is not open."""
    _check_playing(match_state)
    action = Expire(wait)
    open_wait = wait_of(match_state.waits, wait)
    taken = step.take(match_state.game, match_state.state, CLOCK, action, dice_of(match_state))
    assert match_state.table is not None
    asked = open_wait is not None and open_wait.must and open_wait.seat != CLOCK
    missed = table.after_expiry(match_state.table, open_wait.seat) if open_wait and asked else ()
    return _after_game_move(match_state, CLOCK, None, action, taken, missed)


def replay_step(match_state: MatchState, told: Entry) -> StepResult:
    """The step that made this entry once more, by whoever made it. Raises Refused.

    That it came late or by standing orders stands in its events alone.
    """
    if told.seat is None:
        return (
            at_table(match_state, told.by, told.action, recorded=True)
            if told.by is not None
            else by_itself(match_state, told.action)
        )
    if isinstance(told.action, Expire):
        return expiry_step(match_state, told.action.wait)
    late, ordered = (
        any(isinstance(event, kind) for event in told.events) for kind in (WaitMissed, OrdersPlayed)
    )
    return move_step(match_state, told.seat, told.by, told.action, late=late, ordered=ordered)


def _moment(match_state: MatchState, player: Player, action: AnyTableAction) -> table.Moment:
    """What the table must know of the match; only motions ask the match itself."""
    epoch = match_state.game.epoch(match_state.state)
    words = epoch.number if epoch.open else None
    if match_state.state is None or match_state.table is None or not isinstance(action, AnyMotionAction):
        return table.Moment(words, epoch.number)
    before, seat = before_of(match_state), table.seat_of(match_state.table, player)
    against, free = undoing.against(before, seat, action), undoing.free(before, seat, action)
    return table.Moment(words, epoch.number, against, free)


def _motions_resolved(now: Table, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """What comes of open motions when this has happened at the table."""
    for event in events:
        now = table.evolve(now, event)
    return motions.resolve_motions(now)


def _motions_lapsed(match_state: MatchState, taken: step.Step) -> tuple[MotionLapsed, ...]:
    """The motions that end with a move, since what they were about is gone."""
    if match_state.table is None or not match_state.table.motions:
        return ()
    return tuple(MotionLapsed(id) for id in undoing.motions_about(before_of(match_state), taken))


def _check_playing(match_state: MatchState) -> None:
    if match_state.table is None or match_state.state is None:
        raise Refused(no("not_started"))
    if match_state.table.status == "paused":
        raise Refused(no("paused"))


def _with_start(done: StepResult) -> StepResult:
    match_state = done.match_state
    assert match_state.table is not None
    action = Start(len(match_state.table.chairs), match_state.table.options)
    taken = step.take(match_state.game, None, CLOCK, action, dice_of(match_state))
    after = _after_game_move(match_state, CLOCK, None, action, taken, ())
    return StepResult(after.match_state, (*done.entries, *after.entries))


def _after_game_move(
    match_state: MatchState,
    seat: Seat,
    by: Player | None,
    action: Any,
    taken: step.Step,
    more: tuple[Any, ...],
) -> StepResult:
    before, after = match_state.game.epoch(match_state.state), match_state.game.epoch(taken.state)
    more = (*more, *_motions_lapsed(match_state, taken))
    over = match_state.game.result(taken.state) is not None
    ahead = (
        *_epoch_events(match_state, before, after),
        *(() if over else _epoch_changes(match_state, more, before, after)),
    )
    last = (seed_opened(match_state, match_state.game.epoch(taken.state).number), MatchOver()) if over else ()
    return _with_entry(match_state, seat, by, action, (*taken.events, *more, *ahead, *last), taken.state)


def _with_entry(
    match_state: MatchState,
    seat: Seat | None,
    by: Player | None,
    action: Any,
    events: tuple[Any, ...],
    taken: Any = None,
) -> StepResult:
    entry = Entry(match_state.seq, seat, by, action, events)
    return StepResult(read_back(match_state, entry, taken), (entry,))


def _epoch_events(match_state: MatchState, before: Epoch, after: Epoch) -> tuple[Any, ...]:
    """HO-R38: the old seed is opened, the new one's hash published, as soon as the epoch changes."""
    if before.number == after.number:
        return ()
    return (seed_opened(match_state, before.number), seed_sealed(match_state, after.number))


def _epoch_changes(
    match_state: MatchState, more: tuple[Any, ...], before: Epoch, after: Epoch
) -> tuple[Any, ...]:
    """Who goes away with a new epoch and who is back, the table being as this move leaves it."""
    now = match_state.table
    if now is None or before.number == after.number:
        return ()
    for event in more:
        now = table.evolve(now, event)
    return table.update_away(now, after.number)


def _first_seal(match_state: MatchState) -> tuple[SeedSealed, ...]:
    return (seed_sealed(match_state, match_state.game.epoch(None).number),)


def _seeds_to_open(match_state: MatchState, events: tuple[Any, ...]) -> tuple[SeedOpened, ...]:
    """HO-R38: no sealed seed stays shut, not that of a table that never began."""
    over = any(isinstance(event, MatchClosed) for event in events)
    return (seed_opened(match_state, match_state.game.epoch(match_state.state).number),) if over else ()
