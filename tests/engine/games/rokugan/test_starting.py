"""Cards of the start of a turn and of the Shadowlands (BR-CARD, BR-SHADOW)."""

from typing import Any

import pytest

from engine.games.rokugan.chapters.resolution import Captured
from engine.games.rokugan.chapters.shadowlands import (
    Animate,
    AnimateBlessing,
    Animated,
    DarkFavors,
    InspireFear,
    Purge,
    Strike,
)
from engine.games.rokugan.chapters.token_cards import Peeked, TokenDiscarded, TokenRecalled, UseCard
from engine.games.rokugan.names import Card
from engine.kernel.moves import PartialMove
from engine.kernel.sealed import cut
from tests.engine.games.rokugan.board import GAME, Board, placing, table

THREE = ("lion", "crane", "crab")
LANDS: dict[str, tuple[Any, ...]] = {"lion_capital": (0, 1, 1), "crane_capital": (1, 1), "crab_east": (2, 1)}
PIECES = (
    (1, "army_4", "crane_capital"),
    (1, "army_2", "crane_capital", "centre", "blessing_2"),
    (1, "bluff", "lion_capital", "crane_capital"),
    (0, "army_5", "lion_north", "lion_capital"),
)


def board(cards: dict[Card, int] | None = None, **fields: Any) -> Board:
    """Seat 0's turn; tokens 1 to 3 are Crane's, of which 2 is blessed and 3 the bluff; 4 is its own."""
    return table(THREE, LANDS, PIECES, cards=cards, **fields)


def test_a_scout_shows_one_token_to_its_player() -> None:
    """SP-6; BR-CARD-1, BR-CARD-5, BR-BLESS-3: an opponent's, unblessed; the turn goes on."""
    after = board().act(0, UseCard("scout", 1))

    assert "army_4" == cut(after.state, 0).pieces[0].token.value
    assert None is cut(after.state, 2).pieces[0].token.value
    assert None is cut(after.found(Peeked)[0], 2).token.value
    assert "target_closed" == after.why_not(0, UseCard("scout", 2))
    assert "target_closed" == after.why_not(0, UseCard("scout", 4))
    again = after.act(0, UseCard("scout", 3))
    assert ("turn", 0, 0) == (again.state.phase, again.state.active, again.state.players[0].scouts)
    assert "no_use" == again.why_not(0, UseCard("scout", 1))
    assert "allowed" == again.why_not(0, placing("army_1", "lion_capital"))


def test_a_shugenja_takes_a_bluff_aside() -> None:
    """SP-7; BR-CARD-4, BR-CARD-5: for all to see; its border is free, and its owner lays no other for it."""
    after = board().act(0, UseCard("shugenja", 3))
    (gone,) = after.found(TokenDiscarded)

    assert ("bluff", "aside") == (gone.token, gone.pile)
    assert after.state.players[1].aside
    assert () == after.state.players[1].discard
    assert 6 == len(after.hand(1))
    assert [1, 2, 4] == [one.number for one in after.state.pieces]
    assert "army_4" in board().act(0, UseCard("shugenja", 1)).state.players[1].discard


def test_any_number_of_cards_may_be_used_in_a_turn() -> None:
    """BR-CARD-3."""
    after = board().act(0, UseCard("scout", 1)).act(0, UseCard("shugenja", 1)).act(0, UseCard("scout", 3))

    assert ("turn", 0) == (after.state.phase, after.state.active)


def test_the_first_player_card_sends_a_token_back_to_its_pool() -> None:
    """SP-8; BR-CARD-2: once a round, of anybody; unseen by others, a bluff too."""
    after = board().act(0, UseCard("first_player", 4))

    assert "army_5" in (after.state.players[0].pool.value or ())
    assert None is cut(after.found(TokenRecalled)[0], 1).token.value
    assert "allowed" == after.why_not(0, placing("army_1", "lion_north", "lion_capital"))
    assert "no_use" == after.why_not(0, UseCard("first_player", 1))
    assert "no_use" == board(first=1).why_not(0, UseCard("first_player", 1))
    recalled = board().act(0, UseCard("first_player", 3))
    assert "bluff" in (recalled.state.players[1].pool.value or ())
    assert not recalled.state.players[1].aside


def test_with_two_players_there_is_no_first_player_card() -> None:
    """SP-2, SP-8."""
    start = table(("lion", "crane"), LANDS | {"crab_east": ()}, PIECES)

    assert "no_use" == start.why_not(0, UseCard("first_player", 1))


def test_dark_favors_shows_up_to_four_tokens_and_discards_one() -> None:
    """BR-TERR-6, BR-SHADOW-2, BR-CTRL-4: for a control token outside the Shadowlands, a faceup one first."""
    start = board({"dark_favors": 0})
    after = start.act(0, DarkFavors("lion_capital", (1, 4)))

    assert [(0, 1, 0, None)] == after.lands("lion_capital")
    assert ("favor", 0) == (after.state.phase, after.state.active)
    assert "target_closed" == after.why_not(0, Strike(3))
    assert "not_asked" == after.why_not(0, placing("army_1", "lion_capital"))
    done = after.act(0, Strike(1))
    assert ("turn", 0, ("army_4",)) == (done.state.phase, done.state.active, done.state.players[1].discard)
    assert [1] == [event.number for event in after.late().found(TokenDiscarded)]
    assert "cost_closed" == start.why_not(0, DarkFavors("crab_east", (1,)))
    assert "target_count" == start.why_not(0, DarkFavors("lion_capital", (1, 1)))
    assert "target_closed" == start.why_not(0, DarkFavors("lion_capital", (2,)))


def test_purge_the_weak_is_played_in_place_of_a_placement() -> None:
    """SP-10: the bluff may pay and lies aside; two tokens that are not blessed are shown and gone."""
    start = board({"purge_the_weak": 0}, hands={0: ("army_1", "army_2", "army_3", "bluff")})

    assert "target_closed" == start.why_not(0, Purge("bluff", (1, 2)))
    assert "target_count" == start.why_not(0, Purge("bluff", (1,)))
    after = start.act(0, Purge("bluff", (1, 3)))
    assert (3, 1, True) == (len(after.hand(0)), after.state.active, after.state.players[0].aside)
    assert [1, 3] == [event.number for event in after.found(TokenDiscarded)]


def test_one_token_is_purged_where_there_is_only_one() -> None:
    """BR-TERR-7."""
    start = table(THREE, LANDS, PIECES[:2], cards={"purge_the_weak": 0})

    assert "allowed" == start.why_not(0, Purge("army_1", (1,)))


def test_animate_the_dead_lays_a_token_of_the_discard_faceup() -> None:
    """BR-PLACE-12: both tests of legality at once, on the board as the cost has left it."""
    start = board({"animate_the_dead": 0}).player(0, discard=("army_6", "blessing_2", "navy_2"))
    after = start.act(0, Animate("lion_capital", "army_6", "dragon_south", "lion_capital"))

    assert after.state.pieces[-1].faceup
    assert "army_6" == cut(after.state, 2).pieces[-1].token.value
    assert ("turn", 0, ("blessing_2", "navy_2")) == (
        *(after.state.phase, after.state.active),
        after.state.players[0].discard,
    )
    assert "place_illegal" == start.why_not(
        0, Animate("lion_capital", "navy_2", "dragon_south", "lion_capital")
    )
    assert "not_in_discard" == start.why_not(0, Animate("lion_capital", "army_1", "lion_north", "centre"))
    blessed = start.act(0, AnimateBlessing("lion_capital", "blessing_2", 4))
    assert ("blessing_2",) == blessed.state.pieces[3].blessings
    assert "bless_closed" == start.why_not(0, AnimateBlessing("lion_capital", "blessing_2", 1))


def test_a_cost_may_strip_guards_of_their_province() -> None:
    """SP-11; BR-CARD-6, BR-PLACE-13: the army is then illegal, the shinobi an attacker who takes the land."""
    lands = {"crab_east": (0, 1), "lion_capital": (1, 1), "isle_east": (None, 0, 0, "peace")}
    pieces = ((0, "army_2", "crab_east"), (0, "shinobi_1", "crab_east"))
    hands: dict[int, Any] = {0: ("army_1", "bluff"), 1: ("bluff",)}
    start = table(("lion", "crane"), lands, pieces, cards={"inspire_fear": 0}, hands=hands)
    stripped = start.act(0, InspireFear("crab_east", ("isle_east",)))
    assert [(None, 0, 0, None)] == stripped.lands("crab_east")
    after = stripped.act(0, placing("army_1", "isle_east"))

    assert [("crab_east", 0)] == [(event.province, event.seat) for event in after.found(Captured)]
    assert {"army_1", "army_2", "shinobi_1"} <= set(after.state.players[0].discard)


def test_inspire_fear_removes_up_to_two_special_tokens() -> None:
    """BR-SPEC-3: of any kind, anywhere, peace and scorched earth too."""
    lands = {**LANDS, "isle_east": (None, 0, 0, "scorched"), "crab_east": (2, 1, 0, "peace")}
    start = table(THREE, lands, PIECES, cards={"inspire_fear": 0})
    after = start.act(0, InspireFear("lion_capital", ("isle_east", "crab_east")))

    assert [(None, 0, 0, None), (2, 1, 0, None)] == after.lands("isle_east", "crab_east")
    assert "nothing_there" == start.why_not(0, InspireFear("lion_capital", ("isle_west",)))
    assert "target_count" == start.why_not(0, InspireFear("lion_capital", ()))
    assert "not_your_card" == start.why_not(0, Purge("army_1", (1, 3)))


def test_animated_tokens_are_announced() -> None:
    """SP-11: what lies faceup everybody reads, in the news as on the board."""
    start = board({"animate_the_dead": 0}).player(0, discard=("shinobi_1",))
    after = start.act(0, Animate("lion_capital", "shinobi_1", "crab_east", "centre"))
    (event,) = after.found(Animated)

    assert (event,) == tuple(cut((event,), 2))


MOVES: dict[Card, str] = {
    "dark_favors": "dark_favors",
    "purge_the_weak": "purge",
    "inspire_fear": "inspire_fear",
    "animate_the_dead": "animate",
}


@pytest.mark.parametrize("card", MOVES)
def test_a_card_that_is_not_held_can_t_even_be_begun(card: Card) -> None:
    """BR-CARD-3: its questions led to a refusal, and the page called the way there leaving the game."""
    calmed = {**LANDS, "crane_capital": (1, 1, 0, "honor_1")}
    without, holding = (
        table(THREE, calmed, PIECES, cards=held).player(0, discard=("army_1",)).state
        for held in ({}, {card: 0})
    )

    assert () == GAME.offers(without, 0, PartialMove(MOVES[card]))
    assert () != GAME.offers(holding, 0, PartialMove(MOVES[card]))
