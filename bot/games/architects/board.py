"""The board of Architects, for everybody the same: drawn where everybody looks, and in words.

In words it has its turn, places, market, guildhall, apprentices and players, each a part between rules; the
picture (picture/board.py) shows the same. After the end only the hall, the players and the points are left.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.architects.picture.board import sketch
from bot.games.architects.words import (
    card,
    choice,
    final_scores,
    goods,
    goods_of_stall,
    list_of,
    seats_at,
    table_of,
)
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
from engine.games.architects.names import SPACE, SPACES, SPOTS


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The match as the reader may see it; `below` are the lines of its foot.

    Before everybody the table is drawn while it is played; a seat's own page of it has every card in words.
    """
    parts = (turn_lines(scene), places(scene), market(scene), hall(scene), display(scene), players(scene))
    foot = "\n".join(f"-# {line}" for line in below)
    blocks = with_rules_between((*parts, (foot,)))
    drawn: tuple[Block | Sketch, ...] = ()
    if scene.reader is None and scene.result is None:
        head, end = Text("\n".join(turn_lines(scene))), (Text(foot),) if foot else ()
        drawn = (head, sketch(scene), *end, Buttons((seat_button(scene), words_button(scene))))
    buttons = Buttons((seat_button(scene),))
    return Panel(BOARD_ACCENT, (*blocks, buttons), scene.messages.language, drawn)


def board_beside_round(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The board as a round began; whose turn it is since then stands on the round's post, with the table."""
    note = scene.messages.say("architects-board-begun")
    return board(replace(scene, waits=()), (note, *below))


def turn_lines(scene: ReaderScene) -> Iterator[str]:
    """The title, then the turn and who is awaited; after the end the result and everybody's points."""
    table, say = table_of(scene), scene.messages.say
    yield title(scene)
    if scene.result is not None:
        yield from ending_lines(scene, scene.result)
        yield from final_scores(scene)
        return
    if table.final is not None:
        yield f"**{say('architects-final')}**"
    if table.turns:
        yield say("architects-turn", turn=table.turns, seat=scene.names[table.active])
    yield from awaited_lines(scene)


def places(scene: ReaderScene) -> Iterator[str]:
    """The open circles with their workers; those where nobody stands are named together."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    yield say("architects-places")
    bare = []
    for spot in SPOTS:
        workers = counts_by_name(scene, seats_at(table, spot))
        if workers:
            yield say("architects-spot", location=spot, workers=list_of(scene, workers))
        else:
            bare.append(choice(scene, spot))
    if bare:
        yield say("architects-bare", places=list_of(scene, bare))
    yield say("architects-pool", count=table.pool)
    jailed = counts_by_name(scene, tuple(one.prison for one in table.players))
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
    """The apprentices, row by row, with the silver that lies on them, and how many cards are left."""
    table, say = table_of(scene), scene.messages.say
    if table.phase == "over":
        return
    for number, row in enumerate(table.display, start=1):
        yield say("architects-row", number=number)
        for column, one in enumerate(row, start=1):
            text = say("architects-shown", number=column, means=choice(scene, one.card))
            coins = say("architects-coins", count=one.coins) if one.coins else ""
            yield f"{text} {coins}".rstrip()
    yield f"-# {say('architects-decks', plans=scene.view.deck, rewards=table.rewards)}"


def players(scene: ReaderScene) -> Iterator[str]:
    """Every player in a few lines, in the order of seats: what everybody can count (AW-INFO-1)."""
    say = scene.messages.say
    for seat, one in enumerate(table_of(scene).players):
        known = scene.view.standings[seat]
        plays = "no" if one.character is None else "yes"
        as_whom = "" if one.character is None else choice(scene, one.character)
        slots = {"name": scene.names[seat], "plays": plays, "character": as_whom, "points": known.points}
        yield say("architects-player", **slots, over="no" if scene.result is None else "yes")
        yield say("architects-player-goods", virtue=one.virtue, goods=list_of(scene, goods(scene, one.goods)))
        yield say("architects-player-workers", reserve=one.reserve, away=known.captured, plans=known.hand)
        if one.unpaid or one.paid:
            yield say("architects-own-debts", unpaid=one.unpaid, paid=one.paid)
        if held := counts_by_name(scene, one.held):
            yield say("architects-player-held", workers=list_of(scene, held))
        if one.crew:
            crew = list_of(scene, (card(scene, this) for this in one.crew))
            yield say("architects-player-crew", cards=crew)
        if one.built:
            built = list_of(scene, (card(scene, this) for this in one.built))
            yield say("architects-player-built", cards=built)


def counts_by_name(scene: ReaderScene, counts: tuple[int, ...]) -> list[str]:
    """ "Ada 2", for each seat that has any of these counts by seat."""
    return [
        scene.messages.say("architects-count", name=scene.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]
