"""A moment beside its twin: the first place where a viewer would notice a secret of others."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final

from msgspec import Struct, structs

from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Outlet, Said
from bot.lab.leaks.twins import Plain, TwinKind, twin_entry, twin_state
from engine.kernel.seats import Viewer

AROUND: Final = 30
"""Bytes shown before and after a difference."""


class Leak(Struct, frozen=True):
    """What a viewer would notice: after which entry, where, and how it reads in the match and its twin."""

    seq: int
    viewer: Viewer
    where: str
    real: str
    twin: str


class Case(Struct, frozen=True):
    """What is compared: two moments that must look alike to this viewer."""

    real: Moment
    twin: Moment
    viewer: Viewer


def twin_case(moment: Moment, viewer: Viewer, twin_kind: TwinKind, plain: Plain | None = None) -> Case:
    """The moment and its twin; `plain` as of `twin`."""
    entry = twin_entry(moment.entry, viewer, moment.seats, twin_kind)
    after = twin_state(moment.match_state, viewer, twin_kind, plain)
    before = None if moment.before is None else twin_state(moment.before, viewer, twin_kind, plain)
    return Case(moment, Moment(after, entry, before), viewer)


def leaks(case: Case, outlets: Sequence[Outlet]) -> Iterator[Leak]:
    """At most one difference for each outlet: the first."""
    case = Case(with_kept_answers(case.real), with_kept_answers(case.twin), case.viewer)
    for outlet in outlets:
        real = list(outlet(case.real, case.viewer))
        other = _said_by_outlet(outlet, case)
        for one, its_twin in zip_longest(real, other, fillvalue=("nothing", b"")):
            if one != its_twin:
                where = one[0] if one[0] == its_twin[0] else f"{one[0]} / {its_twin[0]}"
                yield Leak(case.real.entry.seq, case.viewer, where, *excerpts(one[1], its_twin[1]))
                # One is enough: what follows may differ for the same reason.
                break


def _said_by_outlet(outlet: Outlet, case: Case) -> list[Said]:
    """The outlet's words on the twin; where the twin makes it fail, the kind of the error as its word."""
    try:
        return list(outlet(case.twin, case.viewer))
    except Exception as error:
        return [("raised", type(error).__name__.encode())]


def excerpts(one: bytes, other: bytes) -> tuple[str, str]:
    """Excerpts of two texts around the first byte in which they differ."""
    pairs = enumerate(zip(one, other, strict=False))
    spot = next((spot for spot, (left, right) in pairs if left != right), min(len(one), len(other)))
    start = max(0, spot - AROUND)
    first, second = (text[start : spot + AROUND].decode(errors="replace") for text in (one, other))
    return first, second


class KeptAnswers:
    """A function with its answers about this very state; begun moves, which are many, are not kept."""

    def __init__(self, function: Callable[..., Any], state: Any) -> None:
        self._function, self.state = function, state
        self._kept: dict[tuple[int | None, ...], Any] = {}

    def __call__(self, of: Any, *who: Any) -> Any:
        """As it was answered before, where that was asked."""
        if of is not self.state or not all(one is None or type(one) is int for one in who):
            return self._function(of, *who)
        if who not in self._kept:
            self._kept[who] = self._function(of, *who)
        return self._kept[who]


def with_kept_answers(moment: Moment) -> Moment:
    """A moment whose game keeps its answers about the state as it stands; all else it is asked anew.

    A moment that does so already is given back.
    """
    game, state = moment.match_state.game, moment.match_state.state
    if isinstance(game.view, KeptAnswers) and game.view.state is state:
        return moment
    kept = replace(
        game,
        view=KeptAnswers(game.view, state),
        offers=KeptAnswers(game.offers, state),
        waits=KeptAnswers(game.waits, state),
        result=KeptAnswers(game.result, state),
    )
    return structs.replace(moment, match_state=structs.replace(moment.match_state, game=kept))
