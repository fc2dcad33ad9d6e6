"""S26 to S30: losing cards, exchanging them, going out and winning (CO-3.7, CO-8, CO-R18 to CO-R21)."""

from tests.engine.games.coup.board import table


def test_even_a_pair_is_asked_for() -> None:
    """S26, CO-R20, CO-8.1, T21: else all would know that the hand was a pair."""
    board = table("A 7; B; C[ambassador,ambassador]").play("A: act coup C")

    assert ("lose C", ("lose 0", "lose 1")) == (board.asks(), board.offers("C"))


def test_the_last_card_is_lost_unasked() -> None:
    """CO-R20: and whose loss it was is out at once (CO-8.3)."""
    board = table("A 7; B; C[duke|duke]").play("A: act coup C")

    assert ("turn B", "rule") == (board.asks(), board.last("influence_lost").by)


def test_who_has_one_card_left_keeps_one_of_three_in_an_exchange() -> None:
    """S27, CO-3.7, CO-R19, T20: one of three, and the Court is as big as before."""
    before = table("A[duke|assassin]; B; C")
    board = before.play("A: act exchange; all pass", "contessa captain")
    done = board.play("A: keep contessa")

    assert ("keep (0,)", "keep (1,)", "keep (2,)") == board.offers("A")
    assert "A[contessa|assassin] 2" == done.show("A")
    assert len(before.state.court.value or ()) == len(done.state.court.value or ())


def test_exchange_keeps_the_size_of_the_court() -> None:
    """S27, CO-R19, T04: two out, two in."""
    before = table("A[duke,assassin]; B; C")
    done = before.play("A: act exchange; all pass", "contessa captain").play("A: keep contessa, captain")

    assert len(before.state.court.value or ()) == len(done.state.court.value or ())
    assert "assassin" in done.court()


def test_a_proven_ambassador_exchanges_with_the_replacement() -> None:
    """S28, CO-4.6, CO-3.7: the offer holds the card that came back for the proof."""
    board = table("A[ambassador,assassin]; B; C").play("A: act exchange; B: challenge")
    proven = board.play("A: prove", "contessa")
    offer = proven.play("B: lose 0", "assassin captain")

    assert "A[assassin,contessa] 2" == offer.show("A")
    assert ("assassin", "captain") == offer.state.drawn.value
    assert 6 == len(offer.offers("A"))


def test_the_server_counts_the_kept_cards() -> None:
    """CO-R19, T16, T20: exactly as many different slots as there were cards."""
    board = table("A[duke,duke]; B; C").play("A: act exchange; all pass", "contessa captain")

    assert "no_such_card" == board.why_slots("A", 0, 4)
    assert ["keep_count"] * 3 == [board.why_slots("A", *slots) for slots in ((0,), (0, 1, 2), (1, 1))]


def test_the_game_ends_at_the_moment_of_the_last_elimination() -> None:
    """S29, CO-R18, CO-8.5, CO-2.6: no tax is paid any more."""
    board = table("A[duke,assassin] 2; B[duke|captain] 2").play("A: act tax; B: challenge; A: prove")

    assert (2, "over") == (board.state.coins[0], board.asks())
    assert ("game_ended", "revealed") == board.heard()[-2:]
    assert ((0,), (1,)) == board.result().places


def test_a_theft_that_ends_the_game_leaves_no_coins_behind() -> None:
    """CO-R18, CO-8.3: the pending theft is skipped, the coins go to the Treasury."""
    board = table("A[captain,assassin] 2; B[duke|duke] 3").play("A: act steal B; B: challenge; A: prove")

    assert ((2, 0), 48) == (board.state.coins, board.state.treasury)


def test_a_seat_that_is_out_has_no_turn() -> None:
    """S30, CO-2.5, CO-8.3, T14: it is neither asked nor counted, and nothing can be aimed at it."""
    board = table("A 7; B[duke|duke]; C; D").play("A: act coup B")
    taxed = board.play("C: act tax")

    assert "turn C" == board.asks()
    assert ("challenge D A", "not_asked") == (taxed.asks(), taxed.why_not("B: challenge"))
    assert "target_not_living" == board.why_not("C: act steal B")


def test_an_assassination_of_a_seat_already_out_does_nothing() -> None:
    """CO-6.3, CO-8.4: the coins stay spent."""
    board = table("A[assassin,duke] 3; B[duke|duke]; C").play("A: act assassinate B; B: challenge; A: prove")

    assert (0, "turn C") == (board.state.coins[0], board.asks())
    assert 1 == len(board.heard("eliminated"))


def test_turned_up_cards_stay_with_their_owner() -> None:
    """CO-8.2, CO-R21, T04: face up in front of the owner, out of the Court for good."""
    board = table("A 7; B[duke,contessa]; C").play("A: act coup B; B: lose contessa")

    assert ("contessa",) == board.state.lost[1]
    assert board.court() == table("A 7; B[duke,contessa]; C").court()


def test_a_claim_is_remembered_until_the_hand_may_have_changed() -> None:
    """CO-3.10: what a seat has claimed is public; an exchange, a proof or a loss ends it."""
    claimed = table("A[duke,captain]; B; C").play("A: act tax; all pass; B: act tax; all pass")
    proven = table("A[duke,captain]; B; C").play("A: act tax; B: challenge; A: prove")

    assert (("duke",), ("duke",), ()) == claimed.state.claims
    assert () == proven.state.claims[0]
