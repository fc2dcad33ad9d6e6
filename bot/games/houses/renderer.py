"""Houses in words: the renderer of the campaign, for the table, for each seat and for the board."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.controls.chronicle import Query
from bot.games.houses import board, orders
from bot.games.houses.book import Book
from bot.games.houses.controls import ballots, forms, suggested_moves
from bot.games.houses.controls.controls import Components, needs_confirmation
from bot.games.houses.controls.routing import controls_of
from bot.games.houses.describe import posts, receipts, targets, whispers
from bot.games.houses.describe import receipts as houses_receipts
from bot.games.houses.describe import whispers as houses_whispers
from bot.games.houses.history import items as houses_items
from bot.games.houses.history import numbers, pages
from bot.games.houses.history.items import KINDS, items
from bot.games.houses.panel import coach, holdings, seat, why
from bot.games.houses.picture import hand, opening
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import builder, offers
from bot.games.houses.trade.deals import parties
from bot.games.houses.trade.drafts import Draft
from bot.games.houses.trade.menus import Growing, Legal
from bot.history.notes import Note
from bot.render.i18n import Messages
from bot.render.limits import USER_NAME
from bot.render.panel import Form, Panel, Sketch
from bot.render.renderer import Scene
from bot.render.targets import STORY
from bot.render.users import users_words
from bot.ui.actor import Actor
from bot.ui.generic.reading import reader_scene
from bot.ui.orders import OrdersPart
from bot.ui.seat_controls import SeatControls
from engine.entries import Entry
from engine.games.houses.content import Content
from engine.games.houses.reading import Texts
from engine.games.houses.state import House
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import Look
from engine.match.match_state import MatchState
from engine.store import Target


@dataclass(frozen=True, slots=True)
class Houses:
    """Renderer of Houses. Everything is made from the viewer's cut of entry and state (HO-R37).

    `content` and `texts` are the program's own; matches that began with others are shown with `books`, by
    version. Whatever shows a match is Refused (content_missing) when its book is nowhere.
    """

    content: Content
    texts: Texts
    books: Callable[[str], Book | None] | None = None

    def names(self, scene: Scene) -> tuple[str, ...]:
        """A house's name once it is founded, its emblem's where the lot has founded it; else the person's."""
        view: View = scene.cut_for(None).view
        voice = self._reading(scene) if any(one.name == one.emblem for one in view.houses) else None
        return tuple(
            name if seat in scene.nameless or not house.name else _house_name(voice, house) or name
            for seat, (house, name) in enumerate(zip(view.houses, scene.names, strict=True))
        )

    def _reading(self, scene: Scene) -> Presenter | None:
        """Where the cards are missing, the emblem's id serves."""
        with suppress(Refused):
            return self.voice(scene, None)
        return None

    def targets(self, match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
        """Who is owed a message about this entry."""
        return targets.targets(match_state, entry)

    def post(self, scene: Scene, entry: Entry, target: Target) -> Panel:
        """The message to this target; of the story so far only what the match itself still knows."""
        if target == STORY:
            return self.story(scene, None, ())
        reader = target.seat
        if reader is None:
            return posts.post(self.voice(scene, None), entry, target)
        before = None if scene.was is None else scene.was(reader).view
        return whispers.whisper(
            self.voice(scene, reader), self.controls(scene, reader), entry, reader, before
        )

    def has_fate(self, entry: Entry, reader: Seat) -> bool:
        """Whether something became of an offer of this seat, or of one to it."""
        return bool(houses_whispers.fates(entry, reader))

    def fate(self, scene: Scene, entry: Entry, reader: Seat, now: Scene) -> str:
        """What became of it, and what it was; of a deal that still binds its panel says that."""
        below = [one.id for one in holdings.deals_to_quote(self.voice(now, reader), reader)]
        voice = self.voice(scene, reader)
        before = None if scene.was is None else scene.was(reader).view
        return "\n".join(
            line
            for one in houses_whispers.fates(entry, reader)
            for line in houses_whispers.fate_lines(voice, one, before, below)
        )

    def lists(self, entry: Entry, reader: Seat) -> bool:
        """Whether the seat is told of an offer to it and of nothing else: all that stand open are named."""
        return whispers.lists(entry, reader)

    def opening(self, words: Messages) -> Sketch:
        """What the game is, as a picture."""
        return opening.sketch(words)

    def kind_of_news(self, scene: Scene, entry: Entry) -> str:
        """What everybody knows of a message to one."""
        return posts.kind_of_news(self.voice(scene, None), entry)

    def seat(self, scene: Scene, look: Look) -> Panel:
        """The private panel of a seat."""
        controls = replace(self.controls(scene, look.seat), look=look)
        voice = self.voice(scene, look.seat)
        told = seat.panel(voice, controls)
        return hand.with_hand_picture(voice, told) if scene.draws else told

    def sure(self, scene: Scene, reader: Seat, move: Any) -> Panel:
        """The page that asks once more for a move."""
        if not needs_confirmation(move):
            raise Refused(no("old_button"))
        return Components(self.voice(scene, reader), self.controls(scene, reader)).sure(move)

    def coach(self, scene: Scene, reader: Seat) -> str:
        """What a sensible player would think of now; "" where there is nothing."""
        return coach.coach(self.voice(scene, reader), self.controls(scene, reader))

    def with_explanations(self, scene: Scene, reader: Seat, panel: Panel) -> Panel:
        """The panel with what its numbers come from, where a newcomer meets them first."""
        return why.with_reasons(self.voice(scene, reader), panel)

    def stirs(self, scene: Scene, reader: Seat) -> Hashable:
        """The house that is suggested, whether the seat leads or moderates, the agreed end, its deals."""
        controls = controls_of(scene, reader)
        founds = any("found" in wait.moves for wait in controls.look.waits)  # only then offers are listed
        house = suggested_moves.suggested_founding(self.voice(scene, reader), controls) if founds else None
        view: View = controls.look.view
        chairs = view.leader == reader, view.moderator == reader, any(view.stopping)
        return house, chairs, tuple((one.id, one.bound) for one in view.deals if reader in parties(one))

    def shows(self, scene: Scene, entry: Entry, reader: Seat) -> bool:
        """Whether the panel says by itself what the seat has done: a ballot that can still be changed."""
        return receipts.is_said_by_panel(self.voice(scene, reader), entry, reader)

    def ballot(self, scene: Scene, reader: Seat) -> Panel:
        """The part of the private panel that is about the vote."""
        return seat.ballot_panel(self.voice(scene, reader), self.controls(scene, reader))

    def vote(self, scene: Scene, reader: Seat, custom_id: str) -> Form | None:
        """The vote in one form, or None where no ballot can be cast by one."""
        return ballots.form(self.voice(scene, reader), self.controls(scene, reader), custom_id)

    def why(self, scene: Scene, reader: Seat, entries: tuple[Entry, ...]) -> Panel:
        """The reasons of a seat's numbers; of the log, `entries`, the page is handed the seat's rows."""
        return why.leaf(self.voice(scene, reader), reader, numbers.rows(scene.game, entries, reader))

    def tab(self, scene: Scene, reader: Seat, tab: str, page: int) -> Panel:
        """A leaf of the private panel by its name; `why` without what only the log knows."""
        voice = self.voice(scene, reader)
        if tab == "why":
            return why.leaf(voice, reader, ())
        if tab == "deals":
            return seat.deals_leaf(voice, self.controls(scene, reader), page)
        if tab == "goals":
            return seat.goals_leaf(voice, reader)
        if tab == seat.MORE:
            return seat.more_leaf(voice, self.controls(scene, reader))
        return board.board(voice)

    def form(self, scene: Scene, reader: Seat, begun: PartialMove, custom_id: str) -> Form:
        """The open fields of a begun move."""
        voice = self.voice(scene, reader)
        house = (
            suggested_moves.suggested_founding(voice, self.controls(scene, reader))
            if begun.move == "found"
            else None
        )
        return forms.form(voice, begun, custom_id, house)

    def trade(self, scene: Scene, reader: Seat, custom_id: str, draft: Draft | None = None) -> Form:
        """The form of a deal, filled in with a draft where there is one."""
        return offers.form(self.voice(scene, reader), reader, custom_id, draft)

    def building(self, scene: Scene, reader: Seat, legal: Legal) -> Panel:
        """A deal that is built step by step: the common offer, or with whom."""
        return builder.opening(self.voice(scene, reader), reader, legal)

    def growing(self, scene: Scene, reader: Seat, built: Growing) -> Panel:
        """The deal so far, and what can be added to it."""
        return builder.growing(self.voice(scene, reader), reader, built)

    def preview(self, scene: Scene, reader: Seat, draft: Draft, code: str, problem: str) -> Panel:
        """A deal before it is offered; `problem` says why it can't be, or nothing."""
        return offers.preview(self.voice(scene, reader), reader, draft, code, problem)

    def receipt_of_move(self, scene: Scene, entry: Entry, reader: Seat) -> str:
        """What a seat reads about the move it has just made."""
        return receipts.receipt_lines(self.voice(scene, reader), entry, reader)

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        """The campaign as it stands."""
        return board.board(self.voice(scene, viewer))

    def notes(self, entry: Entry, setting: Any) -> Iterator[Note]:
        """What of an entry is worth finding again."""
        return houses_items.notes(entry, setting)

    @property
    def kinds(self) -> tuple[str, ...]:
        """What the chronicle tells things apart by."""
        return KINDS

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """A page, from 0, of what the viewer may know and asks for."""
        return pages.chronicle(self.voice(scene, viewer), items(notes, viewer), query, page)

    def story(self, scene: Scene, viewer: Viewer, notes: Sequence[Note]) -> Panel:
        """The story so far."""
        return pages.story(self.voice(scene, viewer), items(notes, viewer))

    def living(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The living board: the public cut alone."""
        return board.living(self.voice(scene, None), due, below, draws=scene.draws)

    def refusal(self, scene: Scene, code: str, slots: dict[str, Any], reader: Seat | None) -> str:
        """The sentence of a refusal."""
        return houses_receipts.refusal(scene.words, scene.names, code, slots)

    def voice(self, scene: Scene, viewer: Viewer) -> Presenter:
        """What this viewer may hear, in the scene's language."""
        return scene.once("voice", viewer, lambda: Presenter(reader_scene(scene, viewer), self.book(scene)))

    def book(self, scene: Scene) -> Book:
        """What the match of this scene is told with. Refused (content_missing)."""
        version = scene.table.content
        if self.books is None or version in ("", self.content.version):
            return Book(self.content, self.texts)
        found = self.books(version)
        if found is None:
            raise Refused(no("content_missing", version=version))
        return found

    def lever(self, scene: Scene, reader: Seat, power: int) -> Panel:
        """The private panel, its ballots with so much power."""
        voice, controls = self.voice(scene, reader), self.controls(scene, reader)
        told = seat.panel(voice, controls, power)
        return hand.with_hand_picture(voice, told) if scene.draws else told

    @property
    def orders(self) -> OrdersPart:
        """How standing orders are shown and changed."""
        return orders.PART

    def controls(self, scene: Scene, reader: Seat) -> SeatControls:
        """What this seat may do; whole moves are spelled out once somebody asks for one."""
        controls = controls_of(scene, reader)
        return replace(
            controls, spelled=lambda: suggested_moves.suggested_moves(self.voice(scene, reader), controls)
        )


def renderer_of(who: Actor) -> Houses:
    """The presser's renderer. Refused (not_now) at the table of another game."""
    if not isinstance(who.renderer, Houses):
        raise Refused(no("not_now"))
    return who.renderer


def _house_name(voice: Presenter | None, house: House) -> str:
    """A founded house's name: its emblem's where that is what it has; "" where nothing of it can be seen.

    So may be a name of before names were read (HO-R02, version 1).
    """
    if voice is not None and house.name == house.emblem:
        return voice.emblem(house.name)
    return users_words(house.name, USER_NAME)
