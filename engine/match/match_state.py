"""A match as it stands: table and game together, folded from its log, and what of it could be taken back.

    MatchState ──step──► StepResult(MatchState, entries)      steps.py: what is asked
    MatchState ──entry─► MatchState           `after_entry`   the fold of a log, here

Both ways lead through `after_entry`, so that a match read from its log is the match that wrote it.

The seeds of its dice come from one master secret (HO-R38); a record that is verified tells them instead.

Beside its state a match remembers (`Memory`) the seats' last moves, and which questions had more time. Of
each seat the last move of its person is remembered, with the state before it, as long as nothing has happened
that the seat can see: then it can't be taken back any more, since others have answered it. What the seat
can't see does not count, or a refusal would betray it. Nothing is remembered across an epoch: its seed is
open, or words have gone into the dice. All of it is folded from the log and stands nowhere else.
"""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel import dice, step, table
from engine.kernel.game import AnyGame
from engine.kernel.sealed import is_readable
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import MotionAsked, MoveTakenBack, TimeGranted
from engine.kernel.table.seeds import SeedOpened, SeedSealed
from engine.kernel.table.state import Table, TakeBack
from engine.kernel.waits import Wait

GRANTS_MOST: Final = 2
"""How often the time of one question can be extended."""


class LastMove(Struct, frozen=True):
    """A person's move: its entry, the state before, and the moves since of which the seat knows nothing."""

    entry: Entry
    before: Any
    since: tuple[Entry, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat that made the move."""
        assert self.entry.seat is not None
        return self.entry.seat


class Memory(Struct, frozen=True):
    """What of a match could still be taken back, and which of its questions have had more time."""

    # At most one of each seat, in the order in which they were made.
    moves: tuple[LastMove, ...] = ()
    # By seat: the number of the last entry by which its person did what the rules call final.
    last_finals: tuple[tuple[Seat, int], ...] = ()
    # The move that the table is asked to take back.
    asked_back: LastMove | None = None
    # By wait, of the open ones that had any: how often each had more time, at most GRANTS_MOST.
    times_extended: tuple[tuple[str, int], ...] = ()
    # The waits that had it when time was given last.
    just_extended: tuple[str, ...] = ()
    # How often the table has given time since a question opened: public, while whose waits are open is not.
    grants_since_question: int = 0


NOTHING: Final = Memory()
"""Of a match in which nobody has moved but stewards, or the clock, since its seed was sealed."""


class MatchState(Struct, frozen=True, dict=True):
    """A match: its game, the master secret of its dice, the table, the state (None before the start).

    `seq` is the number of the next entry. `opened_seeds` are those that a record tells, in place of the
    master's. `memory` is what could still be taken back, folded from the log like the rest.
    """

    game: AnyGame
    master: bytes
    table: Table | None = None
    state: Any = None
    seq: int = 0
    opened_seeds: tuple[SeedOpened, ...] = ()
    memory: Memory = Memory()

    @cached_property
    def waits(self) -> tuple[Wait, ...]:
        """Open questions, in the clock's order; none before the start or after the end."""
        if self.state is None or self.game.result(self.state) is not None:
            return ()
        return self.game.waits(self.state)


class StepResult(Struct, frozen=True):
    """A step that was taken: the match after it and the entries to be kept, in order."""

    match_state: MatchState
    entries: tuple[Entry, ...]


StepFunction = Callable[[MatchState], StepResult]
"""Something to be done at a match; raises Refused where it can't be."""


def apply_all(start: MatchState, *steps: StepFunction) -> StepResult:
    """The steps in their order, as one. Refused as the first of them that can't be taken: then none is."""
    after, entries = start, tuple[Entry, ...]()
    for step_ahead in steps:
        done = step_ahead(after)
        after, entries = done.match_state, (*entries, *done.entries)
    return StepResult(after, entries)


def after_entry(match_state: MatchState, entry: Entry, taken: Any = None) -> MatchState:
    """The match after an entry of its log.

    `taken`: the state that the game's events lead to, by whoever has just folded them; None to fold them.
    """
    now, state, memory = match_state.table, match_state.state, match_state.memory
    if taken is not None:
        state = taken
    for event in entry.events:
        if isinstance(event, MoveTakenBack):
            state = _state_without_move(memory, match_state.game, event)
        if isinstance(event, TableEvent):
            memory = _memory_after_table_event(memory, match_state, event)
            now = table.evolve(now, event)  # type: ignore[arg-type]
        elif taken is None:
            state = match_state.game.evolve(state, event)
    if now is not None and entry.by is not None and entry.seat is not None:
        now = table.with_activity(now, entry.seat)
    memory = _memory_after_entry(memory, match_state, entry, state)
    return replace(match_state, table=now, state=state, seq=entry.seq + 1, memory=memory)


# --- its dice (HO-R38) ---


def dice_of(match_state: MatchState) -> step.Chance:
    """The dice of each epoch: from its sealed seed and the players' words (HO-R38)."""

    def chance(epoch: int) -> dice.Dice:
        words = table.words_of(match_state.table, epoch) if match_state.table else ()
        return dice.epoch_dice(_secret(match_state, epoch)[0], words)

    return chance


def seed_sealed(match_state: MatchState, epoch: int) -> SeedSealed:
    """The event that publishes the hash of an epoch's seed, before anything rolls with it."""
    return SeedSealed(epoch, dice.seed_digest(*_secret(match_state, epoch)))


def seed_opened(match_state: MatchState, epoch: int) -> SeedOpened:
    """The event that publishes the seed itself, once its epoch is over."""
    seed, salt = _secret(match_state, epoch)
    return SeedOpened(epoch, seed.hex(), salt.hex())


def _secret(match_state: MatchState, epoch: int) -> tuple[bytes, bytes]:
    """Seed and salt of an epoch: as a record tells them, or from the master secret."""
    for opened in match_state.opened_seeds:
        if opened.epoch == epoch:
            return bytes.fromhex(opened.seed), bytes.fromhex(opened.salt)
    return dice.epoch_seed(match_state.master, epoch), dice.epoch_salt(match_state.master, epoch)


# --- what it remembers ---


def move_to_take_back(memory: Memory, seat: Seat) -> LastMove | None:
    """The move that this seat could take back, or None."""
    return next((one for one in memory.moves if one.seat == seat), None)


def is_final(game: AnyGame, entry: Entry) -> bool:
    """Whether the rules let nobody take this back: by the action, or by what has come of it."""
    return any(isinstance(one, game.final) for one in (entry.action, *entry.events))


def has_new_question(match_state: MatchState, state: Any) -> bool:
    """Whether a question that must be answered opens with this next state: nobody can keep that secret."""
    if match_state.game.result(state) is not None:
        return False
    known = {wait.id for wait in match_state.waits}
    return any(wait.must and wait.id not in known for wait in match_state.game.waits(state))


def waits_to_extend(memory: Memory, waits: tuple[Wait, ...]) -> tuple[Wait, ...]:
    """The open questions that may still get more time: those that must be answered, each twice at most."""
    had = dict(memory.times_extended)
    return tuple(
        wait for wait in waits if wait.must and wait.seat != CLOCK and had.get(wait.id, 0) < GRANTS_MOST
    )


def _memory_after_entry(memory: Memory, before: MatchState, entry: Entry, state: Any) -> Memory:
    """The memory after an entry that left the match in this state; its events of the table are noted."""
    if entry.seat is None:
        return memory
    game, seat = before.game, entry.seat
    if memory.grants_since_question and has_new_question(before, state):
        memory = replace(memory, grants_since_question=0)
    if entry.by is None and memory == NOTHING:
        # Most entries of a table of stewards end here, and need no look at who can see what.
        return memory
    if game.epoch(before.state) != game.epoch(state):
        return Memory(
            times_extended=memory.times_extended, grants_since_question=memory.grants_since_question
        )
    # Who sees anything of this entry has no move to take back any more; for the others it is one move since.
    moves = tuple(
        replace(one, since=(*one.since, entry))
        for one in memory.moves
        if one.seat != seat and not any(is_readable(event, one.seat) for event in entry.events)
    )
    if entry.by is None:
        # A steward's final acts bind nobody: it will act again.
        return replace(memory, moves=moves)
    if seat != CLOCK:
        moves = (*moves, LastMove(entry, before.state))
    finals = memory.last_finals
    if is_final(game, entry):
        finals = (*(one for one in finals if one[0] != seat), (seat, entry.seq))
    return replace(memory, moves=moves, last_finals=finals)


def _memory_after_table_event(memory: Memory, before: MatchState, event: Any) -> Memory:
    """The memory after an event of the table."""
    match event:
        case MotionAsked(seat=int(seat), motion=TakeBack()):
            return replace(memory, asked_back=move_to_take_back(memory, seat))
        case TimeGranted():
            # Questions that are closed are forgotten; of the open ones each that may have more time had it.
            extended = tuple(wait.id for wait in waits_to_extend(memory, before.waits))
            had = dict(memory.times_extended)
            counts = {wait.id: had.get(wait.id, 0) + (wait.id in extended) for wait in before.waits}
            return replace(
                memory,
                just_extended=extended,
                times_extended=tuple(one for one in counts.items() if one[1]),
                grants_since_question=memory.grants_since_question + 1,
            )
        case MoveTakenBack(seat, alone):
            return _without_move(memory, before.game, seat) if alone else _before_asked_move(memory)
    return memory


def _without_move(memory: Memory, game: AnyGame, seat: Seat) -> Memory:
    """One move less; the states before later moves are what they would have been."""
    gone = move_to_take_back(memory, seat)
    assert gone is not None

    def without_gone(kept: LastMove) -> LastMove:
        if kept.entry.seq < gone.entry.seq:
            return replace(kept, since=tuple(one for one in kept.since if one.seq != gone.entry.seq))
        earlier = (one for one in gone.since if one.seq < kept.entry.seq)
        return replace(kept, before=_fold_from(game, gone, earlier))

    return replace(memory, moves=tuple(without_gone(one) for one in memory.moves if one is not gone))


def _before_asked_move(memory: Memory) -> Memory:
    """The memory as it was before the move that is now taken back by leave of the table."""
    assert memory.asked_back is not None
    seq = memory.asked_back.entry.seq
    moves = (
        replace(one, since=tuple(later for later in one.since if later.seq < seq))
        for one in memory.moves
        if one.entry.seq < seq
    )
    finals = tuple(one for one in memory.last_finals if one[1] < seq)
    return replace(memory, moves=tuple(moves), last_finals=finals, asked_back=None)


def _state_without_move(memory: Memory, game: AnyGame, event: MoveTakenBack) -> Any:
    """The game's state once a move is taken back; ValueError in a log in which there was none.

    Alone, the move goes and the others' since then stay; else everything since goes with it.
    """
    kept = move_to_take_back(memory, event.seat) if event.alone else memory.asked_back
    if kept is None:
        raise ValueError(event.seat)
    return _fold_from(game, kept, kept.since) if event.alone else kept.before


def _fold_from(game: AnyGame, kept: LastMove, entries: Iterable[Entry]) -> Any:
    """The state before the move, and then these entries."""
    events = (event for entry in entries for event in entry.events if not isinstance(event, TableEvent))
    return step.fold(game, kept.before, events)
