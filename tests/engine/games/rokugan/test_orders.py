"""A round's placements as sealed orders: written by one's own view, made in their order."""

from typing import Any

import pytest

from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.token_cards import UseCard
from engine.games.rokugan.names import PROVINCES, TOKENS
from engine.games.rokugan.orders import (
    ask,
    lines_left,
    moment,
    next_moment,
    planned_number,
    planned_placement,
    play,
)
from engine.kernel.moves import PartialMove
from engine.kernel.orders import Line, Otherwise, Planned, to_json
from engine.playout import look
from tests.engine.games.rokugan.board import DICE, GAME, HAND, Board, table

LANDS = {"lion_capital": (0, 1), "lion_north": (0, 1), "crab_capital": (1, 1)}
GUARD, SECOND = Place("army_3", "lion_capital", "centre"), Place("army_2", "lion_north", "centre")


def board(**fields: Any) -> Board:
    """Lion against Crab in round 2, seat 0 to place."""
    return table(("lion", "crab"), LANDS, **fields)


def plan(*moves: Any, round: int = 2, otherwise: Otherwise = "steward") -> str:
    """Orders with these placements."""
    return to_json(Planned(tuple(Line(round, one) for one in moves), otherwise))


def told(at: Board, payload: str, seat: int = 0) -> Any:
    """What the orders do now."""
    return play(look(GAME, at.state, seat), payload, DICE)


def offered(at: Board, seat: int, *moves: Any) -> Any:
    """How the next line may be written after these."""
    return ask(GAME.view(at.state, seat), seat, moves)


def test_placements_are_made_in_their_order() -> None:
    """BR-PLACE-1: one a turn, each once."""
    first = board()
    payload = plan(GUARD, SECOND)
    after = first.act(0, told(first, payload)).changed(active=0)

    assert (GUARD, SECOND) == (told(first, payload), told(after, payload))
    assert [SECOND] == list(lines_left(after.state, 0, (GUARD, SECOND)))


def test_what_is_possible_no_more_is_passed_over() -> None:
    """BR-PLACE-3: somebody has laid a token on the border meanwhile."""
    taken = board(pieces=((1, "navy_1", "lion_coast", "sea"),))

    assert SECOND == told(taken, plan(Place("army_2", "lion_coast", "sea"), SECOND))


def test_what_the_lines_leave_open_is_a_stewards_or_nobodys() -> None:
    """Even where all are made: a token must be placed (BR-PLACE-1)."""
    gone = Place("shinobi_2", "crab_capital", "centre")

    assert isinstance(told(board(), plan(gone)), Place | Bless | UseCard)
    assert told(board(), plan(gone, otherwise="wait")) is None


def test_orders_of_another_round_say_nothing() -> None:
    """They were for what lay there then; nor do those that can't be read."""
    assert told(board(), plan(GUARD, round=1)) is None
    assert told(board(), "nonsense") is None


def test_nothing_is_made_for_who_is_not_asked() -> None:
    """The other seat's turn."""
    assert told(board(), plan(GUARD), seat=1) is None


def test_lines_are_written_while_others_play() -> None:
    """Between the draw and one's last placement; a token that is written can't be written again."""
    waiting = board().changed(active=1)
    begun = offered(waiting, 0)(None)
    tokens = begun[0].fields[0].among
    later = offered(waiting, 0, *(Place(one, "lion_capital", "centre") for one in HAND[:5]))(None)

    assert ("place", set(HAND)) == (begun[0].move, set(tokens))
    assert ("shinobi_1",) == later[0].fields[0].among
    assert [2, 2] == [
        one(GAME.view(waiting.state, 0), 0, *more) for one, more in ((moment, ()), (next_moment, ((2,),)))
    ]


def test_a_border_that_a_line_takes_is_taken_for_the_next() -> None:
    """BR-PLACE-3, among one's own lines too."""
    asked = PartialMove("place", (("token", "navy_1"), ("territory", "crab"), ("province", "crab_capital")))
    at = board().changed(active=1)
    free = offered(at, 0)(asked)[0].fields[0].among
    then = offered(at, 0, Place("army_1", "crab_capital", "sea"))(asked)[0].fields[0].among

    assert ("sea" in free, "sea" in then) == (True, False)


def test_before_the_draw_and_after_the_last_turn_nothing_can_be_written() -> None:
    """The hand of the round is not known, or has done its work."""
    draft = board().changed(phase="draft")
    done = board().player(0, done=True)

    assert (None, None) == (moment(GAME.view(draft.state, 0), 0), moment(GAME.view(done.state, 0), 0))


def test_cards_that_show_something_are_never_written() -> None:
    """BR-CARD-1: a scout's token can't be foreseen."""
    laid = board(pieces=((1, "army_1", "crab_capital"),))

    assert {"place"} == {one.move for one in offered(laid, 0)(None)}


BLESSED = ("army_1", "army_2", "army_3", "blessing_2", "bluff", "navy_1")
"""A hand with a blessing."""


def blessings_on(at: Board) -> list[Any]:
    """The faces of the tokens that are blessed."""
    return [one.token.value for one in at.state.pieces if one.blessings]


@pytest.mark.parametrize("spot", range(3))
def test_a_blessing_that_is_written_lies_on_the_token_it_was_written_for(spot: int) -> None:
    """BR-BLESS-1: whatever others have laid before that token, and so whatever its number is by then."""
    clans = ("lion", "crab", "crane")
    lands = {f"{clan}_capital": (seat, 1) for seat, clan in enumerate(clans)}
    at = table(clans, lands, hands={0: BLESSED})
    laid = [Place(one, "lion_capital", "centre") for one in ("army_1", "army_2", "navy_1")]
    numbers = offered(at, 0, *laid)(PartialMove("bless", (("token", "blessing_2"),)))[0].fields[0].among
    payload = plan(*laid, Bless("blessing_2", numbers[spot]), otherwise="wait")
    while not blessings_on(at):
        seat = at.state.active
        own = Place(
            "army_1" if at.hand(seat).count("army_1") else at.hand(seat)[-1], "crab_capital", "centre"
        )
        at = at.act(seat, told(at, payload) if seat == 0 else own)

    assert [laid[spot].token] == blessings_on(at)
    assert [] == list(lines_left(at.state, 0, (*laid, Bless("blessing_2", numbers[spot]))))


def test_of_two_lines_alike_a_written_blessing_means_the_one_that_it_named() -> None:
    """BR-BLESS-2: both lay the same face in one centre, and the second is to be blessed."""
    at = board(hands={0: ("army_1", "army_1", "army_2", "army_3", "blessing_2", "bluff")})
    line = Place("army_1", "lion_capital", "centre")
    numbers = offered(at, 0, line, line)(PartialMove("bless", (("token", "blessing_2"),)))[0].fields[0].among
    second = Bless("blessing_2", numbers[1])
    once = at.act(0, line).changed(active=0)
    twice = once.act(0, line).changed(active=0)

    assert (planned_number(line, 0), planned_number(line, 1)) == numbers
    assert [line, second] == list(lines_left(once.state, 0, (line, line, second)))
    assert [Bless("blessing_2", 2)] == list(lines_left(twice.state, 0, (line, line, second)))


def test_the_number_of_a_planned_token_says_which_it_is() -> None:
    """No two share one, and none is the number of a token that lies."""
    lines = [
        (Place(token, province, way), before)
        for token in TOKENS
        for province in PROVINCES
        for way in ("centre", "sea", PROVINCES[0], PROVINCES[-1])
        for before in (0, 1)
    ]
    numbers = [planned_number(*line) for line in lines]

    assert lines == [planned_placement(number) for number in numbers]
    assert (len(lines), True) == (len(set(numbers)), max(numbers) < 0)
