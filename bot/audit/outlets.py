"""Every way in which the bot's words about a match reach a viewer."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from bot.audit import shared
from bot.audit.boards import board, public
from bot.audit.pages import annals, tenure
from bot.audit.speech import Speech, texts_of, whole
from bot.render import table, timing_notices, watching
from bot.render.renderer import HasFates, Renderer
from bot.render.targets import DOOR, NOTE, NOTICE, REMIND
from bot.ui.actor import SeatRenderer
from bot.ui.generic.renderer import Shared
from engine.audit.guesses import guesses
from engine.audit.outlets import Outlet, Said
from engine.audit.playing import Moment
from engine.kernel.dice import Dice
from engine.kernel.seats import Viewer
from engine.kernel.step import refusal
from engine.store import Target

Spoken = Callable[[Speech, Moment, Viewer], Iterator[Said]]

GUESSES: Final = 20
"""Made-up moves whose refusals are read."""


def owed_messages(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """Which messages the entry owes; rows of other seats are theirs alone."""
    yield "outbox rows", repr(speech.rows(moment, viewer)).encode()


def posts(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """Those messages."""
    scene = speech.scene(moment)
    for row in speech.rows(moment, viewer):
        if row == DOOR:
            yield texts_of("door", table.door(scene))
        elif row == NOTICE:
            yield texts_of("notice", table.notices(scene, moment.entry))
        elif row.seat is not None and row.kind == NOTE:
            yield texts_of("note", table.note(scene, moment.entry, row.seat))
        elif row.seat is not None and row.kind == REMIND:
            yield texts_of("reminder", timing_notices.reminder(scene, moment.entry, row.seat))
        else:
            yield f"post to {row.kind}", _post(speech, moment, row)


def _post(speech: Speech, moment: Moment, row: Target) -> bytes:
    """A message to everybody is the same whoever reads it here."""

    def post() -> bytes:
        return whole(speech.renderer.post(speech.scene(moment), moment.entry, row))

    return post() if row.seat is not None else speech.once(moment, row, post)


def spectators(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What anybody sees of the table; and what a seat's guest sees, who may know what the seat knows."""
    scene = speech.scene(moment)
    if viewer is None:
        yield texts_of("spectator's board", watching.public(scene, public(speech, moment)))
        return
    yield texts_of("guest's panel", watching.guest(scene, viewer, speech.seat_panel(moment, viewer)))


def refusal_texts(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The sentences that refuse made-up moves."""
    if viewer is None:
        return
    game, state, scene = moment.match_state.game, moment.match_state.state, speech.scene(moment)
    for action in guesses(game.action, Dice(b"spoken" + viewer.to_bytes(10, "big")), GUESSES):
        why = refusal(game, state, viewer, action)
        if why is not None:
            yield texts_of("refusal", speech.renderer.refusal(scene, why.code, dict(why.slots), viewer))


def receipt(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What a seat reads about its own move."""
    if viewer is not None and moment.entry.seat == viewer and isinstance(speech.renderer, SeatRenderer):
        yield texts_of("receipt", speech.renderer.receipt_of_move(speech.scene(moment), moment.entry, viewer))


def fate(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What has become of what a seat had offered, as its page tells that on top."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, HasFates) or not renderer.has_fate(moment.entry, viewer):
        return
    scene = speech.scene(moment)
    yield texts_of("fate", renderer.fate(scene, moment.entry, viewer, scene))


SPOKEN: Final[tuple[Spoken, ...]] = (owed_messages, posts, receipt, fate, annals)
"""What an entry brings."""

SHOWN: Final[tuple[Spoken, ...]] = (board, spectators, refusal_texts, tenure)
"""What may be asked for at any time, whatever the game."""


def pages_on_demand(renderer: Renderer, own: Sequence[Spoken]) -> tuple[Spoken, ...]:
    """All that may be asked for at any time; `own` are the pages that only this game has."""
    pages = (shared.panels,) if isinstance(renderer, Shared) else ()
    return (*SHOWN, *pages, *own)


def outlets(speech: Speech, kinds: tuple[Spoken, ...]) -> tuple[Outlet, ...]:
    """These ways out, in the words of one language."""
    return tuple(partial(kind, speech) for kind in kinds)
