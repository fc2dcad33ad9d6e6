"""The board of Architects in words, for everybody the same: places, market, guildhall, apprentices."""

from collections.abc import Iterator

from bot.games.architects.players import players
from bot.games.architects.score import final
from bot.games.architects.words import choice, goods, listed, table_of
from bot.render.panel import Buttons, Panel, Rule, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.offered.pages import BOARD_ACCENT, awaited, ended, seat_button, title
from engine.games.architects.facts import LEVELS, MARKET_FACTS, SEATING, SIDES, SPACE_ROWS, amounts
from engine.games.architects.names import SPACE, SPOTS, Spot
from engine.games.architects.state import Shown, State


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The match as the reader may see it."""
    parts = (now(scene), places(scene), market(scene), hall(scene), display(scene), players(scene))
    texts = ["\n".join(part) for part in (*parts, (f"-# {line}" for line in below))]
    blocks = [one for text in texts if text for one in (Rule(), Text(text))][1:]
    return Panel(BOARD_ACCENT, (*blocks, Buttons((seat_button(scene),))), scene.messages.language)


def now(scene: ReaderScene) -> Iterator[str]:
    """Whose turn it is, or how it ended."""
    table = table_of(scene)
    yield title(scene)
    if scene.result is not None:
        yield from ended(scene, scene.result)
        yield from final(scene)
        return
    if table.final is not None:
        yield f"**{scene.messages.say('architects-final')}**"
    if table.turns:
        yield scene.messages.say("architects-turn", turn=table.turns, seat=scene.names[table.active])
    yield from awaited(scene)


def places(scene: ReaderScene) -> Iterator[str]:
    """The open circles with their workers; those where nobody stands are named together."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    yield say("architects-places")
    bare = [spot for spot in SPOTS if not any(workers_at(table, spot))]
    for spot in SPOTS:
        if spot not in bare:
            yield say("architects-spot", location=spot, workers=listed(scene, _standing(scene, spot)))
    if bare:
        yield say("architects-bare", places=listed(scene, (choice(scene, one) for one in bare)))
    yield say("architects-pool", count=table.pool)
    jailed = [_count(scene, seat, one.prison) for seat, one in enumerate(table.players) if one.prison]
    if jailed:
        yield say("architects-prison", workers=listed(scene, jailed))


def workers_at(table: State, spot: Spot) -> tuple[int, ...]:
    """Workers at a place by seat."""
    return tuple(one.spots[SPOTS.index(spot)] for one in table.players)


def market(scene: ReaderScene) -> Iterator[str]:
    """The three stalls: price, what they give, who stands there (AW-BM)."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    yield say("architects-market")
    small = MARKET_FACTS.printed_small if table.small is None else SIDES[table.small].small
    large = SIDES[table.large[-1]].large if table.large else MARKET_FACTS.printed_large
    given = {
        "black_market_small": listed(scene, goods(scene, amounts(small))),
        "black_market_middle": say("architects-middle"),
        "black_market_large": listed(scene, goods(scene, amounts(large))),
    }
    for space, what in given.items():
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
            names = listed(scene, there)
            yield say("architects-level", level=level, names=names, points=row.points, places=row.places)


def display(scene: ReaderScene) -> Iterator[str]:
    """The apprentices, row by row, with the silver that lies on them."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    for number, row in enumerate(table.display, start=1):
        yield say("architects-row", number=number)
        yield from (_shown(scene, column, one) for column, one in enumerate(row, start=1))
    yield f"-# {say('architects-decks', plans=scene.view.deck, rewards=table.rewards)}"


def _shown(scene: ReaderScene, column: int, one: Shown) -> str:
    text = scene.messages.say("architects-shown", number=column, means=choice(scene, one.card))
    coins = scene.messages.say("architects-coins", count=one.coins) if one.coins else ""
    return f"{text} {coins}".rstrip()


def _standing(scene: ReaderScene, spot: Spot) -> Iterator[str]:
    for seat, count in enumerate(workers_at(table_of(scene), spot)):
        if count:
            yield _count(scene, seat, count)


def _count(scene: ReaderScene, seat: int, count: int) -> str:
    return scene.messages.say("architects-count", name=scene.names[seat], count=count)
