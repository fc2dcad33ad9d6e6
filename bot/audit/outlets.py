"""Every way in which the bot's words about a match reach a viewer."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from bot.audit import shared
from bot.audit.boards import board
from bot.audit.pages import annals, orders, suggestions, tenure
from bot.audit.speech import Speech, said
from bot.controls import ids
from bot.games.houses.trade.drafts import Draft, Gift, Share, written
from bot.posts.herald import DOOR, NOTE, NOTICE, REMIND
from bot.render import table, timing_notices, watching
from bot.render.renderer import Renderer
from bot.ui.offered.renderer import Shared
from bot.ui.seated import SeatRenderer
from engine.audit.guesses import guesses
from engine.audit.outlets import Outlet, Said
from engine.audit.playing import Moment, look
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.kernel.seats import Viewer
from engine.kernel.step import refusal

Spoken = Callable[[Speech, Moment, Viewer], Iterator[Said]]

TABS: Final = (("deals", 0), ("deals", 1), ("goals", 0), ("why", 0), ("board", 0))
"""Leaves of a private panel."""

PAID: Final = Share((Gift("reward", 0, 2),))
GATHERED: Final = Share((Gift("gather"), Gift("promise")), "no songs")
"""What both sides give in a draft whose preview is read."""

GUESSES: Final = 20
"""Made-up moves whose refusals are read."""


def owed(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """Which messages the entry owes; rows of other seats are theirs alone."""
    yield "outbox rows", " ".join(speech.rows(moment, viewer)).encode()


def posts(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """Those messages."""
    scene = speech.scene(moment)
    for row in speech.rows(moment, viewer):
        if row == DOOR:
            yield said("door", table.door(scene))
        elif row == NOTICE:
            yield said("notice", table.notices(scene, moment.entry))
        elif row.startswith(NOTE):
            yield said("note", table.note(scene, moment.entry, int(row.removeprefix(NOTE))))
        elif row.startswith(REMIND):
            seat = int(row.removeprefix(REMIND))
            yield said("reminder", timing_notices.reminder(scene, moment.entry, seat))
        else:
            yield said(f"post to {row}", speech.renderer.post(scene, moment.entry, row))


def panels(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The private panel and its leaves, and every form that a button of it opens."""
    if viewer is None:
        return
    scene, renderer = speech.scene(moment), speech.renderer
    yield said("seat panel", renderer.seat(scene, look(moment.match_state, viewer)))
    if not isinstance(renderer, SeatRenderer):
        return
    yield said("ballot panel", renderer.ballot(scene, viewer))
    for tab, page in TABS:
        yield said(f"{tab} leaf {page}", renderer.tab(scene, viewer, tab, page))
    yield said("trade form", renderer.trade(scene, viewer, ids.traded_id(scene.match, "g1.p1")))
    if (vote := renderer.vote(scene, viewer, ids.ballot_id(scene.match, "g1.p1"))) is not None:
        yield said("vote form", vote)
    draft = Draft((viewer + 1) % len(scene.names), PAID, GATHERED)
    yield said("preview", renderer.preview(scene, viewer, draft, written(draft, 1), ""))
    yield said("counter form", renderer.trade(scene, viewer, ids.traded_id(scene.match, "g1.p1"), draft))


def spectators(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What anybody sees of the table; and what a seat's guest sees, who may know what the seat knows."""
    scene, renderer = speech.scene(moment), speech.renderer
    if viewer is None:
        yield said("spectator's board", watching.public(scene, renderer.board(scene, None)))
        return
    leaf = renderer.seat(scene, look(moment.match_state, viewer))
    yield said("guest's panel", watching.guest(scene, viewer, leaf))
    if isinstance(renderer, SeatRenderer):
        for tab, page in TABS:
            turned = renderer.tab(scene, viewer, tab, page)
            yield said(f"guest's {tab} leaf {page}", watching.guest(scene, viewer, turned))


def controls(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The id of a control for each offer, and the form of each begun one."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, SeatRenderer):
        return
    scene = speech.scene(moment)
    controls = renderer.controls(scene, viewer)
    for offer in controls.offers:
        yield "control id", controls.do_id(offer).encode()
        if isinstance(offer, Open) and offer.move != "offer_deal":
            yield said(f"form of {offer.move}", renderer.form(scene, viewer, offer, controls.sent_id(offer)))


def refused(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The sentences that refuse made-up moves."""
    if viewer is None:
        return
    game, state, scene = moment.match_state.game, moment.match_state.state, speech.scene(moment)
    for action in guesses(game.action, Dice(b"spoken" + viewer.to_bytes(10, "big")), GUESSES):
        why = refusal(game, state, viewer, action)
        if why is not None:
            yield said("refusal", speech.renderer.refusal(scene, why.code, dict(why.slots), viewer))


def receipt(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What a seat reads about its own move."""
    if viewer is not None and moment.entry.seat == viewer and isinstance(speech.renderer, SeatRenderer):
        yield said("receipt", speech.renderer.done(speech.scene(moment), moment.entry, viewer))


SPOKEN: Final[tuple[Spoken, ...]] = (owed, posts, receipt, annals)
"""What an entry brings."""

SHOWN: Final[tuple[Spoken, ...]] = (board, panels, spectators, controls, refused, suggestions, orders, tenure)
"""What may be asked for at any time."""


SHARED: Final[tuple[Spoken, ...]] = (board, shared.panels, spectators, refused, tenure)
"""The same of a game whose pages are its plugin's and the shared ones."""


def shown(renderer: Renderer) -> tuple[Spoken, ...]:
    """What may be asked for at any time, by who makes the pages."""
    return SHARED if isinstance(renderer, Shared) else SHOWN


def outlets(speech: Speech, kinds: tuple[Spoken, ...]) -> tuple[Outlet, ...]:
    """These ways out, in the words of one language."""
    return tuple(partial(kind, speech) for kind in kinds)
