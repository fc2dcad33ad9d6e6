"""The post of a day or a night, for the audit.

It goes to everybody, and changes with entries that owe no message: so it is compared at every moment.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.treasure.plugin import QUESTIONS
from bot.history.recall import Part, Section
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Said
from bot.lab.leaks.speech import WHEN, Speech, Spoken, texts_of
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.ui.generic.pages import events_for
from bot.ui.generic.renderer import PluginRenderer
from engine.games.treasure.chapters.night import NightStarted
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.state import State
from engine.kernel.seats import Viewer


def growing_post(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The post as if it had begun just now, of which everybody has read the moment's events."""
    state, renderer = moment.match_state.state, speech.renderer
    if not isinstance(state, State) or not state.round or not isinstance(renderer, PluginRenderer):
        return
    begun = DayStarted(state.round) if state.phase == "day" else NightStarted(state.round)
    told = Section(Part(1, state.round), (begun, *events_for(moment.entry, None)))
    due = tuple((wait.seat, WHEN) for wait in moment.match_state.waits if wait.must and not wait.secret)

    def make() -> tuple[Said, ...]:
        scene, entry = renderer.scene_for(speech.scene(moment), None), replace(moment.entry, events=(begun,))
        post = QUESTIONS.page(scene, entry, TABLE, Standing(due, told=(told,)))
        assert post is not None
        return (texts_of("growing post", post),)

    yield from speech.once(moment, "growing post", make)


OUTLETS: Final[tuple[Spoken, ...]] = (growing_post,)
