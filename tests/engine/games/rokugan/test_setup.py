"""Set-up: seats, clans, objectives, tokens, initiative and the draft (BR-SETUP, BR-COMP)."""

from collections import Counter

import pytest

from engine.games.rokugan.chapters.setup import (
    ChooseClan,
    Draft,
    DraftBegan,
    Drafted,
    GameStarted,
    KeepObjective,
    ObjectivesDealt,
)
from engine.games.rokugan.chapters.upkeep import RoundBegan, initiative_cards
from engine.games.rokugan.facts import (
    CAPITAL,
    CAPITALS,
    COASTS,
    FLOWERS,
    GOALS,
    MAP,
    PRINTED,
    SHADOWED,
    TOKENS_OF,
)
from engine.games.rokugan.names import CARDS, CLANS, PROVINCES, STRENGTH
from engine.games.rokugan.state import provinces_of
from engine.kernel.dice import Dice
from engine.kernel.map import borders, clusters
from engine.kernel.sealed import cut
from tests.engine.games.rokugan.board import DICE, GAME, Board, began, drafted, through

SIZES = (2, 3, 4, 5)


def test_the_board_is_the_printed_one() -> None:
    """BR-COMP-1, BR-MAP-1, BR-MAP-2, BR-MAP-3: 30 provinces, 64 land borders, 12 coasts, islands apart."""
    assert 30 == len(MAP.provinces)
    assert [3, 3, 3, 3, 3, 3, 3, 3, 4] == sorted(len(row) for row in MAP.holds.values())[2:]
    assert (64, 12) == (len(borders(MAP)), len(COASTS))
    assert {3, 27} == {len(one) for one in clusters(MAP, PROVINCES)}


def test_capitals_defence_and_flowers_are_the_printed_ones() -> None:
    """BR-MAP-4, BR-MAP-5, BR-MAP-6."""
    assert all(MAP.lies_in[CAPITAL[clan]] == clan for clan in CLANS)
    assert {2: 7, 1: 2, 0: 21} == dict(Counter(PRINTED.values()))
    assert all(PRINTED[one] == 2 for one in CAPITALS)
    assert 56 == sum(FLOWERS.values())
    assert all(FLOWERS[one] == 0 for one in SHADOWED)


def test_objectives_are_worth_what_is_printed_on_them() -> None:
    """BR-SCORE-5: of the seven clans 5 to 7, four others 10, the Shadowlands 3; a point decides games."""
    worth = {one: row.honor for one, row in GOALS.items()}

    assert {3: 1, 5: 1, 6: 3, 7: 3, 10: 4} == dict(Counter(worth.values()))
    assert (5, 3) == (worth["last_line_of_defense"], worth["reclaiming_lost_lands"])


def test_each_clan_has_26_common_tokens_and_one_of_its_own() -> None:
    """BR-COMP-2: 27 tokens; the armies alone of 1 to 5 are sixteen."""
    assert {27} == {len(row) for row in TOKENS_OF.values()}
    assert 16 == sum(one.startswith("army") for one in TOKENS_OF["crab"])
    assert "army_6" in TOKENS_OF["lion"]
    assert 2 == TOKENS_OF["unicorn"].count("raid")


def test_the_cards_are_two_of_each_territory() -> None:
    """BR-COMP-3, BR-COMP-4: 22 territory cards; a token says its own strength."""
    assert 22 == len(CARDS)
    assert (6, 0) == (STRENGTH["army_6"], STRENGTH["bluff"])


@pytest.mark.parametrize("seats", SIZES)
def test_seats_are_shuffled(seats: int) -> None:
    """BR-SETUP-1: 2 to 5 players, in an order that is drawn."""
    orders = {began(seats, dice=Dice(bytes([seed]) * 16)).state.order for seed in range(40)}

    assert seats in GAME.seats
    assert len(orders) > 1
    assert all(sorted(order) == list(range(seats)) for order in orders)


def test_clans_are_chosen_one_by_one_and_once() -> None:
    """BR-SETUP-3, BR-ENG-2."""
    board = began(3)
    first, second, third = board.state.order
    board = board.act(first, ChooseClan("crane"))

    assert "clan_taken" == board.why_not(second, ChooseClan("crane"))
    assert "not_asked" == board.why_not(third, ChooseClan("crab"))
    assert "allowed" == board.why_not(second, ChooseClan("lion"))


def test_two_objectives_are_dealt_and_one_is_kept_in_secret() -> None:
    """BR-SETUP-6, BR-ENG-1: everybody is asked at once, and only the seat sees its own."""
    board = through(began(4), lambda state: state.phase == "objectives")
    (dealt,) = board.found(ObjectivesDealt)
    rows = [row.value for row in dealt.dealt]

    assert 8 == len({one for row in rows for one in row})
    assert [(0,), (1,), (2,), (3,)] == [row.to for row in dealt.dealt]
    assert {0, 1, 2, 3} == {wait.seat for wait in GAME.waits(board.state)}
    after = board.act(2, KeepObjective(rows[2][1]))
    kept = cut(after.state, 0).players[2].objective
    assert kept is not None
    assert kept.value is None
    assert "not_dealt" == board.why_not(0, KeepObjective(rows[1][0]))


@pytest.mark.parametrize(("seats", "each"), [(2, 11), (3, 7), (4, 5), (5, 4)])
def test_players_start_with_their_bluff_their_capital_and_their_cards(seats: int, each: int) -> None:
    """BR-SETUP-4, BR-SETUP-5, BR-SETUP-7, BR-SETUP-8."""
    state = drafted(seats).state

    for seat, player in enumerate(state.players):
        assert player.clan is not None
        assert (CAPITAL[player.clan],) == provinces_of(state, seat)
        assert ("bluff",) == player.hand.value
        assert 26 == len(player.pool.value or ())
        assert (2, 1, each) == (player.scouts, player.shugenja, player.drafts)


@pytest.mark.parametrize(("seats", "clans", "neutrals"), [(2, 1, 3), (3, 2, 2), (4, 3, 1), (5, 4, 0)])
def test_the_initiative_deck_has_four_cards(seats: int, clans: int, neutrals: int) -> None:
    """SP-2; BR-SETUP-9, BR-SETUP-10: the first card is gone, neutral ones fill up."""
    board = drafted(seats)
    (began_,) = board.found(DraftBegan)
    first, *deck = initiative_cards(board.state, DICE)

    assert (clans, neutrals) == (sum(one in CLANS for one in deck), sum(one not in CLANS for one in deck))
    assert board.state.players[board.state.first].clan == began_.card == first
    assert 5 == len({first, *deck})


def test_the_deck_is_used_up_by_round_five() -> None:
    """SP-2; BR-UPKEEP-3: one card a round, and no card in the first."""
    board = through(began(3), lambda state: state.why is not None)
    rounds = board.found(RoundBegan)

    assert [1, 2, 3, 4, 5] == [one.round for one in rounds]
    assert rounds[0].card is None
    assert [one.card for one in rounds[1:]] == list(initiative_cards(board.state, DICE)[1:])


def draft_of_four() -> Board:
    """Four seats in the order 0 1 2 3, of which 2 drafts first."""
    board = drafted(4)
    return board.changed(order=(0, 1, 2, 3), first=2, active=2)


def test_the_draft_goes_round_from_the_first_player() -> None:
    """SP-1; BR-SETUP-11: one token at a time until all are placed, nowhere a second one."""
    board = through(draft_of_four(), lambda state: state.phase != "draft")
    drafts = [event.seat for event in board.found(Drafted)]

    assert [2, 3, 0, 1] * 5 == drafts
    assert 24 == sum(one.owner is not None for one in board.state.lands)
    assert all(one.down + one.up <= 1 for one in board.state.lands)


def test_any_free_province_may_be_drafted() -> None:
    """SP-1: an unplayed clan's capital and the Shadowlands, but no played clan's capital."""
    board = draft_of_four()
    played = {player.clan for player in board.state.players}
    other = next(clan for clan in CLANS if clan not in played)
    mine = board.state.players[0].clan
    assert mine is not None

    assert "allowed" == board.why_not(2, Draft(CAPITAL[other]))
    assert "allowed" == board.why_not(2, Draft("shadow_north"))
    assert "province_taken" == board.why_not(2, Draft(CAPITAL[mine]))


def test_the_draft_claims_no_card() -> None:
    """BR-SETUP-2, BR-SETUP-12: a territory's card is drawn unseen, and nobody has one in round 1."""
    board = through(drafted(2), lambda state: state.phase == "turn")

    assert 1 == board.state.round
    assert all(one.holder is None and one.card is None for one in board.state.claims)


def test_the_first_event_is_the_table() -> None:
    """What happens is a list from the beginning on."""
    assert isinstance(began(2).events[0], GameStarted)
