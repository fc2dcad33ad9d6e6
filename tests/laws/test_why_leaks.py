"""The leak law on the leaf "why?", which alone is made from the whole log: forks of a match look the same."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.lab.leaks.moments import Moment, look
from bot.lab.leaks.speech import Speech
from bot.render.panel import Panel, Text
from bot.render.renderer import Scene
from bot.ui.generic.renderer import PluginRenderer
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.kernel.sealed import cut
from engine.kernel.seats import CLOCK, Seat
from engine.match import steps
from engine.match.match_state import StepResult
from engine.stewards import random
from tests.laws.planted import added
from tests.laws.test_leaks import played, words
from tests.made_once import council_renderer

SEEDS = range(2)
DRAWS = 3
"""How often another move is looked for in the place of one that was made."""


class Fork(Struct, frozen=True):
    """A log, another one whose last entry differs in what this seat may not know, and both matches."""

    seat: Seat
    log: tuple[Entry, ...]
    other: tuple[Entry, ...]
    then: Moment
    instead: Moment


class Telling(PluginRenderer):
    """A leaf that tells everybody's ballots of the phase."""

    def why(self, scene: Scene, reader: Seat, entries: tuple[Entry, ...]) -> Panel:
        seats = range(len(scene.names))
        phases = [scene.cut_for(seat).view.phase for seat in seats]
        slips = [phase and phase.ballots[seat] for seat, phase in zip(seats, phases, strict=True)]
        return added(super().why(scene, reader, entries), Text(f"{slips}"))


def forks(seed: int) -> Iterator[Fork]:
    """Every secret move of a random campaign, and another in its place of which the others see the same."""
    match = played("houses", seed)
    log = tuple(one.entry for one in match)
    for spot in range(1, len(match)):
        before, then = match[spot - 1].match_state, match[spot]
        for done in _others(before, then.entry, Dice(b"fork" + spot.to_bytes(12, "big"))):
            instead = Moment(done.match_state, done.entries[0])
            other = (*log[:spot], *done.entries)
            for seat in range(then.seats):
                if seat != then.entry.seat and _same(then.entry, instead.entry, seat):
                    yield Fork(seat, log[: spot + 1], other, then, instead)


def _others(before: steps.MatchState, entry: Entry, dice: Dice) -> Iterator[StepResult]:
    """Other moves of the same seat, if its person made this one."""
    if before.state is None or entry.seat in (None, CLOCK) or entry.by is None:
        return
    eyes = look(before, entry.seat)
    for draw in range(DRAWS):
        action = random.choose(eyes, Dice(dice.seed + bytes([draw])))
        if action is not None and action != entry.action:
            try:
                yield steps.move_step(before, entry.seat, entry.by, action)
            except Refused:
                continue


def _same(one: Entry, other: Entry, seat: Seat) -> bool:
    """Whether the seat hears the same of both."""
    return one.events != other.events and cut(one.events, seat) == cut(other.events, seat)


def compared(renderer: PluginRenderer, seed: int) -> list[bool]:
    """Of each fork whether its two leaves are the same."""
    speech, found = Speech(renderer, words()[0]), list[bool]()
    for fork in forks(seed):
        leaves: list[Any] = [
            renderer.why(speech.scene(moment), fork.seat, entries)
            for moment, entries in ((fork.then, fork.log), (fork.instead, fork.other))
        ]
        found.append(leaves[0] == leaves[1])
    return found


def test_the_reasons_of_ones_numbers_tell_nothing_of_others() -> None:
    """HO-R37: whatever another seat has done in secret, the leaf is the same, byte for byte."""
    found = [one for seed in SEEDS for one in compared(council_renderer(PluginRenderer), seed)]

    assert len(found) > 20
    assert all(found)


def test_a_leaf_that_tells_ballots_is_found() -> None:
    """The comparison can fail."""
    assert not all(one for seed in SEEDS for one in compared(council_renderer(Telling), seed))
