"""Company at a table of Rokugan: five manners that show in what they lay, and that win their share."""

from collections import Counter
from functools import cache
from typing import Final

import pytest

from engine.games.rokugan.base import Options
from engine.games.rokugan.chapters.placement import Placed
from engine.games.rokugan.chapters.setup import ClanChosen
from engine.games.rokugan.names import FIGHTERS, KIND
from engine.games.rokugan.state import State, owner
from engine.games.rokugan.stewards.company import CLANS_OF, MANNERS, company, foe_of, manner_of
from engine.games.rokugan.stewards.prudent import prudent
from engine.kernel.steward import Steward
from engine.playout import Turn, play
from tests.engine.games.rokugan.board import table
from tests.engine.games.rokugan.whole_games import GAME
from tests.laws.samples import LONG

SEATS: Final = 5

GAMES: Final = 100 if LONG else 12


@cache
def games(stewards: tuple[Steward, ...]) -> tuple[tuple[Turn, ...], ...]:
    """GAMES whole games that these stewards play."""
    seeds = (b"company" + number.to_bytes(16, "big") for number in range(GAMES))
    return tuple(tuple(play(GAME, SEATS, Options(), seed, stewards)) for seed in seeds)


@cache
def deeds() -> Counter[tuple[str, int]]:
    """What each seat of a table of company laid: attacks on others, guards, bluffs and raids."""
    found: Counter[tuple[str, int]] = Counter()
    for turns in games((company,) * SEATS):
        before: State | None = None
        for turn in turns:
            for event in turn.events:
                if isinstance(event, Placed) and before is not None and event.token.value is not None:
                    kind, holder = KIND[event.token.value], owner(before, event.province)
                    found["attack", event.seat] += kind in FIGHTERS and holder not in (None, event.seat)
                    found["guard", event.seat] += kind in FIGHTERS and holder == event.seat
                    found["trick", event.seat] += kind in ("bluff", "raid", "shinobi")
                    found["raid", event.seat] += kind == "raid"
            before = turn.state
    return found


@pytest.mark.parametrize(("manner", "deed"), [("fierce", "attack"), ("steadfast", "guard")])
def test_each_manner_lays_most_of_what_it_likes(manner: str, deed: str) -> None:
    """A manner shows in deeds, not in the name alone."""
    assert manner == manner_of(max(range(SEATS), key=lambda seat: deeds()[deed, seat]))


def test_the_sly_trick_more_than_the_fierce_and_the_steadfast() -> None:
    """Bluffs, raids and shinobi."""
    tricks = {manner_of(seat): deeds()["trick", seat] for seat in range(SEATS)}

    assert tricks["sly"] > max(tricks["fierce"], tricks["steadfast"])


def test_the_honourable_burn_next_to_nothing() -> None:
    """A raid is laid only where nothing else is left: fewest of all, one in two games at most."""
    raids = {manner_of(seat): deeds()["raid", seat] for seat in range(SEATS)}

    assert "honourable" == min(MANNERS, key=raids.__getitem__)
    assert raids["honourable"] <= GAMES / 2


def test_the_grudging_know_who_has_laid_most_against_them() -> None:
    """Of tokens at its own provinces alone, whatever lies under them."""
    lands = {"lion_capital": (0, 1), "crane_capital": (1, 1), "crab_capital": (2, 1)}
    pieces = ((1, "army_1", "lion_capital", "lion_north"), (2, "army_1", "crane_capital", "crane_center"))
    state = table(("lion", "crane", "crab"), lands, pieces).state

    assert 1 == foe_of(state, 0)
    assert 2 == foe_of(state, 1)
    assert foe_of(state, 2) is None


def test_each_manner_leads_a_clan_that_suits_it_where_one_is_free() -> None:
    """BR-SETUP-3: at a table of five company the first to choose always has one."""
    for turns in games((company,) * SEATS):
        first = next(event for turn in turns for event in turn.events if isinstance(event, ClanChosen))
        assert first.clan in CLANS_OF[manner_of(first.seat)]


@pytest.mark.skipif(not LONG, reason="half a minute for each manner")
@pytest.mark.parametrize("seat", range(SEATS))
def test_each_manner_wins_its_share_among_the_prudent(seat: int) -> None:
    """Six tenths of a fair share at least."""
    row: list[Steward] = [prudent] * SEATS
    row[seat] = company
    firsts = [turns[-1].state.places[0] for turns in games(tuple(row))]
    wins = sum((seat in first) / len(first) for first in firsts)

    assert wins >= 0.6 * GAMES / SEATS
