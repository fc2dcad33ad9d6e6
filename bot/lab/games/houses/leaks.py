"""The private panel of a house, its leaves, its forms, and what its guests see of them."""

from collections.abc import Iterator
from typing import Final, get_args

from bot.controls.ids import OrdersTopic
from bot.games.houses import orders as standing_orders
from bot.games.houses.commands.choices import NUMBERS, SUGGESTIONS
from bot.games.houses.controls.controls import needs_confirmation
from bot.games.houses.controls.ids import BallotFormId, TradeFormId
from bot.games.houses.renderer import Houses
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.games.houses.trade.menus import Growing
from bot.interactions.finding import seats_named
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Said
from bot.lab.leaks.speech import Speech, Spoken, texts_of
from bot.render import watching
from bot.render.panel import Panel
from engine.games.houses.orders.messages import HousesOrders, read_orders
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table import orders_of

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


TOPICS: Final[tuple[OrdersTopic, ...]] = get_args(OrdersTopic)

BALLOTS: Final = (None, "yes", "no", "more")
"""What may be filled in beside a number that is being typed."""


def suggestions(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What may be chosen for each option of each command."""
    if viewer is None or not isinstance(speech.renderer, Houses):
        return
    who = speech.seat_at(moment, viewer)
    yield "suggestions of seats", repr(seats_named(who.live, who.scene)).encode()
    voice = who.renderer.voice(who.scene, viewer)
    for command, options in SUGGESTIONS.items():
        for option, suggest in options.items():
            yield f"suggestions for {command} {option}", repr(tuple(suggest(who, voice))).encode()
    for command, numbers in NUMBERS.items():
        for option, bounded in numbers.items():
            found = tuple(bounded(who, {"ballot": ballot}.get) for ballot in BALLOTS)
            yield f"numbers for {command} {option}", repr(found).encode()


def orders(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """A seat's own standing orders and their forms: those of others must not be read off them."""
    table, scene = moment.match_state.table, speech.scene(moment)
    if viewer is None or table is None or not isinstance(speech.renderer, Houses):
        return
    payload = orders_of(table, viewer)
    kept = None if payload is None else read_orders(payload)
    voice = speech.renderer.voice(scene, viewer)
    yield texts_of("orders panel", standing_orders.page(voice, kept))
    for topic in TOPICS:
        yield texts_of(f"orders form of {topic}", standing_orders.form(voice, kept or HousesOrders(), topic))


OUTLETS: Final[tuple[Spoken, ...]] = (panels, guests, controls, suggestions, orders)
