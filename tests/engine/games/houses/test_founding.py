"""A campaign is founded: goals dealt, houses named (HO-1.1 to 1.5, HO-R01, HO-R02, HO-R29)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.events import CampaignOpened, GenerationOpened, HouseFounded
from engine.games.houses.moves import Found, Options
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Start, Words
from engine.kernel.refused import Refused
from engine.kernel.seats import CLOCK
from tests.engine.games.houses import small
from tests.engine.games.houses.founding import ARASH, WORLD, founded, started
from tests.engine.games.houses.position import code, done, offered, silent, waits

seats_ = pytest.mark.parametrize("seats", [3, 4, 5])


@seats_
def test_three_to_five_houses_begin_a_campaign_with_nothing_won(seats: int) -> None:
    """HO-R01, HO-1.3: no prestige, no crown, no perk."""
    state = started(seats).state

    assert seats == len(state.houses)
    assert {(0, 0, (), (), ())} == {
        (one.prestige, one.crown, one.perks, one.reached, one.records) for one in state.houses
    }


@pytest.mark.parametrize("seats", [2, 6])
def test_two_or_six_houses_begin_none(seats: int) -> None:
    """HO-R01."""
    with pytest.raises(Refused, match="seats_wrong"):
        started(seats)


@seats_
def test_no_two_houses_share_an_achievement(seats: int) -> None:
    """HO-1.4: the legacies differ, and no goal stands in two of them."""
    for number in range(20):
        dealt = started(seats, Dice(b"legacies" * 2 + bytes([number]))).one(CampaignOpened).legacies
        goals = [goal.id for one in WORLD.legacies if one.id in dealt for goal in one.achievements]

        assert seats == len(set(dealt))
        assert len(goals) == len(set(goals))


def test_five_legacies_are_of_five_story_lines() -> None:
    """HO-1.4: while there are enough lines, no two houses want the same one."""
    dealt = started().one(CampaignOpened).legacies

    assert set(small.LINES) == {one.line for one in WORLD.legacies if one.id in dealt}


def test_a_houses_goals_stay_what_they_were_dealt() -> None:
    """HO-1.4, HO-1.5: founding changes neither legacy nor endings."""
    before = started().state
    after = done(WORLD, before, 2, ARASH).state

    assert [(one.legacy, one.endings) for one in before.houses] == [
        (one.legacy, one.endings) for one in after.houses
    ]


@seats_
def test_each_house_is_bound_to_two_endings_of_different_lines(seats: int) -> None:
    """HO-R29: no ending is bound twice; with five houses all ten are, with fewer some to none."""
    for number in range(20):
        rows = started(seats, Dice(b"endings " * 2 + bytes([number]))).one(CampaignOpened).endings
        bound = [ending for row in rows for ending in row]

        assert [2] * seats == [len({line for line, _ in row}) for row in rows]
        assert 2 * seats == len(set(bound))
        assert {"unity", "division"} == {end for _, end in bound}


def test_the_line_that_one_house_would_divide_the_next_would_unite() -> None:
    """HO-R29: the lines lie in a ring, a house has the unity of one and the division of the next."""
    rows = started(5).one(CampaignOpened).endings

    assert [("unity", "division")] * 5 == [(one[0][1], one[1][1]) for one in rows]
    assert [row[0][0] for row in (*rows[1:], rows[0])] == [row[1][0] for row in rows]


def test_a_player_chooses_name_emblem_and_the_first_characters_name() -> None:
    """HO-1.2: announced as chosen, spaces and composed letters tidied."""
    told = done(WORLD, started().state, 0, Found("  Peyvand\u0065\u0301  ian ", "emblem_1", " Arash   Khan "))

    assert HouseFounded(0, "Peyvandé ian", "emblem_1", "Arash Khan") == told.one(HouseFounded)


def test_name_and_emblem_stay_fixed() -> None:
    """HO-1.2: a second founding is refused."""
    state = founded(ARASH)

    assert "not_now" == code(WORLD, state, 0, Found("Other", "emblem_2", "Arash"))


def test_an_emblem_is_used_once_and_comes_from_the_content() -> None:
    """HO-R02."""
    state = founded(ARASH)

    assert "emblem_taken" == code(WORLD, state, 1, Found("Other", "emblem_1", "Mina"))
    assert "emblem_unknown" == code(WORLD, state, 1, Found("Other", "emblem_99", "Mina"))


def test_founding_is_offered_with_the_emblems_that_are_free() -> None:
    """HO-1.2."""
    (offer,) = offered(WORLD, founded(ARASH), 1)

    assert isinstance(offer, PartialMove)
    assert offer.fields[0] == Words("name", 1, 24)
    assert offer.fields[1] == Pick("emblem", tuple(one for one in WORLD.emblems if one != "emblem_1"))


@seats_
def test_every_seat_is_asked_to_found_its_house(seats: int) -> None:
    """Chapter 13: each wait has a default that is shown."""
    assert [(seat, "found", "house_by_lot") for seat in range(seats)] == waits(WORLD, started(seats).state)


def test_a_silent_player_gets_a_house_by_lot() -> None:
    """Chapter 13, HO-R02: an emblem that nobody has; name and first name are its code."""
    event = silent(WORLD, founded(ARASH), "found.1").one(HouseFounded)

    assert event.given
    assert event.emblem in set(WORLD.emblems) - {"emblem_1"}
    assert {event.emblem} == {event.name, event.first_name}


def test_a_house_by_lot_does_not_take_a_name_that_another_has() -> None:
    """HO-R02: a player may have called the house as an emblem is called."""
    few = replace(WORLD, emblems=("emblem_1", "owl", "deer"))
    state = done(few, started(3, content=few).state, 0, Found("Owl", "emblem_1", "Arash")).state

    assert "deer" == silent(few, state, "found.1").one(HouseFounded).name


def test_the_first_generation_opens_when_all_houses_are_founded() -> None:
    """HO-1.1: not before."""
    state = founded(*(replace(ARASH, name=f"House {n}", emblem=f"emblem_{n}") for n in range(4)))
    told = done(WORLD, state, 4, Found("House 4", "emblem_4", "Mina"))

    assert 0 == state.generation
    assert 1 == told.one(GenerationOpened).generation


def test_the_options_are_kept_for_the_whole_campaign() -> None:
    """HO-R01 and every other table setting: the start brings them, with the defaults for the rest."""
    options: Any = '{"generations": 3, "ballots": "open"}'
    told = done(WORLD, None, CLOCK, Start(4, options))

    assert Options(generations=3, ballots="open") == told.state.options
