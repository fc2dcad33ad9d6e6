"""S12 to S15, S18: blocks, foreign aid, the early block and second thoughts (CO-5, CO-R10 to CO-R14)."""

from engine.games.coup.chapters.windows import Pass
from engine.kernel.dice import Dice
from engine.kernel.game import of_version
from engine.kernel.moves import Expire
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from tests.engine.games.coup.board import GAME, Board, always, table


def _aid(**settings: str) -> Board:
    return table("A[captain,assassin] 2; B[captain,duke]; C[ambassador,ambassador]", **settings).play(
        "A: act foreign_aid"
    )


def test_foreign_aid_can_be_blocked_by_anyone_but_not_challenged() -> None:
    """S12, CO-3.2, CO-4.1, CO-4.8, T10, T11."""
    board = _aid()
    blocked = board.play("B: pass; C: block duke")
    done = blocked.play("A: challenge; C: lose 0")

    assert ("block B C", "no_claim") == (board.asks(), board.why_not("B: challenge"))
    assert "challenge_block A B" == blocked.asks()
    assert ("A[assassin,captain] 4", "turn B") == (done.show("A"), done.asks())


def test_a_broken_aid_block_is_the_only_one() -> None:
    """S13, CO-R13: the aid is paid at once though B had not answered."""
    board = _aid().play("C: block duke; A: challenge; C: lose 0")

    assert ("A[assassin,captain] 4", "turn B") == (board.show("A"), board.asks())


def test_the_option_reopens_a_broken_aid_block() -> None:
    """S13, CO-R13 with the option: the others may try, each once."""
    again = _aid(reopen_aid_block="on").play("C: block duke; A: challenge; C: lose 0")
    done = again.play("B: block duke; all pass")
    passed = again.play("B: pass")

    assert ("block B", "not_asked") == (again.asks(), again.why_not("C: block duke"))
    assert (2, 4) == (done.state.coins[0], passed.state.coins[0])


def test_after_the_last_try_the_aid_is_paid() -> None:
    """CO-R13 with the option: both blockers are unmasked, and nobody is left to ask."""
    board = table("A; B[captain,assassin]; C[ambassador,ambassador]", reopen_aid_block="on")
    once = board.play("A: act foreign_aid; C: block duke; A: challenge; C: lose 0")
    done = once.play("B: block duke; C: challenge; B: lose 0")

    assert (4, "turn B") == (done.state.coins[0], done.asks())


def test_a_believed_duke_stops_foreign_aid() -> None:
    """S14, CO-5.1, CO-5.4."""
    board = table("A 2; B; C").play("A: act foreign_aid; B: block duke; A: pass; C: pass")

    assert (2, "turn B") == (board.state.coins[0], board.asks())
    assert ("block_stood", "turn_started") == board.heard()[-2:]


def test_only_the_target_blocks_an_assassination_and_only_with_the_contessa() -> None:
    """S15, CO-3.5, T25."""
    early = table("A 3; B; C").play("A: act assassinate B")
    board = early.play("all pass")

    assert ("block B", "not_asked") == (board.asks(), board.why_not("C: block contessa"))
    assert "wrong_blocker" == board.why_not("B: block duke")
    assert "not_target" == early.why_not("C: block contessa")


def test_an_early_block_is_heard_by_nobody_until_its_window() -> None:
    """S18, CO-R12, T02: it counts as a pass, and C is still asked about the action."""
    board = table("A; B; C").play("A: act steal B")
    hidden = board.play("B: block captain")
    shown = hidden.play("C: pass")

    assert (board.heard(), "challenge C") == (hidden.heard(), hidden.asks())
    assert ("captain", "challenge_block C A") == (shown.last("blocked").claim, shown.asks())


def test_an_early_block_survives_a_proven_action() -> None:
    """S18, CO-R06, CO-R12: C loses a card over the action, then the block comes out."""
    board = table("A[captain,duke]; B; C").play("A: act steal B; B: block captain; C: challenge; A: prove")
    done = board.play("C: lose 0")

    assert ("influence_lost", "blocked", "window_opened") == done.heard()[-3:]


def test_an_early_block_dies_with_the_action() -> None:
    """S18, CO-R12: it is never shown when the action cannot be proved."""
    board = table("A[duke,duke]; B; C").play("A: act steal B; B: block captain; C: challenge; A: lose 0")

    assert () == board.heard("blocked")
    assert ((), "turn B") == (board.state.answers, board.asks())


def test_a_target_that_challenges_gives_up_its_early_block() -> None:
    """CO-R12, CO-R05: after its own lost challenge the theft goes through, or the block is asked anew."""
    text = "A: act steal B; B: block captain; B: challenge; A: prove; B: lose 0"
    board = table("A[captain,duke]; B; C").play(text)
    asked = table("A[captain,duke]; B; C", block_after_own_challenge="on").play(text)

    assert ((4, 0), ()) == (board.state.coins[:2], board.heard("blocked"))
    assert "block B" == asked.asks()


def test_without_the_option_there_is_no_early_block() -> None:
    """CO-R12 with the option off."""
    board = table("A; B; C", early_block="off").play("A: act steal B")

    assert ("block_too_early", ("pass", "challenge")) == (
        board.why_not("B: block captain"),
        board.offers("B"),
    )


def test_a_pass_may_become_a_challenge_or_a_block_while_the_window_is_open() -> None:
    """CO-R11, T15: and it is no second pass; answers go by seat and are never only counted."""
    board = table("A[duke,duke]; B; C").play("A: act steal B; B: pass")
    blocked = board.play("B: block captain; C: pass")
    challenged = board.play("B: challenge")

    assert ("challenge", "block ambassador", "block captain") == board.offers("B")
    assert "already_answered" == board.why_not("B: pass")
    assert ("challenge_block C A", "prove A") == (blocked.asks(), challenged.asks())


def test_the_window_closes_at_the_last_missing_answer() -> None:
    """CO-R11, CO-4.3, CO-3.11: no challenge afterwards."""
    board = table("A 2; B; C").play("A: act tax; B: pass; C: pass")

    assert (5, "not_asked") == (board.state.coins[0], board.why_not("B: challenge"))


def test_an_early_block_may_name_the_other_card_instead() -> None:
    """CO-R11, CO-R14: one character counts, the last one named."""
    board = table("A; B; C").play("A: act steal B; B: block captain; B: block ambassador; C: pass")

    assert "ambassador" == board.last("blocked").claim


def test_a_broken_steal_block_is_the_only_one() -> None:
    """CO-R13: the target may not claim the other character then."""
    board = table("A[duke,assassin] 2; B[duke,duke] 2; C")
    done = board.play("A: act steal B; all pass; B: block captain; A: challenge; B: lose 0")

    assert ((4, 0), "turn B") == (done.state.coins[:2], done.asks())


def test_a_block_is_no_answer_to_a_block_or_to_a_tax() -> None:
    """CO-5.1 to CO-5.3: tax and exchange cannot be stopped, nor can a block."""
    tax = table("A; B; C").play("A: act tax")
    counter = table("A; B; C").play("A: act foreign_aid; B: block duke")

    assert ["no_block_here"] * 2 == [tax.why_not("B: block duke"), counter.why_not("A: block duke")]


def test_a_passing_seat_may_reconsider_once_more_and_then_stays() -> None:
    """CO-R11: the second thought has its own deadline, and its default changes nothing."""
    board = table("A; B; C").play("A: act tax; B: pass")

    assert [("challenge", 2, True), ("reconsider", 1, False)] == board.questions()
    assert [("challenge", 2, True)] == board.expire("reconsider").questions()
    assert "already_answered" == board.expire("reconsider").why_not("B: challenge")


def test_an_early_block_stands_when_the_time_to_reconsider_it_runs_out() -> None:
    """CO-R12, CO-R11: it comes out in its window; there is nothing more to think over, and no challenge."""
    noted = table("A; B; C").play("A: act steal B; B: block captain").expire("reconsider")
    out = noted.play("C: pass")

    assert [("challenge", 2, True)] == noted.questions()
    assert ("already_answered", ()) == (noted.why_not("B: challenge"), noted.offers("B"))
    assert ("captain", "challenge_block C A") == (out.last("blocked").claim, out.asks())


def test_a_settled_early_block_falls_with_the_action() -> None:
    """CO-R12: an action that loses its challenge takes the block along."""
    noted = table("A[duke,duke]; B; C").play("A: act steal B; B: block captain").expire("reconsider")
    caught = noted.play("C: challenge; A: lose 0")

    assert ((), "turn B") == (caught.heard("blocked"), caught.asks())


def test_a_sealed_block_stands_when_the_time_to_reconsider_it_runs_out() -> None:
    """CO-R10, CO-R12: it counts when all have answered."""
    board = table("A 2; B; C", reaction_order="sealed")
    noted = board.play("A: act foreign_aid; B: block duke").expire("reconsider")
    out = noted.play("C: pass")

    assert [("block", 2, True)] == noted.questions()
    assert ("duke", 1, 2) == (out.last("blocked").claim, out.last("blocked").seat, out.state.coins[0])


def test_only_its_seat_knows_that_a_block_is_settled() -> None:
    """CO-R26, I9: what others see does not tell a block from a pass or from a challenge."""
    board = table("A; B; C", reaction_order="sealed")
    declared = board.play("A: act steal B")
    seen = [
        GAME.view(declared.play(f"B: {reply}").expire("reconsider").state, 2)
        for reply in ("pass", "block captain")
    ]
    challenged = GAME.view(declared.play("B: challenge").state, 2)

    assert [challenged, challenged] == seen


def test_version_1_lost_the_block_and_plays_on_so() -> None:
    """CO-R12: a match of before keeps the rules that it began with."""
    board = table("A; B; C").play("A: act steal B; B: block captain")
    (wait,) = [wait for wait in GAME.waits(board.state) if wait.ask == "reconsider"]
    ends = []
    for version in (1, 2):
        game = of_version(GAME, version)
        assert game is not None
        step = take(game, board.state, CLOCK, Expire(wait.id), always(Dice(bytes(16))))
        ends.append(take(game, step.state, 2, Pass(), always(Dice(bytes(16)))).state.phase)

    assert ["block", "challenge_block"] == ends
