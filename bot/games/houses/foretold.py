"""What came of a decision beside what was foretold of it: where the two differ, and whether it misses.

A forecast says signs of resources, and an event or a chapter that may come (HO-6.2). It is no promise: it may
hold back what the likeliest outcome brings, and another outcome may come (HO-R16). So there are two ways to
differ:

    missed     a foretold sign did not come, or another event than the one foretold: "not as foretold"
    held back  a resource moved, or an event came, of which nothing was foretold

A sign is compared with the outcome's own effects. Momentum and the ends of a track change only by how much a
resource moves in the end. Everything here is public once the decision is; nothing says how likely it was.
"""

from functools import reduce
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.presenter import Presenter
from engine.games.houses import events as e
from engine.games.houses.content import Forecast
from engine.games.houses.moves import Count
from engine.games.houses.names import RESOURCES, Resource
from engine.games.houses.resources import LEAST, MOST, changes_of
from engine.games.houses.state import Track

SIZES: Final = (1, 2, 3)
"""By so much an outcome may move a resource before momentum: the bounds of an effect (houses.reading)."""

WAYS: Final = {-1: "down", 0: "none", 1: "up"}
"""A sign by the name that texts have for it."""


class Foretold(Struct, frozen=True):
    """A decision: the forecast of its answer, and what came.

    `drawn` are the outcome's effects before momentum, by resource. `steadiness` is the least and the most by
    which stability might have moved, had all come as foretold and nothing else.
    """

    forecast: Forecast
    drawn: tuple[int, ...]
    steadiness: tuple[int, int]
    event: e.EventSigned | None
    story: e.StorySigned | e.StoryEnded | None

    @property
    def differences(self) -> frozenset[Resource]:
        """The resources whose way was not the foretold one, be it that nothing was foretold."""
        pairs = zip(RESOURCES, self.forecast.effects, self.drawn, strict=True)
        return frozenset(name for name, sign, drawn in pairs if sign != sign_of(drawn))

    @property
    def misses(self) -> tuple[Resource, ...]:
        """The resources of which a sign was foretold that did not come."""
        signs = zip(RESOURCES, self.forecast.effects, strict=True)
        return tuple(name for name, sign in signs if sign and name in self.differences)

    @property
    def has_other_event(self) -> bool:
        """Whether an event or a chapter was foretold and did not come."""
        was, came = self.forecast.event, self.event
        other = was is not None and (came is None or (came.resource, came.sign) != (was.resource, was.sign))
        return other or (self.forecast.story and self.story is None)

    @property
    def is_event_different(self) -> bool:
        """Whether the events that came are not those that were foretold, be it that none was."""
        more = (self.event is not None and self.forecast.event is None) or (
            self.story is not None and not self.forecast.story
        )
        return more or self.has_other_event

    @property
    def is_missed(self) -> bool:
        """Whether it came otherwise than foretold, and did not merely bring more."""
        return bool(self.misses) or self.has_other_event


def compare(counts: tuple[Count, ...], happened: tuple[Any, ...]) -> Foretold | None:
    """The decision among these events, beside its forecast; `counts` are those of a view after them.

    None where nothing was decided, and in matches whose rules kept no counts yet.
    """
    taken, drawn = first(happened, e.DecisionTaken), first(happened, e.OutcomeDrawn)
    if taken is None or drawn is None or not counts:
        return None
    count = counts[-1]
    forecast = count.yes if taken.side == "yes" else count.no
    return Foretold(
        forecast=forecast,
        drawn=drawn.effects,
        steadiness=_steadiness(count, forecast),
        event=first(happened, e.EventSigned),
        story=first(happened, e.StorySigned | e.StoryEnded),
    )


def missed_line(presenter: Presenter, happened: tuple[Any, ...], most: int | None = None) -> str:
    """One sentence on what was foretold and did not come; "" where nothing was missed.

    It says nothing of how likely that was, and is the same for every reader. With `most` only so many things
    are named, those that moved farthest first: beside a picture, where all are framed.
    """
    found = compare(presenter.view.counts, happened)
    if found is None or not found.is_missed:
        return ""
    moved = {event.resource: event.by for event in happened if isinstance(event, e.ResourceMoved)}
    signs = dict(zip(RESOURCES, found.forecast.effects, strict=True))
    parts = [
        presenter.say(
            "missed-way",
            resource=presenter.resource(name),
            was=WAYS[signs[name]],
            came=WAYS[sign_of(moved.get(name, 0))],
        )
        for name in sorted(found.misses, key=lambda one: -abs(moved.get(one, 0)))
    ]
    if found.has_other_event:
        parts.append(presenter.say("missed-event"))
    told = reduce(
        lambda before, after: presenter.say("missed-more", before=before, after=after), parts[:most]
    )
    missed = presenter.say("missed", parts=told)
    # HO-2.6: all as foretold, the reign might have ended here.
    before = presenter.view.counts[-1].stability
    edges = {before + by for by in found.steadiness} & {LEAST, MOST}
    stays = edges and first(happened, e.KingFell) is None
    return presenter.say("missed-stays", missed=missed) if stays else missed


def resources_by_size(tracks: tuple[Track, ...], forecast: Forecast) -> dict[Resource, set[tuple[int, int]]]:
    """Of each resource with a foretold sign the values it may take, and by how much it would move for that.

    A sign says no size: each is tried at every one, through the rules' own `changes_of`.
    """
    found: dict[Resource, set[tuple[int, int]]] = {}
    for size in SIZES:
        for change in changes_of(tracks, tuple(sign * size for sign in forecast.effects)):
            found.setdefault(change.resource, set()).add((change.value, change.by))
    return found


def sign_of(n: int) -> int:
    """The sign of a number: -1, 0 or 1."""
    return (n > 0) - (n < 0)


def _steadiness(count: Count, forecast: Forecast) -> tuple[int, int]:
    """HO-2.5: stability moves by the sum of the changes, momentum included, and only within its bounds."""
    tracks = tuple(map(Track, count.values, count.up, count.runs))
    moved = [{by for _, by in found} for found in resources_by_size(tracks, forecast).values()]
    ends = (sum(map(min, moved)), sum(map(max, moved)))
    least, most = (max(LEAST, min(MOST, count.stability + by)) - count.stability for by in ends)
    return least, most


def first(happened: tuple[Any, ...], kind: Any) -> Any | None:
    """The first event of a kind, or None."""
    return next((event for event in happened if isinstance(event, kind)), None)
