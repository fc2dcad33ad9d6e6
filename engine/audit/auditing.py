"""One match held to the leak law: each moment for each viewer, when things show, and ghosts."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import Final

from msgspec import Struct

from engine.audit.comparing import Case, Leak, leaks, twinned
from engine.audit.ghosts import haunted
from engine.audit.outlets import Outlet
from engine.audit.playing import Moment
from engine.audit.remembering import remembering
from engine.audit.timing import deadline_leaks, default_leaks, timing_leaks
from engine.audit.twins import TWIN_KINDS
from engine.kernel.dice import Dice
from engine.kernel.seats import Viewer

FIRST: Final = 5
"""Leaks of one match that are reported: the first; one fault shows in many places."""


class Plan(Struct, frozen=True):
    """What is compared: outlets that bring an entry's news, and those that may be asked at any time.

    The latter are asked after every `every`-th entry. A ghost walks from every `ghosts`-th entry on, for at
    most `walk` cases.
    """

    told: tuple[Outlet, ...]
    asked: tuple[Outlet, ...]
    every: int = 6
    ghosts: int = 60
    walk: int = 60


class Verdict(Struct, frozen=True):
    """How many moments, each for one viewer, were compared, and what was found."""

    compared: int
    leaks: tuple[Leak, ...]


def audited(moments: Sequence[Moment], plan: Plan, dice: Dice) -> Verdict:
    """The verdict on one match."""
    compared, found = 0, [*islice(_late(moments, plan.every), FIRST)]
    for case, outlets in chain(_twins(moments, plan), _ghosts(moments, plan, dice)):
        if len(found) >= FIRST:
            break
        compared += 1
        found += leaks(case, outlets)
    return Verdict(compared, tuple(found))


def _late(moments: Sequence[Moment], every: int) -> Iterator[Leak]:
    for number, (before, after) in enumerate(pairwise(moments)):
        for viewer in _viewers(after):
            yield from timing_leaks(before.match_state, after.entry, viewer)
            if number % every == 0:
                yield from deadline_leaks(before, viewer)
                yield from default_leaks(before, viewer)


def _twins(moments: Sequence[Moment], plan: Plan) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    """The manners take turns, so that each viewer meets them all."""
    begun = (remembering(moment) for moment in moments if moment.match_state.state is not None)
    for number, moment in enumerate(begun):
        outlets = plan.told if number % plan.every else (*plan.told, *plan.asked)
        for place, viewer in enumerate(_viewers(moment)):
            turn = (number + number // plan.every + place) % len(TWIN_KINDS)
            yield twinned(moment, viewer, TWIN_KINDS[turn]), outlets


def _ghosts(moments: Sequence[Moment], plan: Plan, dice: Dice) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    for spot in range(plan.ghosts // 2, len(moments), plan.ghosts):
        for case in islice(haunted(moments, spot, dice), plan.walk):
            yield case, (*plan.told, *plan.asked)


def _viewers(moment: Moment) -> tuple[Viewer, ...]:
    return (None, *range(moment.seats))
