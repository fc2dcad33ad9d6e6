"""Breaks a panel that is too long for one message into several; nothing is cut off.

The rule: blocks keep their order. A block that does not fit in what is left of a page begins the next one. A
text longer than a page is broken at the ends of lines, and a line longer than a page at spaces that stand
outside every isolate (never inside a name); the rest of such a line goes on as a plain line. A separator at a
page's edge is dropped, for there it separates nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.languages import Language
from bot.render.bidi import FSI, PDI, RLI, lines
from bot.render.limits import COMPONENTS, MESSAGE_TEXT, OverLimit
from bot.render.markup import space_lists
from bot.render.panel import Block, Buttons, Choice, Panel, People, Picks, Rule, Section, Text

CONTAINER = 1  # itself a component

Item = TypeVar("Item")


def components(block: Block) -> int:
    """How many components a block is, the row around controls counted."""
    match block:
        case Buttons(buttons):
            return 1 + len(buttons)
        case Choice() | People() | Picks():
            return 2
        case Section():
            return 3
        case _:
            return 1


def characters(block: Block) -> int:
    """How many characters a block adds to the message's text."""
    return len(block.content) if isinstance(block, Text | Section) else 0


def pages(panel: Panel) -> tuple[Panel, ...]:
    """The panel as panels that each fit in a message, their texts given their direction.

    Raises:
        OverLimit: a line longer than a page has no space to break it at.
    """
    packed: list[list[Block]] = [[]]
    count, length = CONTAINER, 0
    for block in panel.blocks:
        for part in _parts(block, panel.language):
            count, length = count + components(part), length + characters(part)
            if count > COMPONENTS or length > MESSAGE_TEXT:
                packed.append([])
                count, length = CONTAINER + components(part), characters(part)
            packed[-1].append(part)
    if len(packed) > 1:
        # A panel that fits one page is left as it was made.
        for blocks in packed:
            shown = [place for place, block in enumerate(blocks) if not isinstance(block, Rule)]
            blocks[:] = blocks[shown[0] : shown[-1] + 1] if shown else []
    return tuple(replace(panel, blocks=tuple(blocks)) for blocks in packed if blocks)


def first_that_fits(panels: Iterable[Panel]) -> Panel:
    """The first of these panels that is one message; where none is, the last. ValueError for none at all."""
    found: Panel | None = None
    for found in panels:
        if len(pages(found)) == 1:
            break
    if found is None:
        raise ValueError("no panel")
    return found


def _parts(block: Block, language: Language) -> Iterator[Block]:
    if not isinstance(block, Text):
        yield block
        return
    spaced = space_lists(block.content)
    whole = lines(spaced, language)
    if len(whole) <= MESSAGE_TEXT:
        yield Text(whole)
        return
    page = ""
    for line in spaced.split("\n"):
        for piece in _pieces(line, language):
            longer = f"{page}\n{piece}" if page else piece
            if len(longer) > MESSAGE_TEXT:
                yield Text(page)
            page = piece if len(longer) > MESSAGE_TEXT else longer
    yield Text(page)


def _pieces(line: str, language: Language) -> Iterator[str]:
    while len(whole := lines(line, language)) > MESSAGE_TEXT:
        spaces = _open_spaces(line)
        # Each try is measured with its isolates in: breaking a line in two adds a pair of them.
        fitting = (space for space in spaces if len(lines(line[:space], language)) <= MESSAGE_TEXT)
        if (cut := next(fitting, None)) is None:
            raise OverLimit("line", MESSAGE_TEXT, len(whole))
        yield lines(line[:cut], language)
        line = line[cut + 1 :]
    yield whole


def _open_spaces(line: str) -> list[int]:
    """The places of spaces outside every isolate, where a line may be broken; the last one first."""
    found, depth = [], 0
    for place, sign in enumerate(line):
        depth += (sign in (FSI, RLI)) - (sign == PDI)
        if sign == " " and depth == 0 and place:
            found.append(place)
    return found[::-1]


def even_parts(row: Sequence[Item], most: int) -> Iterator[Sequence[Item]]:
    """A row in as few parts of at most `most` as it needs, all of about one length; none of an empty row."""
    count = -(-len(row) // most)
    for number in range(count):
        yield row[number * len(row) // count : (number + 1) * len(row) // count]
