"""What the cunning of Treasure Island reads from totals: no vote is seen, only counts (TI-5.1)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.treasure.base import Team
from engine.games.treasure.chapters.day import Attack, Conflict, Land, Mutiny
from engine.games.treasure.state import Tale
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.odds import among, likely, odds
from engine.kernel.dice import Dice
from engine.playout import look
from tests.engine.games.treasure.board import GAME, Board, board

DICE = Dice(bytes(16))


def thought(table: Board, *tales: Tale) -> list[float]:
    """How likely the first seat, English, takes each seat for French."""
    state = replace(table.state, tales=(*table.state.tales, *tales))
    return [round(one, 2) for one in odds(look(GAME, state, 0).view).french]


def chosen(table: Board, name: str, *tales: Tale) -> object:
    """What the cunning does in this seat after these counts."""
    state = replace(table.state, tales=tales)
    return cunning(look(GAME, state, table.seat(name)), DICE)


def fought(english: int, french: int, *voters: int, head: int | None = None, fell: bool = False) -> Tale:
    """A conflict that was counted."""
    return Tale(1, "conflict", "island", head, True, voters, (english, french), fell)


def test_every_count_of_a_night_is_kept_with_its_list_and_its_governors_fall_TI_5_4_TI_R19() -> None:
    table = board("FD: A B C; JR: D E; island: F G", teams="F: D E F; D: G", spanish=2)
    after = table.do("A", Attack()).do("E", Mutiny()).do("F", Conflict()).dusk()
    after = (
        after.votes("A charge, B fire, C douse").votes("E for", 1).votes("F french, G english", 2).silence()
    )
    raid, rising, fight = after.state.tales

    assert ((0, 1, 2), (1, 1, 1)) == (raid.voters, raid.votes)
    assert (4,) == rising.voters
    assert ((5, 6), (1, 1), False) == (fight.voters, fight.votes, fight.fell)


def test_the_fall_of_a_governor_stands_with_his_conflict_TI_5_6() -> None:
    table = board("FD: A; JR: B; island: C D E", teams="F: B C")
    after = table.do("D", Conflict()).dusk().votes("C french, D english, E english")

    assert [True] == [tale.fell for tale in after.state.tales]


def test_islanders_of_a_conflict_without_an_english_vote_are_taken_for_french_TI_5_4() -> None:
    table = board("FD: A B; JR: C D; island: E F")
    before, after = thought(table), thought(table, fought(0, 2, 4, 5))

    assert 0.6 == before[4]
    assert 0.95 < after[4]
    assert before[1] > after[1]


def test_a_governor_who_fell_sails_for_the_side_that_lost_or_for_nobody_TI_5_6_TI_5_7() -> None:
    table = board("FD: A B; JR: C D; island: E F G", teams="D: G")
    fell = thought(table, fought(2, 1, 4, 5, 6, head=4, fell=True))
    stayed = thought(table, fought(2, 1, 4, 5, 6, head=4))

    assert fell[4] > 0.6
    assert stayed[4] < 0.1


def test_after_a_level_conflict_only_the_dutch_governor_falls_TI_R19() -> None:
    table = board("FD: A B; JR: C; island: D E", teams="D: D")
    fell = replace(table.state, tales=(fought(1, 1, 3, 4, head=3, fell=True),))
    known = odds(look(GAME, fell, 0).view)

    assert 0.9 < 1 - known.english[3] - known.french[3]


def test_a_crew_that_follows_its_captain_is_likely_of_his_team_TI_5_2() -> None:
    """The others of his crew fired: with A, who is English and was captain."""
    raid = Tale(1, "attack", "fd", 0, True, (0, 1, 2), (1, 2, 0))
    table = board("FD: A B C; JR: D E F")

    assert thought(table)[1] > thought(table, raid)[1]


def test_a_crew_that_rises_against_its_captain_is_likely_of_the_other_team_TI_5_3() -> None:
    rising = Tale(1, "mutiny", "fd", 0, True, (1, 2), (2, 0))
    table = board("FD: A B C; JR: D E F")

    assert thought(table)[1] < thought(table, rising)[1]


def test_a_lot_in_the_count_or_a_missed_vote_tells_nothing_TI_R16_TI_R18() -> None:
    table = board("FD: A B; JR: C D; island: E F")

    assert thought(table) == thought(table, fought(0, 1, 4, 5)) == thought(table, fought(0, 2, 4))


@given(
    friends=st.integers(0, 4),
    foes=st.integers(0, 4),
    others=st.integers(0, 2),
    sure=st.floats(0.5, 1, allow_nan=False),
)
def test_all_counts_of_a_crew_have_a_chance_of_one(friends: int, foes: int, others: int, sure: float) -> None:
    voters = friends + foes + others
    whole = sum(among(first, voters - first, friends, foes, voters, sure) for first in range(voters + 1))

    assert whole == pytest.approx(1)


@given(st.lists(st.sampled_from(["english", "french", "dutch"]), min_size=1, max_size=5), st.data())
def test_a_conflicts_chance_is_the_sum_over_all_ways_to_vote(teams: list[Team], data: st.DataObject) -> None:
    """TI-5.4, reckoned vote by vote."""
    english = data.draw(st.integers(0, len(teams)))
    tale = fought(english, len(teams) - english, *range(len(teams)))
    whole = 0.0
    for votes in product((True, False), repeat=len(teams)):
        if sum(votes) == english:
            chance = 1.0
            for team, vote in zip(teams, votes, strict=True):
                chance *= 0.5 if team == "dutch" else 0.97 if (team == "english") == vote else 0.03
            whole += chance

    assert 2 * likely(tale, teams) == pytest.approx(whole)


def test_it_goes_ashore_for_the_majority_and_fights_where_friends_are_more_TI_4_5_TI_4_11() -> None:
    boat = "boats: A; FD: B E; JR: C F"

    assert Land("island") == chosen(board(boat + " D", teams="F: C E F"), "A")
    assert Land("island") != chosen(board(boat + "; island: D", teams="F: C D F"), "A", fought(0, 1, 3))
    assert Conflict() == chosen(
        board("FD: B C; JR: E F; island: D A", teams="F: C E F"), "A", *[fought(1, 0, 3)] * 2
    )


def test_it_stays_on_the_island_where_its_side_would_lose_the_majority() -> None:
    ours = fought(1, 0, 3)
    table = board("FD: B C; JR: E F; island: D A", "FD E0 F1, JR E0 F1, island E2 F0", teams="F: C E F")

    assert "Board" != type(chosen(table, "A", ours)).__name__
