"""What a match remembers beside its state: the seats' last moves, and which questions had more time.

Of each seat the last move of its person is remembered, with the state before it, as long as nothing has
happened that the seat can see: then it can't be taken back any more, since others have answered it. What the
seat can't see does not count, or a refusal would betray it. Nothing is remembered across an epoch: its seed
is open, or words have gone into the dice. All of it is folded from the log and stands nowhere else.
"""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel import step
from engine.kernel.game import AnyGame
from engine.kernel.sealed import readable
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import Chance
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import MotionAsked, MoveTakenBack, TimeGranted
from engine.kernel.table.state import Table, TakeBack
from engine.kernel.waits import Wait

GRANTS_MOST = 2
"""How often the time of one question can be extended."""


class Kept(Struct, frozen=True):
    """A person's move: its entry, the state before, and the moves since of which the seat knows nothing."""

    entry: Entry
    before: Any
    since: tuple[Entry, ...] = ()

    @property
    def seat(self) -> Seat:
        """Whose move it is."""
        assert self.entry.seat is not None
        return self.entry.seat


class Memory(Struct, frozen=True):
    """The last `moves` by seat; the number of each seat's last `finals`; the move that is `asked` back.

    `grants` is how often each question has had more time, `granted` are those that had it last, `given` is
    how often the table has given any since a question opened.
    """

    moves: tuple[Kept, ...] = ()
    finals: tuple[tuple[Seat, int], ...] = ()
    asked: Kept | None = None
    grants: tuple[tuple[str, int], ...] = ()
    granted: tuple[str, ...] = ()
    given: int = 0


NOTHING: Final = Memory()
"""Of a match in which nobody has moved but stewards, or the clock, since its seed was sealed."""


class Before(Struct, frozen=True):
    """A match before an entry, as far as memory goes: what moves and motions are judged by."""

    game: AnyGame
    table: Table | None
    state: Any
    memory: Memory
    chance: Chance

    @property
    def waits(self) -> tuple[Wait, ...]:
        """The open questions; none before the start."""
        return () if self.state is None else self.game.waits(self.state)


def move_to_take_back(memory: Memory, seat: Seat) -> Kept | None:
    """The move that this seat could take back, or None."""
    return next((one for one in memory.moves if one.seat == seat), None)


def after_entry(memory: Memory, before: Before, entry: Entry, state: Any) -> Memory:
    """The memory after an entry that left the match in this state; its events of the table are noted."""
    if entry.seat is None:
        return memory
    if memory.given and opens(before, state):
        memory = replace(memory, given=0)
    if entry.by is None and memory == NOTHING:
        return memory
    if before.game.epoch(before.state) != before.game.epoch(state):
        return Memory(grants=memory.grants, given=memory.given)
    return replace(memory, moves=_moves(memory, before, entry), finals=_finals(memory, before.game, entry))


def fold_from(game: AnyGame, kept: Kept, entries: Iterable[Entry]) -> Any:
    """The state before the move, and then these entries."""
    events = (event for entry in entries for event in entry.events if not isinstance(event, TableEvent))
    return step.fold(game, kept.before, events)


def opens(before: Before, state: Any) -> bool:
    """Whether a question that must be answered has opened: which that nobody can keep secret."""
    known = {wait.id for wait in before.waits}
    over = before.game.result(state) is not None
    return not over and any(wait.must and wait.id not in known for wait in before.game.waits(state))


def waits_to_extend(memory: Memory, waits: tuple[Wait, ...]) -> tuple[Wait, ...]:
    """The open questions that may still get more time: those that must be answered, each twice at most."""
    had = dict(memory.grants)
    return tuple(
        wait for wait in waits if wait.must and wait.seat != CLOCK and had.get(wait.id, 0) < GRANTS_MOST
    )


def note_event(memory: Memory, before: Before, event: Any) -> Memory:
    """What an event of the table changes in the memory."""
    match event:
        case MotionAsked(seat=int(seat), motion=TakeBack()):
            return replace(memory, asked=move_to_take_back(memory, seat))
        case TimeGranted():
            return _with_time_granted(memory, before.waits)
        case MoveTakenBack(seat, alone):
            return _without_move(memory, before.game, seat) if alone else _memory_before_request(memory)
    return memory


def _with_time_granted(memory: Memory, waits: tuple[Wait, ...]) -> Memory:
    """One more time for each question that may have it; those that are closed are forgotten."""
    given, had = tuple(wait.id for wait in waits_to_extend(memory, waits)), dict(memory.grants)
    grants = tuple((wait.id, had.get(wait.id, 0) + (wait.id in given)) for wait in waits)
    kept = tuple(one for one in grants if one[1])
    return replace(memory, granted=given, grants=kept, given=memory.given + 1)


def _without_move(memory: Memory, game: AnyGame, seat: Seat) -> Memory:
    """One move less; the states before later moves are what they would have been."""
    gone = move_to_take_back(memory, seat)
    assert gone is not None
    return replace(
        memory, moves=tuple(_with_base_before(game, one, gone) for one in memory.moves if one is not gone)
    )


def _with_base_before(game: AnyGame, kept: Kept, gone: Kept) -> Kept:
    if kept.entry.seq < gone.entry.seq:
        return replace(kept, since=tuple(one for one in kept.since if one.seq != gone.entry.seq))
    earlier = (one for one in gone.since if one.seq < kept.entry.seq)
    return replace(kept, before=fold_from(game, gone, earlier))


def _memory_before_request(memory: Memory) -> Memory:
    """What was remembered when the move that was asked back had not been made."""
    assert memory.asked is not None
    seq = memory.asked.entry.seq
    moves = (
        replace(one, since=tuple(later for later in one.since if later.seq < seq))
        for one in memory.moves
        if one.entry.seq < seq
    )
    finals = tuple(one for one in memory.finals if one[1] < seq)
    return replace(memory, moves=tuple(moves), finals=finals, asked=None)


def _moves(memory: Memory, before: Before, entry: Entry) -> tuple[Kept, ...]:
    """The seats' last moves after an entry of the game; who sees anything of it has none any more."""
    moves = tuple(
        replace(one, since=(*one.since, entry))
        for one in memory.moves
        if one.seat != entry.seat and not any(readable(event, one.seat) for event in entry.events)
    )
    by_person = entry.by is not None and entry.seat != CLOCK
    return (*moves, Kept(entry, before.state)) if by_person else moves


def final(game: AnyGame, entry: Entry) -> bool:
    """Whether the rules let nobody take this back: by the action, or by what has come of it."""
    return any(isinstance(one, game.final) for one in (entry.action, *entry.events))


def _finals(memory: Memory, game: AnyGame, entry: Entry) -> tuple[tuple[Seat, int], ...]:
    """A steward's final acts bind nobody: it will act again."""
    if entry.by is None or entry.seat is None or not final(game, entry):
        return memory.finals
    return (*(one for one in memory.finals if one[0] != entry.seat), (entry.seat, entry.seq))
