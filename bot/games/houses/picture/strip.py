"""The council at one look, above the post of an open phase: the realm, and whom the table awaits.

A strip is short, for the question stands below it: what one must know before one votes, and nothing of the
past. It is made from what everybody may see; coins and power of the houses are those of the phase's beginning
(HO-R11), as on the board. While its phase is open it is drawn anew as votes come in.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from msgspec import Struct

from bot.games.houses import realm
from bot.games.houses.picture.common import Line, emblem, house, sheet
from bot.games.houses.picture.council import tracks
from bot.games.houses.presenter import Presenter
from bot.pictures.colours import ALARM, BAD, CARD, GOLD, GROOVE, HUES, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, round_to_pixel, sketch_of
from bot.pictures.pieces import block, board_of, figure, piece, text
from bot.render.panel import Sketch
from engine.kernel.seats import Seat


class House(Struct, frozen=True):
    """A house of the council; coins and power None where they are hidden (HO-R11)."""

    name: str
    emblem: str
    coins: int | None
    power: int | None
    leader: bool
    moderator: bool
    awaited: bool


class Strip(Sheet, frozen=True, kw_only=True):
    """The council as everybody may see it, without its past."""

    king: str
    reign: str
    tracks: tuple[Line, ...]
    stability: int
    houses: tuple[House, ...]


TEMPLATE: Final = "houses_strip"


def sketch(presenter: Presenter, *, is_over: bool = False) -> Sketch:
    """The strip of the council as it stands; `presenter` is everybody's, and the realm lies open.

    Of a phase that `is_over` nobody is awaited any more.
    """
    strip = values(presenter, is_over=is_over)
    told = lines(presenter, strip)
    return sketch_of(
        TEMPLATE, place_pieces(strip), told if is_over else chain(told, (realm.awaited_line(presenter),))
    )


def values(presenter: Presenter, *, is_over: bool = False) -> Strip:
    """The record that the strip is painted from, made from the cut for nobody."""
    assert presenter.viewer is None
    view = presenter.view
    reign = presenter.say("picture-reign", number=view.generation, most=view.options.generations)
    if view.phase is not None:
        reign = presenter.say("strip-phase", reign=reign, phase=view.phase.number)
    return Strip(
        **sheet(presenter, "stability"),
        king=presenter.king(view.king),
        reign=reign,
        tracks=tracks(presenter),
        stability=view.stability,
        houses=tuple(_house(presenter, one.seat, is_over=is_over) for one in view.characters),
    )


def lines(presenter: Presenter, strip: Strip) -> Iterator[str]:
    """The strip in words, in the order of the picture."""
    yield presenter.say("strip-head", king=strip.king, reign=strip.reign)
    for one in strip.tracks:
        yield realm.resource_line(presenter, one.name, one.value, one.run, up=one.up)
    yield presenter.say("stability", value=strip.stability)
    for tile in strip.houses:
        yield _house_line(presenter, tile)


def _house(presenter: Presenter, seat: Seat, *, is_over: bool) -> House:
    one, view = presenter.view.characters[seat], presenter.view
    return House(
        name=house(presenter, seat),
        emblem=emblem(presenter, seat),
        coins=one.coins,
        power=one.power,
        leader=seat == view.leader,
        moderator=seat == view.moderator,
        awaited=seat in view.awaited and not is_over,
    )


def _house_line(presenter: Presenter, tile: House) -> str:
    roles = (("leads", tile.leader), ("moderates", tile.moderator), ("awaited", tile.awaited))
    does = [presenter.say(f"picture-{code}") for code, it_does in roles if it_does]
    purse = (("power", tile.power), ("coins", tile.coins))
    has = [presenter.common_text(f"count-{code}", count=n) for code, n in purse if n is not None]
    if not does and not has:
        return tile.name
    return presenter.say("picture-tile", house=tile.name, facts=presenter.join_list([*does, *has]))


# Where all stands: pieces as data/boards/houses_strip.typ paints them.

HEAD: Final = 38
REALM: Final = 46
COUNCIL: Final = 106
"""Where the resources begin, and the houses."""

EDGE: Final = 12
BETWEEN: Final = 5
"""Units beside all tiles, and between two."""

TILE: Final = 58.4
"""A resource's tile: six of them fill the row, on whole pixels."""

MOST: Final = 5
"""So many houses stand in a row."""

HOUSE: Final = 72
"""How high a house is."""

ZONES: Final = ((0, 4, BAD), (4, 7, GOLD), (7, 13, HUES["welfare"]), (13, 16, GOLD), (16, 20, BAD))
"""From 0 to 20 how near the end of the reign is, as on the board's gauge."""

NEAR: Final = (3, 17)
"""A reign at or beyond these may end with the next decision: three steps away at most."""


def place_pieces(shown: Strip) -> Layered:
    """The whole strip as pieces."""
    rows = -(-len(shown.houses) // MOST)
    across = -(-len(shown.houses) // max(1, rows))
    height = COUNCIL + rows * (HOUSE + BETWEEN) + 5
    wide = round_to_pixel((400 - 2 * EDGE - (across - 1) * BETWEEN) / max(1, across))
    resources = (_resource(shown, _left_edge(n, TILE), one) for n, one in enumerate(shown.tracks))
    houses = (
        _house_layers(
            shown, _left_edge(n % across, wide), COUNCIL + n // across * (HOUSE + BETWEEN), wide, one
        )
        for n, one in enumerate(shown.houses)
    )
    layers = *_head(shown), *chain(*resources), *_stability(shown), *chain(*houses)
    return board_of(shown, height, ((0, HEAD, CARD), (HEAD, height - HEAD, INK)), layers)


def _left_edge(n: int, wide: float) -> float:
    return EDGE + n * (wide + BETWEEN)


def _head(shown: Strip) -> Iterator[Layer]:
    yield piece(shown, (14, 9, 20, 20), "crest")
    yield text(shown, (41, 8, 170, 22), shown.king, 15.5, PAPER, bold=True)
    yield text(shown, (212, 10, 174, 18), shown.reign, 12, MUTED, side="end")


def _resource(shown: Strip, x: float, one: Line) -> Iterator[Layer]:
    """Sign, value and momentum; below them how far it has come of twenty, and its name."""
    yield piece(shown, (x, REALM, TILE, 54), "tile", {"id": one.id, "wide": TILE})
    yield text(shown, (x + 21, REALM + 2, 23, 23), figure(shown, one.value), 17, bold=True, side="center")
    yield piece(shown, (x + 45.6, REALM + 9.2, 10, 10), "momentum", one.up)
    yield from _bar(shown, x + 6, [(0, 20, GROOVE), (0, one.value, HUES[one.id])])
    yield text(shown, (x + 1, REALM + 36, TILE - 2, 16), one.name, 11.4, MUTED, side="center")


def _stability(shown: Strip) -> Iterator[Layer]:
    """How near the reign's end is: on the zones of the board's gauge a knob, and the number in alarm."""
    x, n = _left_edge(5, TILE), shown.stability
    fill = ALARM if n <= NEAR[0] or n >= NEAR[1] else LIGHT
    yield piece(shown, (x, REALM, TILE, 54), "tile", {"id": "stability", "wide": TILE})
    yield text(shown, (x + 23, REALM + 2, 28, 23), figure(shown, n), 17, fill, bold=True, side="center")
    yield from _bar(shown, x + 6, ZONES)
    spot = x + 6 + (TILE - 12) * n / 20
    yield piece(shown, (spot - 4.5, REALM + 27.5, 9, 9), "knob")
    yield text(shown, (x + 1, REALM + 36, TILE - 2, 16), shown.words["stability"], 11.4, MUTED, side="center")


def _bar(
    shown: Strip, x: float, parts: list[tuple[int, int, str]] | tuple[tuple[int, int, str], ...]
) -> Iterator[Layer]:
    """Blocks of one colour each, from so much to so much of twenty; then its round ends."""
    wide = TILE - 12
    for least, most, fill in parts:
        if most > least:
            yield block(shown, (x + wide * least / 20, REALM + 30, wide * (most - least) / 20, 4), fill)
    for end in (False, True):
        yield piece(shown, (x + end * (wide - 2), REALM + 30, 2, 4), "rim", end)


def _house_layers(shown: Strip, x: float, y: float, wide: float, one: House) -> Iterator[Layer]:
    """Emblem, what the house is in the council beside it; below them its name, power and coins."""
    yield piece(shown, (x, y, wide, HOUSE), "house", {"wide": wide, "awaited": one.awaited})
    middle = x + wide / 2
    yield piece(shown, (round_to_pixel(middle - 15), y + 6, 30, 30), "sign", one.emblem)
    roles = (("awaited", one.awaited), ("moderator", one.moderator), ("leader", one.leader))
    for n, name in enumerate(name for name, it_is in roles if it_is):
        # Two stand behind the emblem one above the other, a third before it.
        at = (x + wide - 18, y + 6 + n * 16) if n < 2 else (x + 5, y + 6)
        yield piece(shown, (*at, 13, 13), "badge", name)
    yield text(shown, (x + 2, y + 37, wide - 4, 16), one.name, 11.8, bold=True, side="center")
    if one.power is None or one.coins is None:
        return
    left = middle - 31
    for id_, n in (("power", one.power), ("coin", one.coins)):
        yield piece(shown, (left, y + 54.4, 11, 11), "purse", id_)
        yield text(shown, (left + 13, y + 51.5, 19, 17), figure(shown, n), 12.5, bold=True)
        left += 33
