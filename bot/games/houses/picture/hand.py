"""The private hand: what one house alone may see, made from that house's own cut."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.houses import realm
from bot.games.houses.panel import holdings
from bot.games.houses.panel.holdings import reckon
from bot.games.houses.picture.common import Line, emblem, sheet, track
from bot.games.houses.picture.council import tracks
from bot.games.houses.presenter import Presenter
from bot.pictures.colours import BAD, CARD, GOLD, GOOD, INK, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, sketch_of, words_button
from bot.pictures.letters import text_high
from bot.pictures.pieces import board_of, figure, piece, signed_number, snug, text
from bot.render.limits import ROW_BUTTONS
from bot.render.panel import Block, Buttons, Sketch, Text
from engine.games.houses.points import GOALS
from engine.games.houses.view import Own


class Points(Struct, frozen=True):
    """Points from one source; None where they can't be told (HO-R11)."""

    name: str
    points: int | None


class Hand(Sheet, frozen=True, kw_only=True):
    """What one house alone knows: `tracks` with its role's ranges, its points as things stand, its purse.

    `reasons` say what the numbers come from, to somebody who meets them for the first time.
    """

    emblem: str
    role: str
    wants: str
    total: int
    tracks: tuple[Line, ...]
    parts: tuple[Points, ...]
    coins: int
    rank: str
    power: int
    bound: str
    offices: tuple[Points, ...]
    reasons: tuple[str, ...]


TEMPLATE: Final = "houses_hand"


def hand_in_picture(presenter: Presenter, reasons: tuple[str, ...] = ()) -> tuple[Sketch | Text, ...]:
    """The hand of the reader's house, drawn, and what of it no picture says; () without a role.

    It stands in place of the words that say it, and of the rule above them.
    """
    own = presenter.view.own
    if own is None or own.role is None or presenter.view.stage in ("interlude", "over"):
        return ()
    beside = "\n".join(holdings.lines_beside_picture(presenter, own.seat))
    return (sketch(presenter, own, reasons), *((Text(beside),) if beside else ()))


def with_words_button(presenter: Presenter, blocks: tuple[Block | Sketch, ...]) -> tuple[Block | Sketch, ...]:
    """The blocks with the button that tells their picture in words: in the last row, if it has room."""
    words, last = words_button(presenter.scene), blocks[-1]
    if isinstance(last, Buttons) and len(last.buttons) < ROW_BUTTONS:
        return (*blocks[:-1], Buttons((*last.buttons, words)))
    return (*blocks, Buttons((words,)))


def sketch(presenter: Presenter, own: Own, said: tuple[str, ...] = ()) -> Sketch:
    """The picture of what its reader holds, who has a role; `said` are reasons of its numbers."""
    hand = values(presenter, own, said)
    return sketch_of(TEMPLATE, place_pieces(hand), lines(presenter, hand))


def values(presenter: Presenter, own: Own, said: tuple[str, ...] = ()) -> Hand:
    """The record that the picture of a hand is painted from. Only for the reader whose `own` it is."""
    assert own.role is not None
    now = reckon(presenter.view, own)
    rank = ""
    if now.coin_place is not None:
        rank = holdings.place_line(presenter, now.coin_place, level=now.coins_level)
    # HO-R22: what of the power is not free; where all is free, that.
    bound = list(holdings.reserved_power_lines(presenter, own))
    return Hand(
        **sheet(presenter, "total"),
        emblem=emblem(presenter, own.seat),
        role=presenter.role(own.role),
        wants=presenter.part(f"role-clause-{own.role}", "short"),
        total=now.total,
        tracks=tracks(presenter, GOALS[own.role].ranges),
        # Points stand above the purse: "coins 0" beside ten coins would read as none.
        parts=tuple(Points(presenter.say(f"picture-by-{source}"), n) for source, n in now.parts.items()),
        coins=own.coins,
        rank=rank,
        power=own.free_power,
        bound=presenter.join_list(bound) if bound else presenter.say("picture-pool"),
        offices=tuple(Points(presenter.office(office), n) for office, n in now.offices),
        reasons=said,
    )


def lines(presenter: Presenter, hand: Hand) -> Iterator[str]:
    """The picture in words, what matters most first."""
    yield presenter.say("picture-hand", role=hand.role, wants=hand.wants, total=hand.total)
    for one in hand.tracks:
        yield realm.resource_line(presenter, one.name, one.value, one.run, up=one.up)
    yield presenter.join_list(
        [presenter.say("picture-part", name=one.name, n=one.points or 0) for one in hand.parts]
    )
    coins, power = presenter.coins(hand.coins), presenter.common_text("count-power", count=hand.power)
    yield presenter.join_list([f"{coins} ({hand.rank})" if hand.rank else coins, f"{power} ({hand.bound})"])
    for office in hand.offices:
        yield presenter.say("seat-office", office=office.name, n=office.points or 0)
    yield from hand.reasons


# Where all stands: pieces as data/boards/houses_hand.typ paints them.

HEAD: Final = 64
TRACKS: Final = 78
TRACK: Final = 26
"""From one resource to the next below."""

ACROSS: Final = (14, 372)
"""Where the lines of resources begin, and how wide they are."""

PARTS: Final = 210
OFFICES: Final = 298
OFFICE: Final = 30
"""From one row of offices to the next; two stand side by side."""

REASON: Final = 11.2
"""The size of a reason's letters."""

WIDE: Final = 372


def place_pieces(shown: Hand) -> Layered:
    """The whole hand as pieces."""
    below = OFFICES + 2 + -(-len(shown.offices) // 2) * OFFICE
    reasons, height = _place_reasons(shown, below)
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, (*_layers(shown), *reasons))


def _layers(shown: Hand) -> Iterator[Layer]:
    """The layers down to the offices."""
    yield piece(shown, (12, 10, 44, 44), "sign", shown.emblem)
    yield text(shown, (66, 5, 250, 21), shown.role, 16.5, GOLD, bold=True)
    yield text(shown, (66, 26, 250, 34), shown.wants, 11.8)
    total = figure(shown, shown.total)
    yield text(shown, (322, 6, 66, 32), total, 25, PAPER, bold=True, side="center")
    yield text(shown, (322, 40, 66, 17), shown.words["total"], 11.2, MUTED, side="center")
    for n, line in enumerate(shown.tracks):
        yield from track(shown, TRACKS + n * TRACK, ACROSS, line)

    # The points of each source.
    for n, one in enumerate(shown.parts):
        x, shade = 12 + n * 76, _colour_of_points(one.points)
        worth = "?" if one.points is None else signed_number(shown, one.points)
        yield piece(shown, (x, PARTS, 72, 36), "clause")
        yield text(shown, (x + 4, PARTS + 2, 64, 15), one.name, 11, MUTED, side="center")
        yield text(shown, (x + 4, PARTS + 16, 64, 18), worth, 14, shade, bold=True, side="center")

    # Coins and power, then the offices.
    y = PARTS + 42
    purses = (("coin", shown.coins, shown.rank), ("power", shown.power, shown.bound))
    for x, (sign, count, told) in zip((12, 204), purses, strict=True):
        yield piece(shown, (x, y, 184, 40), "purse", sign)
        yield text(shown, (x + 33, y + 6, 30, 28), figure(shown, count), 19, bold=True)
        yield text(shown, (x + 66, y + 3, 112, 34), told, 11.2, MUTED)
    for n, one in enumerate(shown.offices):
        x, y = 12 + n % 2 * 192, OFFICES + n // 2 * OFFICE
        worth, shade = signed_number(shown, one.points or 0), _colour_of_points(one.points)
        yield piece(shown, (x, y, 184, 25), "office")
        yield text(shown, (x + 9, y + 3, 130, 19), one.name, 12)
        yield text(shown, (x + 142, y + 3, 34, 19), worth, 13, shade, bold=True, side="end")


def _place_reasons(shown: Hand, top: float) -> tuple[tuple[Layer, ...], float]:
    """The reasons of the numbers from here on, each on as many lines as it takes; and the board's end."""
    layers: list[Layer] = []
    for told in shown.reasons:
        high = text_high(told, REASON, WIDE)
        layers.append(text(shown, (14, top, snug(told, REASON, WIDE), high), told, REASON, MUTED))
        top += high + 4
    return tuple(layers), top + 4


def _colour_of_points(n: int | None) -> str:
    """The colour of points: gained, lost, or neither."""
    return GOOD if n and n > 0 else BAD if n and n < 0 else MUTED
