"""The boards of the games that share their pages: who sees them, and what is told to those who listen."""

import pytest

from bot.games.coup import picture
from bot.games.treasure import picture as sea
from bot.render.panel import Panel, Sketch
from bot.render.renderer import reader_scene
from tests.engine.games.coup import board as coup
from tests.renderings.others import match, moments, renderer


@pytest.mark.parametrize("game", ["coup", "treasure"])
def test_the_public_board_is_drawn_and_a_seats_leaf_is_in_words(game: str) -> None:
    """The picture shows what everybody sees: the same for each table that differs in hands alone."""
    here = match(game, "en")
    public: Panel = renderer(game).living_board(here, (), ())
    leaf: Panel = renderer(game).board(here, 0)

    assert any(isinstance(one, Sketch) for one in public.pictured)
    assert () == leaf.pictured


def test_no_hidden_card_of_coup_is_on_the_picture() -> None:
    """Of two tables with other hands and the same open cards the pictures are equal."""
    one, two = (
        coup.table(f"A[{cards}] 3; B 2; C 2").state for cards in ("duke,captain", "assassin,contessa")
    )

    assert picture.sketch(reader_scene(match("coup", "en", one), None)) == picture.sketch(
        reader_scene(match("coup", "en", two), None)
    )


def test_the_words_say_what_coups_board_shows() -> None:
    """Coins, cards, what was lost, what was claimed, what is under way, challenges: from the same values."""
    told = picture.sketch(reader_scene(match("coup", "en", moments("coup")["challenge"]), None)).alt

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
