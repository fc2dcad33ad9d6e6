"""A match as it stands, table and game together: folded from its log, with the seeds of its dice."""

from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel import step, table
from engine.kernel.dice import Dice, epoch_dice, epoch_salt, epoch_seed, seed_digest
from engine.kernel.game import AnyGame
from engine.kernel.table import Table
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import MoveTakenBack
from engine.kernel.table.seeds import SeedOpened, SeedSealed
from engine.kernel.waits import Wait
from engine.match import undoing
from engine.match.memory import Before, Memory, after_entry, note_event


class MatchState(Struct, frozen=True, dict=True):
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


def read_back(match_state: MatchState, entry: Entry, taken: Any = None) -> MatchState:
    """The match after an entry of its log.

    `taken`: the state that the game's events lead to, by whoever has just folded them; None to fold them.
    """
    now, state, kept = match_state.table, match_state.state, match_state.memory
    before = before_of(match_state)
    if taken is not None:
        state = taken
    for event in entry.events:
        if isinstance(event, MoveTakenBack):
            state = undoing.without_last_move(kept, match_state.game, event)
        if isinstance(event, TableEvent):
            kept = note_event(kept, before, event)
            now = table.evolve(now, event)  # type: ignore[arg-type]
        elif taken is None:
            state = match_state.game.evolve(state, event)
    if now is not None and entry.by is not None and entry.seat is not None:
        now = table.with_activity(now, entry.seat)
    kept = after_entry(kept, before, entry, state)
    return replace(match_state, table=now, state=state, seq=entry.seq + 1, memory=kept)


def dice_of(match_state: MatchState) -> step.Chance:
    """The dice of each epoch: from its sealed seed and the players' words (HO-R38)."""

    def chance(epoch: int) -> Dice:
        words = table.words_of(match_state.table, epoch) if match_state.table else ()
        return epoch_dice(_seed(match_state, epoch), words)

    return chance


def before_of(match_state: MatchState) -> Before:
    return Before(
        match_state.game, match_state.table, match_state.state, match_state.memory, dice_of(match_state)
    )


def seed_sealed(match_state: MatchState, epoch: int) -> SeedSealed:
    seed, salt = _secret(match_state, epoch)
    return SeedSealed(epoch, seed_digest(seed, salt))


def seed_opened(match_state: MatchState, epoch: int) -> SeedOpened:
    seed, salt = _secret(match_state, epoch)
    return SeedOpened(epoch, seed.hex(), salt.hex())


def _secret(match_state: MatchState, epoch: int) -> tuple[bytes, bytes]:
    """Seed and salt of an epoch."""
    told = _opened_seed(match_state, epoch)
    salt = epoch_salt(match_state.master, epoch) if told is None else bytes.fromhex(told.salt)
    return _seed(match_state, epoch), salt


def _seed(match_state: MatchState, epoch: int) -> bytes:
    told = _opened_seed(match_state, epoch)
    return epoch_seed(match_state.master, epoch) if told is None else bytes.fromhex(told.seed)


def _opened_seed(match_state: MatchState, epoch: int) -> SeedOpened | None:
    return next((one for one in match_state.told if one.epoch == epoch), None) if match_state.told else None
