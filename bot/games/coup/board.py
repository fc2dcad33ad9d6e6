"""The table of Coup as anybody may see it: the action under way, coins and cards, and who claimed what."""

from collections.abc import Iterator
from typing import Final

from bot.games.coup.controls import card_name
from bot.render.panel import Buttons, Panel, Rule, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.offered.pages import BOARD_ACCENT, awaited, ended, seat_button, title
from engine.games.coup.state import Call, Deed, State
from engine.kernel.seats import Seat

CALLS: Final = 6
"""So many of the last challenges stand on the board; the chronicle has all."""


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """For everybody the same."""
    texts = ["\n".join(_now(scene)), "\n".join(rows_of(scene)), "\n".join(_calls(scene))]
    foot = "\n".join(f"-# {line}" for line in (*_supply(scene), *below))
    blocks = [part for text in (*texts, foot) if text for part in (Rule(), Text(text))][1:]
    return Panel(BOARD_ACCENT, (*blocks, Buttons((seat_button(scene),))), scene.messages.language)


def rows_of(scene: ReaderScene) -> Iterator[str]:
    """A line a seat, clockwise from the first: coins, cards in hand, cards turned up, what it has claimed."""
    table: State = scene.view.table
    for seat in table.order:
        yield _seat(scene, seat)


def _now(scene: ReaderScene) -> Iterator[str]:
    table: State = scene.view.table
    yield title(scene)
    if scene.result is not None:
        yield from ended(scene, scene.result)
        yield from _revealed(scene, table)
        return
    if table.turn:
        yield scene.messages.say("coup-turn", turn=table.turn, seat=scene.names[table.active])
    if table.deed is not None:
        yield _deed(scene, table.deed)
    yield from awaited(scene) if scene.awaited else _counted(scene)


def _counted(scene: ReaderScene) -> Iterator[str]:
    """CO-R26: a table that does not name them counts those who have still to answer."""
    if scene.view.waiting_count:
        yield scene.messages.say("coup-waiting", count=scene.view.waiting_count)


def _deed(scene: ReaderScene, deed: Deed) -> str:
    """The action under way, and its block."""
    say, kind = scene.messages.say, scene.messages.say(f"coup-choice-{deed.kind.replace('_', '-')}")
    target = "" if deed.target is None else scene.names[deed.target]
    claim = "" if deed.claim is None else card_name(scene, deed.claim)
    aimed, claimed = ("yes" if part else "no" for part in (target, claim))
    text = say("coup-deed", kind=kind, aimed=aimed, target=target, claimed=claimed, claim=claim)
    if deed.blocker is None or deed.block is None:
        return text
    by, block = scene.names[deed.blocker], card_name(scene, deed.block)
    return f"{text} {say('coup-deed-blocked', seat=by, claim=block)}"


def _seat(scene: ReaderScene, seat: Seat) -> str:
    table: State = scene.view.table
    say = scene.messages.say
    lost = scene.messages.listing([card_name(scene, card) for card in table.lost[seat]])
    if seat not in table.living:
        return say("coup-seat-out", name=scene.names[seat], lost=lost)
    parts = [say("coup-seat", name=scene.names[seat], coins=table.coins[seat], cards=scene.view.cards[seat])]
    parts += [say("coup-seat-lost", lost=lost)] if table.lost[seat] else []
    claims = scene.messages.listing([card_name(scene, card) for card in table.claims[seat]])
    parts += [say("coup-seat-claims", claims=claims)] if table.claims[seat] else []
    return " ".join(parts)


def _calls(scene: ReaderScene) -> Iterator[str]:
    """The last challenges, the newest first."""
    table: State = scene.view.table
    if table.calls:
        yield scene.messages.say("coup-calls")
    for call in reversed(table.calls[-CALLS:]):
        yield _call(scene, call)


def _call(scene: ReaderScene, call: Call) -> str:
    return scene.messages.say(
        "coup-call",
        turn=call.turn,
        seat=scene.names[call.seat],
        claimant=scene.names[call.claimant],
        claim=card_name(scene, call.claim),
        shown="open" if call.shown is None else str(call.shown).lower(),
    )


def _supply(scene: ReaderScene) -> Iterator[str]:
    view = scene.view
    yield scene.messages.say("coup-court", cards=view.court)
    if view.treasury is not None:
        yield scene.messages.say("coup-treasury", coins=view.treasury)


def _revealed(scene: ReaderScene, table: State) -> Iterator[str]:
    """CO-R04: in the end all hands are open."""
    if table.reveal is None:
        return
    for seat, cards in enumerate(table.reveal.hands):
        if cards:
            held = scene.messages.listing([card_name(scene, card) for card in cards])
            yield scene.messages.say("coup-held", name=scene.names[seat], cards=held)
