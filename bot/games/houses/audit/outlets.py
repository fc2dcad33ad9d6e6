"""The private panel of a house, its leaves, its forms, and what its guests see of them."""

from collections.abc import Iterator
from typing import Final

from bot.audit.speech import Speech, texts_of
from bot.games.houses.audit.pages import orders, suggestions
from bot.games.houses.controls.controls import needs_confirmation
from bot.games.houses.controls.ids import BallotFormId, TradeFormId
from bot.games.houses.renderer import Houses
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.games.houses.trade.menus import Growing
from bot.render import watching
from bot.render.panel import Panel
from bot.ui.plugin import Outlet
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, Viewer

TABS: Final = (("deals", 0), ("deals", 1), ("goals", 0), ("more", 0), ("why", 0), ("board", 0))
"""Leaves of a private panel."""

PAID: Final = Share((Gift("reward", 0, 2),))
GATHERED: Final = Share((Gift("gather"), Gift("promise")), "no songs")
"""What both sides give in a draft whose preview is read."""


def panels(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The private panel and its leaves, and every form that a button of it opens."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, Houses):
        return
    scene = speech.scene(moment)
    panel = speech.seat_panel(moment, viewer)
    yield texts_of("seat panel", panel)
    yield texts_of("seat panel of somebody new", renderer.with_explanations(scene, viewer, panel))
    yield texts_of("coach", renderer.coach(scene, viewer))
    yield texts_of("ballot panel", renderer.ballot(scene, viewer))
    yield texts_of("panel with power", renderer.lever(scene, viewer, 3))
    for tab, page in TABS:
        yield texts_of(f"{tab} leaf {page}", _leaf(speech, renderer, moment, viewer, (tab, page)))
    yield texts_of("trade form", renderer.trade(scene, viewer, TradeFormId(scene.match, "g1.p1").pack()))
    if (vote := renderer.vote(scene, viewer, BallotFormId(scene.match, "g1.p1").pack())) is not None:
        yield texts_of("vote form", vote)
    draft = Draft((viewer + 1) % len(scene.names), PAID, GATHERED)
    yield texts_of("deal that is begun", renderer.building(scene, viewer, lambda _: True))
    built = Growing(draft, encode(draft, 1), "", lambda _: True, "m")
    yield texts_of("deal that is built", renderer.growing(scene, viewer, built))
    yield texts_of("preview", renderer.preview(scene, viewer, draft, encode(draft, 1), ""))
    yield texts_of(
        "counter form", renderer.trade(scene, viewer, TradeFormId(scene.match, "g1.p1").pack(), draft)
    )


def guests(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What a seat's guest sees of the leaves."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, Houses):
        return
    scene = speech.scene(moment)
    for tab, page in TABS:
        turned = _leaf(speech, renderer, moment, viewer, (tab, page))
        yield texts_of(f"guest's {tab} leaf {page}", watching.guest(scene, viewer, turned))


def _leaf(speech: Speech, renderer: Houses, moment: Moment, viewer: Seat, place: tuple[str, int]) -> Panel:
    """A leaf of the private panel, made once for its seat and for the seat's guest."""
    return speech.once(moment, (place, viewer), lambda: renderer.tab(speech.scene(moment), viewer, *place))


def controls(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The id of a control for each offer, and the form of each begun one."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, Houses):
        return
    scene = speech.scene(moment)
    offered = renderer.controls(scene, viewer)
    for offer in offered.offers:
        yield "control id", offered.do_id(offer).encode()
        if needs_confirmation(offer):
            yield texts_of("asked once more", renderer.sure(scene, viewer, offer))
        if isinstance(offer, PartialMove) and offer.move != "offer_deal":
            yield texts_of(
                f"form of {offer.move}", renderer.form(scene, viewer, offer, offered.id_of_form(offer))
            )


OUTLETS: Final[tuple[Outlet, ...]] = (panels, guests, controls, suggestions, orders)
