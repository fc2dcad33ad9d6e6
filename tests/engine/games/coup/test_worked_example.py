"""S01: the worked example of the rule book, turn by turn."""

from tests.engine.games.coup.board import Board, table


def _opening() -> Board:
    return table("M[contessa,duke] 2; S[captain,contessa] 2; B[assassin,duke] 2")


def _first_round() -> Board:
    board = _opening().play(
        "M: act tax; S: pass; B: pass; S: act exchange; M: pass; B: pass", "assassin duke"
    )
    board = board.play("S: keep captain, assassin; B: act tax; S: challenge").play("B: prove", "contessa")
    return board.play("S: lose assassin")


def _blocked_assassination() -> Board:
    board = _first_round().play("M: act tax; others pass; S: act income; B: act assassinate M")
    return board.play("M: pass; S: pass; M: block contessa; all pass")


def test_tax_is_asked_of_everyone_else() -> None:
    """S01/1, CO-3.4: the others are asked, nobody objects, three coins."""
    asked = _opening().play("M: act tax")
    done = asked.play("all pass")

    assert "challenge S B" == asked.asks()
    assert ("M[contessa,duke] 5", 41) == (done.show("M"), done.state.treasury)


def test_exchange_offers_two_cards_to_the_actor_alone() -> None:
    """S01/2, CO-3.7, CO-R19."""
    board = _opening().play("M: act tax; all pass; S: act exchange; all pass", "assassin duke")
    done = board.play("S: keep captain, assassin")

    assert ("exchange S", (1,)) == (board.asks(), board.state.drawn.to)
    assert "S[assassin,captain] 2" == done.show("S")
    assert "ambassador ambassador ambassador assassin captain captain contessa contessa duke" == done.court()


def test_a_challenge_ends_the_window_and_a_proof_swaps_the_card() -> None:
    """S01/3, CO-4.6, CO-R08: B shows the Duke, draws, and S owes a loss before the tax is paid."""
    board = _opening().play("M: act tax; all pass; S: act exchange; all pass", "assassin duke")
    asked = board.play("S: keep captain, assassin; B: act tax; S: challenge")
    proven = asked.play("B: prove", "contessa")

    assert "prove B" == asked.asks()
    assert ("lose S", "B[assassin,contessa] 2") == (proven.asks(), proven.show("B"))


def test_the_first_round_leaves_hands_coins_and_treasury_as_written() -> None:
    """S01/=: hands, coins and the Treasury."""
    board = _first_round()

    assert "M[contessa,duke] 5; S[captain|assassin] 2; B[assassin,contessa] 5" == board.show()
    assert 38 == board.state.treasury


def test_income_asks_nobody() -> None:
    """S01/5, CO-3.1."""
    board = _first_round().play("M: act tax; others pass; S: act income")

    assert ("turn B", "S[captain|assassin] 3", 34) == (board.asks(), board.show("S"), board.state.treasury)


def test_a_believed_contessa_stops_the_assassination() -> None:
    """S01/6, CO-5.2, CO-5.5: both may challenge the block; the three coins stay paid."""
    declared = _first_round().play("M: act tax; others pass; S: act income; B: act assassinate M")
    blocked = declared.play("M: pass; S: pass; M: block contessa")
    done = blocked.play("all pass")

    assert ("challenge M S", "B[assassin,contessa] 2") == (declared.asks(), declared.show("B"))
    assert "challenge_block S B" == blocked.asks()
    assert ("turn M", "M[contessa,duke] 8; S[captain|assassin] 3; B[assassin,contessa] 2", 37) == (
        done.asks(),
        done.show(),
        done.state.treasury,
    )


def test_a_coup_has_no_window() -> None:
    """S01/7, CO-3.3."""
    struck = _blocked_assassination().play("M: act coup B")
    done = struck.play("B: lose contessa")

    assert ("lose B", "M[contessa,duke] 1", 44) == (struck.asks(), struck.show("M"), struck.state.treasury)
    assert "B[assassin|contessa] 2" == done.show("B")


def test_the_thief_robs_whom_the_false_block_has_put_out() -> None:
    """S01/8, CO-R07: B falls over a false Ambassador, and S still takes the two coins."""
    board = _blocked_assassination().play("M: act coup B; B: lose contessa; S: act steal B; all pass")
    blocked = board.play("B: block ambassador")
    challenged = blocked.play("S: challenge")
    done = challenged.play("B: lose assassin")

    assert "challenge_block M S" == blocked.asks()
    assert ("prove B", ("lose 0",)) == (challenged.asks(), challenged.offers("B"))
    assert "M[contessa,duke] 1; S[captain|assassin] 5; B[|assassin,contessa] 0" == done.show()
    assert ("turn M", 44) == (done.asks(), done.state.treasury)
    assert () == done.heard("coins_forfeited")
