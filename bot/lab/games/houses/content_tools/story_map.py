"""khandan content map: a story line as a picture for its author, and in words for those who can't see it.

Cards stand from the opening to both ends, an arrow for each answer. The picture is SVG, whose texts a browser
shapes and directs by itself; in Persian the line runs from right to left.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final
from xml.sax.saxutils import escape

import typer
from msgspec import Struct

from bot.config import Unfit
from bot.games.houses.content import cards_of, files_in
from bot.lab.games.houses.content_tools.preview import Folder
from bot.languages import TRAITS, Language, language_or
from bot.terminal.ending import one_line, settings
from bot.terminal.words import plain, teller
from engine.games.houses.content import Answer, Content, line, proposal
from engine.games.houses.content import line as line_of
from engine.games.houses.names import SIDES, Side
from engine.games.houses.reading import Texts, read_content, wording
from engine.games.houses.reading.book import ENDS

WIDE, HIGH, GAP_X, GAP_Y, EDGE = 240, 84, 90, 36, 24
"""Units of the picture: a box, the room between two boxes, the margin."""

INK: Final = "#1d1d1d"
COLOURS: Final[dict[Side, str]] = {"yes": "#2f6b4f", "no": "#7a2e2e"}
PORTS: Final[dict[Side, int]] = {"yes": 48, "no": 70}
"""How far below the top of its box an answer stands and its arrow begins."""


class Arrow(Struct, frozen=True):
    """An answer of a card that leads on: to another card, or to an end of the line."""

    card: str
    side: Side
    to: str


class Names(Struct, frozen=True):
    """The words of the picture: titles by card or end, labels of answers by card and side."""

    titles: dict[str, str]
    answers: dict[tuple[str, Side], str]
    language: Language


def map_story(
    line: Annotated[str, typer.Argument(help="The story line's id.")],
    *,
    lang: Annotated[str | None, typer.Option(help="The language's code.")] = None,
    to: Annotated[Path | None, typer.Option(help="The picture's file, SVG.")] = None,
    folder: Folder = None,
) -> None:
    """Draw a story line into a file and tell it arrow by arrow."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        content, texts = read_content(files_in(folder or cards_of(chosen)))
        if line not in [one.id for one in content.lines]:
            raise Unfit("content-no-line", line=line)
        language = language_or(lang or chosen.language)
        drawn, start = arrows(content, line), line_of(content, line).opens
        names = _names(content, texts, line, language)
        file = to or Path(f"{line}.{language}.svg")
        try:
            file.write_text(picture(drawn, start, names), "utf-8")
        except OSError:
            raise Unfit("export-unwritable", file=str(file)) from None
        for row in describe_arrows(drawn, names):
            typer.echo(plain(row))
        tell = teller(chosen.language)
        tell(
            "content-mapped", file=str(file), ways=ways(drawn, start), cards=len({one.card for one in drawn})
        )


def _names(content: Content, texts: Texts, line: str, language: Language) -> Names:
    def name_of(key: str) -> str:
        return wording(texts, key, language)

    cards = [one.id for one in content.proposals if one.line == line]
    titles = {card: name_of(f"{card}.title") for card in cards} | {
        end: name_of(f"line.{line}.{end}") for end in ENDS
    }
    answers = {(card, side): name_of(f"{card}.{side}") for card in cards for side in SIDES}
    return Names(titles, answers, language)


def arrows(content: Content, name: str) -> tuple[Arrow, ...]:
    """Every way through a story line, from its opening card on; KeyError for a line that is not there."""
    found: list[Arrow] = []
    cards = [line(content, name).opens]
    for card in cards:
        at = proposal(content, card)
        sides: tuple[tuple[Side, Answer], ...] = (("yes", at.yes), ("no", at.no))
        # An outcome that leaves the story alone has no arrow.
        stories = ((side, one.story) for side, answer in sides for one in answer.outcomes)
        for side, story in ((side, story) for side, story in stories if story is not None):
            arrow = Arrow(card, side, story.next or str(story.end))
            found.append(arrow)
            if arrow.to not in ENDS and arrow.to not in cards:
                cards.append(arrow.to)
    return tuple(dict.fromkeys(found))


def ways(drawn: tuple[Arrow, ...], start: str) -> int:
    """How many different ways lead from a card to an end."""
    following = {(one.side, one.to) for one in drawn if one.card == start}
    return sum(1 if to in ENDS else ways(drawn, to) for _, to in following)


def picture(drawn: tuple[Arrow, ...], start: str, names: Names) -> str:
    """The SVG document."""
    depth = _depth(drawn, start)
    places = _places(depth, drawn)
    columns, rows = (1 + max(place[axis] for place in places.values()) for axis in (0, 1))
    wide = 2 * EDGE + columns * WIDE + (columns - 1) * GAP_X
    high = 2 * EDGE + rows * HIGH + (rows - 1) * GAP_Y
    # A line of a right-to-left language opens at the right: its columns are counted from there.
    backwards = TRAITS[names.language].right_to_left
    spots = {
        name: (
            EDGE + (columns - 1 - column if backwards else column) * (WIDE + GAP_X),
            EDGE + row * (HIGH + GAP_Y),
        )
        for name, (column, row) in places.items()
    }
    body = (
        *(_arrow(one, depth, spots) for one in drawn),
        *(_box(one, spots[one], names) for one in depth),
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">'
    label = f"<title>{escape(names.titles[start])}</title>"
    return "\n".join((head, label, *body, "</svg>")) + "\n"


def describe_arrows(drawn: tuple[Arrow, ...], names: Names) -> Iterator[str]:
    """The picture in words, a line an arrow: for those who can't see it."""
    for one in drawn:
        yield f"{names.titles[one.card]} · {names.answers[one.card, one.side]} → {names.titles[one.to]}"


def _depth(drawn: tuple[Arrow, ...], start: str) -> dict[str, int]:
    """The column of each card: as far on as its longest way; both ends stand in the last."""
    depth = {start: 0}
    # As many rounds as there are arrows: no way is longer, and cards that lead back end it too.
    for _ in drawn:
        for one in drawn:
            if one.card in depth:
                depth[one.to] = max(depth.get(one.to, 0), depth[one.card] + 1)
    last = max(depth.values())
    return depth | {end: last for end in ENDS if end in depth}


def _places(depth: dict[str, int], drawn: tuple[Arrow, ...]) -> dict[str, tuple[int, int]]:
    """Column and row of each box, and of each point by which a long arrow passes a column."""
    rows = dict.fromkeys(depth.values(), 0)
    passing = {_by(one, column): column for one in drawn for column in _columns_between(one, depth)}
    places = {}
    for name, column in (depth | passing).items():
        places[name] = (column, rows[column])
        rows[column] += 1
    return places


def _columns_between(one: Arrow, depth: dict[str, int]) -> range:
    return range(depth[one.card] + 1, depth[one.to])


def _by(one: Arrow, column: int) -> str:
    """The name of the point at which an arrow passes a column: no card's id has a space in it."""
    return f"{one.card} {one.side} {one.to} {column}"


def _box(name: str, spot: tuple[int, int], names: Names) -> str:
    """A card with its answers, each where its arrow begins; an end has none."""
    (x, y), middle, language = spot, spot[0] + WIDE // 2, names.language
    fill = "#f4ecd8" if name in ENDS else "#ffffff"
    box = f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="8" fill="{fill}" stroke="#3b3b3b"/>'
    title = _text(middle, y + (HIGH // 2 + 5 if name in ENDS else 25), names.titles[name], language, INK, 15)
    answers = [
        _text(middle, y + below + 4, names.answers[name, side], language, COLOURS[side], 12)
        for side, below in PORTS.items()
        if (name, side) in names.answers
    ]
    return "".join((box, title, *answers))


def _arrow(one: Arrow, depth: dict[str, int], spots: dict[str, tuple[int, int]]) -> str:
    """A line through the columns that it passes, and its head."""
    above = PORTS[one.side]
    stops = [spots[one.card], *(spots[_by(one, at)] for at in _columns_between(one, depth)), spots[one.to]]
    on = 1 if stops[1][0] > stops[0][0] else -1
    # From the far edge of one box to the near edge of the next, then on to its far edge.
    bends = []
    for start, end in pairwise(stops):
        near, middle = _edge(end, -on), (_edge(start, on) + _edge(end, -on)) // 2
        top, bottom = start[1] + above, end[1] + above
        bends.append(f"L{_edge(start, on)} {top} C{middle} {top} {middle} {bottom} {near} {bottom}")
    path = " ".join(bends)
    colour = COLOURS[one.side]
    dashes = "" if one.side == "yes" else ' stroke-dasharray="6 4"'
    drawn = f'<path d="M{_edge(stops[0], on)} {stops[0][1] + above} {path}" fill="none" stroke="{colour}"'
    tip = f'<path d="M{_edge(stops[-1], -on)} {stops[-1][1] + above} l{-8 * on} -5 v10 z" fill="{colour}"/>'
    return f'{drawn} stroke-width="2"{dashes}/>{tip}'


def _edge(spot: tuple[int, int], on: int) -> int:
    return spot[0] + WIDE if on > 0 else spot[0]


def _text(x: int, y: int, words: str, language: Language, colour: str, size: int) -> str:
    direction = "rtl" if TRAITS[language].right_to_left else "ltr"
    style = f'direction="{direction}" text-anchor="middle" fill="{colour}" font-size="{size}"'
    return f'<text x="{x}" y="{y}" {style}>{escape(words)}</text>'
