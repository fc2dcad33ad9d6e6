"""The renderer of Houses as the bot makes it, with the pages that only controls of Houses ask for."""

from collections.abc import Callable
from typing import Any

from bot.games.houses.content import Book
from bot.games.houses.controls import forms as houses_forms
from bot.games.houses.controls.routing import ROUTING
from bot.games.houses.panel import seat
from bot.games.houses.plugin import HOUSES
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import building, forms
from bot.games.houses.trade.building import Growing
from bot.games.houses.trade.drafts import Draft, Legal
from bot.render.panel import Form, Panel
from bot.render.renderer import Scene
from bot.ui import seat_controls
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.seat_controls import SeatControls
from engine.games.houses.content import Content
from engine.games.houses.reading import Texts
from engine.kernel.seats import Seat, Viewer


def controls_of(scene: Scene, seat: Seat) -> SeatControls:
    """What a seat may do in a campaign, without the moves that buttons spell out."""
    return seat_controls.controls_of(scene, seat, ROUTING)


class Houses(PluginRenderer):
    """Every match is told with this content."""

    def __init__(self, content: Content, texts: Texts, books: Callable[[str], Any] | None = None) -> None:
        book = Book(content, texts)

        def found(version: str) -> Any:
            return book if books is None or version in ("", content.version) else books(version)

        super().__init__(HOUSES, found)

    @property
    def content(self) -> Content:
        """The cards of today."""
        assert self.books is not None
        book: Book = self.books("")
        return book.content

    def voice(self, scene: Scene, viewer: Viewer) -> Presenter:
        """What this viewer may hear."""
        return Presenter(self.scene_for(scene, viewer))

    def ballot(self, scene: Scene, reader: Seat) -> Panel:
        """The part of the private panel that is about the vote."""
        return seat.ballot_panel(self.voice(scene, reader), self.controls(scene, reader))

    def lever(self, scene: Scene, reader: Seat, power: int) -> Panel:
        """The private panel, its ballots with so much power."""
        return seat.panel(self.voice(scene, reader), self.controls(scene, reader), power)

    def vote(self, scene: Scene, reader: Seat, custom_id: str) -> Form | None:
        """The vote in one form."""
        return houses_forms.vote_form(self.voice(scene, reader), self.controls(scene, reader), custom_id)

    def trade(self, scene: Scene, reader: Seat, custom_id: str, draft: Draft | None = None) -> Form:
        """The form of a deal."""
        return forms.form(self.voice(scene, reader), reader, custom_id, draft)

    def building(self, scene: Scene, reader: Seat, legal: Legal) -> Panel:
        """A deal that is built: the first step."""
        return building.opening(self.voice(scene, reader), reader, legal)

    def growing(self, scene: Scene, reader: Seat, built: Growing) -> Panel:
        """The deal so far."""
        return building.builder_page(self.voice(scene, reader), reader, built)

    def draft_preview(self, scene: Scene, reader: Seat, draft: Draft, code: str, problem: str) -> Panel:
        """A deal before it is offered."""
        return forms.preview(self.voice(scene, reader), reader, draft, code, problem)
