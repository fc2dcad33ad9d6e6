"""The renderer of a plugin: the game's own parts, and where it has none the shared ones of bot.ui.generic."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from msgspec import structs

from bot.controls import ids
from bot.controls.chronicle import Query
from bot.history import recall
from bot.history.notes import Note
from bot.render import markup
from bot.render.panel import Block, Button, Form, Panel, Sketch, rows
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene
from bot.ui.generic import history, moves, news, pages, planned, simple, wording
from bot.ui.generic.choices import Choices, at_once
from bot.ui.generic.reading import reader_scene
from bot.ui.generic.side_notes import NOTHING, SideNotes
from bot.ui.orders import OrdersPart
from bot.ui.plugin import Planning, Plugin
from bot.ui.seat_controls import SeatControls
from engine.entries import Entry
from engine.kernel.moves import PartialMove, tag
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import Look
from engine.match.match_state import MatchState
from engine.store import Target


@dataclass(frozen=True, slots=True)
class Shared:
    """Renderer of one plugin. Everything it shows is made from a ReaderScene, thus from the reader's cut."""

    plugin: Plugin

    def targets(self, match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
        """Who is owed a message, where what was asked before is not known: everybody who is asked."""
        return news.targets(MatchState(match_state.game, b""), match_state, entry)

    def recipients(self, before: MatchState, after: MatchState, entry: Entry) -> tuple[Target, ...]:
        """Who is owed a message: everybody, and each seat that is asked anew or told something alone."""
        return news.targets(before, after, entry, self.plugin.silent)

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        """The message to this target."""
        reader = target.seat
        seen = reader_scene(scene, reader)
        if reader is None:
            return news.public(seen, self._lines(seen, entry), self._blocks_below(scene, seen))
        choices = self.choices(scene, reader)
        return news.private(seen, choices, self._lines(seen, entry), self._own_controls(seen, choices))

    def seat(self, scene: Scene, look: Look) -> Panel:
        """The private page of a seat."""
        seen, choices = reader_scene(scene, look.seat), self.choices(scene, look.seat)
        if self.plugin.panel is not None:
            return self.plugin.panel(seen, choices)
        return pages.seat_page(seen, choices, self._own_controls(seen, choices))

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        """The match as the viewer may see it, in words."""
        return replace(self._board(scene, viewer, ()), pictured=())

    def living(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The living board: the public cut alone."""
        return self._board(scene, None, tuple(below))

    def refusal(self, scene: Scene, code: str, slots: dict[str, Any], seat: Seat | None) -> str:
        """The sentence of a refusal."""
        return wording.refusal(reader_scene(scene, seat), code, slots)

    def controls(self, scene: Scene, reader: Seat) -> SeatControls:
        """What this seat may do, with the ids of its controls."""
        return moves.controls_of(scene, reader, self.plugin.moment)

    def receipt_of_move(self, scene: Scene, entry: Entry, reader: Seat) -> str:
        """What a seat reads about the move it has just made."""
        seen = reader_scene(scene, reader)
        return "\n".join(news.own_part(seen, entry, self.describe, self.plugin.joined))

    def recollects(self, entry: Entry) -> bool:
        """Whether the entry is told with what was before it."""
        return any(isinstance(event, self.plugin.recollected) for event in entry.events)

    def form(self, scene: Scene, reader: Seat, begun: PartialMove, custom_id: str) -> Form:
        """The open fields of a begun move in one form."""
        seen = reader_scene(scene, reader)
        own = None if self.plugin.forms is None else self.plugin.forms(seen, begun, custom_id)
        return own or simple.form(seen, begun, custom_id)

    def tab(self, scene: Scene, reader: Seat, tab: str, page: int) -> Panel:
        """A leaf of the private page: the moves, the way out, the board."""
        seen, choices = reader_scene(scene, reader), self.choices(scene, reader)
        if tab == pages.MOVES:
            return pages.moves_page(seen, choices, page)
        if tab == pages.LEAVE and choices.withheld:
            return pages.leave_page(seen, choices)
        return self.board(scene, reader)

    def moves_of(self, scene: Scene, reader: Seat, tags: tuple[str, ...]) -> Panel:
        """Of the moves of the moment those of these kinds, for a command that names the kind."""
        choices = self.choices(scene, reader)
        some = tuple(one for one in choices.moves if tag(one) in tags)
        return pages.moves_page(reader_scene(scene, reader), structs.replace(choices, moves=some), 0)

    def why(self, scene: Scene, reader: Seat, entries: tuple[Entry, ...]) -> Panel:
        """The reasons of the seat's numbers; without any the board, whose numbers say their reasons."""
        if self.plugin.why is None:
            return self.board(scene, reader)
        heard = tuple(event for entry in entries for event in news.events_for(entry, reader))
        return self.plugin.why(reader_scene(scene, reader), self.choices(scene, reader), heard)

    def notes(self, entry: Entry, setting: Any) -> Iterator[Note]:
        """What of an entry is worth finding again."""
        return recall.notes(self.plugin.recall, entry, setting)

    @property
    def kinds(self) -> tuple[str, ...]:
        """What the chronicle tells things apart by."""
        return tuple(self.plugin.recall.kinds)

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """A page, from 0, of what the viewer may know and asks for."""
        found = recall.sections(notes, viewer, self.plugin.recall.of_kind(query.kind))
        seen, told = reader_scene(scene, viewer), self._join_sections(found)
        return history.chronicle(seen, told, self._event_text, query, page, self.kinds)

    def story(self, scene: Scene, viewer: Viewer, notes: Sequence[Note]) -> Panel:
        """The story so far."""
        found = recall.sections(notes, viewer, self.plugin.recall.turns)
        return history.story(reader_scene(scene, viewer), self._join_sections(found), self.describe)

    def describe(self, seen: ReaderScene, event: Any) -> str:
        """An event in words."""
        return (
            wording.event(seen, event) if self.plugin.describe is None else self.plugin.describe(seen, event)
        )

    def choices(self, scene: Scene, reader: Seat) -> Choices:
        """The seat's offers, parted."""
        controls = self.controls(scene, reader)
        waiting = moves.withheld(scene, reader)
        name, confirmed = self.plugin.name_move or wording.move, self.plugin.confirmed or at_once
        moves_ = tuple(one for one in controls.offers if one not in waiting)
        return Choices(controls, moves_, waiting, name, confirmed)

    def sure(self, scene: Scene, reader: Seat, move: Any) -> Panel:
        """The page that asks for a move once more."""
        return pages.sure_page(reader_scene(scene, reader), self.choices(scene, reader), move)

    def value(self, scene: Scene, reader: Seat, name: str, given: Any) -> str:
        """A value of a field, as the seat is asked for it."""
        seen = reader_scene(scene, reader)
        own = "" if self.plugin.value is None else self.plugin.value(seen, name, given)
        return own or wording.value(seen, name, given)

    def preview(self, scene: Scene, reader: Seat, move: Any) -> Sketch | None:
        """The picture beside a begun move or a whole one."""
        return None if self.plugin.preview is None else self.plugin.preview(reader_scene(scene, reader), move)

    def notes_beside(self, scene: Scene, reader: Seat, move: Any) -> SideNotes:
        """What is said beside a question of a begun move, and of a whole one before it is made."""
        return NOTHING if self.plugin.aside is None else self.plugin.aside(reader_scene(scene, reader), move)

    def asks_again(self, move: Any) -> bool:
        """Whether a whole move is looked at once more before it is made."""
        return self.plugin.confirmed is not None and self.plugin.confirmed(move)

    def preview_page(self, scene: Scene, reader: Seat, move: Any, ways: tuple[Button, ...]) -> Panel:
        """A move that was chosen step by step, before it is made; `ways` make it or lead back into it."""
        seen, choices = reader_scene(scene, reader), self.choices(scene, reader)
        lines, drawn = self.notes_beside(scene, reader, move).lines, self.preview(scene, reader, move)
        return pages.preview_page(seen, choices, move, lines, drawn, ways)

    @property
    def planning(self) -> Planning | None:
        """How standing orders are written, where they are whole moves."""
        return self.plugin.planning

    @property
    def orders(self) -> OrdersPart | None:
        """How standing orders are shown and changed."""
        return None if self.plugin.planning is None else planned.PART

    def orders_page(self, scene: Scene, reader: Seat) -> Panel:
        """The seat's own standing orders; the game has some."""
        assert self.plugin.planning is not None
        return planned.panel(scene, reader_scene(scene, reader), reader, self.plugin.planning)

    def open_move(self, scene: Scene, handle: str) -> Any | None:
        """The move that a button before everybody stands for at this moment."""
        seen = reader_scene(scene, None)
        return next((move for move, one in self._open(scene, seen) if one == handle), None)

    def _open(self, scene: Scene, seen: ReaderScene) -> Iterator[tuple[Any, str]]:
        """Each move that is put before everybody, with its handle."""
        playing = seen.table.status == "playing" and seen.result is None
        if self.plugin.open_moves is None or self.plugin.moment is None or not playing:
            return
        moment = self.plugin.moment(seen.view)
        for move in self.plugin.open_moves(seen):
            yield move, scene.sign(ids.open_question(moment), move)

    def _blocks_below(self, scene: Scene, seen: ReaderScene) -> tuple[Block, ...]:
        """Under a public message: the moves that are put before everybody; in the end the rematch."""
        if seen.result is not None:
            return pages.rematch(seen)
        name, found = self.plugin.name_move or wording.move, self._open(scene, seen)
        return rows(
            tuple(
                Button(ids.OpenMoveButtonId(scene.match, sign).pack(), name(seen, move))
                for move, sign in found
            )
        )

    def _event_text(self, seen: ReaderScene, event: Any) -> str:
        """In words; what begins a turn or round heads it."""
        text = self.describe(seen, event)
        plain = self.plugin.recall.opens(event) is None or not text or text.startswith("#")
        return text if plain else markup.bold(text)

    def _lines(self, seen: ReaderScene, entry: Entry) -> Iterator[str]:
        return news.describe_entry(seen, entry, self.describe, self.plugin.joined)

    def _join_sections(self, found: Sequence[recall.Section]) -> tuple[recall.Section, ...]:
        return tuple(structs.replace(one, events=tuple(self.plugin.joined(one.events))) for one in found)

    def _own_controls(self, seen: ReaderScene, choices: Choices) -> tuple[Block, ...] | None:
        return None if self.plugin.controls is None else self.plugin.controls(seen, choices)

    def _board(self, scene: Scene, viewer: Viewer, below: tuple[str, ...]) -> Panel:
        seen = reader_scene(scene, viewer)
        page = pages.board_page(seen, below) if self.plugin.board is None else self.plugin.board(seen, below)
        more = self._blocks_below(scene, seen) if viewer is None else ()
        pictured = (*page.pictured, *more) if page.pictured else ()
        return replace(page, blocks=(*page.blocks, *more), pictured=pictured)
