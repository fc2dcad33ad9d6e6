"""A post that grows (bot/ui/generic/growing.py), for the audit.

It goes to everybody, and changes with entries that owe no message: so it is compared at every moment.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from bot.history.recall import Part, Section
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Said
from bot.lab.leaks.speech import WHEN, Speech, Spoken, texts_of
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.ui.generic.pages import events_for
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Questions
from engine.kernel.seats import Viewer


def growing_outlet(questions: Questions, first_event: Callable[[Any], Any | None]) -> Spoken:
    """The game's post as if it had begun just now, of which everybody has read the moment's events.

    `first_event` makes of the state an event with which such a post begins; None where there is no post yet.
    """

    def growing_post(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
        state, renderer = moment.match_state.state, speech.renderer
        first = None if state is None else first_event(state)
        if first is None or not isinstance(renderer, PluginRenderer):
            return
        told = Section(Part(1), (first, *events_for(moment.entry, None)), moment.entry.seq)
        due = tuple((wait.seat, WHEN) for wait in moment.match_state.waits if wait.must and not wait.secret)

        def make() -> tuple[Said, ...]:
            entry = replace(moment.entry, events=(first,))
            scene = renderer.scene_for(speech.scene(moment), None)
            post = questions.page(scene, entry, TABLE, Standing(due, told=(told,)))
            assert post is not None
            return (texts_of("growing post", post),)

        yield from speech.once(moment, "growing post", make)

    return growing_post
