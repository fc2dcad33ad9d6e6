"""Every way in which the pages that only Houses has reach a viewer: panels, forms, suggestions, orders.

The audit asks each outlet for what it says to a viewer of a match and of its twin, in which secrets of others
differ, and compares the bytes. The pages that every game has, the ids of controls and what is asked once more
among them, are in bot.lab.leaks.bot_outlets, and are compared for Houses as well.
"""

from collections.abc import Iterator
from datetime import date
from typing import Any, Final, get_args

from bot.controls.ids import OrdersTopic
from bot.games.houses import orders, reign
from bot.games.houses.commands.choices import NUMBERS, SUGGESTIONS
from bot.games.houses.controls import forms as houses_forms
from bot.games.houses.controls.ids import BallotPowerFormId, ReignId, TradeFormId
from bot.games.houses.panel import seat
from bot.games.houses.panel.ballot import PlannedBallot, can_vote
from bot.games.houses.picture.reign import past_in_notes
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.pages import previously
from bot.games.houses.tale.tale import tale_in_notes
from bot.games.houses.trade import building, forms
from bot.games.houses.trade.building import BuildState
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.history.notes import MatchNotes, with_entries
from bot.interactions.finding import seats_named
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Said
from bot.lab.leaks.speech import Speech, Spoken, texts_of
from bot.render import watching
from bot.render.panel import Panel
from engine.games.houses.orders import HousesOrders, read_orders
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table import orders_of

LEAVES: Final = (("deals", 0), ("deals", 1), ("goals", 0), ("more", 0), ("why", 0), ("board", 0))
"""Leaves of a private panel."""

PAID: Final = Share((Gift("reward", 0, 2),))
GATHERED: Final = Share((Gift("gather"), Gift("promise")), "no songs")
"""What both sides give in a draft whose preview is read."""

TOPICS: Final[tuple[OrdersTopic, ...]] = get_args(OrdersTopic)

DAY: Final = date(2026, 1, 1)

BALLOTS: Final = (None, "yes", "no", "more")
"""What may be filled in beside a number that is being typed."""


def panels(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The private panel and its leaves, and every form that a button of it opens."""
    if viewer is None:
        return
    renderer: Any = speech.renderer
    scene = speech.scene(moment)
    panel, presenter = speech.seat_panel(moment, viewer), Presenter(renderer.scene_for(scene, viewer))
    controls = renderer.controls(scene, viewer)
    yield texts_of("seat panel", panel)
    yield texts_of("seat panel of somebody new", renderer.explained_panel(scene, viewer) or panel)
    yield texts_of("coach", renderer.coach(scene, viewer))
    yield texts_of("ballot panel", seat.ballot_panel(presenter, controls))
    yield texts_of("panel with power", seat.panel(presenter, controls, PlannedBallot(3, seal=True)))
    for leaf, page in LEAVES:
        yield texts_of(f"{leaf} leaf {page}", _leaf(speech, moment, viewer, (leaf, page)))
    if can_vote(controls):
        form_id = BallotPowerFormId(scene.match, "g1.p1", "seal").pack()
        yield texts_of("power form", houses_forms.power_form(presenter, controls, form_id, 2))

    # A deal from its beginning to its preview.
    form_id = TradeFormId(scene.match, "g1.p1").pack()
    draft = Draft((viewer + 1) % len(scene.names), PAID, GATHERED)
    built = BuildState(draft, encode(draft, 1), "", lambda _: True, "m")
    yield texts_of("trade form", forms.form(presenter, viewer, form_id, None))
    yield texts_of("deal that is begun", building.opening(presenter, viewer, lambda _: True))
    yield texts_of("deal that is built", building.builder_page(presenter, viewer, built))
    yield texts_of("preview", forms.preview(presenter, viewer, draft, encode(draft, 1), ""))
    yield texts_of("counter form", forms.form(presenter, viewer, form_id, draft))


def guests(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The leaves of the private panel as a seat's guest is shown them."""
    if viewer is not None:
        for leaf, page in LEAVES:
            seen = watching.guest(speech.scene(moment), viewer, _leaf(speech, moment, viewer, (leaf, page)))
            yield texts_of(f"guest's {leaf} leaf {page}", seen)


def _leaf(speech: Speech, moment: Moment, viewer: Seat, place: tuple[str, int]) -> Panel:
    """A leaf of the private panel, made once for its seat and for the seat's guest."""
    renderer: Any = speech.renderer

    def make() -> Panel:
        panel: Panel = renderer.leaf(speech.scene(moment), viewer, *place)
        return panel

    return speech.once(moment, (place, viewer), make)


def move_forms(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The form of each begun move; the pages of all games ask for some of them question by question."""
    if viewer is None:
        return
    renderer: Any = speech.renderer
    scene = speech.scene(moment)
    controls = renderer.controls(scene, viewer)
    for offer in controls.offers:
        if isinstance(offer, PartialMove) and offer.move != "offer_deal":
            form = renderer.form(scene, viewer, offer, controls.id_of_form(offer))
            yield texts_of(f"form of {offer.move}", form)


def suggestions(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The values on offer for each option of each command, as the seat's person sees them while typing."""
    if viewer is None:
        return
    who = speech.seat_at(moment, viewer)
    yield "suggestions of seats", repr(seats_named(who.live, who.scene)).encode()
    presenter = Presenter(who.renderer.scene_for(who.scene, viewer))
    for command, options in SUGGESTIONS.items():
        for option, suggest in options.items():
            yield f"suggestions for {command} {option}", repr(tuple(suggest(who, presenter))).encode()
    for command, numbers in NUMBERS.items():
        for option, bounded in numbers.items():
            found = tuple(bounded(who, {"ballot": ballot}.get) for ballot in BALLOTS)
            yield f"numbers for {command} {option}", repr(found).encode()


def standing_orders(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """A seat's own standing orders and their forms: those of others must not be read off them."""
    table = moment.match_state.table
    if viewer is None or table is None:
        return
    payload = orders_of(table, viewer)
    kept = None if payload is None else read_orders(payload)
    renderer: Any = speech.renderer
    presenter = Presenter(renderer.scene_for(speech.scene(moment), viewer))
    yield texts_of("orders panel", orders.page(presenter, kept))
    for topic in TOPICS:
        yield texts_of(f"orders form of {topic}", orders.form(presenter, kept or HousesOrders(), topic))


def reigns(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The cards of a generation that this entry ends: the viewer's own, and each as it is shared."""
    renderer: Any = speech.renderer
    scene = speech.scene(moment)
    presenter, everybody = (Presenter(renderer.scene_for(scene, one)) for one in (viewer, None))
    notes = with_entries(MatchNotes(), (moment.entry,), renderer.notes).notes
    ended = {one.setting.generation for one in notes}
    pasts = [
        past_in_notes(notes, presenter.view.counts, house, generation)
        for generation in ended
        for house in range(len(scene.names))
    ]
    for told in filter(None, pasts):
        yield texts_of(f"shared reign {told.seat}", reign.post(everybody, told, DAY, deal=True))
        if told.seat == viewer:
            id = ReignId(scene.match, told.generation, "with")
            yield texts_of("own reign", reign.page(presenter, told, DAY, id, "reign-private"))


def tales(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """What is told of a generation that this entry ends before the next one begins; posts tell it at once."""
    renderer: Any = speech.renderer
    tale = tale_in_notes(with_entries(MatchNotes(), (moment.entry,), renderer.notes).notes)
    if tale.reigns:
        everybody = Presenter(renderer.scene_for(speech.scene(moment), None))
        yield texts_of("previously", speech.once(moment, "previously", lambda: previously(everybody, tale)))


OUTLETS: Final[tuple[Spoken, ...]] = (
    panels,
    guests,
    move_forms,
    suggestions,
    standing_orders,
    reigns,
    tales,
)
