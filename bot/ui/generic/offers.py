"""What a seat may do, as buttons and menus: made from its offers, with the game's own words.

Few moves are buttons. Where there are more, moves of one kind share a menu, of 25 options at most; what does
not fit a message goes on another page of the moves' leaf. A move is found again by its handle: a button's id
holds a keyed digest of seat, moment and move. The moment is what the seat is asked now, or what the game's
plugin says it is, so that a button of an earlier question does nothing.

Some moves, such as leaving the game, are offered only to who begins them. They are *withheld*: never among
the others, but behind a button of their own (`pages.leave_page`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from bot.controls import ids
from bot.render.bidi import cut_to_fit
from bot.render.limits import BUTTON_LABEL, OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.paging import components
from bot.render.panel import Block, Button, Buttons, Choice, Option, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene
from bot.ui import seat_controls
from bot.ui.form_values import can_be_one_form
from bot.ui.generic import wording
from bot.ui.seat_controls import MoveRouting, SeatControls
from engine.kernel.moves import PartialMove, tag
from engine.kernel.seats import Seat

BUTTONS_MOST: Final = 10
"""So many moves are buttons each, in a game that says nothing else."""

ROOM: Final = 26
"""Components of a page that controls may take; the rest is for texts and the page's own buttons."""

Name = Callable[[ReaderScene, Any], str]
"""What a move is called on its button."""

NeedsConfirmation = Callable[[Any], bool]
"""Whether a move is asked for once more before it is made."""

MoveStyle = Callable[[ReaderScene, Any], Style]
"""The colour of a move's button."""

Moment = Callable[[Any], str]
"""The present moment from a view."""


def is_asked_twice(move: Any) -> bool:
    """No move is, in a game that says nothing else."""
    return False


def primary_style(scene: ReaderScene, move: Any) -> Style:
    """Every move has the same colour, in a game that says nothing else."""
    return "primary"


class Choices(Struct, frozen=True):
    """A seat's controls, the offers parted: those of the moment, and those that wait to be begun.

    At most `few` moves are buttons each; more are gathered in menus.
    """

    controls: SeatControls
    moves: tuple[Any, ...]
    withheld: tuple[Any, ...]
    name: Name = wording.move
    needs_confirmation: NeedsConfirmation = is_asked_twice
    style: MoveStyle = primary_style
    few: int = BUTTONS_MOST


# What is offered.


def controls_of(scene: Scene, seat: Seat, moment: Moment | None = None) -> SeatControls:
    """The controls of a seat in a match that has begun; its offers end with those that wait to be begun."""
    look = scene.look(seat)
    now = moment(look.view) if moment is not None else ".".join(wait.id for wait in look.waits)
    made = seat_controls.controls_of(scene, seat, MoveRouting(lambda _: now, lambda _: (), guarded=True))
    # At a table that rests nothing is offered at all.
    if made.look.ask is seat_controls.no_offers:
        return made
    return replace(made, offers=(*made.offers, *withheld(scene, seat)))


def withheld(scene: Scene, seat: Seat) -> tuple[Any, ...]:
    """Moves that are offered only to who begins them, such as leaving the game: never among the others."""
    ask = scene.look(seat).ask
    listed = {tag(one) for one in ask(None)}
    begun = (one for one in move_names(scene.game.action) if one not in listed)
    return tuple(move for one in begun for move in ask(PartialMove(one)))


@cache
def move_names(action: Any) -> tuple[str, ...]:
    """The names of all moves of a game, by the union of their types."""
    kinds = get_args(action) if get_origin(action) in (Union, UnionType) else (action,)
    return tuple(tag(kind) for kind in kinds)


# As buttons and menus.


def controls(scene: ReaderScene, choices: Choices, moves: Sequence[Any], page: int = 0) -> tuple[Block, ...]:
    """Controls for these of the seat's moves: one page of them, from 0, with the way to the others."""
    found = pages(scene, choices, moves)
    if len(found) <= 1:
        return found[0] if found else ()
    say, page = scene.messages.say, min(page, len(found) - 1)
    turns = [
        Button(ids.SeatPanelId(scene.match, "moves", to).pack(), say(code))
        for to, code in ((page - 1, "button-previous"), (page + 1, "button-next"))
        if 0 <= to < len(found)
    ]
    numbered = Text(say("offered-page", page=page + 1, count=len(found)))
    return (*found[page], numbered, Buttons(tuple(turns)))


def pages(scene: ReaderScene, choices: Choices, moves: Sequence[Any]) -> tuple[tuple[Block, ...], ...]:
    """All controls for these moves, page by page."""
    # Discord takes 40 components a message, rows and texts counted with their buttons.
    packed: list[list[Block]] = []
    for block in _blocks(scene, choices, moves):
        if not packed or sum(map(components, (*packed[-1], block))) > ROOM:
            packed.append([])
        packed[-1].append(block)
    return tuple(map(tuple, packed))


def button(
    scene: ReaderScene, choices: Choices, move: Any, label: str = "", style: Style | None = None
) -> Button:
    """A button that makes a whole move, asks for it once more, or begins one; in the move's own colour."""
    text, own = cut_to_fit(label or choices.name(scene, move), BUTTON_LABEL), choices.controls
    style = style or choices.style(scene, move)
    if isinstance(move, PartialMove):
        custom_id = own.form_id(move) if can_be_one_form(move) else own.begin_id(move)
        return Button(custom_id, text, "secondary" if style == "primary" else style)
    if choices.needs_confirmation(move):
        return Button(ids.SureButtonId(own.match, own.handle(move)).pack(), text, style)
    return Button(own.do_id(move), text, style)


def labels(scene: ReaderScene, moves: Sequence[Any], name: Name = wording.move) -> tuple[str, ...]:
    """A name for each of these moves; those of one name are told apart by the fields they differ in."""
    plain, found = [name(scene, one) for one in moves], []
    for move, text in zip(moves, plain, strict=True):
        twins = [wording.fields_of_move(one) for one, same in zip(moves, plain, strict=True) if same == text]
        mine = wording.fields_of_move(move)
        differing = [field for field in mine if any(one.get(field) != mine[field] for one in twins)]
        told = ", ".join(
            f"{wording.field(scene, field)} {wording.value(scene, field, mine[field])}" for field in differing
        )
        found.append(text if len(twins) == 1 else f"{text} ({told})")
    return tuple(found)


def _blocks(scene: ReaderScene, choices: Choices, moves: Sequence[Any]) -> Iterator[Block]:
    """Buttons for few moves; of many those of one kind in menus, and buttons for who has no twin."""
    handle = choices.controls.handle
    named = dict(zip(map(handle, moves), labels(scene, moves, choices.name), strict=True))
    if len(moves) <= choices.few:
        yield from rows(tuple(button(scene, choices, one, named[handle(one)]) for one in moves))
        return
    groups: dict[str, list[Any]] = {}
    for number, one in enumerate(moves):
        # A begun move stands alone, since a menu can't open what it asks.
        key = f"{tag(one)} {number}" if isinstance(one, PartialMove) else tag(one)
        groups.setdefault(key, []).append(one)
    alone = [group[0] for group in groups.values() if len(group) == 1]
    yield from rows(tuple(button(scene, choices, one, named[handle(one)]) for one in alone))
    for group in groups.values():
        if len(group) > 1:
            yield from _menus(scene, choices, group, named)


def _menus(
    scene: ReaderScene, choices: Choices, group: Sequence[Any], named: dict[str, str]
) -> Iterator[Choice]:
    """Menus of moves of one kind; `named` are their labels by handle."""
    own, kind = choices.controls, "".join(sign for sign in tag(group[0]) if sign.isalpha())
    for start in range(0, len(group), OPTIONS):
        # Menus of one kind differ by a letter, since no two controls of a message may have one id.
        some, topic = group[start : start + OPTIONS], kind + "abcdefghij"[start // OPTIONS]
        options = tuple(
            Option(
                own.handle(one),
                cut_to_fit(named[own.handle(one)], OPTION_LABEL),
                cut_to_fit(wording.means(scene, one), OPTION_DESCRIPTION),
            )
            for one in some
        )
        asked_twice = choices.needs_confirmation(some[0])
        custom_id: ids.SureMenuId | ids.MoveMenuId = (
            ids.SureMenuId(own.match, topic) if asked_twice else ids.MoveMenuId(own.match, ids.NO_WAIT, topic)
        )
        yield Choice(custom_id.pack(), options, wording.menu(scene, some[0]))
