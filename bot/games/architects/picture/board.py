"""The picture of the table: from what everybody may see to the values that it shows, and the same in words.

`sketch` makes both from one `Board` of values: the pieces (board_layout.py), and the alt text, which has the
facts of the picture in the order in which it shows them. `short_sketch` draws less of the same and tells all.
"""

from collections.abc import Iterator
from typing import Final

from bot.games.architects.picture.board_layout import (
    Board,
    Group,
    Hall,
    Helper,
    Level,
    Person,
    Spot,
    Stall,
    place_pieces,
    place_short_pieces,
)
from bot.games.architects.picture.signs import Amount, amounts_of, drawable_name, sheet, signs
from bot.games.architects.words import card, choice, goods_of_stall, list_of, seats_at, table_of
from bot.pictures.facts import sketch_of
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import with_first_names
from engine.games.architects.facts import CREW, HIGHEST, LEVELS, ROWS, SEATING, SPACE_ROWS
from engine.games.architects.names import SPACE, SPACES, SPOTS

TEMPLATE: Final = "architects_board"


def sketch(scene: ReaderScene) -> Sketch:
    """The table as a picture with its alt text."""
    scene = with_first_names(scene)
    shown = values(scene)
    return sketch_of(TEMPLATE, place_pieces(shown), alt_lines(scene, shown))


def short_sketch(scene: ReaderScene) -> Sketch:
    """What turns change most as a picture of half the height, with the alt text of the whole table."""
    scene = with_first_names(scene)
    shown = values(scene)
    return sketch_of(TEMPLATE, place_short_pieces(shown), alt_lines(scene, shown))


def values(scene: ReaderScene) -> Board:
    """The facts of the picture: turn, places, market, apprentices, guildhall, cathedral, virtue, players."""
    table, say = table_of(scene), scene.messages.say
    now = say("architects-picture-before")
    if table.turns:
        now = say("architects-turn", turn=table.turns, seat=drawable_name(scene, table.active))
        now = now if table.final is None else f"{now} · {say('architects-picture-final')}"
    spots = (
        Spot(
            spot,
            choice(scene, spot),
            tuple(Group(seat, count) for seat, count in enumerate(seats_at(table, spot)) if count),
        )
        for spot in SPOTS
    )
    stalls = (
        Stall(
            say("architects-picture-stall", location=space),
            SPACE_ROWS[SPACE[space]].silver,
            amounts_of(goods_of_stall(table, space)),
            table.market[SPACE[space]],
        )
        for space in SPACES
    )
    rows = tuple(
        tuple(
            Helper(card(scene, one.card), of.skills, of.virtue, one.coins, signs(of.ability))
            for one in row
            if (of := CREW[one.card])
        )
        for row in table.display
    )
    seating = SEATING[len(table.players)]
    levels = (
        Level(
            level,
            row.points,
            row.places,
            tuple(seat for seat, one in enumerate(table.players) if one.level == level),
        )
        for level, row in enumerate(LEVELS)
        if level
    )
    steps = tuple(
        tuple(seat for seat, one in enumerate(table.players) if one.virtue == step)
        for step in range(HIGHEST + 1)
    )
    return Board(
        **sheet(scene, "guildhall", "cathedral", "virtue"),
        now=now,
        pool=table.pool,
        spots=tuple(spots),
        stalls=tuple(stalls),
        rows=rows,
        hall=Hall(seating.columns, seating.resets, table.guildhall[: scene.view.spaces]),
        levels=tuple(levels),
        virtue=steps,
        stacked=max(map(len, steps)),
        players=tuple(_people(scene)),
    )


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
            virtue=one.virtue,
            level=one.level,
            goods=amounts_of(one.goods),
        )


# --- in words -----------------------------------------------------------------------------------------------


def alt_lines(scene: ReaderScene, shown: Board) -> Iterator[str]:
    """The alt text line by line, the most important first: there is room for some 1,000 letters."""
    say = scene.messages.say
    yield shown.now
    for spot in shown.spots:
        if spot.workers:
            there = [
                say("architects-count", name=drawable_name(scene, one.seat), count=one.count)
                for one in spot.workers
            ]
            yield f"{spot.name}: {list_of(scene, there)}"
    yield say("architects-pool", count=shown.pool)
    for stall in shown.stalls:
        who = "" if stall.seat is None else drawable_name(scene, stall.seat)
        free = "yes" if stall.seat is None else "no"
        what = list_of(scene, _amounts(scene, stall.goods)) if stall.goods else say("architects-middle")
        yield say("architects-alt-stall", name=stall.name, goods=what, count=stall.price, free=free, seat=who)
    for one in shown.players:
        # Points and virtue, then workers, captures, plans, debts and goods of which there are any.
        counts = {"workers": one.reserve, "level": one.level, "prison": one.prison, "captured": one.away}
        counts |= {"plans": one.plans, "debts": one.debts}
        more = [say("architects-alt-of", what=what, count=count) for what, count in counts.items() if count]
        has = list_of(scene, (*more, *_amounts(scene, one.goods)))
        yield say("architects-alt-player", name=one.name, points=one.points, virtue=one.virtue, has=has)
    filled = len(shown.hall.filled)
    spaces, (first, second) = shown.hall.columns * ROWS, shown.hall.resets
    yield say("architects-alt-hall", count=filled, spaces=spaces, first=first, second=second)
    for row in shown.rows:
        cards = (
            f"{one.name} {say('architects-alt-coins', count=one.coins)}" if one.coins else one.name
            for one in row
        )
        yield list_of(scene, cards)


def _amounts(scene: ReaderScene, row: tuple[Amount, ...]) -> list[str]:
    return [scene.messages.say("architects-amount", count=one.count, good=one.id) for one in row]
