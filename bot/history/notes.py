"""What of a match's log is worth finding again: notes, folded from the entries and kept up to date.

A game says which events are noted, and in which setting (a year, a round). The chronicle and the story so far
are made from the notes. They hold events whole, secrets included: whoever shows them cuts them for the reader
first, as `HistoryRenderer` promises.

    entries ── Tell of the game ──> notes ── HistoryRenderer, for one viewer ──> a page of the chronicle
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from typing_extensions import Protocol, runtime_checkable

from bot.controls.chronicle import Query
from bot.render.panel import Panel
from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.seats import Viewer
from engine.match.undo import has_undone, standing_entries
from engine.matches import Matches

MATCHES: Final = 64
"""Notes are kept of so many matches, the last asked for; those of others are folded anew when asked for."""


class Note(Struct, frozen=True):
    """What one entry brought in one setting of its game. `seq` is the entry's number and is never shown."""

    seq: int
    setting: Any
    events: tuple[Any, ...]


Tell = Callable[[Entry, Any], Iterator[Note]]
"""The notes of an entry, from the setting before it (None at the start); the last one may have no events."""


class MatchNotes(Struct, frozen=True):
    """All notes of a match up to an entry; `seq` is the number of that entry, -1 before the first."""

    seq: int = -1
    setting: Any = None
    notes: tuple[Note, ...] = ()


class HistoryKeeper:
    """Keeps the notes of matches that somebody asks about, so that a second question folds only what is new.

    `tellers` has a `Tell` for each game that has notes, by the game's name.
    """

    def __init__(self, matches: Matches, tellers: Mapping[str, Tell]) -> None:
        self._matches, self._tellers = matches, tellers
        self._kept: dict[int, MatchNotes] = {}

    async def of(self, match: int) -> MatchNotes:
        """The notes of a match as its log stands, empty for a game without. Refused: match_unknown."""
        tell = self._tellers.get((await self._matches.live(match)).match.game)
        if tell is None:
            return MatchNotes()
        before = self._kept.get(match, MatchNotes())
        entries = await self._matches.entries(match, before.seq if before.seq >= 0 else None)
        if has_undone(entries):
            # Notes can't be unfolded, and what was taken back is told no more: begin anew.
            before, entries = MatchNotes(), standing_entries(await self._matches.entries(match))
        now = with_entries(before, entries, tell)
        self._kept.pop(match, None)  # put back at the end, so that the first is the one longest not asked for
        self._kept[match] = now
        while len(self._kept) > MATCHES:
            del self._kept[next(iter(self._kept))]
        return now


def with_entries(earlier: MatchNotes, entries: Iterable[Entry], tell: Tell) -> MatchNotes:
    """The notes with those of further entries, which must follow `earlier.seq` in the log."""
    notes, seq, setting = list(earlier.notes), earlier.seq, earlier.setting
    for entry in entries:
        for note in tell(entry, setting):
            setting = note.setting
            notes += [note] if note.events else []
        seq = entry.seq
    return MatchNotes(seq, setting, tuple(notes))


def notes_until(kept: MatchNotes, seq: int) -> tuple[Note, ...]:
    """The notes up to the entry `seq`, those of that entry included."""
    return tuple(note for note in kept.notes if note.seq <= seq)


@runtime_checkable
class HistoryRenderer(Protocol):
    """A renderer that can show its game's notes, always by the viewer's cut of them."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of notes a reader may ask for; each has a text `chronicle-kind-<kind>` of the game."""

    def notes(self, entry: Entry, setting: Any) -> Iterator[Note]:
        """The notes of an entry, as `Tell` describes."""

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """A page, from 0, of what the viewer may know and asks for."""

    def story(self, scene: Scene, viewer: Viewer, notes: Sequence[Note]) -> Panel:
        """The story so far, told from what the viewer may know."""
