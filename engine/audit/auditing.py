"""One match held to the leak law: each moment for each viewer, when things show, and ghosts."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import Final

from msgspec import Struct

from engine.audit.comparing import Case, Leak, leaks, twin_case
from engine.audit.ghosts import ghost_cases
from engine.audit.outlets import Outlet
from engine.audit.playing import Moment
from engine.audit.remembering import remembering
from engine.audit.timing import deadline_leaks, default_leaks, timing_leaks
from engine.audit.twins import TWIN_KINDS, Plain
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


class Share(Struct, frozen=True):
    """Part `part` (from 0) of `of` like parts into which a match's comparisons are dealt out."""

    part: int = 0
    of: int = 1

    def has(self, number: int) -> bool:
        """Whether what has this number is in it."""
        return number % self.of == self.part


WHOLE: Final = Share()


class Verdict(Struct, frozen=True):
    """How many moments, each for one viewer, were compared, and what was found."""

    compared: int
    leaks: tuple[Leak, ...]


def verdict_of(moments: Sequence[Moment], plan: Plan, dice: Dice, share: Share = WHOLE) -> Verdict:
    """The verdict on one match, or on a share of its comparisons."""
    plain: dict[Viewer, Plain] = defaultdict(dict)
    compared, found = 0, [*islice(_leaks_in_time(moments, plan.every, share, plain), FIRST)]
    for case, outlets in chain(_twins(moments, plan, share, plain), _ghosts(moments, plan, dice, share)):
        if len(found) >= FIRST:
            break
        compared += 1
        found += leaks(case, outlets)
    return Verdict(compared, tuple(found))


def together(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict on a match from those on its shares."""
    found = (leak for one in verdicts for leak in one.leaks)
    return Verdict(sum(one.compared for one in verdicts), tuple(islice(found, FIRST)))


def _leaks_in_time(
    moments: Sequence[Moment], every: int, share: Share, plain: dict[Viewer, Plain]
) -> Iterator[Leak]:
    for number, (before, after) in enumerate(pairwise(moments)):
        for viewer in _viewers(after) if share.has(number // every) else ():
            yield from timing_leaks(before.match_state, after.entry, viewer, plain[viewer])
            if number % every == 0:
                yield from deadline_leaks(before, viewer, plain[viewer])
                yield from default_leaks(before, viewer, plain[viewer])


def _twins(
    moments: Sequence[Moment], plan: Plan, share: Share, plain: dict[Viewer, Plain]
) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    """The manners take turns, so that each viewer meets them all.

    A share has whole rounds of `every` entries, so that each has as many whose pages are asked for.
    """
    begun = (moment for moment in moments if moment.match_state.state is not None)
    for number, one in enumerate(begun):
        if not share.has(number // plan.every):
            continue
        moment, outlets = remembering(one), plan.told if number % plan.every else (*plan.told, *plan.asked)
        for place, viewer in enumerate(_viewers(moment)):
            turn = (number + number // plan.every + place) % len(TWIN_KINDS)
            yield twin_case(moment, viewer, TWIN_KINDS[turn], plain[viewer]), outlets


def _ghosts(
    moments: Sequence[Moment], plan: Plan, dice: Dice, share: Share
) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    """A ghost's cases are dealt out too, both of a moment together: to walk costs little, to compare much."""
    for number, spot in enumerate(range(plan.ghosts // 2, len(moments), plan.ghosts)):
        for place, case in enumerate(islice(ghost_cases(moments, spot, dice), plan.walk)):
            if share.has(number + place // 2):
                yield case, (*plan.told, *plan.asked)


def _viewers(moment: Moment) -> tuple[Viewer, ...]:
    return (None, *range(moment.seats))
