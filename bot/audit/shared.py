"""Every way in which the pages of a plugin, and the shared ones, reach a viewer."""

from collections.abc import Iterator
from functools import partial

from bot.audit.speech import Speech, texts_of
from bot.render.renderer import Scene
from bot.ui.generic import steps
from bot.ui.generic.choices import Choices
from bot.ui.generic.pages import BOARD, LEAVE, MOVES
from bot.ui.generic.question import Question
from bot.ui.generic.reading import reader_scene
from bot.ui.generic.renderer import Shared
from bot.ui.generic.simple import simple
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, Viewer

LEAVES = (MOVES, LEAVE, BOARD)


def panels(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The private page and its leaves; what each of its controls opens."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, Shared):
        return
    scene = speech.scene(moment)
    yield texts_of("seat page", speech.seat_panel(moment, viewer))
    for leaf in LEAVES:
        yield texts_of(f"{leaf} leaf", renderer.tab(scene, viewer, leaf, 0))
    yield texts_of("why", renderer.why(scene, viewer, ()))
    if renderer.planning is not None:
        yield texts_of("orders", renderer.orders_page(scene, viewer))
    yield from _texts_behind_controls(renderer, scene, viewer)


def _texts_behind_controls(renderer: Shared, scene: Scene, viewer: Seat) -> Iterator[Said]:
    """The id of each control, the page that asks once more, the first question of each begun move."""
    choices = renderer.choices(scene, viewer)
    for offer in choices.controls.offers:
        yield "control id", choices.controls.do_id(offer).encode()
        if isinstance(offer, PartialMove):
            yield from _texts_of_begun_move(renderer, scene, viewer, choices, offer)
        elif choices.confirmed(offer):
            yield texts_of("asked once more", renderer.sure(scene, viewer, offer))


def _texts_of_begun_move(
    renderer: Shared, scene: Scene, viewer: Seat, choices: Choices, offer: PartialMove
) -> Iterator[Said]:
    controls = choices.controls
    if simple(offer):
        yield texts_of("form", renderer.form(scene, viewer, offer, controls.id_of_form(offer)))
        return
    ask = controls.look.ask
    walked = steps.walk(offer, "", ask, len, {})
    if isinstance(walked.step, steps.Node):
        asked = Question(reader_scene(scene, viewer), controls.handle(offer), offer, walked, len, ask)
        asked.named = partial(renderer.value, scene, viewer)
        asked.sketch = renderer.preview(scene, viewer, asked.open_move)
        asked.aside = renderer.notes_beside(scene, viewer, asked.open_move)
        yield texts_of("question", asked.panel())
