"""The bot's words about a match as an audit needs them: one renderer, one language, made-up names."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.client import Namer
from bot.posts.herald import herald
from bot.render.i18n import Messages
from bot.render.panel import Form, Panel
from bot.render.renderer import Renderer, Scene
from bot.render.scenes import scene_of
from bot.ui.seated import Seated
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.kernel.seats import Seat, Viewer
from engine.match.live import LiveMatch
from engine.store import Match, Target, Timer, TimerKey

MATCH: Final = 7
WHEN: Final = datetime(2026, 1, 1, tzinfo=UTC)


class Speech(Struct, frozen=True):
    """The renderer of a game, and the words of a language."""

    renderer: Renderer
    words: Messages

    def scene(self, moment: Moment) -> Scene:
        """The match with everybody's names, as the bot makes it."""
        names = tuple(f"player {seat}" for seat in range(moment.seats))
        scene = scene_of(MATCH, moment.match_state, self.words, names)
        if moment.match_state.state is None or not isinstance(self.renderer, Namer):
            return scene
        return replace(scene, names=self.renderer.names(scene))

    def rows(self, moment: Moment, viewer: Viewer) -> tuple[Target, ...]:
        """The messages owed for the entry that this viewer will read, in their order."""
        owed = herald({moment.match_state.game.name: self.renderer})(moment.match_state, moment.entry)
        return tuple(row for row in owed if row.seat in (None, viewer))

    def seated(self, moment: Moment, seat: Seat) -> Seated:
        """The seat as whoever types a command sits there."""
        return Seated(live_of(moment), seat, self.renderer, self.scene(moment))


def live_of(moment: Moment) -> LiveMatch:
    """The match as the bot holds it, every open question with a deadline."""
    now = moment.match_state
    live = LiveMatch(Match(MATCH, now.game.name, 1, 2, 3, "", "running", WHEN), now)
    live.timers = {TimerKey(wait.id): Timer(wait.id, wait.seat, WHEN) for wait in now.waits}
    return live


def said(where: str, shown: Panel | Form | str) -> Said:
    """A message or form with all its texts, button ids, option values, pictures and alt texts."""
    return where, repr(shown).encode()
