"""The renderer of every game: the parts of its plugin, and where it has none those of bot.ui.generic.

A method takes a scene, makes of it what the reader may see (`scene_for`), and hands that to the plugin's part
or to the shared page. Nothing else of a scene reaches a page, so none can tell what its reader may not know.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from msgspec import structs

from bot.controls import ids
from bot.controls.chronicle import Query
from bot.history.notes import Note
from bot.history.recall import Section, sections
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Form, Panel, Sketch, rows
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene, Standing, reader_scene
from bot.render.targets import STORY, to_seat
from bot.ui.form_values import move_form
from bot.ui.generic import history, pages, planned, wording
from bot.ui.generic.history import History
from bot.ui.generic.offers import Choices, controls_of, is_asked_twice, primary_style, withheld
from bot.ui.generic.wizard_view import NOTHING, SideNotes, Trail
from bot.ui.orders import OrdersPart
from bot.ui.plugin import Planning, Plugin, Printed
from bot.ui.seat_controls import SeatControls
from bot.ui.seat_controls import controls_of as routed_controls
from engine.entries import Entry
from engine.kernel.moves import PartialMove, tag
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import Look
from engine.kernel.table.seeds import Epoch
from engine.match.match_state import MatchState
from engine.store import Target


@dataclass(frozen=True, slots=True)
class PluginRenderer:
    """Renderer of one plugin. Everything it shows is made from a ReaderScene, thus from the reader's cut.

    `books` gives what a match with a version of the game's content is told with, None where that is nowhere;
    whatever shows such a match is Refused (content_missing).
    """

    plugin: Plugin
    books: Callable[[str], Any] | None = None

    def scene_for(self, scene: Scene, reader: Viewer) -> ReaderScene:
        """The scene as this reader may see it, with the book it is told with. Refused (content_missing)."""
        if self.books is None:
            return reader_scene(scene, reader)
        books, version = self.books, scene.table.content

        def make() -> ReaderScene:
            book = books(version)
            if book is None:
                raise Refused(no("content_missing", version=version))
            return structs.replace(reader_scene(scene, reader), book=book)

        return scene.once("scene_for", reader, make)

    def names(self, scene: Scene) -> tuple[str, ...]:
        """The seats' names, by seat: the people's own where the game calls them nothing else."""
        if self.plugin.names is None:
            return scene.names
        with suppress(Refused):
            return self.plugin.names(self.scene_for(scene, None))
        # Its content is missing: a table is listed and named all the same.
        return self.plugin.names(reader_scene(scene, None))

    def targets(self, match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
        """The targets of a message, where nobody knows what was asked before: everybody who is asked."""
        if self.plugin.targets is not None:
            return self.plugin.targets(match_state, entry, None)
        return pages.message_targets(MatchState(match_state.game, b""), match_state, entry)

    def recipients(self, before: MatchState, after: MatchState, entry: Entry) -> tuple[Target, ...]:
        """The targets of a message: everybody, and each seat that is asked anew or told something alone."""
        if self.plugin.targets is not None:
            return self.plugin.targets(after, entry, before)
        found, own = pages.message_targets(before, after, entry, self.plugin.silent), self.plugin.questions
        if own is None or own.rounds is None or not own.rounds.is_within(before, after, entry):
            return found
        # The post that is there tells it by an edit; who may not have seen that is written to.
        concerned = tuple(to_seat(seat) for seat in own.rounds.concerns(entry) if seat != entry.seat)
        public = pages.events_for(entry, None)
        asked = (
            target
            for target in found
            if target.seat is not None
            # What the entry tells a seat alone is never hushed.
            and (
                pages.events_for(entry, target.seat) != public or not own.rounds.is_hushed(after, target.seat)
            )
        )
        return tuple(dict.fromkeys((*asked, *concerned)))

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        """The message to this target; of the story so far only what the match itself still knows."""
        reader, own = target.seat, self.plugin
        if target == STORY:
            return self.story(scene, None, ())
        seen = self.scene_for(scene, reader)
        if reader is None:
            if own.post is not None:
                return own.post(seen, entry, target)
            return pages.public_message(seen, self._lines(seen, entry), self._blocks_below(scene, seen))
        choices = self.choices(scene, reader)
        if own.letter is not None:
            return own.letter(seen, choices, entry)
        return pages.private_message(
            seen, choices, self._lines(seen, entry), self._own_controls(seen, choices)
        )

    def is_tale(self, entry: Entry, target: Target) -> bool:
        """Whether the post to this target is written with the notes of the match."""
        own = self.plugin.tales
        return target == STORY or (target.seat is None and own is not None and own.is_one(entry, target))

    def tale(self, scene: Scene, entry: Entry, target: Target, notes: Sequence[Note]) -> Panel:
        """Such a post, from the notes up to its entry: the game's own, else the story so far."""
        own = self.plugin.tales
        if own is None or not own.is_one(entry, target):
            return self.story(scene, None, notes)
        return own.post(self.scene_for(scene, None), notes, entry, target)

    def is_list(self, entry: Entry, reader: Seat) -> bool:
        """Whether the seat's message about this entry names again all that the one before it named."""
        return self.plugin.lists is not None and self.plugin.lists(entry, reader)

    def kind_of_news(self, scene: Scene, entry: Entry) -> str:
        """The kind of news that a message to one seat brings, as everybody may know it; "" for none."""
        if self.plugin.kind_of_news is None:
            return ""
        return self.plugin.kind_of_news(self.scene_for(scene, None), entry)

    def asked_in_short(self, scene: Scene, reader: Seat) -> str:
        """What this seat is asked, in one line for a list of tables; "" where it is asked nothing."""
        seen = self.scene_for(scene, reader)
        if not seen.own_waits:
            return ""
        own = "" if self.plugin.question_line is None else self.plugin.question_line(seen)
        return own or wording.ask(seen, seen.own_waits[0])

    def opening(self, words: Messages) -> Sketch | None:
        """A picture of what the game is; None where it has none."""
        return None if self.plugin.opening is None else self.plugin.opening(words)

    @property
    def has_book(self) -> bool:
        """Whether a match of this game can be made a book."""
        return self.plugin.book is not None

    def book(self, scene: Scene, reader: Viewer, notes: Sequence[Note], epochs: Sequence[Epoch]) -> Printed:
        """The match as everybody knows it, with what a reader alone knows; of a game that `has_book`.

        `notes` are all of the match's, events whole.
        """
        assert self.plugin.book is not None
        own = None if reader is None else self.scene_for(scene, reader)
        return self.plugin.book(self.scene_for(scene, None), own, notes, epochs)

    @property
    def has_fates(self) -> bool:
        """Whether anything is offered in this game, of which something may become."""
        return self.plugin.fates is not None

    def has_fate(self, entry: Entry, reader: Seat) -> bool:
        """Whether something became of an offer of this seat, or of one to it."""
        return self.plugin.fates is not None and self.plugin.fates.has(entry, reader)

    def fate(self, scene: Scene, entry: Entry, reader: Seat, now: Scene) -> str:
        """A line about what became of an offer, and what it was; only of a game that `has_fates`."""
        assert self.plugin.fates is not None
        return self.plugin.fates.tell(self.scene_for(scene, reader), entry, self.scene_for(now, reader))

    def seat(self, scene: Scene, look: Look) -> Panel:
        """The private page of a seat."""
        seen, choices = self.scene_for(scene, look.seat), self.choices(scene, look.seat)
        if self.plugin.panel is not None:
            return self.plugin.panel(seen, choices)
        return pages.seat_page(seen, choices, self._own_controls(seen, choices))

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        """The match as the viewer may see it, in words."""
        return replace(self._board(scene, viewer, ()), pictured=())

    def living_board(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The living board: the public cut alone."""
        if self.plugin.living_board is not None:
            return self.plugin.living_board(self.scene_for(scene, None), due, below)
        return self._board(scene, None, tuple(below))

    def is_question(self, entry: Entry, target: Target) -> bool:
        """Whether this public post is kept up to date while what it asks is open."""
        return self.plugin.questions is not None and self.plugin.questions.is_one(entry, target)

    def question(
        self, scene: Scene, entry: Entry, target: Target, standing: Standing, notes: Sequence[Note] = ()
    ) -> Panel | None:
        """The post of a question as it stands, from the public cut; None once it is over."""
        assert self.plugin.questions is not None
        seen = self.scene_for(scene, None)
        standing = structs.replace(standing, told=self._public_sections(scene, notes))
        page = self.plugin.questions.page(seen, entry, target, standing)
        return None if page is None else pages.with_first_buttons(page, self._open_buttons(scene, seen))

    @property
    def has_rounds(self) -> bool:
        """Whether the post of a question has the news of later entries, too."""
        return self.plugin.questions is not None and self.plugin.questions.rounds is not None

    @property
    def has_board_beside(self) -> bool:
        """Whether the board stands still while the post of a round is told on."""
        own = self.plugin.questions
        return own is not None and own.rounds is not None and own.rounds.board is not None

    def board_beside(self, scene: Scene, below: Sequence[str]) -> Panel:
        """The board beside the post of a round, as it stood when that began."""
        assert self.plugin.questions is not None
        assert self.plugin.questions.rounds is not None
        assert self.plugin.questions.rounds.board is not None
        return self.plugin.questions.rounds.board(self.scene_for(scene, None), tuple(below))

    def last_entry(self, scene: Scene, entry: Entry, notes: Sequence[Note]) -> int | None:
        """The number of the last entry of the round that this one has begun; None while it goes on."""
        assert self.plugin.questions is not None
        assert self.plugin.questions.rounds is not None
        next_part = self.plugin.questions.rounds.next_part
        part = next_part(self.scene_for(scene, None), entry, self._public_sections(scene, notes))
        return None if part is None else next(note.seq for note in notes if note.setting == part)

    def _public_sections(self, scene: Scene, notes: Sequence[Note]) -> tuple[Section, ...]:
        """What everybody has read, of the notes of the match up to one of them."""
        # Whether a round is over and what its post shows are asked of one scene, one after the other.
        keeps = self.plugin.recall.keeps
        return scene.once(f"sections of {len(notes)}", None, lambda: sections(notes, None, keeps))

    def refusal(self, scene: Scene, code: str, slots: dict[str, Any], seat: Seat | None) -> str:
        """The sentence of a refusal."""
        if self.plugin.refusal is not None:
            return self.plugin.refusal(scene.words, scene.names, code, slots)
        return wording.refusal(reader_scene(scene, seat), code, slots)

    def controls(self, scene: Scene, reader: Seat) -> SeatControls:
        """The seat's offers, with the ids of their controls."""
        routing, suggested = self.plugin.routing, self.plugin.suggested_moves

        def make() -> SeatControls:
            controls = (
                controls_of(scene, reader, self.plugin.moment)
                if routing is None
                else routed_controls(scene, reader, routing)
            )
            # Suggested moves are made only once somebody presses a button of one.
            if suggested is None:
                return controls
            return structs.replace(
                controls, suggested_moves=lambda: suggested(self.scene_for(scene, reader), controls)
            )

        return scene.once("controls", reader, make)

    def receipt_of_move(self, scene: Scene, entry: Entry, reader: Seat) -> str:
        """The text that a seat reads about the move it has just made."""
        seen = self.scene_for(scene, reader)
        if self.plugin.receipt is not None:
            return self.plugin.receipt(seen, entry)
        return "\n".join(pages.own_lines(seen, entry, self.describe, self.plugin.join_events))

    def is_on_panel(self, scene: Scene, entry: Entry, reader: Seat) -> bool:
        """Whether the panel says by itself what the seat has done."""
        return self.plugin.is_on_panel is not None and self.plugin.is_on_panel(
            self.scene_for(scene, reader), entry
        )

    def fingerprint(self, scene: Scene, reader: Seat) -> Hashable:
        """A value that changes with what must not grow old on a panel; None where questions are enough."""
        if self.plugin.fingerprint is None:
            return None
        return self.plugin.fingerprint(self.scene_for(scene, reader), self.controls(scene, reader))

    @property
    def has_coach(self) -> bool:
        """Whether the game has words for somebody new."""
        return self.plugin.coach is not None

    def coach(self, scene: Scene, reader: Seat) -> str:
        """A line of advice: what a sensible player would think of now; "" where there is nothing."""
        if self.plugin.coach is None:
            return ""
        return self.plugin.coach.advise(self.scene_for(scene, reader), self.choices(scene, reader))

    def explained_panel(self, scene: Scene, reader: Seat) -> Panel | None:
        """The seat's panel with what its numbers come from; None where none is new to anybody."""
        own = self.plugin.coach
        return (
            None if own is None else own.explain(self.scene_for(scene, reader), self.choices(scene, reader))
        )

    def has_comparison(self, entry: Entry) -> bool:
        """Whether the entry is told with what was before it."""
        return any(isinstance(event, self.plugin.compared_events) for event in entry.events)

    def form(self, scene: Scene, reader: Seat, begun: PartialMove, custom_id: str) -> Form:
        """The open fields of a begun move in one form."""
        seen = self.scene_for(scene, reader)
        own = None if self.plugin.forms is None else self.plugin.forms(seen, begun, custom_id)
        return own or move_form(seen, begun, custom_id)

    def leaf(self, scene: Scene, reader: Seat, leaf: str, page: int) -> Panel:
        """A leaf of the private page: one of the game's own; else the moves, the way out, the board."""
        seen, choices = self.scene_for(scene, reader), self.choices(scene, reader)
        if leaf in self.plugin.leaves:
            return self.plugin.leaves[leaf](seen, choices, page)
        if leaf == pages.MOVES and self.plugin.routing is None:
            return pages.moves_page(seen, choices, page)
        if leaf == pages.LEAVE and choices.withheld:
            return pages.leave_page(seen, choices)
        return self.board(scene, reader)

    def moves_of(self, scene: Scene, reader: Seat, tags: tuple[str, ...]) -> Panel:
        """Of the moves of the moment those of these kinds, for a command that names the kind."""
        choices = self.choices(scene, reader)
        some = tuple(one for one in choices.moves if tag(one) in tags)
        return pages.moves_page(self.scene_for(scene, reader), structs.replace(choices, moves=some), 0)

    def why(self, scene: Scene, reader: Seat, entries: tuple[Entry, ...]) -> Panel:
        """The reasons of the seat's numbers; without any the board, whose numbers say their reasons."""
        if self.plugin.why is None:
            return self.board(scene, reader)
        if self.plugin.ledger is not None:
            told = self.plugin.ledger(scene.game, entries, reader)
        else:
            told = tuple(event for entry in entries for event in pages.events_for(entry, reader))
        return self.plugin.why(self.scene_for(scene, reader), self.choices(scene, reader), told)

    @property
    def history(self) -> History:
        """The history of the game's own, else that of its events."""
        own = self.plugin.history
        return own or history.history_of_events(self.plugin.recall, self.describe, self.plugin.join_events)

    def notes(self, entry: Entry, setting: Any) -> Iterator[Note]:
        """The events of an entry that are worth finding again, as notes."""
        return self.history.notes(entry, setting)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds by which the chronicle tells things apart."""
        return self.history.kinds

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """A page, from 0, of what the viewer may know and asks for."""
        seen = self.scene_for(scene, viewer)
        return history.chronicle_page(seen, self.history.chronicle(seen, notes, query), query, page)

    def story(self, scene: Scene, viewer: Viewer, notes: Sequence[Note]) -> Panel:
        """The story so far."""
        seen = self.scene_for(scene, viewer)
        return history.story_page(seen, self.history.story(seen, notes))

    def describe(self, seen: ReaderScene, event: Any) -> str:
        """An event in words."""
        return (
            wording.event(seen, event) if self.plugin.describe is None else self.plugin.describe(seen, event)
        )

    def choices(self, scene: Scene, reader: Seat) -> Choices:
        """The seat's offers, parted."""
        controls = self.controls(scene, reader)
        waiting = withheld(scene, reader) if self.plugin.routing is None else ()
        name = self.plugin.name_move or wording.move
        needs_confirmation = self.plugin.needs_confirmation or is_asked_twice
        moves_ = tuple(one for one in controls.offers if one not in waiting)
        style = self.plugin.style_move or primary_style
        return Choices(controls, moves_, waiting, name, needs_confirmation, style)

    def confirmation_page(self, scene: Scene, reader: Seat, move: Any) -> Panel:
        """The page that asks for a move once more."""
        if self.plugin.confirmation_page is not None:
            return self.plugin.confirmation_page(
                self.scene_for(scene, reader), self.choices(scene, reader), move
            )
        return pages.confirmation_page(self.scene_for(scene, reader), self.choices(scene, reader), move)

    def value(self, scene: Scene, reader: Seat, name: str, given: Any) -> str:
        """A value of a field, as the seat is asked for it."""
        seen = self.scene_for(scene, reader)
        own = "" if self.plugin.value is None else self.plugin.value(seen, name, given)
        return own or wording.value(seen, name, given)

    def preview(self, scene: Scene, reader: Seat, move: Any) -> Sketch | None:
        """The picture beside a move, begun or complete."""
        return (
            None if self.plugin.preview is None else self.plugin.preview(self.scene_for(scene, reader), move)
        )

    def notes_beside(self, scene: Scene, reader: Seat, move: Any) -> SideNotes:
        """Hints beside a question of a begun move, and beside a whole one before it is made."""
        return (
            NOTHING
            if self.plugin.side_notes is None
            else self.plugin.side_notes(self.scene_for(scene, reader), move)
        )

    def is_previewed(self, move: Any) -> bool:
        """Whether a whole move is looked at once more before it is made."""
        return self.plugin.needs_confirmation is not None and self.plugin.needs_confirmation(move)

    def preview_page(self, scene: Scene, reader: Seat, move: Any, ways: tuple[Button, ...]) -> Panel:
        """A move that was chosen step by step, before it is made; `ways` make it or lead back into it."""
        seen, choices = self.scene_for(scene, reader), self.choices(scene, reader)
        lines, drawn = self.notes_beside(scene, reader, move).lines, self.preview(scene, reader, move)
        return pages.preview_page(seen, choices, move, lines, drawn, ways)

    def way_page(self, scene: Scene, reader: Seat, trail: Trail, page: int) -> Panel | None:
        """The game's own page for a begun move on its way; None where the shared pages serve."""
        own = self.plugin.way_page
        return None if own is None else own(self.scene_for(scene, reader), trail, page)

    @property
    def planning(self) -> Planning | None:
        """How standing orders are written, where they are whole moves."""
        return self.plugin.planning

    @property
    def orders(self) -> OrdersPart | None:
        """How standing orders are shown and changed."""
        return planned.PART if self.plugin.planning is not None else self.plugin.orders

    def orders_page(self, scene: Scene, reader: Seat) -> Panel:
        """The seat's own standing orders; the game has some."""
        assert self.plugin.planning is not None
        return planned.panel(scene, self.scene_for(scene, reader), reader, self.plugin.planning)

    def open_move(self, scene: Scene, handle: str) -> Any | None:
        """The move that a button before everybody stands for at this moment."""
        seen = self.scene_for(scene, None)
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
        return rows(self._open_buttons(scene, seen))

    def _open_buttons(self, scene: Scene, seen: ReaderScene) -> tuple[Button, ...]:
        name, style = self.plugin.name_move or wording.move, self.plugin.style_move
        return tuple(
            Button(
                ids.OpenMoveButtonId(scene.match, sign).pack(),
                name(seen, move),
                "secondary" if style is None else style(seen, move),
            )
            for move, sign in self._open(scene, seen)
        )

    def _lines(self, seen: ReaderScene, entry: Entry) -> Iterator[str]:
        return pages.describe_entry(seen, entry, self.describe, self.plugin.join_events)

    def _own_controls(self, seen: ReaderScene, choices: Choices) -> tuple[Block, ...] | None:
        return None if self.plugin.controls is None else self.plugin.controls(seen, choices)

    def _board(self, scene: Scene, viewer: Viewer, below: tuple[str, ...]) -> Panel:
        seen = self.scene_for(scene, viewer)
        page = pages.board_page(seen, below) if self.plugin.board is None else self.plugin.board(seen, below)
        # A game with a living board of its own puts its controls there.
        more = self._blocks_below(scene, seen) if viewer is None and self.plugin.living_board is None else ()
        pictured = (*page.pictured, *more) if page.pictured else ()
        return replace(page, blocks=(*page.blocks, *more), pictured=pictured)
