"""What the bot shows beside a match's own messages: the chronicle, the story, the leaf of time and seat."""

from collections.abc import Iterator

from bot.audit.speech import Speech, texts_of
from bot.controls.chronicle import Query
from bot.history.notes import Annals, HistoryRenderer, with_entries
from bot.render import tenure as leaf
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.kernel.seats import Viewer


def tenure(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The leaf of time and seat, with and without reminders."""
    if viewer is None or moment.match_state.table is None:
        return
    scene = speech.scene(moment)
    for quiet in (False, True):
        yield texts_of("time leaf", leaf.panel(scene, leaf.Tenure(viewer, quiet, viewer == 0, True)))


def annals(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The entry's part of the chronicle and of the story so far."""
    renderer = speech.renderer
    if not isinstance(renderer, HistoryRenderer):
        return
    scene, tell = speech.scene(moment), renderer.notes
    notes = speech.once(moment, "notes", lambda: with_entries(Annals(), (moment.entry,), tell).notes)
    yield texts_of("chronicle", renderer.chronicle(scene, viewer, notes, Query(), 0))
    yield texts_of("story so far", renderer.story(scene, viewer, notes))
