"""A match as it stands, table and game together, and the pure steps that make its entries."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel import fair, step, table
from engine.kernel.dice import Dice
from engine.kernel.game import Epoch
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import AnyGame
from engine.kernel.table import Table, motions
from engine.kernel.table.base import NOBODY, Player, TableEvent
from engine.kernel.table.hosting_words import MatchClosed
from engine.kernel.table.motions_words import (
    AnyMotionAction,
    MotionLapsed,
    MoveTakenBack,
    Propose,
    TakeBack,
)
from engine.kernel.table.orders_words import OrdersPlayed
from engine.kernel.table.words import (
    AnyTableAction,
    Begin,
    MatchOver,
    SeedOpened,
    SeedSealed,
    WaitMissed,
)
from engine.kernel.waits import Wait, wait_of
from engine.match import undoing
from engine.match.memory import Before, Memory, noted, remembered


class Sitting(Struct, frozen=True):
    """A match: its game, the master secret of its dice, the table, the state (None before the start).

    `seq` is the number of the next entry. `told` are seeds that a record tells, in the master's place.
    `memory` is what could still be taken back, folded from the log like the rest.
    """

    game: AnyGame
    master: bytes
    table: Table | None = None
    state: Any = None
    seq: int = 0
    told: tuple[SeedOpened, ...] = ()
    memory: Memory = Memory()

    @property
    def waits(self) -> tuple[Wait, ...]:
        """Open questions, in the clock's order; none before the start or after the end."""
        if self.state is None or self.game.result(self.state) is not None:
            return ()
        return self.game.waits(self.state)


class Done(Struct, frozen=True):
    """A step that was taken: the match after it and the entries to be kept, in order."""

    sitting: Sitting
    entries: tuple[Entry, ...]


def at_table(sitting: Sitting, player: Player, action: AnyTableAction) -> Done:
    """A table action by a person; Begin brings the start of the game with it. Raises Refused."""
    moment = _moment(sitting, player, action)
    why = table.refusal(sitting.table, player, action, moment)
    if why is not None:
        raise Refused(why)
    events = table.events(sitting.table, player, action, moment)
    first = _sealed_first(sitting) if sitting.table is None else _settled(sitting.table, events)
    done = _kept(sitting, None, player, action, (*events, *first, *_closed(sitting, events)))
    return _started(done) if isinstance(action, Begin) else done


def returnable(sitting: Sitting, player: Player) -> bool | None:
    """Whether this person could have their last move back: freely, by leave of the table, or (None) not.

    A secret move is not brought up where the table would have to be asked: the question would tell of it.
    """
    action = Propose(TakeBack())
    moment = _moment(sitting, player, action)
    seat = None if sitting.table is None else table.seat_of(sitting.table, player)
    if seat is None or table.refusal(sitting.table, player, action, moment) is not None:
        return None
    return moment.free if moment.free or undoing.public(sitting.memory, seat) else None


def by_itself(sitting: Sitting, action: AnyTableAction) -> Done:
    """A table action of the program itself, which sits at no table. Raises Refused."""
    moment = _moment(sitting, NOBODY, action)
    why = table.refusal(sitting.table, NOBODY, action, moment)
    if why is not None:
        raise Refused(why)
    return _kept(sitting, None, None, action, table.events(sitting.table, NOBODY, action, moment))


def played(
    sitting: Sitting, seat: Seat, by: Player | None, action: Any, *, late: bool = False, ordered: bool = False
) -> Done:
    """A move of a seat, by its person or (None) by its steward. Raises Refused.

    `late`: a steward answers because the deadline found the person silent (HO-R20). `ordered`: the person's
    standing orders made the move; for everybody else it is a move like any other.
    """
    _check_playing(sitting)
    assert sitting.table is not None
    if by is not None and isinstance(action, sitting.game.final) and undoing.pledged(sitting.table, seat):
        raise Refused(no("undo_pending"))
    taken = step.take(sitting.game, sitting.state, seat, action, dice_of(sitting))
    rose = table.after_move(sitting.table, seat) if by is not None else ()
    missed = table.after_expiry(sitting.table, seat) if late else ()
    told = (table.ordered(seat),) if ordered else ()
    return _moved(sitting, seat, by, action, taken, (*rose, *missed, *told))


def expired(sitting: Sitting, wait: str) -> Done:
    """A wait runs out and its default happens. Raises Refused when it is not open."""
    _check_playing(sitting)
    action = Expire(wait)
    open_wait = wait_of(sitting.waits, wait)
    taken = step.take(sitting.game, sitting.state, CLOCK, action, dice_of(sitting))
    assert sitting.table is not None
    asked = open_wait is not None and open_wait.must and open_wait.seat != CLOCK
    missed = table.after_expiry(sitting.table, open_wait.seat) if open_wait and asked else ()
    return _moved(sitting, CLOCK, None, action, taken, missed)


def again(sitting: Sitting, told: Entry) -> Done:
    """The step that made this entry once more, by whoever made it. Raises Refused.

    That it came late or by standing orders stands in its events alone.
    """
    if told.seat is None:
        return (
            at_table(sitting, told.by, told.action)
            if told.by is not None
            else by_itself(sitting, told.action)
        )
    if isinstance(told.action, Expire):
        return expired(sitting, told.action.wait)
    late, ordered = (
        any(isinstance(event, kind) for event in told.events) for kind in (WaitMissed, OrdersPlayed)
    )
    return played(sitting, told.seat, told.by, told.action, late=late, ordered=ordered)


def read_back(sitting: Sitting, entry: Entry) -> Sitting:
    """The match after an entry of its log."""
    now, state, kept, before = sitting.table, sitting.state, sitting.memory, _before(sitting)
    for event in entry.events:
        if isinstance(event, MoveTakenBack):
            state = undoing.taken_back(kept, sitting.game, event)
        if isinstance(event, TableEvent):
            kept = noted(kept, before, event)
            now = table.evolve(now, event)  # type: ignore[arg-type]
        else:
            state = sitting.game.evolve(state, event)
    if now is not None and entry.by is not None and entry.seat is not None:
        now = table.acted(now, entry.seat)
    kept = remembered(kept, before, entry, state)
    return replace(sitting, table=now, state=state, seq=entry.seq + 1, memory=kept)


def dice_of(sitting: Sitting) -> step.Chance:
    """The dice of each epoch: from its sealed seed and the players' words (HO-R38)."""

    def chance(epoch: int) -> Dice:
        words = table.words_of(sitting.table, epoch) if sitting.table else ()
        return fair.epoch_dice(_secret(sitting, epoch)[0], words)

    return chance


def _before(sitting: Sitting) -> Before:
    return Before(sitting.game, sitting.table, sitting.state, sitting.memory, dice_of(sitting))


def _moment(sitting: Sitting, player: Player, action: AnyTableAction) -> table.Moment:
    """What the table must know of the match; only motions ask the match itself."""
    epoch = sitting.game.epoch(sitting.state)
    words = epoch.number if epoch.open else None
    if sitting.state is None or sitting.table is None or not isinstance(action, AnyMotionAction):
        return table.Moment(words, epoch.number)
    before, seat = _before(sitting), table.seat_of(sitting.table, player)
    against, free = undoing.against(before, seat, action), undoing.free(before, seat, action)
    return table.Moment(words, epoch.number, against, free)


def _settled(now: Table, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """What comes of open motions when this has happened at the table."""
    for event in events:
        now = table.evolve(now, event)
    return motions.settled(now)


def _lapsed(sitting: Sitting, taken: step.Step) -> tuple[MotionLapsed, ...]:
    """The motions that end with a move, since what they were about is gone."""
    if sitting.table is None or not sitting.table.motions:
        return ()
    return tuple(MotionLapsed(id) for id in undoing.gone(_before(sitting), taken))


def _check_playing(sitting: Sitting) -> None:
    if sitting.table is None or sitting.state is None:
        raise Refused(no("not_started"))
    if sitting.table.status == "paused":
        raise Refused(no("paused"))


def _started(done: Done) -> Done:
    sitting = done.sitting
    assert sitting.table is not None
    action = Start(len(sitting.table.chairs), sitting.table.options)
    taken = step.take(sitting.game, None, CLOCK, action, dice_of(sitting))
    after = _moved(sitting, CLOCK, None, action, taken, ())
    return Done(after.sitting, (*done.entries, *after.entries))


def _moved(
    sitting: Sitting, seat: Seat, by: Player | None, action: Any, taken: step.Step, more: tuple[Any, ...]
) -> Done:
    before, after = sitting.game.epoch(sitting.state), sitting.game.epoch(taken.state)
    more = (*more, *_lapsed(sitting, taken))
    over = sitting.game.result(taken.state) is not None
    ahead = (*_epoch_events(sitting, before, after), *(() if over else _turned(sitting, more, before, after)))
    last = (_opened(sitting, sitting.game.epoch(taken.state).number), MatchOver()) if over else ()
    return _kept(sitting, seat, by, action, (*taken.events, *more, *ahead, *last))


def _kept(
    sitting: Sitting, seat: Seat | None, by: Player | None, action: Any, events: tuple[Any, ...]
) -> Done:
    entry = Entry(sitting.seq, seat, by, action, events)
    return Done(read_back(sitting, entry), (entry,))


def _epoch_events(sitting: Sitting, before: Epoch, after: Epoch) -> tuple[Any, ...]:
    """HO-R38: the old seed is opened, the new one's hash published, as soon as the epoch changes."""
    if before.number == after.number:
        return ()
    return (_opened(sitting, before.number), _sealed(sitting, after.number))


def _turned(sitting: Sitting, more: tuple[Any, ...], before: Epoch, after: Epoch) -> tuple[Any, ...]:
    """Who goes away with a new epoch and who is back, the table being as this move leaves it."""
    now = sitting.table
    if now is None or before.number == after.number:
        return ()
    for event in more:
        now = table.evolve(now, event)
    return table.turned(now, after.number)


def _sealed_first(sitting: Sitting) -> tuple[SeedSealed, ...]:
    return (_sealed(sitting, sitting.game.epoch(None).number),)


def _sealed(sitting: Sitting, epoch: int) -> SeedSealed:
    seed, salt = _secret(sitting, epoch)
    return SeedSealed(epoch, fair.digest(seed, salt))


def _closed(sitting: Sitting, events: tuple[Any, ...]) -> tuple[SeedOpened, ...]:
    """HO-R38: no sealed seed stays shut, not that of a table that never began."""
    over = any(isinstance(event, MatchClosed) for event in events)
    return (_opened(sitting, sitting.game.epoch(sitting.state).number),) if over else ()


def _opened(sitting: Sitting, epoch: int) -> SeedOpened:
    seed, salt = _secret(sitting, epoch)
    return SeedOpened(epoch, seed.hex(), salt.hex())


def _secret(sitting: Sitting, epoch: int) -> tuple[bytes, bytes]:
    """Seed and salt of an epoch."""
    told = next((one for one in sitting.told if one.epoch == epoch), None)
    if told is not None:
        return bytes.fromhex(told.seed), bytes.fromhex(told.salt)
    return fair.epoch_seed(sitting.master, epoch), fair.epoch_salt(sitting.master, epoch)
