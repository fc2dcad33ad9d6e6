"""Every board of the games that share their pages: whole in both languages, with any names, for any table."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.architects.picture import board as architects_board
from bot.games.coup.picture import table
from bot.games.treasure.picture import sea
from bot.languages import LANGUAGES, Language
from bot.render.limits import ALT
from bot.render.panel import Panel, Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.offered.reading import reader_scene
from engine.games.coup.moves import CHARACTERS
from engine.games.coup.state import Call
from engine.games.treasure.moves import Attack, Mutiny
from tests.bot.pictures.boards import flaws
from tests.engine.games.coup import board as coup
from tests.engine.games.treasure import board as treasure
from tests.renderings.others import match, moments, renderer

LETTERS = "ABCDEFGHIJ"
LONGEST = {"en": "Bartholomew Wolfram-Weatherwax W", "fa": "شاهزاده‌خانم گیتی‌افروزِ پیوندیان"}
SHORTEST = {"en": "I", "fa": "آ"}

Make = Callable[[ReaderScene], Sketch]


def full_coup(seats: int) -> Any:
    """Everybody has claimed all they can, the first has lost a card, all challenges are long."""
    rows = "; ".join(f"{one}[duke,captain] 12" for one in LETTERS[1 : min(seats, 2)])
    rest = "; ".join(LETTERS[2:seats])
    state = coup.table("; ".join(one for one in ("A[duke|captain] 12", rows, rest) if one)).state
    calls = tuple(Call(99, 0, 1, "ambassador", shown) for shown in (True, False, None))
    claimed = tuple(CHARACTERS for _ in state.order)
    return replace(state, turn=99, claims=claimed, calls=calls)


def full_sea(seats: int) -> Any:
    """Full ships, the rest on the island or in boats, an attack and a mutiny tonight."""
    fd, jr, rest = LETTERS[:3], LETTERS[3:6], LETTERS[6:seats]
    day = treasure.board(f"FD: {' '.join(fd)}; JR: {' '.join(jr)}; island: {' '.join(rest)}", treasure.HOLDS)
    return day.do("A", Attack()).do("E", Mutiny()).state


TABLES: dict[str, tuple[Make, list[Any]]] = {
    "coup": (table.sketch, [full_coup(seats) for seats in (2, 3, 6)]),
    "treasure": (sea.sketch, [full_sea(seats) for seats in (7, 9)]),
    "architects": (architects_board.sketch, [moments("architects")["turn"]]),
}


def scenes(game: str, language: Language, state: Any) -> list[ReaderScene]:
    """The table before everybody, with the names of the tests, the longest and the shortest."""
    usual = reader_scene(match(game, language, state), None)
    seats = max(len(usual.names), len(getattr(state, "members", getattr(state, "order", usual.names))))
    names = ((LONGEST[language],) * seats, (SHORTEST[language],) * seats)
    return [replace(usual, names=some) for some in names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_a_board_is_whole_with_the_longest_and_the_shortest_names(game: str, language: Language) -> None:
    """Nothing is clipped or stands on anything else, every letter is there, the alt text fits Discord."""
    make, states = TABLES[game]
    drawn = [make(one) for state in states for one in scenes(game, language, state)]

    assert [] == [flaw for sketch in drawn for flaw in flaws(sketch)]
    assert all(0 < len(sketch.alt) <= ALT for sketch in drawn)


@pytest.mark.parametrize("game", ["coup", "treasure"])
def test_the_public_board_is_drawn_and_a_seats_leaf_is_in_words(game: str) -> None:
    """The picture shows what everybody sees: the same for each table that differs in hands alone."""
    here = match(game, "en")
    public: Panel = renderer(game).living(here, (), ())
    leaf: Panel = renderer(game).board(here, 0)

    assert any(isinstance(one, Sketch) for one in public.pictured)
    assert () == leaf.pictured


def test_no_hidden_card_of_coup_is_on_the_picture() -> None:
    """Of two tables with other hands and the same open cards the pictures are equal."""
    one, two = (
        coup.table(f"A[{cards}] 3; B 2; C 2").state for cards in ("duke,captain", "assassin,contessa")
    )

    assert table.sketch(reader_scene(match("coup", "en", one), None)) == table.sketch(
        reader_scene(match("coup", "en", two), None)
    )


def test_the_words_say_what_coups_board_shows() -> None:
    """Coins, cards, what was lost, what was claimed, what is under way, challenges: from the same values."""
    told = table.sketch(reader_scene(match("coup", "en", moments("coup")["challenge"]), None)).alt

    for said in ("Under way: tax", "3 coins, 2 cards", "Lost: Duke", "Claimed: Duke", "challenges", "Court"):
        assert said in told


def test_the_words_say_what_treasures_board_shows() -> None:
    """Score, tonight's orders with the votes that are in, ranks and titles, boats, the Spanish ship."""
    told = sea.sketch(reader_scene(match("treasure", "en", moments("treasure")["night"]), None)).alt

    for said in (
        "English 2, French 2",
        "Votes in: 0 of 2",
        "captain and cabin boy",
        "In boats",
        "Spanish ship",
    ):
        assert said in told
