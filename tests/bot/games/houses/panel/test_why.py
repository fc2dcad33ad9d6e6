"""The reasons of numbers: every change is found, the sums come out, and the points are those of the rules."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.games.houses.history import numbers
from bot.games.houses.history.numbers import Row
from bot.games.houses.panel.holdings import reckon
from bot.games.houses.panel.why import PLAYING
from bot.languages import Language
from bot.render.layout import to_view
from bot.render.panel import Text
from engine.games.houses import events as e
from engine.games.houses.events import Event
from engine.games.houses.state import State
from engine.games.houses.view import view
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat
from tests.bot.core_world import plain
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.made_once import words
from tests.renderings.panels import shown

SEEDS = (1, 5)


def rows(moments: tuple[Moment, ...], seat: Seat) -> tuple[Row, ...]:
    """The ledger of a campaign up to its last moment."""
    return numbers.rows(moments[0].match_state.game, (one.entry for one in moments), seat)


def stops(seed: int) -> list[tuple[Moment, ...]]:
    """A campaign up to several of its moments."""
    whole = campaign(seed, seats=4, generations=3)
    return [whole[:spot] for spot in range(20, len(whole), 90)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_changes_of_a_generation_sum_up_to_what_a_house_has(seed: int) -> None:
    """Coins, power and the five resources from the start of the generation; the scores from the first."""
    for moments in stops(seed):
        state: State = moments[-1].match_state.state
        for seat in state.seats:
            found = rows(moments, seat)
            now = [row for row in found if row.generation == state.generation]
            house = state.houses[seat]

            assert (house.prestige, house.crown) == (
                sum(row.prestige for row in found),
                sum(row.crown for row in found),
            )
            if state.characters:
                purse = open_sealed(state.characters[seat].purse)
                assert (purse.coins, purse.power) == (
                    sum(row.coins for row in now),
                    sum(row.power for row in now),
                )
                moved = [row.values for row in now if row.values]
                assert [track.value for track in state.tracks] == [
                    sum(one) for one in zip(*moved, strict=True)
                ]
                assert state.stability == sum(row.stability for row in now)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_generation_is_reckoned_as_it_is_scored(seed: int) -> None:
    """HO-10.1 to 10.4: just before the scores each clause is worth what it brings in them.

    Places by coins and power are told from what others show (HO-R11), so they are compared where that is so.
    """
    shown = 0
    for state, scored in scorings(campaign(seed, seats=4, generations=3)):
        public = all(one.shown == open_sealed(one.purse) for one in state.characters)
        for score in scored.scores:
            seen = view(state, score.seat)
            assert seen.own is not None
            now = reckon(seen, seen.own)

            assert (score.resources, score.offices) == (now.resources, sum(n for _, n in now.offices))
            if public:
                assert (score.coins, score.power) == (now.coins, now.power)
                shown += 1

    assert shown


def scorings(moments: tuple[Moment, ...]) -> Iterator[tuple[State, e.GenerationScored]]:
    """Each generation's scores, and the campaign as it stood when they were made."""
    for before, moment in pairwise(moments):
        state = before.match_state.state
        for event in moment.entry.events:
            if isinstance(event, e.GenerationScored):
                yield state, event
            state = moment.match_state.game.evolve(state, event) if isinstance(event, Event) else state


@languages
def test_the_leaf_tells_what_the_seat_saw_of_the_draft(language: Language) -> None:
    """HO-4.2: over weeks a player forgets it; each role that was left stands there, for this seat alone."""
    moments = next(one for one in stops(1) if one[-1].match_state.state.stage == "vote")
    there, state, messages = scene(moments[-1], language), moments[-1].match_state.state, words(language)
    for seat in state.seats:
        panel, seen = renderer().why(there, seat, ()), open_sealed(state.characters[seat].drafted)
        said = "".join(one.content for one in panel.blocks if isinstance(one, Text))
        roles = [messages.say(f"role-{role}") for role in seen.left]

        assert seen.left
        assert all(role in said for role in roles)
        assert messages.say("houses-why-draft") in said


@languages
def test_the_leaf_says_how_near_the_king_is_to_flight_and_deposition(language: Language) -> None:
    """HO-2.5, HO-2.6: stability, how far it is from 0 and from 20, and the phases that have moved it."""
    told = 0
    for moments in (one for seed in SEEDS for one in stops(seed)):
        state, there = moments[-1].match_state.state, scene(moments[-1], language)
        if state.stage not in PLAYING:
            continue
        text = "\n".join(shown(renderer().why(there, 0, tuple(one.entry for one in moments))))
        value, say = state.stability, there.words.say
        moved = [one.stability for one in rows(moments, 0) if one.generation == state.generation]

        assert plain(say("houses-why-stability", value=value, down=value, up=20 - value)) in text

        if len([one for one in moved if one]) > 1:
            told += 1
            assert plain(say("houses-why-start", n=10)) in text

    assert told


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_the_leaf_fits_and_says_everything(language: Language, seed: int) -> None:
    """A strict catalogue raises at a missing text or slot; a private answer has no second message."""
    for moments in stops(seed):
        there = scene(moments[-1], language)
        entries = tuple(one.entry for one in moments)
        for seat in moments[-1].match_state.state.seats:
            assert to_view(renderer().why(there, seat, entries)).children
            assert to_view(renderer().leaf(there, seat, "why", 0)).children
