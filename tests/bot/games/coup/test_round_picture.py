"""A round of Coup: where it begins, a line a turn with what was said against it, the open one last."""

from collections.abc import Sequence

import pytest

from bot.games.coup import round_picture
from bot.history.recall import Part, Section
from engine.games.coup.chapters.effects import TurnStarted
from tests.bot.pictures import full
from tests.bot.pictures.every_picture import sections_of, seen
from tests.engine.games.coup import board

NAMES = ("Mahin", "Shirin", "Borzu", "Niloofar", "Keyvan")


def turns(*seats: int) -> list[Section]:
    """A section for each turn, whose they were in this order."""
    started = (TurnStarted(number, seat, forced=False) for number, seat in enumerate(seats, start=1))
    return [Section(Part(event.turn), (event,)) for event in started]


@pytest.mark.parametrize(
    ("seats", "parts"),
    [
        ((0, 1, 2, 3, 4, 0), (6,)),
        ((2, 3, 4, 0, 1, 2, 3), (6, 1)),  # by lot another begins
        ((0, 1, 2, 3, 4, 1, 2, 1, 2, 1, 2, 1, 2), (6, 6, 1)),  # three are out
        ((0, 1, 2, 3) * 2, (6, 2)),
        ((0, 1) * 3 + (0,), (6, 1)),
        ((), ()),
    ],
)
def test_an_act_has_six_turns_whoever_is_out(seats: Sequence[int], parts: Sequence[int]) -> None:
    """However many seats the table has; the last act goes on."""
    found = round_picture.rounds(turns(*seats))

    assert tuple(parts) == tuple(len(one) for one in found)
    assert list(seats) == [turn.seat for one in found for turn in one]


def test_a_game_of_56_turns_is_at_most_twelve_posts() -> None:
    """Beside the board: its acts, and the end, which has a message of its own."""
    seats = [number % 5 for number in range(56)]
    acts = len(round_picture.rounds(turns(*seats)))

    assert acts + 1 <= 12


def told(language: str, number: int) -> list[str]:
    """The alt text's lines of turns in the first round, and in the one that goes on."""
    here = list(full.coup_rounds(5))[number]
    (*_, last) = rounds = round_picture.rounds(sections_of(here.events))
    alt = round_picture.sketch(seen("coup", language, here.state, NAMES), len(rounds), last).alt
    return [line for line in alt.splitlines() if line[:1].isdigit()]


def test_a_turn_tells_its_claim_what_was_said_against_it_and_what_it_brought() -> None:
    """In the order of the game; a claim that was dropped, whom it cost a card, who is out."""
    here = next(full.coup_rounds(5))
    (first, *_) = round_picture.rounds(sections_of(here.events))
    alt = round_picture.sketch(seen("coup", "en", here.state, NAMES), 1, first).alt

    assert "1. Mahin: Duke, tax · +3 · Shirin doubts · Mahin shows Duke" in alt
    assert "Assassin, strikes Mahin · −3 · Mahin blocks: Contessa · Shirin doubts · no Contessa" in alt
    assert "3. Borzu: foreign aid · +2" in alt


def test_the_open_turn_says_who_may_still_speak() -> None:
    """It brought nothing yet."""
    assert told("en", 1)[-1].endswith("Ambassador, exchanges · ? · anyone may challenge")
    assert told("en", 0)[-1].endswith("is to act")


@pytest.mark.parametrize(("named", "framed"), [("names", {1, 2}), ("count", set())])
def test_a_table_that_names_nobody_frames_nobody(named: str, framed: set[int]) -> None:
    """CO-R26: who must answer is only counted there."""
    here = board.table("A[duke,captain] 4; B 2; C 2", show_waiting=named).play("A: act tax")
    turn = round_picture.Turn(here.state.turn, 0, here.events)
    shown = round_picture.values(seen("coup", "en", here.state, NAMES), 1, (turn,))

    assert framed == {one.seat for one in shown.chairs if one.awaited}


@pytest.mark.parametrize(("early", "is_told"), [("on", True), ("off", False)])
def test_a_block_is_announced_only_where_it_may_be_made(early: str, is_told: bool) -> None:
    """CO-R11: before anybody has doubted, a target may block only at a table that lets blocks come early."""
    here = board.table("A[captain,duke] 4; B 2; C 2", early_block=early).play("A: act steal B")
    turn = round_picture.Turn(here.state.turn, 0, here.events)
    alt = round_picture.sketch(seen("coup", "en", here.state, NAMES), 1, (turn,)).alt

    assert "anyone may challenge" in alt
    assert ("Shirin may block" in alt) is is_told
