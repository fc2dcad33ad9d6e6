"""The picture of the table: from what everybody may see to its values, and the same in words."""

from collections.abc import Iterator
from typing import Final

from bot.games.architects.picture.board_layout import place_pieces
from bot.games.architects.picture.naming import amounts_of, drawable_name, sheet
from bot.games.architects.picture.symbols import signs
from bot.games.architects.picture.values import Amount, Board, Group, Hall, Helper, Level, Person, Spot, Stall
from bot.games.architects.places import goods_of_stall, workers_at
from bot.games.architects.words import card, choice, list_of, table_of
from bot.pictures.facts import sketch_of
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.architects.facts import CREW, HIGHEST, LEVELS, ROWS, SEATING, SPACE_ROWS
from engine.games.architects.names import SPACE, SPACES, SPOTS
from engine.games.architects.state import Shown

TEMPLATE: Final = "architects_board"


def sketch(scene: ReaderScene) -> Sketch:
    """The table; `alt` has the facts of the picture in the order in which it shows them."""
    shown = values(scene)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(scene, shown))


def values(scene: ReaderScene) -> Board:
    """What the picture shows."""
    table = table_of(scene)
    steps = tuple(
        tuple(seat for seat, one in enumerate(table.players) if one.virtue == step)
        for step in range(HIGHEST + 1)
    )
    return Board(
        **sheet(scene, "guildhall", "cathedral", "virtue"),
        now=_heading(scene),
        pool=table.pool,
        spots=tuple(_spots(scene)),
        stalls=tuple(_stalls(scene)),
        rows=tuple(tuple(_helper(scene, one) for one in row) for row in table.display),
        hall=_hall(scene),
        levels=tuple(_levels(scene)),
        virtue=steps,
        stacked=max(map(len, steps)),
        players=tuple(_people(scene)),
    )


def _heading(scene: ReaderScene) -> str:
    table, say = table_of(scene), scene.messages.say
    if not table.turns:
        return say("architects-picture-before")
    text = say("architects-turn", turn=table.turns, seat=drawable_name(scene, table.active))
    return text if table.final is None else f"{text} · {say('architects-picture-final')}"


def _spots(scene: ReaderScene) -> Iterator[Spot]:
    for spot in SPOTS:
        there = enumerate(workers_at(table_of(scene), spot))
        yield Spot(spot, choice(scene, spot), tuple(Group(seat, count) for seat, count in there if count))


def _stalls(scene: ReaderScene) -> Iterator[Stall]:
    table = table_of(scene)
    for space in SPACES:
        number = SPACE[space]
        name = scene.messages.say("architects-picture-stall", location=space)
        goods = amounts_of(goods_of_stall(table, space))
        yield Stall(name, SPACE_ROWS[number].silver, goods, table.market[number])


def _helper(scene: ReaderScene, one: Shown) -> Helper:
    row = CREW[one.card]
    return Helper(card(scene, one.card), row.skills, row.virtue, one.coins, signs(row.ability))


def _hall(scene: ReaderScene) -> Hall:
    table = table_of(scene)
    seating = SEATING[len(table.players)]
    return Hall(seating.columns, seating.resets, table.guildhall[: scene.view.spaces])


def _levels(scene: ReaderScene) -> Iterator[Level]:
    players = table_of(scene).players
    for level, row in enumerate(LEVELS):
        if level:
            there = tuple(seat for seat, one in enumerate(players) if one.level == level)
            yield Level(level, row.points, row.places, there)


def _people(scene: ReaderScene) -> Iterator[Person]:
    for seat, one in enumerate(table_of(scene).players):
        known = scene.view.standings[seat]
        yield Person(
            seat=seat,
            name=drawable_name(scene, seat),
            awaited=seat in scene.awaited_seats,
            reserve=one.reserve,
            prison=one.prison,
            away=known.captured,
            plans=known.hand,
            debts=one.unpaid,
            points=known.points,
            goods=amounts_of(one.goods),
        )


def lines(scene: ReaderScene, shown: Board) -> Iterator[str]:
    """What matters most comes first: an alt text has room for some 1,000 letters."""
    say = scene.messages.say
    yield shown.now
    for spot in shown.spots:
        if spot.workers:
            there = list_of(scene, (_group(scene, one) for one in spot.workers))
            yield f"{spot.name}: {there}"
    yield say("architects-pool", count=shown.pool)
    for stall in shown.stalls:
        goods = list_of(scene, (_amount(scene, one) for one in stall.goods))
        who = "" if stall.seat is None else drawable_name(scene, stall.seat)
        free = "yes" if stall.seat is None else "no"
        what = goods if stall.goods else say("architects-middle")
        yield say("architects-alt-stall", name=stall.name, goods=what, count=stall.price, free=free, seat=who)
    for one in shown.players:
        yield _person(scene, shown, one)
    filled = len(shown.hall.filled)
    spaces, (first, second) = shown.hall.columns * ROWS, shown.hall.resets
    yield say("architects-alt-hall", count=filled, spaces=spaces, first=first, second=second)
    for row in shown.rows:
        yield list_of(scene, (_apprentice_text(scene, one) for one in row))


def _person(scene: ReaderScene, shown: Board, one: Person) -> str:
    """Points, virtue and goods; of the rest what is not nothing."""
    say = scene.messages.say
    virtue = next(step for step, seats in enumerate(shown.virtue) if one.seat in seats)
    level = next((row.level for row in shown.levels if one.seat in row.seats), 0)
    counts = {"workers": one.reserve, "level": level, "prison": one.prison, "captured": one.away}
    counts |= {"plans": one.plans, "debts": one.debts}
    more = [say("architects-alt-of", what=what, count=count) for what, count in counts.items() if count]
    has = list_of(scene, (*more, *(_amount(scene, good) for good in one.goods)))
    return say("architects-alt-player", name=one.name, points=one.points, virtue=virtue, has=has)


def _group(scene: ReaderScene, one: Group) -> str:
    return scene.messages.say("architects-count", name=drawable_name(scene, one.seat), count=one.count)


def _amount(scene: ReaderScene, one: Amount) -> str:
    return scene.messages.say("architects-amount", count=one.count, good=one.id)


def _apprentice_text(scene: ReaderScene, one: Helper) -> str:
    coins = f" {scene.messages.say('architects-alt-coins', count=one.coins)}" if one.coins else ""
    return f"{one.name}{coins}"
