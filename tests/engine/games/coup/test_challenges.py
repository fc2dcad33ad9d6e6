"""S02 to S11, S16, S17: challenged claims, proofs, and what a lost challenge costs (CO-4, CO-6)."""

from msgspec.structs import replace

from engine.games.coup.chapters.proofs import Prove, show_claim
from engine.kernel.dice import Dice
from engine.kernel.refused import no
from tests.engine.games.coup.board import GAME, table


def test_a_caught_bluff_gains_nothing() -> None:
    """S02, CO-4.4, CO-4.5, CO-4.7: the actor loses a card and the tax is off."""
    board = table("A[captain,contessa] 2; B; C").play("A: act tax; C: challenge; A: lose contessa")

    assert ("A[captain|contessa] 2", "turn B") == (board.show("A"), board.asks())


def test_the_price_of_a_failed_action_comes_back() -> None:
    """S03, CO-4.7, CO-R17, T06: a third party unmasks the assassin."""
    declared = table("A[captain,contessa] 4; B[duke,duke]; C").play("A: act assassinate B")
    done = declared.play("C: challenge; A: lose captain")

    assert "A[captain,contessa] 1" == declared.show("A")
    assert "A[contessa|captain] 4; B[duke,duke] 2" == done.show("AB")


def test_the_price_of_a_blocked_action_does_not_come_back() -> None:
    """S04, CO-5.2, CO-5.4, CO-5.5, CO-3.10, T06: nobody asked whether the Contessa was there."""
    board = table("A[assassin,contessa] 3; B[duke,duke]; C")
    done = board.play("A: act assassinate B; all pass; B: block contessa; all pass")

    assert "A[assassin,contessa] 0; B[duke,duke] 2" == done.show("AB")
    assert board.state.treasury + 3 == done.state.treasury


def test_a_target_that_wrongly_challenges_loses_two_cards() -> None:
    """S05, CO-6.1, CO-R05, CO-8.3, T01, T03: no block is asked after one's own lost challenge."""
    board = table("A[assassin,contessa] 3; B[duke,contessa]; C")
    done = board.play("A: act assassinate B; B: challenge; A: prove; B: lose duke")

    assert ("B[|contessa,duke] 0", "turn C") == (done.show("B"), done.asks())
    assert ["challenge"] == [event.window for event in done.events if hasattr(event, "window")]
    assert 2 == done.last("coins_forfeited").coins


def test_the_option_lets_the_target_block_after_its_own_challenge() -> None:
    """S06, CO-R05, T01."""
    board = table("A[assassin,contessa] 3; B[duke,contessa]; C", block_after_own_challenge="on")
    asked = board.play("A: act assassinate B; B: challenge; A: prove; B: lose duke")
    done = asked.play("B: block contessa; others pass")

    assert "block B" == asked.asks()
    assert "B[contessa|duke] 2" == done.show("B")


def test_a_false_contessa_loses_two_cards() -> None:
    """S07, CO-4.8, CO-6.2, T03: and the assassin's own bluff stays unknown."""
    board = table("A[duke,contessa] 3; B[duke,captain]; C")
    done = board.play("A: act assassinate B; all pass; B: block contessa; C: challenge; B: lose captain")

    assert ("A[contessa,duke] 0; B[|captain,duke] 0", "turn C") == (done.show("AB"), done.asks())


def test_a_helper_does_not_take_the_targets_block_away() -> None:
    """S08, CO-R06, CO-4.1, T09: C challenged and lost; B may still block, and B alone."""
    board = table("A[assassin,duke] 3; B[duke,captain]; C[assassin,ambassador]")
    asked = board.play("A: act assassinate B; C: challenge; A: prove; C: lose assassin")
    done = asked.play("B: block contessa; all pass")

    assert "block B" == asked.asks()
    assert ("B[captain,duke] 2", 0) == (done.show("B"), done.state.coins[0])


def test_the_actor_may_challenge_the_block_and_lose() -> None:
    """S09, CO-4.1, CO-4.6: a true Contessa is shown and replaced."""
    board = table("A[assassin,captain] 3; B[duke,contessa]; C")
    shown = board.play("A: act assassinate B; all pass; B: block contessa; A: challenge")
    done = shown.play("B: prove", "ambassador").play("A: lose captain")

    assert ("A[assassin|captain] 0; B[ambassador,duke] 2", "turn B") == (done.show("AB"), done.asks())


def test_a_claim_may_be_given_up_though_it_is_true() -> None:
    """S10, CO-4.4, CO-R09, T07: the log does not say whether the card was there."""
    asked = table("A[duke,captain]; B; C").play("A: act tax; B: challenge")
    done = asked.play("A: lose captain")

    assert ("prove", "lose 0", "lose 1") == asked.offers("A")
    assert "A[duke|captain] 2" == done.show("A")
    assert ("claim_dropped", "influence_lost", "turn_started") == done.heard()[-3:]
    assert asked.show("B") == done.show("B")


def test_even_the_claimed_card_may_be_given_up() -> None:
    """CO-R09: `lose` takes any card."""
    board = table("A[duke,captain]; B; C").play("A: act tax; B: challenge; A: lose duke")

    assert "A[captain|duke] 2" == board.show("A")


def test_a_block_names_one_card() -> None:
    """S11, CO-5.3, CO-R14, T08: the Captain does not prove an Ambassador."""
    board = table("A[captain,assassin] 2; B[captain,duke] 2; C")
    asked = board.play("A: act steal B; all pass; B: block ambassador; A: challenge")
    done = asked.play("B: lose duke")

    assert "not_in_hand" == asked.why_not("B: prove")
    assert "A[assassin,captain] 4; B[captain|duke] 0" == done.show("AB")


def test_the_first_challenge_in_the_log_closes_the_window() -> None:
    """S16, CO-4.3, CO-R10, CO-R27, T24: nobody can challenge the claim again, now or after the proof."""
    board = table("A[duke,captain]; B; C; D").play("A: act tax; D: challenge")
    later = board.play("A: prove")

    assert ("not_asked", 3) == (board.why_not("B: challenge"), board.last("challenged").seat)
    assert "not_asked" == later.why_not("B: challenge")


def test_sealed_challenges_count_by_distance() -> None:
    """S17, CO-R10: answers stay hidden until the last; then the nearest clockwise of the claimant."""
    board = table("S[duke,captain]; B; D; M", reaction_order="sealed").play("S: act tax")
    hidden = board.play("M: challenge; D: challenge")
    done = hidden.play("B: pass")

    assert ("challenge B", board.heard()) == (hidden.asks(), hidden.heard())
    assert done.seat("D") == done.last("challenged").seat


def test_sealed_blocks_count_by_distance_from_the_actor() -> None:
    """CO-R10: the same for foreign aid; the seat that blocked first in time is not the one that counts."""
    board = table("A; B; C; D", reaction_order="sealed").play("A: act foreign_aid")
    hidden = board.play("D: block duke; C: block duke")
    done = hidden.play("B: pass")

    assert board.heard() == hidden.heard()
    assert (done.seat("C"), "challenge_block D A B") == (done.last("blocked").seat, done.asks())


def test_a_sealed_challenge_cannot_be_taken_back() -> None:
    """CO-R11: only a pass may turn into something else."""
    board = table("A; B; C", reaction_order="sealed").play("A: act tax; B: challenge")

    assert () == board.offers("B")
    assert ["already_answered"] * 2 == [board.why_not("B: pass"), board.why_not("B: challenge")]


def test_a_challenge_comes_before_any_effect() -> None:
    """CO-4.2, CO-4.6: the tax is paid only after the challenger has lost a card."""
    owed = table("A[duke,captain] 2; B; C").play("A: act tax; B: challenge; A: prove")
    done = owed.play("B: lose 0")

    assert [2, 5] == [owed.state.coins[0], done.state.coins[0]]


def test_a_proven_card_is_replaced_before_the_challenger_loses_and_the_action_counts() -> None:
    """CO-R08: shown and replaced, then the challenger's loss, then the action."""
    board = table("A[duke,captain]; B; C").play("A: act tax; B: challenge; A: prove; B: lose 0")

    assert ("proved", "loss_owed", "influence_lost", "coins_gained", "turn_started") == board.heard()[-5:]


def test_a_shown_card_may_come_back() -> None:
    """CO-4.6: it goes into the Court, which had no Duke, before the replacement is drawn."""
    board = (
        table("A[duke,captain]; B[duke,duke]; C").play("A: act tax; B: challenge").play("A: prove", "duke")
    )

    assert "A[captain,duke] 2" == board.show("A")


def test_the_proof_takes_the_place_of_the_shown_card() -> None:
    """CO-4.6, T05: the other card stays where its owner saw it."""
    board = table("A[captain,duke]; B; C").play("A: act tax; B: challenge").play("A: prove", "contessa")

    assert ("captain", "contessa") == board.state.hands[0].value


def test_auto_prove_shows_the_card_unasked() -> None:
    """CO-R09 with the option: only who lacks the card is still asked."""
    honest = table("A[duke,captain]; B; C", auto_prove="on").play("A: act tax; B: challenge")
    lying = table("A[assassin,captain]; B; C", auto_prove="on").play("A: act tax; B: challenge")

    assert ("lose B", "rule") == (honest.asks(), honest.last("proved").by)
    assert ("prove A", ("lose 0", "lose 1")) == (lying.asks(), lying.offers("A"))


def test_a_claim_that_is_not_shown_is_said_with_what_it_was_for() -> None:
    """CO-4.7, CO-4.8: the action's, or the block's."""
    action = table("A[captain,contessa] 2; B; C").play("A: act tax; B: challenge; A: lose 0")
    block = table("A; B[duke,duke]; C").play(
        "A: act steal B; all pass; B: block captain; A: challenge; B: lose 0"
    )

    assert ("action", "block") == (action.last("claim_dropped").of, block.last("claim_dropped").of)


def test_a_card_that_is_not_there_is_not_shown() -> None:
    """CO-4.4, CO-R14: the refusal names the card that was claimed."""
    board = table("A[captain,contessa] 2; B; C").play("A: act tax; B: challenge")

    assert no("not_in_hand", character="duke") == GAME.refusal(board.state, 0, Prove())


def test_each_proof_draws_by_its_own_question() -> None:
    """CO-4.6, HO-R38: the dice of a match are one, what they are for differs."""
    asked = table("A[duke,contessa] 2; B; C").play("A: act tax; B: challenge").state
    proofs = [show_claim(replace(asked, question=number), "seat", Dice(bytes(16)))[0] for number in range(8)]

    assert 1 < len({one.card.value for one in proofs})


def test_no_move_is_taken_back() -> None:
    """CO-3.2, CO-4.1: what was claimed was heard, and what was shown was seen."""
    state = table("A; B; C").play("A: act tax").state
    offered = {type(one) for seat in state.order for one in GAME.offers(state, seat, None)}

    assert offered
    assert offered <= set(GAME.final)
