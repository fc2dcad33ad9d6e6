"""What a seat may do, as buttons and menus: made from its offers, with the game's own words.

Few moves are buttons. Where there are more, moves of one kind share a menu, of 25 options at most; what does
not fit a message goes on another page of the moves' leaf.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.controls import ids
from bot.render.limits import BUTTON_LABEL, OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.paging import components
from bot.render.panel import Block, Button, Buttons, Choice, Option, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.choices import Choices, Name
from bot.ui.generic.fitting import fitting
from bot.ui.generic.simple import simple
from bot.ui.seat_controls import SeatControls
from engine.kernel.moves import PartialMove, tag

BUTTONS_MOST: Final = 10
"""So many moves are buttons each; more are gathered in menus."""

ROOM: Final = 26
"""Components of a page that controls may take; the rest is for texts and the page's own buttons."""


def controls(scene: ReaderScene, choices: Choices, moves: Sequence[Any], page: int = 0) -> tuple[Block, ...]:
    """Controls for these of the seat's moves: one page of them, from 0, with the way to the others."""
    found = pages(scene, choices, moves)
    if not found:
        return ()
    shown = found[min(page, len(found) - 1)]
    return (*shown, *_turning(scene, min(page, len(found) - 1), len(found)))


def pages(scene: ReaderScene, choices: Choices, moves: Sequence[Any]) -> tuple[tuple[Block, ...], ...]:
    """All controls for these moves, page by page."""
    packed: list[list[Block]] = []
    for block in _blocks(scene, choices, moves):
        if not packed or sum(map(components, (*packed[-1], block))) > ROOM:
            packed.append([])
        packed[-1].append(block)
    return tuple(map(tuple, packed))


def button(
    scene: ReaderScene, choices: Choices, move: Any, label: str = "", style: Style = "primary"
) -> Button:
    """A button that makes a whole move, asks for it once more, or begins one."""
    text, controls = fitting(label or choices.name(scene, move), BUTTON_LABEL), choices.controls
    if isinstance(move, PartialMove):
        custom_id = controls.form_id(move) if simple(move) else controls.begin_id(move)
        return Button(custom_id, text, "secondary" if style == "primary" else style)
    if choices.confirmed(move):
        return Button(ids.SureButtonId(controls.match, controls.handle(move)).pack(), text, style)
    return Button(controls.do_id(move), text, style)


def labels(scene: ReaderScene, moves: Sequence[Any], name: Name = wording.move) -> tuple[str, ...]:
    """What each of these moves is called; those of one name are told apart by what they differ in."""
    plain = [name(scene, one) for one in moves]
    return tuple(
        text if plain.count(text) == 1 else f"{text} ({_telling(scene, one, twins)})"
        for text, one in zip(plain, moves, strict=True)
        for twins in [[other for called, other in zip(plain, moves, strict=True) if called == text]]
    )


def _blocks(scene: ReaderScene, choices: Choices, moves: Sequence[Any]) -> Iterator[Block]:
    handle = choices.controls.handle
    named = dict(zip(map(handle, moves), labels(scene, moves, choices.name), strict=True))
    if len(moves) <= BUTTONS_MOST:
        yield from rows(tuple(button(scene, choices, one, named[handle(one)]) for one in moves))
        return
    groups = _groups(moves)
    alone = [group[0] for group in groups if len(group) == 1]
    yield from rows(tuple(button(scene, choices, one, named[handle(one)]) for one in alone))
    for group in groups:
        if len(group) > 1:
            yield from _menus(scene, choices, group, named)


def _groups(moves: Sequence[Any]) -> list[list[Any]]:
    """Moves of one kind together; a begun move stands alone, since a menu can't open what it asks."""
    found: dict[str, list[Any]] = {}
    for number, one in enumerate(moves):
        key = f"{tag(one)} {number}" if isinstance(one, PartialMove) else tag(one)
        found.setdefault(key, []).append(one)
    return list(found.values())


def _menus(
    scene: ReaderScene, choices: Choices, group: Sequence[Any], named: dict[str, str]
) -> Iterator[Choice]:
    controls, kind = choices.controls, "".join(sign for sign in tag(group[0]) if sign.isalpha())
    for start in range(0, len(group), OPTIONS):
        some, topic = group[start : start + OPTIONS], kind + "abcdefghij"[start // OPTIONS]
        options = tuple(_option(scene, controls, one, named[controls.handle(one)]) for one in some)
        custom_id = ids.MoveMenuId(controls.match, ids.NO_WAIT, topic).pack()
        if choices.confirmed(some[0]):
            custom_id = ids.SureMenuId(controls.match, topic).pack()
        yield Choice(custom_id, options, wording.menu(scene, some[0]))


def _option(scene: ReaderScene, controls: SeatControls, move: Any, label: str) -> Option:
    means = fitting(wording.means(scene, move), OPTION_DESCRIPTION)
    return Option(controls.handle(move), fitting(label, OPTION_LABEL), means)


def _telling(scene: ReaderScene, move: Any, twins: Sequence[Any]) -> str:
    """The fields in which moves of one name differ."""
    mine, others = wording.fields_of_move(move), [wording.fields_of_move(one) for one in twins]
    differing = [name for name in mine if any(one.get(name) != mine[name] for one in others)]
    return ", ".join(
        f"{wording.field(scene, name)} {wording.value(scene, name, mine[name])}" for name in differing
    )


def _turning(scene: ReaderScene, page: int, count: int) -> tuple[Block, ...]:
    """To the pages before and after."""
    if count == 1:
        return ()
    say, match = scene.messages.say, scene.match
    ways = ((page - 1, "button-previous"), (page + 1, "button-next"))
    turns = [
        Button(ids.SeatPanelId(match, "moves", to).pack(), say(code)) for to, code in ways if 0 <= to < count
    ]
    return (Text(say("offered-page", page=page + 1, count=count)), Buttons(tuple(turns)))
