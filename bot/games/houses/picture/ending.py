"""The end of a generation: points by source, and a poster that may be shown to anybody."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.describe.events import SOURCES, points_by_source
from bot.games.houses.foretold import first
from bot.games.houses.panel import goals
from bot.games.houses.picture import campaign
from bot.games.houses.picture.common import Story, dusk, emblem, even, house, house_named, sheet
from bot.games.houses.picture.count import Events
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.kings import line_at_end
from bot.games.houses.tale.tale import ToldReign
from bot.games.houses.tale.words import nickname_alone
from bot.pictures.colours import BAD, CARD, GOLD, GROOVE, HUES, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, sketch_of
from bot.pictures.letters import text_high
from bot.pictures.pieces import block, board_of, figure, piece, signed_number, text
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.games.houses.names import End


class Scored(Struct, frozen=True):
    """A character at the end of its generation: points by source, and what its house was given for it."""

    place: int
    name: str
    emblem: str
    role: str
    clauses: tuple[int, ...]
    total: int
    prestige: int
    crown: int


class Ending(Sheet, frozen=True, kw_only=True):
    """The end of a generation by points (chapter 10); `sources` are the names of the clauses, in order."""

    king: str
    reign: str
    sources: tuple[str, ...]
    results: tuple[Scored, ...]


class Poster(Sheet, frozen=True, kw_only=True):
    """The end of a king, to be shown to anybody: no role, no number and nothing that goes on is on it.

    `called` is the name that stays of the king, "" where none is known.
    """

    end: End
    king: str
    reign: str
    fate: str
    told: str
    winners: tuple[Story, ...]
    called: str = ""


TEMPLATE: Final = "houses_ending"
POSTER: Final = "houses_poster"


def sketches(
    presenter: Presenter, told: Events, happened: Events, reign: ToldReign | None = None
) -> tuple[Sketch, ...]:
    """Poster, points and the campaign's standing, where a scoring is among what is `told` of an entry.

    The poster has the name that the told `reign` gives its king.
    """
    scored, fell = first(told, e.GenerationScored), first(happened, e.KingFell)
    if scored is None or fell is None:
        return ()
    ending, shown = values(presenter, scored, happened), poster(presenter, scored, fell, reign)
    houses = presenter.join_list([one.name for one in shown.winners])
    slots = {"king": shown.king, "reign": shown.reign, "fate": shown.fate, "houses": houses}
    return (
        sketch_of(
            POSTER, place_poster(shown), (presenter.say("picture-poster", **slots), shown.called, shown.told)
        ),
        sketch_of(TEMPLATE, place_pieces(ending), _lines(presenter, ending)),
        campaign.sketch(presenter, scored.generation, happened),
    )


def values(presenter: Presenter, scored: e.GenerationScored, happened: Events) -> Ending:
    """The record that the picture of the points is painted from."""
    fell, results = first(happened, e.KingFell), []
    for score in scored.scores:
        own: list[Any] = [
            one for one in happened if isinstance(one, e.HouseRewarded) and one.seat == score.seat
        ]
        results.append(
            Scored(
                place=score.place,
                name=house(presenter, score.seat),
                emblem=emblem(presenter, score.seat),
                role=presenter.role(score.role),
                clauses=tuple(getattr(score, clause) for clause in SOURCES),
                total=score.total,
                prestige=sum(one.prestige for one in own),
                crown=sum(one.crown for one in own),
            )
        )
    return Ending(
        **sheet(presenter),
        king=presenter.king(None if fell is None else fell.king),
        reign=_reign(presenter, scored.generation),
        sources=tuple(presenter.say(f"picture-{clause}") for clause in SOURCES),
        results=tuple(results),
    )


def poster(
    presenter: Presenter, scored: e.GenerationScored, fell: e.KingFell, reign: ToldReign | None = None
) -> Poster:
    """The record of the poster, which anybody may be shown."""
    winners = (score.seat for score in scored.scores if score.place == 1)
    return Poster(
        **sheet(presenter, "won"),
        end=fell.end,
        king=presenter.king(fell.king),
        reign=_reign(presenter, scored.generation),
        fate=presenter.say("picture-fate", end=fell.end),
        told=line_at_end(presenter, fell, scored.scores),
        winners=tuple(Story(house(presenter, seat), "", emblem(presenter, seat), "") for seat in winners),
        called=""
        if reign is None
        else nickname_alone(presenter, reign, lambda seat: house_named(presenter, seat)),
    )


def _reign(presenter: Presenter, generation: int) -> str:
    return presenter.say("picture-reign", number=generation, most=presenter.view.options.generations)


def _lines(presenter: Presenter, ending: Ending) -> Iterator[str]:
    yield presenter.say("picture-ending", king=ending.king, reign=ending.reign)
    for one in ending.results:
        told = points_by_source(presenter, dict(zip(SOURCES, one.clauses, strict=True)))
        told += goals.gains(presenter, one.prestige, one.crown)
        yield presenter.say(
            "picture-scored",
            place=one.place,
            house=one.name,
            role=one.role,
            total=one.total,
            clauses=presenter.join_list(told),
        )


# Where all stands: pieces as data/boards/houses_ending.typ paints them.

HEAD: Final = 34
RESULTS: Final = 70
ROW: Final = 64
"""From one character to the next below."""

SHADES: Final = tuple(HUES[name] for name in ("knowledge", "wealth", "repute", "army", "welfare"))
"""Of the sources of points, in order."""

SOURCE: Final = 75
BAR: Final = 272
"""As long is the bar of whoever has most points above nothing."""

THICK: Final = 12.8
"""Of a bar: whole pixels, so that its round ends cover all of it."""

NUMBERED: Final = 16
"""Units of a bar that have room for their number."""


def place_pieces(shown: Ending) -> Layered:
    """All results as pieces."""
    height = RESULTS + 10 + len(shown.results) * ROW
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, _layers(shown))


def _layers(shown: Ending) -> Iterator[Layer]:
    yield piece(shown, (14, 8, 18, 18), "crest")
    yield text(shown, (39, 6, 230, 22), shown.king, 15, PAPER, bold=True)
    yield text(shown, (272, 8, 114, 18), shown.reign, 11.5, MUTED, side="end")
    for n, word in enumerate(shown.sources):
        yield block(shown, (14 + n * SOURCE, 47.2, 10, 10), SHADES[n])
        yield text(shown, (28 + n * SOURCE, 43.5, 58, 17), word, 11, MUTED)

    # The bar of whoever gained most is full; points that were lost are no part of a bar.
    most = max(1, *(sum(n for n in one.clauses if n > 0) for one in shown.results))
    for place, one in enumerate(shown.results):
        y, is_first = RESULTS + place * ROW, one.place == 1
        shade, total = GOLD if is_first else LIGHT, figure(shown, one.total)
        yield piece(shown, (12, y, 376, 58), "frame", is_first)
        yield piece(shown, (20, y + 9, 40, 40), "sign", one.emblem)
        yield text(shown, (68, y + 4, 200, 18), one.name, 13, shade, bold=True)
        yield text(shown, (268, y + 5, 70, 16), one.role, 11.5, MUTED, side="end")
        yield text(shown, (344, y + 2, 36, 26), total, 20, shade, bold=True, side="end")
        yield from _bar(shown, 68, y + 23, one, most)
        lost = sum(n for n in one.clauses if n < 0)
        if lost < 0:
            yield text(shown, (342, y + 27, 38, 15), signed_number(shown, lost), 11.5, BAD, side="end")
        given = (("prestige", one.prestige), ("crown", one.crown))
        for n, (what, gain) in enumerate(one for one in given if one[1]):
            yield piece(shown, (68 + n * 42, y + 40.5, 12, 12), "given", what)
            told, shade = signed_number(shown, gain), GOLD if what == "crown" else PAPER
            yield text(shown, (83 + n * 42, y + 39, 26, 15), told, 11.5, shade, bold=True)


def _bar(shown: Ending, x: float, y: float, one: Scored, most: int) -> Iterator[Layer]:
    """The points above nothing by their sources, one beside another."""
    yield block(shown, (x, y, BAR, THICK), GROOVE)
    counted, spot = [], x
    for n, points in enumerate(one.clauses):
        if points > 0:
            long = BAR * points / most
            gap = 0.8 if spot + long < x + BAR - 0.8 else 0
            yield block(shown, (spot, y, max(2, long - gap), THICK), SHADES[n])
            counted += [(points, spot + long / 2)] if long >= NUMBERED else []
            spot += long
    for end in (False, True):
        yield piece(shown, (x + end * (BAR - 4), y, 4, THICK), "rim", end)
    for points, middle in counted:
        told = figure(shown, points)
        yield text(shown, (middle - 7.5, y - 1, 15, 15), told, 11, INK, bold=True, side="center")


# The poster: pieces as data/boards/houses_poster.typ paints them.

CALLED: Final = 14.0
"""The size of the name that stays of a king."""

WON: Final = 170
ALONE: Final = 64
"""The height of the frame around one winner."""

TONES: Final = {"death": MUTED, "flight": HUES["wealth"], "deposition": BAD}
"""The colour of each way in which a reign ends."""

STEP: Final = 38
"""From one of several winners to the next below."""


def place_poster(shown: Poster) -> Layered:
    """The whole poster as pieces; one winner stands large, several stand one below another."""
    alone = len(shown.winners) == 1
    high = ALONE if alone else 28 + len(shown.winners) * STEP
    # The name that stays of the king moves what is below it.
    below = text_high(shown.called, CALLED, 268) + 4 if shown.called else 0
    won = WON + below
    height = even(won + high + 16)
    above = (84, won + 6, 292, 18) if alone else (26, won + 4, 292, 18)
    layers = [
        piece(shown, (18, 22, 86, 86), "sign", shown.end),
        text(shown, (118, 18, 268, 17), shown.reign, 12, MUTED),
        text(shown, (118, 35, 268, 32), shown.king, 24, PAPER, bold=True),
        text(shown, (118, 68, 268, 22), shown.fate, 15, TONES[shown.end], bold=True),
        text(shown, (118, 92 + below, 268, 62), shown.told, 14.5),
        piece(shown, (14, won, 372, high), "frame", high),
        text(shown, above, shown.words["won"], 12, MUTED),
    ]
    if shown.called:
        layers.append(text(shown, (118, 92, 268, below - 4), shown.called, CALLED, GOLD, bold=True))
    for n, one in enumerate(shown.winners):
        sign, y = {"emblem": one.emblem, "alone": alone}, won + 26 + n * STEP
        layers += (
            piece(shown, (24, won + 9, 46, 46) if alone else (26, y, 32, 32), "winner", sign),
            text(shown, (84, won + 24, 292, 32), one.name, 19, GOLD, bold=True)
            if alone
            else text(shown, (70, y + 2, 306, 28), one.name, 16, GOLD, bold=True),
        )
    return board_of(shown, height, tuple(dusk(INK, height)), layers)
