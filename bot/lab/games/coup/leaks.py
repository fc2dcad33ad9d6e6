"""The post of a round and the board beside it, for the audit.

They go to everybody, and change with entries that owe no message: so they are compared at every moment.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.coup import pages
from bot.history.recall import Part, Section
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Said
from bot.lab.leaks.speech import WHEN, Speech, Spoken, texts_of
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.ui.generic.pages import events_for
from bot.ui.generic.renderer import PluginRenderer
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.coup.state import State
from engine.kernel.seats import Viewer


def round_post(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The round as if it had begun with this turn, of which everybody has read the moment's events."""
    state, renderer = moment.match_state.state, speech.renderer
    if not isinstance(state, State) or not state.turn or not isinstance(renderer, PluginRenderer):
        return
    begun = TurnStarted(state.turn, state.active, forced=False)
    told = Section(Part(1, state.turn), (begun, *events_for(moment.entry, None)))
    due = tuple((wait.seat, WHEN) for wait in moment.match_state.waits if wait.must and not wait.secret)

    def make() -> tuple[Said, ...]:
        scene, entry = renderer.scene_for(speech.scene(moment), None), replace(moment.entry, events=(begun,))
        post = pages.round_post(scene, entry, TABLE, Standing(due, told=(told,)))
        return texts_of("post of a round", post), texts_of("board", pages.board_beside_round(scene, ()))

    yield from speech.once(moment, "round", make)


OUTLETS: Final[tuple[Spoken, ...]] = (round_post,)
