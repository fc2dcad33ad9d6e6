"""Every picture of every game at the least and the most seats, with any names."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.games.architects.picture import board as architects_board
from bot.games.architects.picture import hand as architects_hand
from bot.games.coup import hand_picture, round_picture
from bot.games.coup import picture as coup_table
from bot.games.rokugan.picture import battles as rokugan_battles
from bot.games.rokugan.picture import map as rokugan_map
from bot.games.treasure import count_picture
from bot.games.treasure import picture as sea
from bot.history.recall import Part, Section
from bot.languages import Language
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.treasure.chapters.dawn import AttackTally, ConflictTally, MutinyTally
from engine.games.treasure.chapters.night import NightStarted
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Viewer
from tests.bot.pictures import full, houses_pictures
from tests.engine.games.coup import board as board_of_coup
from tests.laws.samples import table
from tests.renderings.others import match, moments

Pictures = Callable[[Language, int, Sequence[str], int], Iterator[Sketch]]

HOUSE_NAMES: Final[Mapping[str, Sequence[str]]] = {
    "long": ("Peyvandian-e Bozorg-e No", "کلاه‌دارانِ بزرگِ نوآیین", "W" * 24, "ضَصُصِضّصضصضصضصضصض"),
    "short": ("I", "آ", "Q", "م"),
}
"""At most 24 characters; of both scripts, for people of both sit at one table."""

PEOPLE: Final[Mapping[str, Sequence[str]]] = {
    "long": ("Bartholomew Wolfram-Weatherwax W", "شاهزاده‌خانم گیتی‌افروزِ پیوندیان", "W" * 32),
    "short": ("I", "آ", "Q"),
}
"""Names on Discord: at most 32 characters."""


def seen(
    game: str, language: Language, state: Any, names: Sequence[str], viewer: Viewer = None
) -> ReaderScene:
    """A table before one reader, its people named so by turns."""
    usual = reader_scene(match(game, language, state), viewer)
    seats = max(len(usual.names), len(getattr(state, "members", getattr(state, "order", usual.names))))
    return replace(usual, names=tuple(names[seat % len(names)] for seat in range(seats)))


def coup(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """Everything claimed; as it comes."""
    for state in (full.coup(seats), *moments("coup").values()):
        yield coup_table.sketch(seen("coup", language, state, names))


def coup_hands(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """A hand of two, one of one card, and an exchange with four to choose from."""
    hands = "A[duke,contessa] 9; B[ambassador|assassin] 3; C[captain,assassin]"
    for state, seat in (
        (board_of_coup.table(hands).state, 0),
        (board_of_coup.table(hands).state, 1),
        (board_of_coup.table(hands).play("A: act exchange; all pass").state, 0),
    ):
        drawn = hand_picture.sketch(seen("coup", language, state, names, seat))
        assert drawn is not None
        yield drawn


def rounds(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """The rounds of a game in which turns are doubted and blocked, and one that goes on."""
    for played in full.coup_rounds(seats):
        scene = seen("coup", language, played.state, names)
        found = round_picture.rounds(sections_of(played.events))
        for number, turns in enumerate(found, start=1):
            yield round_picture.sketch(scene, number, turns)


def sections_of(events: Sequence[Any]) -> tuple[Section, ...]:
    """The public events of a game, a section a turn, as the chronicle parts them."""
    found: list[list[Any]] = [[]]
    for event in (cut(event, None) for event in events if is_readable(event, None)):
        if isinstance(event, TurnStarted):
            found.append([])
        found[-1].append(event)
    return tuple(Section(Part(number), tuple(some)) for number, some in enumerate(found))


def treasure(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """Full ships; everybody on the island or in boats; as it comes."""
    for state in (*full.treasure(seats), *moments("treasure").values()):
        yield sea.sketch(seen("treasure", language, state, names))


def nights(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """A night with a vote of each kind, and one with the least and the most that can be cast."""
    won = (
        AttackTally(0, "fd", 1, 3, 1, succeeded=True),
        MutinyTally(1, "jr", 2, 2, succeeded=False),
        ConflictTally(2, 3, 1, 2, 0),
    )
    full_ship = AttackTally(0, "jr", 0, 0, 5, succeeded=False)
    scene = seen("treasure", language, moments("treasure")["night"], names)
    for counted in (won, (full_ship, ConflictTally(1, 10, 10, 1, 1))):
        drawn = count_picture.picture(scene, (NightStarted(10), *counted))
        assert drawn is not None
        yield drawn


def architects(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """A late table whole and in short, its first turn, and the fullest hand."""
    for state in (full.architects(seats), moments("architects")["turn"]):
        yield architects_board.sketch(seen("architects", language, state, names))
        yield architects_board.short_sketch(seen("architects", language, state, names))
        drawn = architects_hand.sketch(seen("architects", language, state, names, 0))
        assert drawn is not None
        yield drawn


def rokugan(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """A token over each border and coast and in each centre, for everybody and for one; as it comes."""
    for state in (full.rokugan(seats), moments("rokugan")["turn"]):
        for viewer in (None, 0):
            yield rokugan_map.sketch(seen("rokugan", language, state, names, viewer))


def rokugan_rounds(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """A resolution with a province that all others attack."""
    scene = seen("rokugan", language, full.rokugan(seats), names)
    head = scene.messages.say("rokugan-battles", round=5)
    drawn = rokugan_battles.sketch(scene, head, full.rokugan_battles(seats))
    assert drawn is not None
    yield drawn


class Kind(NamedTuple):
    """What is drawn, for its least and most seats, with the longest and the shortest names."""

    make: Pictures
    seats: tuple[int, int]
    names: Mapping[str, Sequence[str]]


def of_game(make: Pictures, game: str, names: Mapping[str, Sequence[str]]) -> Kind:
    """The pictures of a game at the least and the most seats that its record has."""
    seats = table()[game].seats
    return Kind(make, (min(seats), max(seats)), names)


PICTURES: Final[Mapping[str, Kind]] = {
    "opening": of_game(houses_pictures.openings, "houses", HOUSE_NAMES),
    "council": of_game(houses_pictures.boards, "houses", HOUSE_NAMES),
    "hand": of_game(houses_pictures.hands, "houses", HOUSE_NAMES),
    "count": of_game(houses_pictures.counts, "houses", HOUSE_NAMES),
    "ending": of_game(houses_pictures.endings, "houses", HOUSE_NAMES),
    "strip": of_game(houses_pictures.strips, "houses", HOUSE_NAMES),
    "reign": of_game(houses_pictures.reigns, "houses", HOUSE_NAMES),
    "previously": of_game(houses_pictures.previouslys, "houses", HOUSE_NAMES),
    "coup": of_game(coup, "coup", PEOPLE),
    "cards": of_game(coup_hands, "coup", PEOPLE),
    "round": of_game(rounds, "coup", PEOPLE),
    "treasure": of_game(treasure, "treasure", PEOPLE),
    "night": of_game(nights, "treasure", PEOPLE),
    "architects": of_game(architects, "architects", PEOPLE),
    "rokugan": of_game(rokugan, "rokugan", PEOPLE),
    "battles": of_game(rokugan_rounds, "rokugan", PEOPLE),
}
"""By a name of their own; an ending is poster, points and standing."""
