"""Who is owed a message about an entry: what the table owes, and what the game's renderer says it owes."""

from collections.abc import Mapping
from typing import Final, Protocol

from bot.render import absence_notices, motions, timing_notices
from bot.render.people_notices import NOTICES
from bot.render.renderer import HasRecipients, Renderer
from bot.render.table import newly_in_person
from bot.render.targets import DOOR, ENCORE, NOTE, NOTICE, REMIND, to_seat
from engine.entries import Entry
from engine.kernel.sealed import readable
from engine.kernel.table.absence import StewardRose
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.hosting import PassHost
from engine.kernel.table.lifecycle import (
    MatchBegun,
    MatchClosed,
    MatchHalted,
    MatchOver,
    MatchPaused,
    MatchResumed,
    MatchWentOn,
)
from engine.kernel.table.seating import PlayerLeft, PlayerSat, StewardSat, TableOpened
from engine.kernel.table.seeds import SeedOpened, SeedSealed, WordAdded
from engine.kernel.table.timing import ClockMoved
from engine.match.match_state import MatchState
from engine.store import Target

TOLD: Final[tuple[type[TableEvent], ...]] = (
    PlayerSat,
    PlayerLeft,
    StewardSat,
    StewardRose,
    MatchPaused,
    MatchResumed,
    WordAdded,
    SeedSealed,
    SeedOpened,
    MatchHalted,
    MatchWentOn,
    *NOTICES,
    *motions.NOTICES,
    *absence_notices.NOTICES,
    *timing_notices.NOTICES,
)
"""What happens at a table that has begun and is told in a line."""


SHORT: Final = 300
"""Seconds by which a clock may move without a word: nobody has noticed that Discord was away."""


class Owed(Protocol):
    """A herald that is also asked where nobody knows what was before."""

    def __call__(
        self, match_state: MatchState, entry: Entry, before: MatchState | None = None
    ) -> tuple[Target, ...]:
        """The messages owed; without the match `before`, those of everybody who is asked now."""


def herald(renderers: Mapping[str, Renderer], *, encore: bool = False) -> Owed:
    """The messages owed for an entry, in the order in which they go out; with `encore` one after the end."""

    def targets_of(
        match_state: MatchState, entry: Entry, before: MatchState | None = None
    ) -> tuple[Target, ...]:
        if at_the_door(match_state, entry):
            return (*((DOOR,) * _opens(entry)), *((NOTICE,) * _is_said(entry)))
        game = _of_the_game(renderers, before, match_state, entry)
        told = any(_is_told(event) for event in entry.events)
        return (
            *(one for one in game if _has_reader(match_state, one)),
            *((NOTICE,) * told),
            *(to_seat(seat) for seat in newly_in_person(match_state, entry)),
            *_notes(match_state, entry),
            *_reminders(match_state, entry),
            *((ENCORE,) * (encore and _is_over(match_state, entry))),
        )

    return targets_of


def _is_told(event: TableEvent) -> bool:
    """Whether the table reads a line of this."""
    if isinstance(event, ClockMoved) and event.seconds < SHORT:
        return False
    return isinstance(event, TOLD) and readable(event, None)


def _of_the_game(
    renderers: Mapping[str, Renderer], before: MatchState | None, after: MatchState, entry: Entry
) -> tuple[Target, ...]:
    """Nothing of the game for an entry of the table."""
    if entry.seat is None:
        return ()
    renderer = renderers[after.game.name]
    if before is not None and isinstance(renderer, HasRecipients):
        return renderer.recipients(before, after, entry)
    return renderer.targets(after, entry)


def at_the_door(match_state: MatchState, entry: Entry) -> bool:
    """Whether an entry belongs to the gathering of the table, its beginning or closing included."""
    gathering = match_state.table is not None and match_state.table.status == "gathering"
    return gathering or any(isinstance(event, MatchBegun | MatchClosed) for event in entry.events)


def _is_over(match_state: MatchState, entry: Entry) -> bool:
    """Whether the match ends with this entry and somebody sees it to its end."""
    chairs = () if match_state.table is None else match_state.table.chairs
    ends = any(isinstance(event, MatchOver) for event in entry.events)
    return ends and any(chair.player is not None for chair in chairs)


def _is_said(entry: Entry) -> bool:
    """HO-R38: the opening post is silent of the dice, so hash and words are told; so is a new host."""
    dice = (SeedSealed, WordAdded)
    return isinstance(entry.action, PassHost) or any(isinstance(one, dice) for one in entry.events)


def _opens(entry: Entry) -> bool:
    return any(isinstance(event, TableOpened) for event in entry.events)


def _notes(match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
    """The people whom the entry concerns in private: their orders moved for them, a steward sits in."""
    assert match_state.table is not None
    seats = (seat for seat, chair in enumerate(match_state.table.chairs) if chair.player is not None)
    return tuple(Target(NOTE, seat) for seat in seats if absence_notices.whispers(entry, seat))


def _reminders(match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
    """One for each person, however much they are reminded of."""
    assert match_state.table is not None
    seats = range(len(match_state.table.chairs))
    return tuple(Target(REMIND, seat) for seat in seats if timing_notices.reminders_to(entry, seat))


def _has_reader(match_state: MatchState, target: Target) -> bool:
    """A seat that only a steward plays reads nothing."""
    return target.seat is None or (
        match_state.table is not None and match_state.table.chairs[target.seat].player is not None
    )
