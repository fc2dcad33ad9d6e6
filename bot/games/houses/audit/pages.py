"""What Houses shows beside a match's own messages: suggestions while one types, and standing orders."""

from collections.abc import Iterator
from typing import Final, get_args

from bot.audit.speech import Speech, texts_of
from bot.controls.ids import OrdersTopic
from bot.games.houses.commands.choices import NUMBERS, SUGGESTIONS
from bot.games.houses.orders import form, page
from bot.games.houses.renderer import Houses
from bot.interactions.finding import seats_named
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.games.houses.orders.messages import HousesOrders, read
from engine.kernel.seats import Viewer
from engine.kernel.table import orders_of

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
    kept = None if payload is None else read(payload)
    voice = speech.renderer.voice(scene, viewer)
    yield texts_of("orders panel", page(voice, kept))
    for topic in TOPICS:
        yield texts_of(f"orders form of {topic}", form(voice, kept or HousesOrders(), topic))
