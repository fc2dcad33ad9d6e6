"""The five resources: how a decision moves them, their momentum and stability (chapter 2).

A resource stands on a track: its value, a direction (momentum), and how many changes in a row have gone that
way (its run). A change against the momentum turns it and counts as asked; one with it is made larger, by 1
the first time and by 2 from then on (HO-2.3). All changes of a decision move stability together.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import with_character
from engine.games.houses.events import MomentumTurned, ResourceMoved, StabilityMoved
from engine.games.houses.names import RESOURCES, Resource
from engine.games.houses.state import Remembered, State, Track
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat, with_value_at

START = 10
"""HO-2.1: where a resource begins that no history has moved."""

LEAST, MOST = 0, 20
"""HO-2.1, HO-2.5: the bounds of a resource and of stability, both included."""

EXTRA_MOST: Final = 2
"""HO-2.3, HO-R06: from the second change of a resource in a row on, momentum adds so much."""

TRACKS_KEPT: Final = 1024
"""Of so many tracks it is kept what would move them how far: nearly all that there can be."""


def moves(state: State, effects: tuple[int, ...]) -> tuple[ResourceMoved | StabilityMoved, ...]:
    """HO-R09: the changes of one decision, in the order of RESOURCES; then stability, moved by their sum.

    `effects` holds one signed number for each of RESOURCES before momentum, 0 for untouched. Stability is
    clamped only after all changes (HO-R08), so that the order does not matter; its event comes always.
    """
    changes = changes_of(state.tracks, effects)
    value = _clamp(state.stability + sum([one.by for one in changes]))
    # The event comes even where stability stays: the next stage waits for it.
    return (*changes, StabilityMoved(value - state.stability, value))


def changes_of(tracks: tuple[Track, ...], effects: tuple[int, ...]) -> tuple[ResourceMoved, ...]:
    """HO-2.3, HO-2.4: what these effects do to resources that stand so, momentum included.

    HO-R08: a change that a bound cuts short, even to 0, still counts in its run.
    """
    changes = []
    for resource, track, asked in zip(RESOURCES, tracks, effects, strict=True):
        if asked:
            up, by = asked > 0, _change(track, asked)
            run = track.run + 1 if up == track.up else 0
            changes.append(ResourceMoved(resource, asked, by, track.value + by, up, run))
    return tuple(changes)


@lru_cache(TRACKS_KEPT)
def changes_by_asked(track: Track) -> Mapping[int, int]:
    """By how much a resource that stands so would move, by what is asked of it: from -20 to 20 (HO-2.3).

    For whoever looks at all outcomes of many cards: no event is made.
    """
    return {asked: _change(track, asked) for asked in range(-MOST, MOST + 1) if asked}


def start_values(history: Iterable[Remembered]) -> tuple[int, ...]:
    """HO-8.6: each remembered event moves its resource's start by 1; five values, as RESOURCES go.

    HO-R10: stability and momentum are not moved by it.
    """
    moved = dict.fromkeys(RESOURCES, START)
    for mark in history:
        moved[mark.resource] += 1 if mark.sign == "positive" else -1
    return tuple([_clamp(moved[one]) for one in RESOURCES])


def start_momentum(history: Iterable[Remembered], dice: Dice) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """HO-R07: for each of RESOURCES whether it starts upward, and whether a coin was tossed for it.

    The newest remembered event of the resource speaks (`history` has the newest last), else the coin.
    """
    newest = {mark.resource: mark.sign == "positive" for mark in history}
    tossed = tuple([one not in newest for one in RESOURCES])
    up = [newest[one] if one in newest else dice.roll_below(2, "momentum", one) == 1 for one in RESOURCES]
    return tuple(up), tossed


def turn_track(track: Track) -> Track:
    """The other direction, run 0: the first change that way gets the extra 1."""
    return replace(track, up=not track.up, run=0)


def momentum_turned(state: State, seat: Seat, resource: Resource) -> MomentumTurned:
    """The event that the perk turn_momentum brings: this resource, its new direction."""
    return MomentumTurned(seat, resource, turn_track(state.tracks[RESOURCES.index(resource)]).up)


def on_resource_moved(state: State, event: ResourceMoved) -> State:
    """The resource's new value, momentum and run."""
    return _with_track(state, event.resource, Track(event.value, event.up, event.run))


def on_stability_moved(state: State, event: StabilityMoved) -> State:
    """The decision's changes are done; what it brings besides is signed next (HO-6.11)."""
    return replace(state, stability=event.value, stage="signing")


def on_momentum_turned(state: State, event: MomentumTurned) -> State:
    """The perk is used once more in this generation."""
    track = state.tracks[RESOURCES.index(event.resource)]
    state = _with_track(state, event.resource, replace(track, up=event.up, run=0))
    character = state.characters[event.seat]
    return with_character(state, event.seat, replace(character, turns=character.turns + 1))


def _with_track(state: State, resource: Resource, track: Track) -> State:
    return replace(state, tracks=with_value_at(state.tracks, RESOURCES.index(resource), track))


def _change(track: Track, asked: int) -> int:
    """HO-2.3, HO-R06: by how much a change moves a track, with its momentum, up to a bound."""
    if asked > 0:
        extra = min(track.run + 1, EXTRA_MOST) if track.up else 0
        return min(asked + extra, MOST - track.value)
    extra = 0 if track.up else min(track.run + 1, EXTRA_MOST)
    return max(asked - extra, LEAST - track.value)


def _clamp(value: int) -> int:
    return max(LEAST, min(MOST, value))
