"""Random games of every size and setting: what always holds (AW-STATE, AW-INFO, AW-RNG, AW-MOVE)."""

import os
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.lab.leaks.twins import twin
from engine.games.architects.chapters.apprentices import Plans
from engine.games.architects.chapters.buildings import TakeOn
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.chapters.places import Storehouse, Work
from engine.games.architects.chapters.setup import ChooseCharacter, playable_characters
from engine.games.architects.chapters.town import Capture, TownCentre
from engine.games.architects.names import CHARACTERS, SPOTS
from engine.kernel.dice import Dice, Watched
from engine.kernel.moves import PartialMove, Pick, Several, SubForms
from engine.kernel.sealed import cut
from engine.kernel.step import fold
from tests.engine.games.architects.board import DICE, GAME, opened, table
from tests.engine.games.architects.whole_games import any_options, faults, match

GAMES = 2_500 if os.environ.get("KHANDAN_LONG") else 3
"""Wild games for each number of seats."""

STEP = 64
"""So many moves or values one step may offer."""

tables = given(seed=st.binary(min_size=16, max_size=16), seats=st.sampled_from(GAME.seats))
few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@tables
@few
def test_the_invariants_hold_after_every_move(seed: bytes, seats: int) -> None:
    """AW-STATE-3, AW-STATE-4: 20 workers a player wherever they are, nothing below zero, hands and limits."""
    turns = match(seed, seats, any_options(Dice(seed), turn_limit="thirty"))

    assert [] == [(number, faults(turn.state)) for number, turn in enumerate(turns) if faults(turn.state)]


@tables
@few
def test_the_log_leads_back_to_the_same_table(seed: bytes, seats: int) -> None:
    """AW-RNG-1: the same seed and decisions give the same game; the log alone is it."""
    options = any_options(Dice(seed), turn_limit="fifteen")
    turns = list(match(seed, seats, options))
    events = [event for turn in turns for event in turn.events]

    assert turns[-1].state == fold(GAME, None, events)
    assert turns == list(match(seed, seats, options))


@tables
@few
def test_no_step_offers_more_than_sixty_four_values(seed: bytes, seats: int) -> None:
    """AW-MOVE-1: large choices are walked: moves of a step, and values of a field."""
    for turn in list(match(seed, seats, any_options(Dice(seed), turn_limit="thirty")))[::3]:
        for seat in range(seats):
            offers = GAME.offers(turn.state, seat, None)
            assert len(offers) <= STEP
            assert all(width(one) <= STEP for one in offers if isinstance(one, PartialMove))


def width(begun: PartialMove) -> int:
    """How many values the next field of a begun move lists."""
    field = begun.fields[0]
    if isinstance(field, Pick | Several):
        return len(field.among)
    return len(field.forms) if isinstance(field, SubForms) else 0


def test_the_widest_step_lists_every_group_of_workers() -> None:
    """AW-MOVE-1: five colours at nine locations."""
    everywhere = {"spots": dict.fromkeys(SPOTS, 1), "goods": {"silver": 9}}
    board = table(5, dict.fromkeys(range(5), everywhere))
    begun = [one for one in GAME.offers(board.state, 0, None) if isinstance(one, PartialMove)]

    assert [45] == [width(one) for one in begun if one.move == "town_centre"]


def test_a_move_of_parts_is_checked_whole() -> None:
    """AW-MOVE-1: one part that can't be done refuses all of them, and nothing has changed."""
    board = table(2, {0: {"spots": {"storehouse": 4}, "goods": {"clay": 4}}})
    before = board.state

    assert "trade_closed" == board.why_not(0, Storehouse(("virtue_clay_clay",) * 3))
    assert before == board.state
    assert "allowed" == board.why_not(0, Storehouse(("virtue_clay_clay",) * 2))


@tables
@few
def test_only_the_active_seat_is_asked(seed: bytes, seats: int) -> None:
    """AW-MOVE-2: after the draft there is one question at a time, and it is the active player's."""
    for turn in match(seed, seats, any_options(Dice(seed), turn_limit="fifteen")):
        if turn.state.phase not in ("draft", "characters", "over"):
            assert [turn.state.active] == [wait.seat for wait in GAME.waits(turn.state)]


@tables
@few
def test_secrets_are_hands_decks_and_what_was_looked_at(seed: bytes, seats: int) -> None:
    """AW-INFO-1: everything else is the same for everybody, sizes of hands and deck included."""
    for turn in list(match(seed, seats, any_options(Dice(seed), turn_limit="fifteen")))[::9]:
        for viewer in (None, 0):
            seen = cut(turn.state, viewer)
            hidden = [seat for seat, one in enumerate(seen.players) if one.hand.value is None]
            assert hidden == [seat for seat in range(seats) if seat != viewer]
            assert seen.fresh.value is None
            assert GAME.view(turn.state, viewer) == GAME.view(twin(turn.state, viewer), viewer)


def test_chance_is_in_the_deals_and_the_reshuffle_alone() -> None:
    """AW-RNG-1: a game without draws rolls nothing."""
    fallen: list[str] = []
    board = table(2)
    for seat in (0, 1, 0, 1):
        board = board.act(seat, Work("forest"), Watched(DICE.seed, fallen))
    assert [] == fallen

    board.act(0, Plans(), Watched(DICE.seed, fallen))
    assert fallen


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_characters_are_dealt_or_chosen_and_no_two_are_alike(seats: int) -> None:
    """AW-CHAR-1, AW-VAR-1: five, or ten with the extra ones."""
    dealt = opened(seats, boards="random", extra_characters="on").state
    names = [one.character for one in dealt.players]

    assert seats == len(set(names))
    assert (5, 10) == (len(playable_characters(opened(2).state.options)), len(CHARACTERS))
    board = opened(seats, boards="chosen")
    first = board.state.active
    taken = board.act(first, ChooseCharacter("rudolf"))
    assert "character_taken" == taken.why_not((first + 1) % seats, ChooseCharacter("rudolf"))
    assert "allowed" == taken.why_not((first + 1) % seats, ChooseCharacter("ada"))


def test_the_switches_of_the_online_game_give_an_apprentice_and_clear_rows() -> None:
    """AW-VAR-1: a first apprentice for everybody, the last seat first; rows are cleared by the guildhall."""
    board = opened(3, starting_apprentice="on")
    while board.state.phase == "draft":
        board = board.late()
    first = (board.state.active + 1) % 3
    hired = []
    while board.state.phase == "start":
        hired.append(board.state.active)
        board = board.act(board.state.active, TakeOn(board.state.display[0][0].card))
    assert [(first + 2) % 3, (first + 1) % 3, first] == hired
    assert ("turn", first) == (board.state.phase, board.state.active)
    assert [4, 4] == [len(row) for row in board.state.display]

    well: dict[str, Any] = {"hand": ["well"], "goods": {"wood": 2, "stone": 2}}
    options = {"guildhall_refresh": "on"}
    cleared = table(2, {0: well}, options, guildhall=[1, 1]).act(0, Build("well")).state
    assert ("woodcutter_1", "jeweller_1") == cleared.crew_under
    assert [4, 4] == [len(row) for row in cleared.display]
    assert () == table(2, {0: well}, guildhall=[1, 1]).act(0, Build("well")).state.crew_under


def test_a_conspirator_may_count_for_each_capture() -> None:
    """AW-VAR-1, AW-AMB-01: by the switch, as the online game has it."""
    players: dict[int, Any] = {
        0: {"spots": {"town_centre": 2}, "crew": ["conspirator_1"], "goods": {"silver": 1}},
        1: {"spots": {"mines": 1}},
        2: {"spots": {"mines": 1}},
    }
    three = TownCentre((Capture("mines", 1), Capture("mines", 2), Capture("town_centre", 0)))

    assert "silver_short" == table(3, players).why_not(0, three)
    assert "allowed" == table(3, players, {"conspirator": "capture"}).why_not(0, three)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_wild_games_end_soundly(seats: int) -> None:
    """All options: no exception, no broken invariant, and every game ends."""
    for number in range(GAMES):
        seed = (number * 10 + seats).to_bytes(16, "big")
        turns = list(match(seed, seats, any_options(Dice(seed))))

        assert GAME.result(turns[-1].state) is not None
        assert [] == [found for turn in turns[number % 4 :: 4] for found in faults(turn.state)]


def test_offers_of_a_step_are_those_of_its_seat_alone() -> None:
    """AW-MOVE-2: nobody is offered what another is asked."""
    ask = partial(GAME.offers, table(3).state)

    assert ask(0, None)
    assert () == ask(1, None) == ask(2, PartialMove("build"))
