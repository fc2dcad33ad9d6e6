"""The council board: what everybody may see of the realm and its houses, as one picture that lives on.

It is changed after every move, so it is drawn in `boxes`: those whose values have not changed are taken from
the last drawing. data/boards/houses_council.typ lays the same boxes out.
"""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses import realm
from bot.games.houses.picture.common import Line, Story, emblem, house, sheet
from bot.games.houses.presenter import Presenter
from bot.pictures.facts import Part, Sheet, part, sketch_of
from bot.render.panel import Sketch
from engine.games.houses.names import RESOURCES, Resource
from engine.kernel.seats import Seat


class Tile(Struct, frozen=True):
    """A house; coins and power None where they are hidden (HO-R11); `temper` of company alone."""

    name: str
    emblem: str
    temper: str
    offices: str
    coins: int | None
    power: int | None
    prestige: int
    crown: int
    leader: bool
    moderator: bool
    awaited: bool


class Mark(Struct, frozen=True):
    """A remembered event (HO-8.1), with its signer's emblem."""

    id: Resource
    positive: bool
    emblem: str
    name: str


class Council(Sheet, frozen=True, kw_only=True):
    """The council as everybody may see it."""

    king: str
    reign: str
    matter: str
    stage: str
    tracks: tuple[Line, ...]
    stability: int
    pool: int
    unity: int
    division: int
    seats: tuple[Tile, ...]
    events: tuple[Mark, ...]
    stories: tuple[Story, ...]


TEMPLATE = "houses_council"
WORDS = ("flees", "deposed", "stability", "pool", "memory", "unity", "division")

ROW, TEMPER = 56, 14
"""How high a row of houses is, and how much higher where some of them have a temper."""


def sketch(presenter: Presenter) -> Sketch:
    """The picture of the council as it stands; the realm lies open by then."""
    council = values(presenter)
    return sketch_of(TEMPLATE, replace(council, boxes=tuple(parts(council))), lines(presenter, council))


def values(presenter: Presenter) -> Council:
    """The record that the picture of the council is painted from."""
    view, stories = presenter.view, []
    for line in view.lines:
        name, end = presenter.plain(f"line.{line.line}.name"), line.end or ""
        if line.signer is None or line.newest is None:
            stories.append(Story(name, end, "", ""))
        else:
            stories.append(Story(name, end, emblem(presenter, line.signer), house(presenter, line.signer)))
    phase = view.phase
    return Council(
        **sheet(presenter, *WORDS),
        king=presenter.king(view.king),
        reign=presenter.say("picture-reign", number=view.generation, most=view.options.generations),
        matter=presenter.say("stage", stage=view.stage)
        if phase is None
        else presenter.phase_title(phase.number, phase.card),
        stage=presenter.say("picture-stage", stage=view.stage),
        tracks=tracks(presenter),
        stability=view.stability,
        pool=view.pool,
        unity=view.unity,
        division=view.division,
        seats=tuple(_tile(presenter, one.seat) for one in view.characters),
        # HO-8.3: what is remembered, in the order in which it happened.
        events=tuple(
            Mark(
                one.resource, one.sign == "positive", emblem(presenter, one.seat), house(presenter, one.seat)
            )
            for one in view.history
        ),
        stories=tuple(stories),
    )


def parts(council: Council) -> Iterator[Part]:
    """The boxes that change each by itself, as data/boards/houses_council.typ lays them out."""
    here = partial(part, council)
    seats, rows, high = council.seats, len(council.seats) // 2 + 1, ROW
    if any(one.temper for one in seats):
        high += TEMPER
    yield here((0, 0, 400, 60), council.king, council.reign, council.matter, council.stage)
    yield here((0, 60, 268, 130), council.tracks)
    yield here((268, 60, 132, 130), council.stability, council.pool)
    for n, tile in enumerate(seats):
        yield here((n % 2 * 200, 190 + n // 2 * high, 200, high), tile)
    odd = len(seats) % 2
    yield here((200 * odd, 190 + (rows - 1) * high, 400 - 200 * odd, high), council.unity, council.division)
    memory, below = 50 if council.events else 28, 190 + rows * high
    yield here((0, below, 400, memory), council.events)
    yield here((0, below + memory, 400, 14 + (len(council.stories) + 2) // 3 * 22), council.stories)


def tracks(presenter: Presenter, ranges: tuple[tuple[int, int], ...] = ()) -> tuple[Line, ...]:
    """The five resources; `ranges` only on what their own reader sees."""
    found = zip(RESOURCES, presenter.view.tracks, strict=False)
    return tuple(
        Line(name, presenter.resource(name), one.value, one.up, one.run, ranges) for name, one in found
    )


def lines(presenter: Presenter, council: Council) -> Iterator[str]:
    """The picture in words, from its own record, what matters most first."""
    slots = {"king": council.king, "reign": council.reign, "matter": council.matter, "stage": council.stage}
    yield presenter.say("picture-head", **slots)
    for one in council.tracks:
        yield realm.resource_line(presenter, one.name, one.value, one.run, up=one.up)
    yield presenter.say("stability", value=council.stability)
    yield presenter.say("pool", pool=council.pool)
    for tile in council.seats:
        counts = {"coins": tile.coins, "power": tile.power, "prestige": tile.prestige, "crown": tile.crown}
        has = [presenter.common_text(f"count-{code}", count=n) for code, n in counts.items() if n is not None]
        roles = {"leads": tile.leader, "moderates": tile.moderator, "awaited": tile.awaited}
        does = [presenter.say(f"picture-{code}") for code, it_does in roles.items() if it_does]
        offices = [tile.offices] if tile.offices else []
        named = tile.name
        if tile.temper:
            named = presenter.say("house-tempered", house=tile.name, temper=tile.temper)
        yield presenter.say("picture-tile", house=named, facts=presenter.join_list([*does, *offices, *has]))
    yield presenter.say("levels", unity=council.unity, division=council.division)
    # What is remembered takes a line a resource: late in a campaign a line an event would not have room.
    for name in RESOURCES:
        marks = [
            presenter.say("picture-mark", sign="positive" if one.positive else "negative", house=one.name)
            for one in council.events
            if one.id == name
        ]
        if marks:
            slots = {"resource": presenter.resource(name), "marks": presenter.join_list(marks)}
            yield presenter.say("picture-remembered", **slots)
    for story in council.stories:
        if story.end:
            end = presenter.story_end(story.end)
            yield presenter.say("story-ended", line=story.name, end=end)
        elif story.signer:
            yield presenter.say("picture-story", line=story.name, house=story.signer)
        else:
            yield presenter.say("picture-story-open", line=story.name)


def _tile(presenter: Presenter, seat: Seat) -> Tile:
    one, its_house = presenter.view.characters[seat], presenter.view.houses[seat]
    return Tile(
        name=house(presenter, seat),
        emblem=emblem(presenter, seat),
        temper=realm.temper(presenter, seat, "picture-temper"),
        offices=presenter.join_list([presenter.office(office) for office in one.offices])
        if one.offices
        else "",
        coins=one.coins,
        power=one.power,
        prestige=its_house.prestige,
        crown=its_house.crown,
        leader=seat == presenter.view.leader,
        moderator=seat == presenter.view.moderator,
        awaited=seat in presenter.view.awaited,
    )
