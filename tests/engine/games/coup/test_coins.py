"""S19 to S25: what actions cost and pay, the Treasury, and the forced coup (CO-3, CO-R15 to CO-R17)."""

import pytest

from tests.engine.games.coup.board import table


def test_ten_coins_force_a_coup() -> None:
    """S19, CO-3.9, I10."""
    board = table("A 10; B; C")
    done = board.play("A: act coup B")

    assert ("forced_turn A", ("coup B", "coup C")) == (board.asks(), board.offers("A"))
    assert "must_coup" == board.why_not("A: act income")
    assert 3 == done.state.coins[0]
    assert "coup" == done.last("loss_owed").reason


def test_ten_coins_within_a_turn_change_nothing_until_the_next() -> None:
    """S20, CO-3.9, T17: nine and a tax make twelve; A's next turn is a coup."""
    rich = table("A[duke,captain] 9; B; C").play("A: act tax; all pass")
    later = rich.play("B: act income; C: act income")

    assert (12, "turn B") == (rich.state.coins[0], rich.asks())
    assert ("must_coup", True) == (later.why_not("A: act income"), later.last("turn_started").forced)
    assert 5 == later.play("A: act coup B").state.coins[0]


def test_steal_takes_what_there_is_and_never_from_the_broke() -> None:
    """S21, CO-3.6, CO-R15."""
    board = table("A 2; B 1; C 0")
    done = board.play("A: act steal B; all pass; B: pass")

    assert "target_broke" == board.why_not("A: act steal C")
    assert (3, 0, 0) == done.state.coins


def test_the_option_allows_to_steal_nothing() -> None:
    """CO-R15 with the option."""
    board = table("A 2; B 1; C 0", steal_from_broke="on").play("A: act steal C; all pass; C: pass")

    assert (2, 1, 0) == board.state.coins


def test_an_empty_treasury_pays_what_it_has() -> None:
    """S22, CO-R16, CO-1.2: of three coins there is one."""
    board = table("A 9; B 20; C 20").play("A: act tax; all pass")

    assert ((10, 20, 20), 0) == (board.state.coins, board.state.treasury)


def test_the_option_gives_the_treasury_no_bottom() -> None:
    """CO-R16 with the option."""
    board = table("A 9; B 20; C 20", treasury="unlimited").play("A: act tax; all pass")

    assert (12, 20, 20) == board.state.coins


def test_a_challenger_that_falls_pays_before_the_payout() -> None:
    """S23, CO-8.3: six coins go to the Treasury, then the tax comes."""
    board = table("A[duke,assassin] 2; B[duke|captain] 6; C 2").play("A: act tax; B: challenge; A: prove")

    assert (5, 0, "turn C") == (*board.state.coins[:2], board.asks())
    assert 50 - 7 == board.state.treasury
    assert ("eliminated", "coins_forfeited", "coins_gained", "turn_started") == board.heard()[-4:]


def test_a_target_that_falls_challenging_the_thief_is_robbed_first() -> None:
    """S24, CO-R07, CO-8.4, T19."""
    board = table("A[captain,assassin] 2; B[duke|duke] 3; C").play("A: act steal B; B: challenge; A: prove")

    assert ((4, 0), 1) == (board.state.coins[:2], board.last("coins_forfeited").coins)


def test_a_false_assassin_on_the_last_card_is_refunded_and_then_forfeits_everything() -> None:
    """S25, CO-R22: the refund comes first, then everything goes to the Treasury."""
    board = table("A[duke|captain] 3; B; C")
    done = board.play("A: act assassinate B; C: challenge; A: lose duke")

    assert ("A[|captain,duke] 0", "turn B") == (done.show("A"), done.asks())
    assert board.state.treasury + 3 == done.state.treasury
    assert ("refunded", "influence_lost", "eliminated", "coins_forfeited") == done.heard()[-5:-1]


@pytest.mark.parametrize(
    ("command", "after"),
    [
        ("act income", (4, 4)),
        ("act foreign_aid; all pass", (5, 4)),
        ("act tax; all pass", (6, 4)),
        ("act steal B; all pass; B: pass", (5, 2)),
        ("act assassinate B; all pass; B: pass; B: lose 0", (0, 4)),
        ("act exchange; all pass; A: keep duke, contessa", (3, 4)),
    ],
)
def test_an_unopposed_action_moves_as_many_coins_as_the_rules_say(
    command: str, after: tuple[int, int]
) -> None:
    """CO-3.1 to CO-3.7, CO-3.11."""
    board = table("A[duke,contessa] 3; B 4; C").play(f"A: {command}")

    assert after == board.state.coins[:2]


@pytest.mark.parametrize(
    ("coins", "command", "why"),
    [
        (6, "act coup B", "too_few_coins"),
        (7, "act coup B", "allowed"),
        (2, "act assassinate B", "too_few_coins"),
        (3, "act assassinate B", "allowed"),
        (9, "act tax", "allowed"),
        (10, "act tax", "must_coup"),
        (10, "act assassinate B", "must_coup"),
        (7, "act coup A", "target_self"),
        (7, "act coup D", "target_not_living"),
    ],
)
def test_an_action_is_refused_without_its_coins_or_a_target_in_play(
    coins: int, command: str, why: str
) -> None:
    """CO-3.3, CO-3.5, CO-3.8, CO-3.9: coins and targets."""
    board = table(f"A {coins}; B; C; D[|duke,duke] 0")

    assert why == board.why_not(f"A: {command}")


def test_the_cost_is_paid_when_the_action_is_declared() -> None:
    """CO-R17: before anybody has answered."""
    board = table("A 5; B; C").play("A: act assassinate B")

    assert (2, 3) == (board.state.coins[0], board.last("action_declared").paid)
