"""The table of Coup as anybody may see it: the action under way, coins and cards, and who claimed what."""

from collections.abc import Iterator
from typing import Final

from bot.games.coup.controls import card_name, court
from bot.games.coup.deeds import call_line, now_line, under_way
from bot.games.coup.picture.table import sketch
from bot.pictures.facts import whole_button
from bot.render.panel import Block, Buttons, Panel, Sketch, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.pages import (
    BOARD_ACCENT,
    awaited_lines,
    ending_lines,
    seat_button,
    title,
    with_rules_between,
)
from engine.games.coup.state import State
from engine.kernel.seats import Seat

CALLS: Final = 6
"""So many of the last challenges stand on the board; the chronicle has all."""


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """For everybody the same."""
    foot = (f"-# {line}" for line in (*_supply(scene), *below))
    blocks = with_rules_between((_state_lines(scene), rows_of(scene), _calls(scene), foot))
    buttons = Buttons((seat_button(scene),))
    return Panel(BOARD_ACCENT, (*blocks, buttons), scene.messages.language, _table_picture(scene, below))


def _table_picture(scene: ReaderScene, below: tuple[str, ...]) -> tuple[Block | Sketch, ...]:
    """Before everybody the table is drawn; a seat's leaf, and the end with all hands, are in words."""
    if scene.reader is not None or scene.result is not None:
        return ()
    text = "\n".join((title(scene), *_awaited_lines(scene), *(f"-# {line}" for line in below)))
    return (sketch(scene), Text(text), Buttons((seat_button(scene), whole_button(scene))))


def rows_of(scene: ReaderScene) -> Iterator[str]:
    """A line a seat, clockwise from the first: coins, cards in hand, cards turned up, what it has claimed."""
    table: State = scene.view.table
    for seat in table.order:
        yield _seat(scene, seat)


def _state_lines(scene: ReaderScene) -> Iterator[str]:
    yield title(scene)
    if scene.result is not None:
        yield from ending_lines(scene, scene.result)
        yield from revealed_hands(scene)
        return
    yield from filter(None, (now_line(scene, scene.names), under_way(scene, scene.names)))
    yield from _awaited_lines(scene)


def _awaited_lines(scene: ReaderScene) -> Iterator[str]:
    """Who has still to answer; CO-R26: a table that does not name them counts them."""
    if scene.awaited_seats:
        yield from awaited_lines(scene)
    elif scene.view.waiting_count:
        yield scene.messages.say("coup-waiting", count=scene.view.waiting_count)


def _seat(scene: ReaderScene, seat: Seat) -> str:
    table: State = scene.view.table
    say = scene.messages.say
    lost = scene.messages.join_list([card_name(scene, card) for card in table.lost[seat]])
    if seat not in table.living:
        return say("coup-seat-out", name=scene.names[seat], lost=lost)
    parts = [say("coup-seat", name=scene.names[seat], coins=table.coins[seat], cards=scene.view.cards[seat])]
    parts += [say("coup-seat-lost", lost=lost)] if table.lost[seat] else []
    claims = scene.messages.join_list([card_name(scene, card) for card in table.claims[seat]])
    parts += [say("coup-seat-claims", claims=claims)] if table.claims[seat] else []
    return " ".join(parts)


def _calls(scene: ReaderScene) -> Iterator[str]:
    """The last challenges, the newest first."""
    table: State = scene.view.table
    if table.calls:
        yield scene.messages.say("coup-calls")
    for call in reversed(table.calls[-CALLS:]):
        yield f"- {call_line(scene, call, scene.names)}"


def _supply(scene: ReaderScene) -> Iterator[str]:
    view = scene.view
    yield scene.messages.say("coup-court", cards=court(scene))
    if view.treasury is not None:
        yield scene.messages.say("coup-treasury", coins=view.treasury)


def revealed_hands(scene: ReaderScene) -> Iterator[str]:
    """CO-R04: in the end all hands are open."""
    table: State = scene.view.table
    if table.reveal is None:
        return
    for seat, cards in enumerate(table.reveal.hands):
        if cards:
            held = scene.messages.join_list([card_name(scene, card) for card in cards])
            yield scene.messages.say("coup-held", name=scene.names[seat], cards=held)
