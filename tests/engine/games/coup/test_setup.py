"""Set-up, seats, first player, coins and the draft for two (CO-1, CO-2, CO-R01 to CO-R04), S31."""

from collections import Counter

import pytest

from engine.games.coup import game
from engine.games.coup.base import CHARACTERS
from engine.games.coup.chapters.setup import DECK
from tests.engine.games.coup.board import opened


def test_the_court_deck_has_each_character_three_times() -> None:
    """CO-1.1."""
    assert dict.fromkeys(CHARACTERS, 3) == Counter(DECK)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_begins_with_two_cards_and_two_coins(seats: int) -> None:
    """CO-2.1, CO-2.2, CO-1.2, CO-1.3, CO-R01."""
    board = opened(seats)

    assert [2] * seats == [len(sealed.value or ()) for sealed in board.state.hands]
    assert ((2,) * seats, 50 - 2 * seats) == (board.state.coins, board.state.treasury)
    assert 15 - 2 * seats == len(board.state.court.value or ())


def test_two_to_six_may_play() -> None:
    """CO-R01, CO-1.3."""
    assert (2, 3, 4, 5, 6) == game().seats


def test_seats_are_shuffled_once_and_turns_go_round() -> None:
    """CO-R03, CO-2.5: the order is drawn with the seed; the next living seat in it is on turn."""
    orders = {opened(4, seed).state.order for seed in range(60)}
    board = opened(4, 3)
    spot = board.state.order.index(board.state.active)
    after = board.play(f"{board.names[board.state.active]}: act income")

    assert len(orders) > 15
    assert board.state.order[(spot + 1) % 4] == after.state.active


def test_the_option_keeps_the_order_of_joining() -> None:
    """CO-R03 with the option."""
    assert (0, 1, 2, 3) == opened(4, 3, seating="join_order").state.order


def test_the_last_winner_starts() -> None:
    """CO-2.4, CO-R02: if they play; else a lot."""
    absent = {opened(3, seed, winner=5).state.active for seed in range(40)}

    assert {2} == {opened(3, seed, winner=2).state.active for seed in range(10)}
    assert {0, 1, 2} == absent


@pytest.mark.parametrize(("choice", "starters"), [("random", {0, 1, 2}), ("host", {1})])
def test_the_first_player_is_found_as_the_option_says(choice: str, starters: set[int]) -> None:
    """CO-R02 with its options."""
    seen = {opened(3, seed, first_player=choice, winner=2, host=1).state.active for seed in range(40)}

    assert starters == seen


def test_no_seat_is_dealt_better_than_another() -> None:
    """CO-2.1, T22: over 3,000 deals each seat holds each character about as often as any other."""
    count = Counter(
        (seat, card)
        for seed in range(3000)
        for seat, sealed in enumerate(opened(3, seed).state.hands)
        for card in sealed.value or ()
    )

    assert 15 == len(count)
    assert all(1200 - 160 < found < 1200 + 160 for found in count.values())


def test_a_turn_can_neither_be_passed_nor_done_twice() -> None:
    """CO-2.5."""
    board = opened(3, first_player="host", seating="join_order")

    assert "not_asked" == board.why_not("A: pass")
    assert "not_asked" == board.play("A: act income").why_not("A: act income")


def test_two_players_draft() -> None:
    """S31, CO-2.7, CO-2.8, CO-R04: both in parallel, own set each; neither sees the other's pick."""
    board = opened(2, 5, first_player="host", seating="join_order")
    once = board.play("B: draft duke")
    done = once.play("A: draft duke")

    assert ("draft A B", (1, 2)) == (board.asks(), board.state.coins)
    assert ("draft A", "already_picked") == (once.asks(), once.why_not("B: draft captain"))
    assert ("turn A", 1) == (done.asks(), done.last("turn_started").turn)
    assert (3, 8) == (len(done.state.court.value or ()), len(done.state.removed.value or ()))
    assert all("duke" == (sealed.value or ())[0] for sealed in done.state.hands)
    assert [(1,), (0,)] == [event.card.to for event in done.events if hasattr(event, "card")]


def test_a_missed_draft_is_drawn() -> None:
    """S31 and the table of defaults: a seeded random character, and no decision is counted as missed."""
    picks = {(opened(2, 1).silence().state.hands[0].value or ())[0]} | {
        (opened(2, 1).play("A: draft duke").silence().state.hands[1].value or ())[0]
    }

    assert picks <= set(CHARACTERS)
    assert (0, 0) == opened(2, 1).silence().state.missed


@pytest.mark.parametrize(("choice", "coins"), [("deal_one_coin", (1, 2)), ("deal_two_coins", (2, 2))])
def test_two_players_may_skip_the_draft(choice: str, coins: tuple[int, int]) -> None:
    """CO-R04 with its options."""
    board = opened(2, 0, two_player=choice, first_player="host")

    assert (coins, 11, "turn A") == (board.state.coins, len(board.state.court.value or ()), board.asks())
