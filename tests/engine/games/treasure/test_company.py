"""Company at a table of Treasure Island: it learns from counts, and a word is worth what its manner is."""

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from engine.games import treasure
from engine.games.treasure.chapters.day import Attack, Mutiny
from engine.games.treasure.chapters.night import VoteCast
from engine.games.treasure.state import State, Tale
from engine.games.treasure.stewards.company import (
    MANNERS,
    company,
    is_lost_cause,
    manner_of,
    words_given,
)
from engine.games.treasure.stewards.prudent import prudent
from engine.kernel.steward import Steward
from engine.playout import Turn, play
from tests.engine.games.treasure.board import board
from tests.laws.samples import LONG

SEATS = 7
GAMES = 200 if LONG else 30


@cache
def games(stewards: tuple[Steward, ...]) -> tuple[tuple[Turn, ...], ...]:
    """GAMES whole games that these stewards play."""
    game = treasure.game()
    seeds = (b"company at sea" + number.to_bytes(16, "big") for number in range(GAMES))
    return tuple(tuple(play(game, SEATS, game.options(), seed, stewards)) for seed in seeds)


def longest_row_lost(state: State) -> int:
    """The most counts of one kind that one captain has lost in a row."""
    rows, most = Counter[tuple[object, ...]](), 0
    for tale in state.tales:
        key = (tale.kind, tale.place, tale.head)
        rows[key] = 0 if tale.succeeded or tale.kind == "conflict" else rows[key] + 1
        most = max(most, rows[key])
    return most


def test_no_captain_of_company_loses_the_same_vote_three_nights_running() -> None:
    """TI-5.1: a count says how many were against; the prudent once lost the same attack five times."""
    assert all(longest_row_lost(turns[-1].state) <= 2 for turns in games((company,) * SEATS))


def test_a_lost_attack_is_tried_again_only_with_other_hands() -> None:
    """As many must have come or gone as counts were lost in a row; another captain is another matter."""
    crew = (0, 1, 2)
    lost = Tale(1, "attack", "fd", 0, succeeded=False, voters=crew, votes=(1, 0, 2))
    same = replace(board("FD: A B C; JR: D E").state, tales=(lost,))
    fewer = replace(board("FD: A B; JR: D E C").state, tales=(lost,))

    assert is_lost_cause(same, 0, Attack())
    assert not is_lost_cause(same, 3, Attack())
    assert not is_lost_cause(same, 1, Mutiny())
    assert not is_lost_cause(fewer, 0, Attack())
    assert is_lost_cause(replace(fewer, tales=(lost, lost)), 0, Attack())


@cache
def words() -> dict[str, list[bool]]:
    """Of each manner's words in games of company: which were kept."""
    kept: dict[str, list[bool]] = {one: [] for one in MANNERS}
    for turns in games((company,) * SEATS):
        votes = dict[tuple[int, int, int], str]()
        for turn in turns:
            for event in turn.events:
                if isinstance(event, VoteCast):
                    votes[turn.state.round, event.order, event.seat] = event.value
        before = turns[0].state
        for turn in turns:
            if turn.state.phase == "night" and before.phase != "night":
                for index, order in enumerate(turn.state.orders):
                    if not order.live or order.head is None:
                        continue
                    given = words_given(turn.state.round, order.kind, order.place, order.head, order.voters)
                    for word in given:
                        vote = votes.get((turn.state.round, index, word.seat))
                        kept[manner_of(word.seat)].append(vote == word.value)
            before = turn.state
    return kept


def test_the_plain_keep_their_word_more_often_than_the_sly() -> None:
    """A word is not told by the team: who learns the manners knows what it is worth."""
    shares = {manner: sum(kept) / len(kept) for manner, kept in words().items()}

    assert "plain" == max(MANNERS, key=shares.__getitem__)
    assert shares["plain"] < 1
    assert shares["sly"] < shares["plain"] - 0.1


def test_words_follow_from_what_everybody_sees_and_from_no_team() -> None:
    """They are given before a vote by at most two of its list, never by the captain, never in a conflict."""
    given = [words_given(round, "attack", "fd", 0, (0, 1, 2, 3, 4)) for round in range(1, 40)]

    assert given == [words_given(round, "attack", "fd", 0, (0, 1, 2, 3, 4)) for round in range(1, 40)]
    assert {0, 1, 2} == {len(words) for words in given}
    assert 0 not in {word.seat for words in given for word in words}
    assert {"fire", "douse"} == {word.value for words in given for word in words}
    assert () == words_given(1, "conflict", "island", 0, (0, 1, 2))


@pytest.mark.parametrize("seat", range(len(MANNERS)))
def test_each_manner_wins_its_share_among_the_prudent(seat: int) -> None:
    """Six tenths at least of what a prudent player wins in the same games."""
    table: list[Steward] = [prudent] * SEATS
    table[seat] = company
    won = {
        who: sum(seat in turns[-1].state.over.winners for turns in games(stewards))
        for who, stewards in (("own", tuple(table)), ("fair", (prudent,) * SEATS))
    }

    assert won["own"] >= 0.6 * won["fair"]
