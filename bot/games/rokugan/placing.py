"""A turn of placement on one screen: where, then which token, and the map below with numbers.

    menus of the provinces by their numbers    ─► this page with that province
    the tokens of the hand by their faces      ─► the move, at once

Nothing is laid before its face is pressed, and a face says whence it comes: "Army 2 from 18". It stands for
that very move, so on a page that is past it lays no other. Those that count there are buttons where they are
few; all others stand in a menu, for they may be laid to deceive. A blessing has a menu of one's own tokens
beside those of the provinces.

What a seat plans for silence is chosen the other way round, since its page of orders has the tokens: the
whole places of one of them, those of use first and all others behind Elsewhere; a place is at once a line.

All other ids are those of a begun move that is asked for question by question (bot.ui.generic.wizard), so
buttons of long ago lead here, too. A menu of long ago that laid a token leads to its province.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids
from bot.games.rokugan.picture.layout import Spot
from bot.games.rokugan.picture.map import planned_token, sketch, token_spots
from bot.games.rokugan.questions import is_of_use, why_useless
from bot.games.rokugan.turn_words import (
    face,
    laid_line,
    place_option,
    places_head,
    planned_line,
    planned_places,
    province_note,
    silence_line,
    token_count,
)
from bot.games.rokugan.words import choice, name_with_count, numbered_name, place_number, table_of, tokens
from bot.render.bidi import cut_to_fit
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.paging import even_parts
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.pages import ACCENT, orders_button
from bot.ui.generic.wizard import Node, Whole
from bot.ui.generic.wizard_view import Trail, first_paths
from bot.ui.seat_controls import SeatControls
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.names import PROVINCES, Province, Token
from engine.games.rokugan.offers import Action
from engine.games.rokugan.orders import lines_left, moment
from engine.games.rokugan.state import hand
from engine.kernel.moves import PartialMove, field_value
from engine.kernel.orders import due_moves, read_orders
from engine.kernel.table import orders_of

LAYING: Final = ("place", "bless")
"""The begun moves by which a turn lays a token."""

USEFUL_MENUS: Final = 2
"""So many menus of places where the token counts stand above the map; what is beyond stands elsewhere."""

OTHER_MENUS: Final = 2
"""So many menus of other places a page."""

FACES: Final = 6
"""So many tokens at a province are buttons; more stand in menus, for the map is to be on the same screen."""

FACES_IN_ROW: Final = 4
"""So many of them stand in one row: a phone breaks it into two even lines of two."""

TOKENS_IN_ROW: Final = 4
"""So many tokens of the hand stand in one row: a phone has no room for five."""

HAND_LEAF: Final = "hand"
"""The leaf of the private page with all else that a seat holds and may do."""

Found = tuple[Place | Bless, str]
"""A whole placement, and the path that leads to it."""

Laid = tuple[Place, str]
"""The same of a token at a province."""


class Chosen(Struct, frozen=True):
    """A token of the hand, the begun move that lays it, and the path of that move to the token's places."""

    token: Token
    root: PartialMove
    path: str


def opening(scene: ReaderScene, controls: SeatControls) -> Panel | None:
    """The page of the reader's turn before anything is chosen; None where no token can be laid."""
    root = next((one for one in controls.offers if is_placement(one)), None)
    return None if root is None else _turn_page(scene, Trail(controls, root, "", Node(root)))


def token_buttons(scene: ReaderScene, controls: SeatControls, written: tuple[Any, ...]) -> tuple[Button, ...]:
    """The tokens of which a line can be written after these moves; each leads to its places."""
    return _token_buttons(scene, controls, _tokens(controls), written)


def _token_buttons(
    scene: ReaderScene,
    controls: SeatControls,
    found: Iterable[Chosen],
    written: tuple[Any, ...],
    chosen: Token | None = None,
) -> tuple[Button, ...]:
    """Each token with its number in the hand, less those that lie there by the lines of the orders."""
    assert scene.reader is not None
    table, seat = table_of(scene), scene.reader
    held = Counter(hand(table, seat))
    held.subtract(one.token for one in lines_left(table, seat, written))
    return tuple(
        Button(
            ids.StepButtonId(scene.match, controls.handle(one.root), path=one.path).pack(),
            name_with_count(scene, choice(scene, one.token), max(1, held[one.token])),
            "primary" if one.token == chosen else "secondary",
        )
        for one in found
    )


def page(scene: ReaderScene, trail: Trail, number: int) -> Panel | None:
    """The page of a turn, or of a token of the orders; None for other moves than placements.

    Of orders page 0 has the places where the token counts, the pages from 1 on all others.
    """
    if not is_placement(trail.root):
        return None
    if trail.written is not None:
        return _plan_page(scene, trail, number)
    province = _chosen_province(trail)
    return _turn_page(scene, trail) if province is None else _province_page(scene, trail, province)


def _turn_page(scene: ReaderScene, trail: Trail) -> Panel:
    """A turn before a province is chosen: all provinces where something may be laid, and the hand."""
    assert scene.reader is not None
    blessings = tuple(_blessing_menus(scene, trail))
    held = scene.messages.say("rokugan-own-hand", tokens=tokens(scene, hand(table_of(scene), scene.reader)))
    foot = rows((*_orders_buttons(scene), hand_button(scene)))

    def blocks(laid: tuple[str, ...]) -> tuple[Block, ...]:
        head = Text("\n".join((f"## {token_count(scene)}", *laid, *silence_line(scene), held)))
        return head, *_province_menus(scene, trail), *blessings, *foot

    # With two menus more the screen has no room for what one has laid, which the map shows, too.
    laid = tuple(laid_line(scene))
    drawn = blocks(() if blessings else laid)
    return _with_map(scene, drawn, sketch(scene, clans=False), in_words=blocks(laid))


def _province_page(scene: ReaderScene, trail: Trail, province: Province) -> Panel:
    """A turn with a province chosen: what may be laid there, each token by its face and whence it comes."""
    assert scene.reader is not None
    table, seat, say = table_of(scene), scene.reader, scene.messages.say
    # What silence brings stood above the menus that led here; the map shows what one has laid.
    note = f"-# {province_note(scene, province)} · {token_count(scene)}"
    placements_here = tuple(_laid_at(trail, province))
    useful = tuple(one for one in placements_here if is_of_use(table, seat, one[0]))
    others = tuple(one for one in placements_here if one not in useful)
    title = f"### {numbered_name(scene, province)}\n{note}"
    if not useful:
        title = f"{title}\n{say('rokugan-which-none', back=say('button-back'))}"

    # A press of a face lays it, and so does a choice of a menu.
    faces, menus = tuple[Block, ...](), list[Choice]()
    if len(useful) <= FACES:
        laying = tuple(Button(trail.move_button_id(move), face(scene, move), "primary") for move, _ in useful)
        faces = tuple(
            Buttons(laying[first : first + FACES_IN_ROW]) for first in range(0, len(laying), FACES_IN_ROW)
        )
    else:
        menus += _face_menus(scene, trail, useful, 0, "rokugan-which-token")
    menus += _face_menus(scene, trail, others, len(menus), "rokugan-which-useless")
    back = Button(ids.SeatPanelId(scene.match).pack(), say("button-back"))
    below = (*faces, *menus, *rows((back, *_orders_buttons(scene))))
    marks = tuple(spot for move, _ in useful for spot in _spots(scene, move))
    in_words = (Text("\n".join((title, *laid_line(scene)))), *below)
    return _with_map(scene, (Text(title), *below), sketch(scene, marks, clans=False), in_words=in_words)


def _plan_page(scene: ReaderScene, trail: Trail, number: int) -> Panel | None:
    """A token of the orders and its places; None for a question in the midst that only old buttons ask."""
    found = tuple(_tokens(trail.controls))
    chosen = _chosen_token(trail, found)
    if chosen is None:
        return None
    useful, others = _split_by_use(scene, trail.whole_moves(chosen.root, chosen.path))
    shown = _places_of_page(useful, others, number)
    lines = [f"## {scene.messages.say('rokugan-turn-plan', round=table_of(scene).round)}"]
    if number == 0:
        lines += (*laid_line(scene), *planned_line(scene, trail.written or ()))
    head = Text("\n".join(lines))
    held = _token_buttons(scene, trail.controls, found, trail.written or (), chosen.token)
    menus = _place_menus(scene, trail, chosen, shown, is_useful=number == 0 and bool(useful))
    row = _plan_buttons(scene, trail, chosen, number, len(others) if useful else 0)

    # The map: the places of the menus bright, and what is only thought of as it would lie.
    planned = tuple(planned_token(scene, one) for one in planned_places(scene, trail.written))
    marks = tuple(spot for one, _ in shown for spot in _spots(scene, one))
    blocks: tuple[Block, ...] = (
        head,
        *(Buttons(tuple(some)) for some in even_parts(held, TOKENS_IN_ROW)),
        *menus,
        *rows(row),
    )
    return _with_map(scene, blocks, sketch(scene, marks, planned, clans=False))


def _with_map(
    scene: ReaderScene, blocks: tuple[Block, ...], drawn: Sketch, in_words: tuple[Block, ...] | None = None
) -> Panel:
    """The controls, with pictures the map below them; in words those of `in_words`, where they differ."""
    words = blocks if in_words is None else in_words
    return Panel(ACCENT, words, scene.messages.language, (*blocks, drawn))


# --- what is chosen, and what may be ------------------------------------------------------------------------


def is_placement(offer: Any) -> bool:
    """Whether this is a begun move by which a turn lays a token."""
    return isinstance(offer, PartialMove) and offer.move in LAYING


def placements(scene: ReaderScene, controls: SeatControls) -> tuple[Place | Bless, ...]:
    """Every whole placement of the seat's turn: for any of them a face may stand."""
    begun = (one for one in controls.offers if is_placement(one))
    trails = (Trail(controls, one, "", Node(one)) for one in begun)
    return tuple(move for trail in trails for move, _ in trail.whole_moves(trail.root, ""))


def _tokens(controls: SeatControls) -> Iterator[Chosen]:
    """Each token that can be laid."""
    return (Chosen(token, root, path) for root, token, path in first_paths(controls) if is_placement(root))


def _chosen_province(trail: Trail) -> Province | None:
    """The province that a turn has come to, None before that."""
    match trail.step:
        case Whole(Place(province=province)):
            return province
        case Node(begun):
            return next((one for one in PROVINCES if one == field_value(begun, "province")), None)
    return None


def _laid_at(trail: Trail, province: Province) -> Iterator[Laid]:
    """Every placement at this province with its path."""
    for one in _tokens(trail.controls):
        for there, before in trail.answers_ahead(one.root, one.path, "province"):
            if there == province:
                yield from trail.whole_moves(one.root, before)


def _chosen_token(trail: Trail, found: Sequence[Chosen]) -> Chosen | None:
    """The token that is being planned; None where this page does not serve."""
    match trail.step:
        case Node(begun) if len(begun.given) <= 1:
            token = field_value(begun, "token")
            return next((one for one in found if token in (None, one.token)), None)
    return None


def _split_by_use(scene: ReaderScene, found: Sequence[Found]) -> tuple[tuple[Found, ...], tuple[Found, ...]]:
    """The placements that are of use, as many as have room, and all others; each by the map's numbers."""
    assert scene.reader is not None
    table, most = table_of(scene), USEFUL_MENUS * OPTIONS
    placed = [(move, path) for move, path in found if isinstance(move, Place)]
    if not placed:
        return tuple(found), ()
    placed.sort(key=lambda one: place_number(one[0].province))
    useful = [one for one in placed if is_of_use(table, scene.reader, one[0])][:most]
    return tuple(useful), tuple(one for one in placed if one not in useful)


def _places_of_page(useful: Sequence[Found], others: Sequence[Found], number: int) -> Sequence[Found]:
    """The places of this page; where none is of use, the others stand on every page."""
    if number == 0 and useful:
        return useful
    first = max(number - 1, 0) if useful else number
    room = OTHER_MENUS * OPTIONS
    return others[first * room : (first + 1) * room]


def _spots(scene: ReaderScene, move: Place | Bless) -> tuple[Spot, ...]:
    if isinstance(move, Place):
        return (Spot(move.province, move.way),)
    return tuple(token_spots(scene, (move.number,)))


# --- controls -----------------------------------------------------------------------------------------------


def _province_menus(scene: ReaderScene, trail: Trail) -> Iterator[Choice]:
    """The provinces by the map's numbers in as few menus of about one length, each with what it is worth."""
    paths: dict[Any, str] = {}
    root = trail.root
    for one in _tokens(trail.controls):
        if one.root.move == "place":
            root = one.root
            for province, path in trail.answers_ahead(root, one.path, "province"):
                paths.setdefault(province, path)
    found = [one for one in PROVINCES if one in paths]
    for number, some in enumerate(even_parts(found, OPTIONS)):
        options = tuple(
            Option(
                paths[one],
                cut_to_fit(numbered_name(scene, one), OPTION_LABEL),
                cut_to_fit(province_note(scene, one), OPTION_DESCRIPTION),
            )
            for one in some
        )
        first, last = place_number(some[0]), place_number(some[-1])
        several = "no" if first == last else "yes"
        head = scene.messages.say("rokugan-which-province", several=several, first=first, last=last)
        yield Choice(trail.menu_id(root, "", number), options, head)


def _blessing_menus(scene: ReaderScene, trail: Trail) -> Iterator[Choice]:
    """The tokens on which the blessings of the hand may be laid, by a choice at once."""
    held = [one for one in _tokens(trail.controls) if one.root.move == "bless"]
    named = scene.messages.join_list([choice(scene, one.token) for one in held])
    found = [(one.token, move) for one in held for move, _ in trail.whole_moves(one.root, one.path)]
    for number, some in enumerate(even_parts(found, OPTIONS)):
        options = list[Option]()
        for token, move in some:
            option = place_option(scene, move, trail.controls.handle(move))
            if len(held) > 1:
                said = scene.messages.say("rokugan-use-on", card=choice(scene, token), piece=option.label)
                option = replace(option, label=cut_to_fit(said, OPTION_LABEL))
            options.append(option)
        head = scene.messages.say("rokugan-which-blessed", token=named)
        yield Choice(trail.move_menu_id(some[0][1], number), tuple(options), head)


def _face_menus(
    scene: ReaderScene, trail: Trail, found: Sequence[Laid], first: int, head: str
) -> Iterator[Choice]:
    """Tokens at a province in as few menus as they need, whose ids count from `first`; `head` is a text."""
    assert scene.reader is not None
    for number, some in enumerate(even_parts(found, OPTIONS), start=first):
        options = tuple(
            Option(
                trail.controls.handle(move),
                cut_to_fit(face(scene, move), OPTION_LABEL),
                cut_to_fit(why_useless(scene, scene.reader, move), OPTION_DESCRIPTION),
            )
            for move, _ in some
        )
        placeholder = scene.messages.say(head, count=len(some))
        yield Choice(trail.move_menu_id(some[0][0], number), options, placeholder)


def _place_menus(
    scene: ReaderScene, trail: Trail, chosen: Chosen, shown: Sequence[Found], *, is_useful: bool
) -> Iterator[Choice]:
    """The whole places of a token that is planned, in as few menus as they need."""
    for number, some in enumerate(even_parts(shown, OPTIONS)):
        moves = tuple(move for move, _ in some)
        head = places_head(scene, chosen.token, moves, len(shown), is_useful=is_useful)
        options = tuple(place_option(scene, move, whole.removeprefix(chosen.path)) for move, whole in some)
        yield Choice(trail.menu_id(chosen.root, chosen.path, number), options, head)


def _as_planned(scene: ReaderScene) -> tuple[Button, ...]:
    """Takes over all that is planned for this round by one press; none where nothing of it is left."""
    table, seat = table_of(scene), scene.reader
    assert seat is not None
    payload = orders_of(scene.table, seat)
    orders = None if payload is None else read_orders(payload, Action)
    left = sum(1 for _ in lines_left(table, seat, due_moves(orders, table.round)))
    if not left or orders is None or orders.prompt == table.round:
        return ()
    label = scene.messages.say("rokugan-button-as-planned", count=left)
    return (Button(ids.OrdersButtonId(scene.match, "prompt").pack(), label, "success"),)


def hand_button(scene: ReaderScene) -> Button:
    """To the page of all that a seat holds, and of all else that its turn allows."""
    return Button(ids.SeatPanelId(scene.match, HAND_LEAF).pack(), scene.messages.say("rokugan-button-hand"))


def _orders_buttons(scene: ReaderScene) -> tuple[Button, ...]:
    """All that is planned by one press, and the page of orders."""
    return (*_as_planned(scene), *orders_button(scene, moment, is_prompt=True))


def _plan_buttons(
    scene: ReaderScene, trail: Trail, chosen: Chosen, number: int, others: int
) -> tuple[Button, ...]:
    """The other places of a token that is planned, and back."""
    root, path, say, found = chosen.root, chosen.path, scene.messages.say, list[Button]()
    if number > 0:
        # By its page: with none it would have the id of the token's own button.
        found.append(Button(trail.button_id(root, path, 1), say("button-back")))
    # A page's id counts from 1, and the places of use are the first.
    if number * OTHER_MENUS * OPTIONS < others:
        found.append(Button(trail.button_id(root, path, number + 2), say("rokugan-button-elsewhere")))
    if number == 0:
        found.append(Button(ids.OrdersButtonId(scene.match).pack(), say("button-back")))
    return tuple(found)
