"""What happens at a match without anybody's press: at a deadline, by standing orders, by stewards.

    expire_due      every match with something due, one after the other; called by the bot's alarm
      run_timer     one thing that has come due there
        end_wait    a deadline: a steward answers the wait, or its default happens
        play_orders a turn: a silent house plays by its standing orders; another turn comes while it is silent
        remind_step half of the time, or the last of it: people who must still answer are told by when
    play_stewards   after every move: stewards, until none of them has anything to do

Each of these moves goes through the lock and the commit of `Matches`, as a person's does. Which move it is,
is decided by turns.py and timers.py. An error at one wait stops no other.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from engine.clock import deadlines
from engine.kernel.refused import Refused
from engine.kernel.waits import wait_of
from engine.match import steps, turns
from engine.match.contention import again_if_late
from engine.match.live import LiveMatch
from engine.match.timers import DueTimer, due_timers, remind_step, turn_for_late_orders
from engine.matches import Matches
from engine.store import Append, Timer, TimerKey

Then = Callable[[int], Awaitable[None]]
"""Done after a match has moved."""

Unasked = Callable[[int], bool]
"""Whether somebody at this match can't be told what they are asked."""

Failed = Callable[[int, Exception], None]
"""Told of an error and of the match at which it happened."""


def raise_error(match: int, error: Exception) -> None:
    """A `Failed` for callers who want every error themselves."""
    raise error


# --- what has come due ---


async def expire_due(
    matches: Matches,
    failed: Failed = raise_error,
    then: Then | None = None,
    unasked: Unasked = lambda match: False,
) -> tuple[int, ...]:
    """Do all that has come due, a match at a time in the clock's order; returns the matches that moved.

    `failed` is told of an error at one match; unless it raises, the others' time is up all the same. `then`
    is done after each that moved. Where something `unasked` is owed nothing comes: it may be the very
    question whose time is up.
    """
    moved: list[int] = []
    for match in await matches.store.read.due_matches(matches.now()):
        if unasked(match):
            continue
        has_moved = False
        for timer in due_timers(await matches.store.read.due_in_match(match, matches.now())):
            try:
                has_moved |= await run_timer(matches, timer)
            except Refused:
                continue
            except Exception as error:
                failed(match, error)
        if has_moved:
            moved.append(match)
            if then is not None:
                await then(match)
    return tuple(moved)


@again_if_late
async def run_timer(matches: Matches, timer: DueTimer) -> bool:
    """Do what one timer is for; whether its match moved.

    Timers are read before their match is held: one that was put off meanwhile does nothing.
    A turn at which nothing is played, and a reminder of nobody, leave no trace in the log: their timers are
    used up, or set for later, in a transaction of their own.
    """
    has_played = False
    if timer.kind == "turn":
        has_played = await play_orders(matches, timer.match, timer.waits[0], timers=timer.spent)
    async with matches.locked(timer.match) as live:
        if not matches.clocks.is_due(live, timer.spent, matches.now()):
            return has_played
        if timer.kind == "deadline":
            await end_wait(matches, live, timer.waits[0])
            return True
        if timer.kind == "turn":
            later = turn_for_late_orders(live, timer, matches.clocks.time_of(live.match, matches.now()))
            await _use_up(matches, live, timer.spent, later)
            return has_played
        reminder = remind_step(live, timer)
        if reminder is None:
            await _use_up(matches, live, timer.spent)
            return False
        await matches.keep(live, reminder, spent=timer.spent)
        return True


async def end_wait(matches: Matches, live: LiveMatch, wait: str) -> None:
    """End a wait of a match that is held: by a steward's answer where the table says so, or its default.

    HO-R20. Refused where it is over or the match stands still.
    """
    # A steward may make an offer or take one back before it votes: it is asked until it has answered.
    for _ in range(turns.ORDERS_MOVES):
        late = turns.deadline_move(live, wait, matches.stewards, matches.entropy)
        if late is None:
            break
        await matches.keep(live, late)
        if wait_of(live.match_state.waits, wait) is None:
            return
    await matches.keep(live, steps.expiry_step(live.match_state, wait))


async def _use_up(
    matches: Matches, live: LiveMatch, keys: tuple[TimerKey, ...], later: Timer | None = None
) -> None:
    """Close these timers of a match that is held, or set one of them for `later`, and do nothing else."""
    spent = tuple(key for key in keys if key in live.timers)
    opened = () if later is None else (later,)
    if spent:
        append = Append(
            live.match.id,
            (),
            opened=opened,
            closed=spent,
            posts=(),
            interaction=None,
            status=None,
            at=matches.now(),
            version=live.version,
        )
        await matches.store.write.append(append)
        live.version = append.next_version
        live.timers = deadlines.apply_change(live.timers, deadlines.Change(opened, spent))


# --- standing orders and stewards ---


async def play_orders(matches: Matches, match: int, wait: str, *, timers: tuple[TimerKey, ...] = ()) -> bool:
    """Let a silent house play by its standing orders; whether it did (HO-R20).

    A house without any does nothing. Where `timers` are given, nothing is done before one of them is due.
    """
    moves = 0
    with suppress(Refused):
        while moves < turns.ORDERS_MOVES and await _play_next_order(matches, match, wait, timers):
            moves, timers = moves + 1, ()
    return moves > 0


@again_if_late
async def _play_next_order(matches: Matches, match: int, wait: str, timers: tuple[TimerKey, ...]) -> bool:
    """A silent house's next move by its orders, once any of `timers` is due; whether there was one."""
    async with matches.locked(match) as live:
        if timers and not matches.clocks.is_due(live, timers, matches.now()):
            return False
        done = turns.orders_move(live, wait, matches.entropy)
        if done is not None:
            await matches.keep(live, done)
        return done is not None


async def play_stewards(matches: Matches, match: int) -> int:
    """Let the stewards of a match move until none of them has anything to do; how often they moved."""
    moves = 0
    while moves < turns.STEWARD_MOVES and await _play_next_steward(matches, match):
        moves += 1
    return moves


@again_if_late
async def _play_next_steward(matches: Matches, match: int) -> bool:
    """The next move of a match's stewards; whether there was one."""
    async with matches.locked(match) as live:
        done = turns.next_steward_move(live, matches.stewards, matches.entropy)
        if done is None:
            matches.pending_stewards.clear_due(live)
        else:
            await matches.keep(live, done)
        return done is not None
