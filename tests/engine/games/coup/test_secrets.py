"""What each seat sees, and that it never depends on what the seat may not know (CO-2.3, CO-R26, I9)."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.coup.rules import Action
from engine.games.coup.state import State
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed, cut, is_readable
from engine.kernel.seats import Viewer
from engine.kernel.waits import Wait
from tests.engine.games.coup.board import table
from tests.engine.games.coup.wild import CANDIDATES, GAME, any_options, match, other_world


def own_waits(state: State, viewer: Viewer) -> list[Wait]:
    """The questions that a seat may hear of: second thoughts of others are their own business."""
    return [wait for wait in GAME.waits(state) if wait.must or wait.seat == viewer]


def sight(state: State, viewer: Viewer) -> tuple[bytes, Any, Any]:
    """All that reaches a viewer: the view, and for a seat its offers and refusals."""
    seen = msgspec.json.encode(GAME.view(state, viewer))
    if viewer is None:
        return seen, None, None
    why = [GAME.refusal(state, viewer, move) for move in CANDIDATES]
    return seen, GAME.offers(state, viewer, None), why


@given(seed=st.binary(min_size=16, max_size=16), seats=st.integers(2, 6))
@settings(max_examples=25, deadline=None)
def test_no_sight_depends_on_hidden_cards(seed: bytes, seats: int) -> None:
    """I9, T21: views, offers, refusals and questions stay the same when the hidden cards are dealt anew."""
    for number, turn in enumerate(match(seed, seats, any_options(Dice(seed)))):
        viewer = (None, *range(seats))[number % (seats + 1)]
        world = other_world(turn.state, viewer, Dice(seed))

        if turn.state.reveal is None:
            assert sight(turn.state, viewer) == sight(world, viewer)
            assert own_waits(turn.state, viewer) == own_waits(world, viewer)


@given(seed=st.binary(min_size=16, max_size=16), seats=st.integers(2, 6))
@settings(max_examples=25, deadline=None)
def test_no_public_event_holds_a_secret(seed: bytes, seats: int) -> None:
    """I9: what is public of an event has no sealed value, and nobody hears of another's answer."""
    for event in (event for turn in match(seed, seats, any_options(Dice(seed))) for event in turn.events):
        heard = [viewer for viewer in (None, *range(seats)) if is_readable(event, viewer)]
        public = cut(event, None)
        sealed = [value for value in msgspec.structs.astuple(public) if isinstance(value, Sealed)]

        assert (
            heard == ([event.seat] if event.to is not None else []) if hasattr(event, "to") else None in heard
        )
        assert all(value.value is None for value in sealed)


def test_a_seat_sees_its_own_cards_and_no_others() -> None:
    """CO-2.3, CO-9.2, CO-R04: the Court is a number, the other hands are numbers."""
    board = table("A[duke,captain]; B[contessa,contessa]; C")
    seen = GAME.view(board.state, 0)

    assert [("duke", "captain"), None, None] == [sealed.value for sealed in seen.table.hands]
    assert ((2, 2, 2), 9, None) == (seen.cards, seen.court, seen.table.court.value)


def test_the_offer_of_an_exchange_is_its_actors_alone() -> None:
    """CO-3.7, CO-R19."""
    board = table("A[duke,captain]; B; C").play("A: act exchange; all pass", "contessa assassin")

    assert ("assassin", "contessa") == GAME.view(board.state, 0).table.drawn.value
    assert [None, None] == [GAME.view(board.state, viewer).table.drawn.value for viewer in (1, None)]


def test_an_early_block_is_seen_by_its_seat_alone() -> None:
    """CO-R12: in the views as in the events."""
    board = table("A; B; C").play("A: act steal B; B: block captain")

    seen = [GAME.view(board.state, viewer).table.answers[0].answer.value for viewer in (1, 2, None)]

    assert ["captain", None, None] == seen


def test_who_still_has_to_answer_is_public_what_they_answered_is_not() -> None:
    """CO-R26: names, or only their number."""
    named = table("A; B; C").play("A: act tax; B: pass")
    counted = table("A; B; C", show_waiting="count").play("A: act tax; B: pass")

    assert ((2,), 1) == (GAME.view(named.state, 0).waiting, GAME.view(named.state, 0).waiting_count)
    assert ((), 1) == (GAME.view(counted.state, 0).waiting, GAME.view(counted.state, 0).waiting_count)
    assert [(), 1] == [
        GAME.view(counted.state, 0).table.answers,
        len(GAME.view(counted.state, 1).table.answers),
    ]


def test_a_table_that_only_counts_tells_the_public_of_nobody_who_has_answered() -> None:
    """CO-R26: the board, the news and a watcher are public; who is missing there has yet to answer."""
    counted = table("A; B; C", show_waiting="count").play("A: act tax; B: pass")
    named = table("A; B; C").play("A: act tax; B: pass")

    assert () == GAME.view(counted.state, None).table.answers
    assert [1] == [given.seat for given in GAME.view(named.state, None).table.answers]


def test_a_question_is_named_in_public_unless_the_table_only_counts() -> None:
    """CO-R26: in windows alone; whose turn it is, and whose proof, everybody knows."""
    found = {}
    for waiting in ("names", "count"):
        board = table("A; B; C", show_waiting=waiting)
        window = board.play("A: act tax")
        states = (board, window, window.play("B: challenge"))
        found[waiting] = [{wait.secret for wait in GAME.waits(one.state)} for one in states]

    assert {"names": [{False}, {False}, {False}], "count": [{False}, {True}, {False}]} == found


def test_the_question_of_a_proof_is_the_same_with_and_without_the_card() -> None:
    """CO-R09: same question, same public default."""
    honest = table("A[duke,captain]; B; C").play("A: act tax; B: challenge")
    lying = table("A[contessa,captain]; B; C").play("A: act tax; B: challenge")

    assert GAME.waits(honest.state) == GAME.waits(lying.state)
    assert honest.heard() == lying.heard()


def test_everything_is_shown_after_the_end() -> None:
    """CO-R04: hands, Court and removed cards, in the view and in the log."""
    board = table("A[duke,captain] 7; B[contessa|duke]").play("A: act coup B")
    shown = GAME.view(board.state, None).table.reveal

    assert shown is not None
    assert (("duke", "captain"), ()) == shown.hands
    assert (shown.hands, shown.court) == (board.last("revealed").hands, board.last("revealed").court)


def test_no_move_shows_gives_or_lends_anything() -> None:
    """CO-9.1 to CO-9.3: talk is outside the engine; no action carries coins or shows a card unasked."""
    tags = {kind.__struct_config__.tag for kind in Action.__args__}

    assert tags == {
        *("income", "foreign_aid", "coup", "tax", "assassinate", "steal", "exchange"),
        *("draft", "pass", "challenge", "block", "prove", "lose", "keep", "resign"),
    }
