"""The board of Architects in words, for everybody the same: places, market, guildhall, apprentices."""

from collections.abc import Iterator

from bot.games.architects.picture.board import sketch
from bot.games.architects.places import goods_of_stall, workers_at
from bot.games.architects.players import players
from bot.games.architects.score import final
from bot.games.architects.words import choice, goods, list_of, table_of
from bot.pictures.facts import words_button
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
from engine.games.architects.facts import LEVELS, SEATING, SPACE_ROWS
from engine.games.architects.names import SPACE, SPACES, SPOTS, Spot
from engine.games.architects.state import Shown


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The match as the reader may see it."""
    parts = (turn_lines(scene), places(scene), market(scene), hall(scene), display(scene), players(scene))
    foot = "\n".join(f"-# {line}" for line in below)
    blocks = with_rules_between((*parts, (foot,)))
    buttons = Buttons((seat_button(scene),))
    return Panel(BOARD_ACCENT, (*blocks, buttons), scene.messages.language, table_picture(scene, foot))


def table_picture(scene: ReaderScene, foot: str) -> tuple[Block | Sketch, ...]:
    """Before everybody the table is drawn; the leaf of a seat has every card in words."""
    if scene.reader is not None or scene.result is not None:
        return ()
    below = (Text(foot),) if foot else ()
    buttons = Buttons((seat_button(scene), words_button(scene)))
    return (Text("\n".join(turn_lines(scene))), sketch(scene), *below, buttons)


def turn_lines(scene: ReaderScene) -> Iterator[str]:
    """Whose turn it is, or how it ended."""
    table = table_of(scene)
    yield title(scene)
    if scene.result is not None:
        yield from ending_lines(scene, scene.result)
        yield from final(scene)
        return
    if table.final is not None:
        yield f"**{scene.messages.say('architects-final')}**"
    if table.turns:
        yield scene.messages.say("architects-turn", turn=table.turns, seat=scene.names[table.active])
    yield from awaited_lines(scene)


def places(scene: ReaderScene) -> Iterator[str]:
    """The open circles with their workers; those where nobody stands are named together."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    yield say("architects-places")
    bare = [spot for spot in SPOTS if not any(workers_at(table, spot))]
    for spot in SPOTS:
        if spot not in bare:
            yield say("architects-spot", location=spot, workers=list_of(scene, _standing(scene, spot)))
    if bare:
        yield say("architects-bare", places=list_of(scene, (choice(scene, one) for one in bare)))
    yield say("architects-pool", count=table.pool)
    jailed = [_count(scene, seat, one.prison) for seat, one in enumerate(table.players) if one.prison]
    if jailed:
        yield say("architects-prison", workers=list_of(scene, jailed))


def market(scene: ReaderScene) -> Iterator[str]:
    """The three stalls: price, what they give, who stands there (AW-BM)."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    yield say("architects-market")
    for space in SPACES:
        row = goods_of_stall(table, space)
        what = list_of(scene, goods(scene, row)) if any(row) else say("architects-middle")
        seat = table.market[SPACE[space]]
        who, free = ("", "yes") if seat is None else (scene.names[seat], "no")
        price = SPACE_ROWS[SPACE[space]].silver
        yield say("architects-space", location=space, count=price, goods=what, free=free, seat=who)


def hall(scene: ReaderScene) -> Iterator[str]:
    """The guildhall with the placements that bring a reset, and the cathedral (AW-GUILD, AW-CATH)."""
    table, say = table_of(scene), scene.messages.say
    marks = SEATING[len(table.players)].resets
    filled, spaces = len(table.guildhall), scene.view.spaces
    yield say("architects-hall", count=filled, spaces=spaces, first=marks[0], second=marks[1])
    for level, row in enumerate(LEVELS):
        there = [scene.names[seat] for seat, one in enumerate(table.players) if one.level == level and level]
        if there:
            names = list_of(scene, there)
            yield say("architects-level", level=level, names=names, points=row.points, places=row.places)


def display(scene: ReaderScene) -> Iterator[str]:
    """The apprentices, row by row, with the silver that lies on them."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    for number, row in enumerate(table.display, start=1):
        yield say("architects-row", number=number)
        yield from (_card_text(scene, column, one) for column, one in enumerate(row, start=1))
    yield f"-# {say('architects-decks', plans=scene.view.deck, rewards=table.rewards)}"


def _card_text(scene: ReaderScene, column: int, one: Shown) -> str:
    text = scene.messages.say("architects-shown", number=column, means=choice(scene, one.card))
    coins = scene.messages.say("architects-coins", count=one.coins) if one.coins else ""
    return f"{text} {coins}".rstrip()


def _standing(scene: ReaderScene, spot: Spot) -> Iterator[str]:
    for seat, count in enumerate(workers_at(table_of(scene), spot)):
        if count:
            yield _count(scene, seat, count)


def _count(scene: ReaderScene, seat: int, count: int) -> str:
    return scene.messages.say("architects-count", name=scene.names[seat], count=count)
