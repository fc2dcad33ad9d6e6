"""The bot's words about a match as an audit needs them: one renderer, one language, made-up names."""

from typing import Final

from msgspec import Struct

from bot.client import Namer
from bot.herald import herald, seat_of_target
from bot.render.panel import Form, Panel
from bot.render.renderer import Renderer, Scene
from bot.render.words import Words
from bot.ui.desks import Desk, desk_of
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.kernel.seats import Seat, Viewer

MATCH: Final = 7


class Speech(Struct, frozen=True):
    """The renderer of a game, and the words of a language."""

    renderer: Renderer
    words: Words

    def scene(self, moment: Moment) -> Scene:
        """The match with everybody's names, as the bot makes it."""
        names = tuple(f"player {seat}" for seat in range(moment.seats))
        scene = Scene(MATCH, moment.sitting, self.words, names)
        if moment.sitting.state is None or not isinstance(self.renderer, Namer):
            return scene
        return Scene(MATCH, moment.sitting, self.words, self.renderer.names(scene))

    def rows(self, moment: Moment, viewer: Viewer) -> tuple[str, ...]:
        """The messages owed for the entry that this viewer will read, in their order."""
        owed = herald({moment.sitting.game.name: self.renderer})(moment.sitting, moment.entry)
        return tuple(row for row in owed if seat_of_target(row) in (None, viewer))

    def desk(self, moment: Moment, seat: Seat) -> Desk:
        """The seat's offers with the ids of their controls."""
        return desk_of(MATCH, moment.sitting, seat)


def said(where: str, shown: Panel | Form | str) -> Said:
    """A message or form with all its texts, button ids, option values, pictures and alt texts."""
    return where, repr(shown).encode()
