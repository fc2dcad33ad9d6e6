"""What several pages of Architects say alike: goods, cards, changes, places, points.

What is put into other texts keeps only the marks that turn something: an isolate of nothing but isolates
would run left to right in every language.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from bot.render.bidi import lean
from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.games.architects.base import Score, Source
from engine.games.architects.facts import MARKET_FACTS, SIDES, Amounts, amounts
from engine.games.architects.names import GOODS, SPOTS, Space, Spot
from engine.games.architects.state import Player, State

Changes = Sequence[tuple[str, int]]
"""Changes by kind (a good, or one of virtue, plans, debts), each with its number, gained or lost."""

# --- the table ----------------------------------------------------------------------------------------------


def table_of(scene: ReaderScene) -> State:
    """The game as the scene's reader may see it."""
    table: State = scene.view.table
    return table


def own_player(scene: ReaderScene) -> Player | None:
    """The reader's own side of the table; None for everybody."""
    return None if scene.reader is None else table_of(scene).players[scene.reader]


def seats_at(table: State, spot: Spot) -> tuple[int, ...]:
    """How many workers each seat has at an open circle, by seat."""
    return tuple(one.spots[SPOTS.index(spot)] for one in table.players)


def goods_of_stall(table: State, space: Space) -> Amounts:
    """The goods of a stall; none in the middle one, where there is a choice (AW-BM-3, AW-BM-4)."""
    if space == "black_market_middle":
        return amounts({})
    if space == "black_market_small":
        return amounts(MARKET_FACTS.printed_small if table.small is None else SIDES[table.small].small)
    return amounts(SIDES[table.large[-1]].large if table.large else MARKET_FACTS.printed_large)


# --- words --------------------------------------------------------------------------------------------------


def choice(scene: ReaderScene, one: str) -> str:
    """A place, a good, a card with what it does: the word of the game for an id."""
    return lean(scene.messages.say(message_id(f"architects-choice-{one}")), scene.messages.language)


def card(scene: ReaderScene, one: str) -> str:
    """A card by its name alone."""
    return scene.messages.say(message_id(f"architects-name-{one}"))


def list_of(scene: ReaderScene, some: Iterable[str]) -> str:
    """A list in the reader's language, or the word for nothing."""
    found = list(some)
    if not found:
        return scene.messages.say("architects-nothing")
    return lean(scene.messages.join_list(found), scene.messages.language)


def goods(scene: ReaderScene, row: Amounts) -> list[str]:
    """ "3 wood", for each good of which there is any."""
    say = scene.messages.say
    counts = zip(GOODS, row, strict=True)
    return [say("architects-amount", count=count, good=name) for name, count in counts if count]


def changes(scene: ReaderScene, some: Changes) -> list[str]:
    """ "+3 wood", "−1 virtue": gains and losses, each with its sign."""
    say = scene.messages.say
    return [
        say("architects-change", count=count, good=name)
        if name in GOODS
        else say(f"architects-change-{name}", count=count)
        for name, count in some
    ]


def bare_amounts(scene: ReaderScene, some: Changes) -> list[str]:
    """ "3 wood", "1 virtue": the same numbers without a sign, for where words say whether they come or go."""
    codes = {"virtue": "architects-amount-virtue"} | dict.fromkeys(GOODS, "architects-amount")
    return [
        scene.messages.say(codes[name], count=abs(count), good=name)
        if name in codes
        else changes(scene, ((name, count),))[0]
        for name, count in some
    ]


# --- points -------------------------------------------------------------------------------------------------


def final_scores(scene: ReaderScene) -> Iterator[str]:
    """Everybody's points by their sources, the best first; nothing before the count (AW-SCORE)."""
    for one in sorted(table_of(scene).scores, key=lambda each: -each.total):
        yield score_line(scene, one)


def score_line(scene: ReaderScene, one: Score) -> str:
    """A seat's total with a sum for each source."""
    say = scene.messages.say
    parts = []
    for what in get_args(Source):
        points = [line.points for line in one.lines if line.what == what]
        if points:
            parts.append(say(f"architects-line-{what}", count=sum(points)))
    return say("architects-score", name=scene.names[one.seat], count=one.total, parts=list_of(scene, parts))


def score_lines(scene: ReaderScene, one: Score) -> Iterator[str]:
    """A line for each of a score's: a building with its name, the rest by its source."""
    say = scene.messages.say
    for line in one.lines:
        if line.card is None:
            yield f"- {say(f'architects-line-{line.what}', count=line.points)}"
        else:
            name = card(scene, line.card)
            yield f"- {say(f'architects-line-{line.what}-of', name=name, count=line.points)}"
