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
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids
from bot.games.rokugan.picture.layout import Spot
from bot.games.rokugan.picture.map import planned_token, sketch, token_spots
from bot.games.rokugan.questions import is_of_use, why_useless
from bot.games.rokugan.words import (
    choice,
    clan,
    kind_of_way,
    name_with_count,
    numbered_name,
    place_number,
    short_token_name,
    table_of,
    token_text,
    tokens,
)
from bot.render.bidi import cut_to_fit
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.pages import ACCENT, orders_button
from bot.ui.generic.wizard import Node, Whole
from bot.ui.generic.wizard_view import Trail, first_paths
from bot.ui.seat_controls import SeatControls
from engine.games.rokugan.chapters.battles import unguarded_defense
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.facts import HAND
from engine.games.rokugan.names import PROVINCES, Province, Token
from engine.games.rokugan.offers import Action
from engine.games.rokugan.orders import lines_left, moment
from engine.games.rokugan.places import can_lie_at
from engine.games.rokugan.state import hand, owner, piece_of
from engine.kernel.moves import PartialMove, field_value
from engine.kernel.orders import due_moves, read_orders
from engine.kernel.table import orders_of

LAYING: Final = ("place", "bless")
"""The begun moves by which a turn lays a token."""

USEFUL_MENUS: Final = 2
"""So many menus of places where the token counts stand above the map; what is beyond stands elsewhere."""

OTHER_MENUS: Final = 3
"""So many menus of other places a page."""

FACES: Final = 8
"""So many tokens at a province are buttons; more stand in menus."""

TOKENS_IN_ROW: Final = 4
"""So many tokens stand in one row: a phone has no room for five."""

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
    held = scene.messages.say("rokugan-own-hand", tokens=tokens(scene, hand(table_of(scene), scene.reader)))
    head = Text("\n".join((*_head(scene, trail), held)))
    menus = (*_province_menus(scene, trail), *_blessing_menus(scene, trail))
    return _with_map(scene, (head, *menus, *rows(_turn_buttons(scene))), sketch(scene, clans=False))


def _province_page(scene: ReaderScene, trail: Trail, province: Province) -> Panel:
    """A turn with a province chosen: what may be laid there, each token by its face and whence it comes."""
    assert scene.reader is not None
    table, seat, say = table_of(scene), scene.reader, scene.messages.say
    where = f"### {numbered_name(scene, province)}\n-# {_province_note(scene, province)}"
    head = Text("\n".join((*_head(scene, trail), where)))
    laid = tuple(_laid_at(trail, province))
    useful = tuple(one for one in laid if is_of_use(table, seat, one[0]))
    others = tuple(one for one in laid if one not in useful)

    # A press of a face lays it, and so does a choice of a menu.
    faces, menus = tuple[Block, ...](), list[Choice]()
    if len(useful) <= FACES:
        faces = _in_even_rows(
            tuple(Button(trail.move_button_id(move), _face(scene, move), "primary") for move, _ in useful)
        )
    else:
        menus += _face_menus(scene, trail, useful, 0, "rokugan-which-token")
    menus += _face_menus(scene, trail, others, len(menus), "rokugan-which-useless")
    back = Button(ids.SeatPanelId(scene.match).pack(), say("button-back"))
    blocks = (head, *faces, *menus, *rows((back, *_orders_buttons(scene))))
    marks = tuple(spot for move, _ in useful for spot in _spots(scene, move))
    return _with_map(scene, blocks, sketch(scene, marks, clans=False))


def _plan_page(scene: ReaderScene, trail: Trail, number: int) -> Panel | None:
    """A token of the orders and its places; None for a question in the midst that only old buttons ask."""
    found = tuple(_tokens(trail.controls))
    chosen = _chosen_token(trail, found)
    if chosen is None:
        return None
    useful, others = _split_by_use(scene, trail.whole_moves(chosen.root, chosen.path))
    shown = _places_of_page(useful, others, number)
    head = Text("\n".join(_head(scene, trail)))
    held = _token_buttons(scene, trail.controls, found, trail.written or (), chosen.token)
    menus = _place_menus(scene, trail, chosen, shown, is_useful=number == 0 and bool(useful))
    row = _plan_buttons(scene, trail, chosen, number, len(others) if useful else 0)

    # The map: the places of the menus bright, and what is only thought of as it would lie.
    planned = tuple(planned_token(scene, one) for one in _planned_places(scene, trail))
    marks = tuple(spot for one, _ in shown for spot in _spots(scene, one))
    blocks: tuple[Block, ...] = (head, *_in_even_rows(held), *menus, *rows(row))
    return _with_map(scene, blocks, sketch(scene, marks, planned, clans=False))


def _with_map(scene: ReaderScene, blocks: tuple[Block, ...], drawn: Sketch) -> Panel:
    """The controls, with pictures the map below them."""
    return Panel(ACCENT, blocks, scene.messages.language, (*blocks, drawn))


def _in_even_rows(buttons: tuple[Button, ...]) -> tuple[Buttons, ...]:
    """Buttons in one row, or in two: even ones are lower than one that breaks and one beside it."""
    half = len(buttons) if len(buttons) <= TOKENS_IN_ROW else -(-len(buttons) // 2)
    return tuple(Buttons(some) for some in (buttons[:half], buttons[half:]) if some)


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


def _planned_places(scene: ReaderScene, trail: Trail) -> tuple[Place, ...]:
    """The placements of the orders that have not been made yet; none where no orders are written."""
    assert scene.reader is not None
    left = lines_left(table_of(scene), scene.reader, trail.written or ())
    return tuple(one for one in left if isinstance(one, Place))


def _spots(scene: ReaderScene, move: Place | Bless) -> tuple[Spot, ...]:
    if isinstance(move, Place):
        return (Spot(move.province, move.way),)
    return tuple(token_spots(scene, (move.number,)))


# --- in words -----------------------------------------------------------------------------------------------


def _head(scene: ReaderScene, trail: Trail) -> Iterator[str]:
    """Which token of the round this is, what one has laid, what silence brings; of orders what is written."""
    table, seat, say = table_of(scene), scene.reader, scene.messages.say
    assert seat is not None
    if trail.written is None:
        # The last token of a hand stays in it (BR-PLACE-2).
        left = len(hand(table, seat)) - table.players[seat].skipped
        yield f"## {say('rokugan-turn-token', number=max(1, HAND + 1 - left), of=HAND - 1)}"
    else:
        yield f"## {say('rokugan-turn-plan', round=table.round)}"
    laid = [
        token_text(scene, (one.token.value, *one.blessings), one.province, one.way)
        for one in table.pieces
        if one.owner == seat and one.token.value is not None
    ]
    if laid:
        yield f"-# {say('rokugan-laid', tokens=' · '.join(laid))}"
    if trail.written is None:
        due = scene.first_deadline(scene.own_waits)
        if due is not None:
            ordered = "no" if orders_of(scene.table, seat) is None else "yes"
            yield f"-# {say('rokugan-turn-until', left=f'<t:{int(due.timestamp())}:R>', ordered=ordered)}"
        return
    written = [
        token_text(scene, (one.token,), one.province, one.way) for one in _planned_places(scene, trail)
    ]
    if written:
        yield f"-# {say('rokugan-laid-planned', tokens=' · '.join(written))}"


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
    for number, some in enumerate(_in_even_parts(found, OPTIONS)):
        options = tuple(
            Option(
                paths[one],
                cut_to_fit(numbered_name(scene, one), OPTION_LABEL),
                cut_to_fit(_province_note(scene, one), OPTION_DESCRIPTION),
            )
            for one in some
        )
        ends = {"first": place_number(some[0]), "last": place_number(some[-1])}
        yield Choice(
            trail.menu_id(root, "", number), options, scene.messages.say("rokugan-which-province", **ends)
        )


def _blessing_menus(scene: ReaderScene, trail: Trail) -> tuple[Choice, ...]:
    """For each blessing of the hand the tokens on which it may be laid, by a choice at once."""
    menus = list[Choice]()
    for one in _tokens(trail.controls):
        if one.root.move == "bless":
            found = trail.whole_moves(one.root, one.path)
            menus += _place_menus(scene, trail, one, found, is_useful=True, first=len(menus))
    return tuple(menus)


def _face_menus(
    scene: ReaderScene, trail: Trail, found: Sequence[Laid], first: int, head: str
) -> Iterator[Choice]:
    """Tokens at a province in as few menus as they need, whose ids count from `first`; `head` is a text."""
    assert scene.reader is not None
    for number, some in enumerate(_in_even_parts(found, OPTIONS), start=first):
        options = tuple(
            Option(
                trail.controls.handle(move),
                cut_to_fit(_face(scene, move), OPTION_LABEL),
                cut_to_fit(why_useless(scene, scene.reader, move), OPTION_DESCRIPTION),
            )
            for move, _ in some
        )
        placeholder = scene.messages.say(head, count=len(some))
        yield Choice(trail.move_menu_id(some[0][0], number), options, placeholder)


def _in_even_parts(found: Sequence[Any], most: int) -> Iterator[Sequence[Any]]:
    """A row in as few parts of at most so many as it needs, all of about one length."""
    count = -(-len(found) // most)
    for number in range(count):
        yield found[number * len(found) // count : (number + 1) * len(found) // count]


def _face(scene: ReaderScene, move: Place) -> str:
    """A token by its face, and how it comes to lie at its province: "Army 2 from 18"."""
    kind, come = kind_of_way(scene, move.province, move.way)
    return scene.messages.say("rokugan-place", place=choice(scene, move.token), way=kind, come=come)


def _place_menus(
    scene: ReaderScene,
    trail: Trail,
    chosen: Chosen,
    shown: Sequence[Found],
    *,
    is_useful: bool,
    first: int = 0,
) -> Iterator[Choice]:
    """The whole places of one token in as few menus, whose ids count from `first`.

    Of several menus each says which numbers it has.
    """
    parts, is_written = tuple(_in_even_parts(shown, OPTIONS)), trail.written is not None
    for number, some in enumerate(parts, start=first):
        ends = [place_number(one.province) for one, _ in some if isinstance(one, Place)]
        head = scene.messages.say(
            "rokugan-where",
            token=choice(scene, chosen.token),
            kind="useful" if is_useful else "other",
            count=len(shown),
            several="yes" if len(parts) > 1 and ends else "no",
            first=min(ends, default=0),
            last=max(ends, default=0),
        )
        if is_written:
            custom_id = trail.menu_id(chosen.root, chosen.path, number)
            options = tuple(_option(scene, move, whole.removeprefix(chosen.path)) for move, whole in some)
        else:
            custom_id = trail.move_menu_id(some[0][0], number)
            options = tuple(_option(scene, move, trail.controls.handle(move)) for move, _ in some)
        yield Choice(custom_id, options, head)


def _option(scene: ReaderScene, move: Place | Bless, value: str) -> Option:
    """A whole place, with whose it is, its defence and its honour; of a blessing the token it lies on."""
    table, say = table_of(scene), scene.messages.say
    if isinstance(move, Bless):
        piece = piece_of(table, move.number)
        if piece is None or piece.token.value is None:
            # A token of the orders that is to be blessed does not lie there yet.
            label = short_token_name(scene, move.number)
        else:
            label = token_text(
                scene, (piece.token.value, *piece.blessings), piece.province, piece.way, named=True
            )
        return Option(value, cut_to_fit(label, OPTION_LABEL), "")
    assert scene.reader is not None
    kind, come = kind_of_way(scene, move.province, move.way)
    label = say("rokugan-place", place=numbered_name(scene, move.province), way=kind, come=come)
    note = _province_note(scene, move.province)
    if not can_lie_at(table, scene.reader, move.token, move.province, move.way):
        note = say("rokugan-place-out", note=note)
    return Option(value, cut_to_fit(label, OPTION_LABEL), cut_to_fit(note, OPTION_DESCRIPTION))


def _province_note(scene: ReaderScene, province: Province) -> str:
    """Whose a province is, its defence and its honour."""
    table = table_of(scene)
    holder = owner(table, province)
    return scene.messages.say(
        "rokugan-place-note",
        who="own" if holder == scene.reader else "free" if holder is None else "other",
        clan="" if holder is None else clan(scene, holder),
        defence=unguarded_defense(table, province),
        honor=flowers(table, province),
    )


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
    return (Button(ids.OrdersButtonId(scene.match, "go").pack(), label, "success"),)


def _turn_buttons(scene: ReaderScene) -> tuple[Button, ...]:
    """The orders, and the page of all else that a turn allows."""
    to_hand = Button(
        ids.SeatPanelId(scene.match, HAND_LEAF).pack(), scene.messages.say("rokugan-button-hand")
    )
    return (*_orders_buttons(scene), to_hand)


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
