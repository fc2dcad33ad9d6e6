"""S32 to S35: deadlines, absence, leaving, stale moves and the turn cap (CO-R23 to CO-R25)."""

import msgspec
import pytest

from tests.engine.games.coup.board import table
from tests.engine.games.coup.wild import faults


def test_silence_on_ones_turn_is_income() -> None:
    """S32."""
    board = table("A 2; B; C").silence()

    assert (3, "turn B", "default") == (board.state.coins[0], board.asks(), board.last("action_declared").by)


def test_silence_in_a_window_is_a_pass() -> None:
    """S32, CO-3.11: tax and theft go through."""
    board = table("A 2; B 2; C 2").play("A: act tax").silence()
    asked = board.play("B: act steal C").silence()

    assert 5 == board.state.coins[0]
    assert "block C" == asked.asks()
    assert (4, 0) == asked.silence().state.coins[1:]


def test_silence_in_a_proof_shows_the_card_and_then_the_left_card_is_lost() -> None:
    """S32, CO-R05: the Captain is there; the challenger's silence costs the left card; no block follows."""
    board = table("A[captain,duke] 2; B[contessa,duke] 2; C").play("A: act steal B; B: challenge").silence()
    done = board.silence()

    assert ("lose B", "default") == (board.asks(), board.last("proved").by)
    assert ("B[duke|contessa] 0", 4) == (done.show("B"), done.state.coins[0])


def test_silence_in_a_proof_without_the_card_loses_the_left_one() -> None:
    """S32, the table of defaults: PROVE."""
    board = table("A[contessa,duke]; B; C").play("A: act steal B; B: challenge").silence()

    assert "A[duke|contessa] 2" == board.show("A")


def test_silence_in_an_exchange_keeps_the_own_cards() -> None:
    """S32."""
    board = table("A[duke,contessa]; B; C").play("A: act exchange; all pass").silence()

    assert ("A[contessa,duke] 2", "turn B") == (board.show("A"), board.asks())


@pytest.mark.parametrize(
    ("others", "target"),
    [
        ("B 2; C 5", "C"),
        ("B[duke|duke] 9; C 2", "C"),
        ("B 2; C 2", "B"),
        ("B[duke|duke] 5; C[duke|captain] 5; D[contessa|captain] 6", "D"),
    ],
)
def test_silence_at_ten_coins_strikes_the_strongest(others: str, target: str) -> None:
    """S33: most cards, then most coins, then the nearest clockwise."""
    board = table(f"A 10; {others}").silence()

    assert board.seat(target) == board.last("action_declared").target


def test_who_leaves_owing_a_card_loses_it_before_the_action_counts_and_they_are_out() -> None:
    """S34, CO-R24, T18: the penalty is paid, the tax comes, then B is out."""
    board = table("A[duke,captain] 2; B[contessa,duke] 2; C 2").play("A: act tax; B: challenge; A: prove")
    done = board.play("B: resign")

    assert (5, "B[|contessa,duke] 0", "turn C") == (done.state.coins[0], done.show("B"), done.asks())
    heard = ("resigned", "influence_lost", "coins_gained", "influence_lost", "eliminated", "coins_forfeited")
    assert (*heard, "turn_started") == done.heard()[-7:]
    assert 50 - 5 - 2 == done.state.treasury
    assert ["default", "rule"] == [one.by for one in done.events if hasattr(one, "card") and one.seat == 1]


def test_leaving_on_ones_own_turn_is_at_once() -> None:
    """CO-R24."""
    board = table("A[duke,captain] 4; B; C").play("A: resign")

    assert ("A[|captain,duke] 0", "turn B") == (board.show("A"), board.asks())


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("A: act tax; C: resign", "challenge B"),
        ("A: act tax; B: pass; C: resign", "turn B"),
        ("A: act steal B; all pass; B: resign", "turn C"),
        ("A: act steal B; B: block captain; B: resign; C: pass", "turn C"),
        ("A: act tax; A: resign; B: pass; C: pass", "turn B"),
        ("A: act tax; A: resign; B: challenge", "lose B"),
        ("A: act exchange; all pass; A: resign", "turn B"),
        ("A: act foreign_aid; B: block duke; B: resign; A: challenge", "lose A"),
    ],
)
def test_a_running_action_stays_whole_for_the_others(text: str, after: str) -> None:
    """CO-R24, T18: who leaves is not asked any more; what they owed takes its default at once."""
    board = table("A[duke,ambassador]; B[duke,contessa]; C; D[|captain,captain] 0").play(text)

    assert after == board.asks()


def test_a_leaver_is_out_when_the_action_ends() -> None:
    """CO-R24: still there while the theft runs, robbed, and out before the next turn."""
    during = table("A; B 2; C").play("A: act steal B; B: resign")
    done = during.play("C: pass")

    assert (1 in during.state.living, during.state.leaving) == (True, (1,))
    assert ((4, 0), (0, 2)) == (done.state.coins[:2], done.state.living)


def test_who_leaves_may_still_be_aimed_at() -> None:
    """CO-3.8, CO-R24: until the action ends the seat is alive, so it may be robbed or struck."""
    board = table("A[captain,duke] 7; B 2; C 2; D 2").play("B: resign")
    struck = board.play("A: act coup B")

    assert {"steal B", "coup B", "assassinate B"} <= set(board.offers("A"))
    assert ((1,), "turn C", 0) == ((len(struck.heard("loss_owed")),), struck.asks(), struck.state.coins[0])


def test_nobody_leaves_twice_or_after_the_end() -> None:
    """CO-R24, T14."""
    board = table("A; B; C; D").play("A: act tax; B: resign")
    gone = board.play("C: pass; D: pass")

    assert ("already_leaving", "out_of_game") == (board.why_not("B: resign"), gone.why_not("B: resign"))
    assert "match_over" == table("A; B").play("A: resign").why_not("B: resign")


@pytest.mark.parametrize(
    "text",
    ["A: resign", "A: act income; B: act tax; A: resign", "A: act exchange; all pass; A: resign"],
)
def test_the_last_one_who_stays_wins_at_once(text: str) -> None:
    """CO-R24, CO-R18: unfinished exchanges go back to the Court, and everything is shown."""
    board = table("A; B").play(text)
    shown = board.last("revealed")

    assert ("over", "deserted", (1,)) == (board.asks(), board.state.why, board.state.living)
    assert [] == faults(board.state)
    assert 15 == len(board.state.lost[0]) + len(shown.hands[1]) + len(shown.court)


def test_three_missed_decisions_in_a_row_are_a_resignation() -> None:
    """CO-R25: only own decisions count."""
    board = table("A 2; B; C")
    for _ in range(2):
        board = board.silence().play("B: act income; C: act income")
    done = board.silence()

    assert ((2, 0, 0), "turn A") == (board.state.missed, board.asks())
    assert ("resigned", "coins_gained", "influence_lost") == done.heard()[-7:-4]
    assert ((1, 2), "turn B", "default") == (done.state.living, done.asks(), done.last("resigned").by)


def test_a_decision_in_time_ends_the_row() -> None:
    """CO-R25: consecutive ones only."""
    board = table("A 2; B; C").silence().play("B: act income; C: act income; A: act income")

    assert (0, 0, 0) == board.state.missed


@pytest.mark.parametrize(
    ("before", "decision", "missed"),
    [
        ("", "A: act tax", (0, 2, 2)),
        ("A: act tax; B: challenge", "A: prove", (0, 2, 2)),
        ("A: act tax; B: challenge", "A: lose 0", (0, 2, 2)),
        ("A: act tax; B: challenge; A: prove", "B: lose 0", (2, 0, 2)),
        ("A: act exchange; all pass", "A: keep duke, captain", (0, 2, 2)),
        ("A: act tax", "B: pass", (2, 2, 2)),
        ("A: act tax", "B: challenge", (2, 2, 2)),
        ("A: act foreign_aid", "B: block duke", (2, 2, 2)),
    ],
)
def test_any_own_decision_ends_the_row_of_its_seat(
    before: str, decision: str, missed: tuple[int, ...]
) -> None:
    """CO-R25: turn, proof, loss and exchange; an answer in a window was never counted and ends none."""
    board = table("A[duke,captain] 2; B; C")
    asked = board.play(before) if before else board
    silent = msgspec.structs.replace(asked, state=msgspec.structs.replace(asked.state, missed=(2, 2, 2)))

    assert missed == silent.play(decision).state.missed


def test_a_default_or_a_loss_by_rule_ends_no_row() -> None:
    """CO-R25: only what its seat has chosen."""
    board = table("A 7; B[duke|duke] 2; C; D", afk_limit=5).silence()
    lost = board.play("B: act income; C: act income; D: act income; A: act coup B")
    kept = table("A[duke,captain] 2; B; C").play("A: act exchange; all pass").silence()

    assert (1, 0, 0, 0) == board.state.missed
    assert "rule" == lost.last("influence_lost").by
    assert (1, 0, 0) == kept.state.missed


def test_silence_in_a_window_is_no_absence() -> None:
    """CO-R25: five windows in silence count nothing."""
    board = table("A; B; C")
    for name in "ABCAB":
        board = board.play(f"{name}: act foreign_aid").silence()

    assert (0, 0, 0) == board.state.missed


def test_the_option_lets_the_absent_stay_for_ever() -> None:
    """CO-R25 with 0: never."""
    board = table("A; B; C", afk_limit=0)
    for _ in range(12):
        board = board.silence()

    assert ((0, 1, 2), (4, 4, 4)) == (board.state.living, board.state.missed)


def test_an_absent_challenger_still_loses_the_card() -> None:
    """CO-R25, T18: the missed decision is a loss; its default is taken, and after the tax the seat is out."""
    board = table("A[duke,captain] 2; B; C", afk_limit=1).play("A: act tax; B: challenge; A: prove").silence()

    assert ((5, 0), "turn C", 2) == (board.state.coins[:2], board.asks(), len(board.state.lost[1]))


def test_a_second_click_is_refused_and_pays_nothing() -> None:
    """S35, T13: the question is answered; the old click finds nobody asked."""
    board = table("A 14; B; C").play("A: act coup B")

    assert ("not_asked", 7) == (board.why_not("A: act coup B"), board.state.coins[0])


def test_an_id_opens_once() -> None:
    """S35, T13: a deadline that fires late finds its wait closed."""
    board = table("A; B; C").play("A: act tax")
    later = board.play("B: pass; C: pass; B: act tax")

    assert set() == board.wait_ids() & later.wait_ids()


def test_the_turn_cap_ends_without_a_winner() -> None:
    """CO-R23, T23: after the last turn allowed; everyone shares the one place."""
    board = table("A; B; C", max_turns=3)
    after = board.play("A: act income; B: act income")
    done = after.play("C: act income")

    assert ("turn C", "over") == (after.asks(), done.asks())
    assert (((0, 1, 2),), "turn_cap") == (done.result().places, done.result().why)
