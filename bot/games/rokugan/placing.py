"""A turn of placement on one screen: which token, where it lies, and the map below with numbers.

    tokens of the hand, the chosen one bright      ─► this page with another token
    one menu of whole places, border and all       ─► this page with that place, drawn in
    Lay it                                         ─► the move

A place is its number on the map, its name and whence it is reached: "10 Lion Capital from 17". Those where
the token counts come first, two menus of them at most; all others wait behind Elsewhere, the next page. The
ids are those of a begun move that is asked for question by question (bot.ui.generic.wizard), so buttons of
long ago lead here, too. What a seat plans for silence is chosen on the same page, where a place is at once a
line of its orders.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids
from bot.games.rokugan.picture.layout import Spot
from bot.games.rokugan.picture.map import planned_token, sketch, token_spots
from bot.games.rokugan.questions import is_of_use, notes_beside
from bot.games.rokugan.words import (
    choice,
    clan,
    name_with_count,
    numbered_name,
    place_number,
    short_token_name,
    table_of,
    tokens,
)
from bot.render.bidi import cut_to_fit
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.pages import ACCENT, orders_button
from bot.ui.generic.wizard import Node, Whole
from bot.ui.generic.wizard_view import Trail, first_paths
from bot.ui.seat_controls import SeatControls
from engine.games.rokugan.chapters.battles import unguarded_defense
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.facts import HAND
from engine.games.rokugan.names import Province, Token, Way
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

TOKENS_IN_ROW: Final = 4
"""So many tokens stand in one row."""

HAND_LEAF: Final = "hand"
"""The leaf of the private page with all else that a seat holds and may do."""

Found = tuple[Place | Bless, str]
"""A whole placement, and the path that leads to it."""


class Chosen(Struct, frozen=True):
    """A token of the hand, the begun move that lays it, and the path of that move to the token's places."""

    token: Token
    root: PartialMove
    path: str


def opening(scene: ReaderScene, controls: SeatControls) -> Panel | None:
    """The page of the reader's turn before anything is chosen; None where no token can be laid."""
    root = next((one for one in controls.offers if is_placement(one)), None)
    return None if root is None else page(scene, Trail(controls, root, "", Node(root)), 0)


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
    """The page with a token chosen, perhaps its place; from page 1 on the places where it does not count.

    None for other moves than placements, and for a question in the midst of one that only old buttons ask.
    """
    found = tuple(_tokens(trail.controls))
    chosen = _chosen_token(trail, found)
    if chosen is None:
        return None
    move = trail.step.action if isinstance(trail.step, Whole) else None
    useful, others = _split_by_use(scene, trail.whole_moves(chosen.root, chosen.path))
    shown = _places_of_page(useful, others, number)
    head = Text("\n".join((*_head(scene, trail), *(() if move is None else notes_beside(scene, move).lines))))
    held = _token_buttons(scene, trail.controls, found, trail.written or (), chosen.token)
    # A phone has no room for five in a row: two even rows are lower than one that breaks and one beside it.
    half = len(held) if len(held) <= TOKENS_IN_ROW else -(-len(held) // 2)
    tokens_row = tuple(Buttons(some) for some in (held[:half], held[half:]) if some)
    menus = tuple(_menus(scene, trail, chosen, shown, move, is_useful=number == 0 and bool(useful)))
    row = _buttons(scene, trail, chosen, move, number, len(others) if useful else 0)
    blocks: tuple[Block, ...] = (head, *tokens_row, *menus, *rows(row))

    # The map: the places of the menus bright, and what is only thought of as it would lie.
    thought = (*_planned_places(scene, trail), *(() if move is None else (move,)))
    planned = tuple(planned_token(scene, one) for one in thought if isinstance(one, Place))
    marks = tuple(spot for one, _ in shown for spot in _spots(scene, one))
    drawn = sketch(scene, marks, planned, clans=False)
    return Panel(ACCENT, blocks, scene.messages.language, (*blocks, drawn))


# --- what is chosen, and what may be ------------------------------------------------------------------------


def is_placement(offer: Any) -> bool:
    """Whether this is a begun move by which a turn lays a token."""
    return isinstance(offer, PartialMove) and offer.move in LAYING


def _tokens(controls: SeatControls) -> Iterator[Chosen]:
    """Each token that can be laid."""
    return (Chosen(token, root, path) for root, token, path in first_paths(controls) if is_placement(root))


def _chosen_token(trail: Trail, found: Sequence[Chosen]) -> Chosen | None:
    """The token that is being laid, the first before one is chosen; None where this page does not serve."""
    if not is_placement(trail.root):
        return None
    match trail.step:
        case Whole(action):
            token = action.token
        case Node(begun) if len(begun.given) <= 1:
            token = field_value(begun, "token")
        case _:
            return None
    return next((one for one in found if token in (None, one.token)), None)


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
        _token_text(scene, (one.token.value, *one.blessings), one.province, one.way)
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
        _token_text(scene, (one.token,), one.province, one.way) for one in _planned_places(scene, trail)
    ]
    if written:
        yield f"-# {say('rokugan-laid-planned', tokens=' · '.join(written))}"


def _token_text(
    scene: ReaderScene, faces: tuple[Token, ...], province: Province, way: Way, named: bool = False
) -> str:
    """ "Army 2 on 2 from 1": a token of one's own by the map's numbers; `named` by the province, too."""
    kind, come = _kind_of_way(scene, province, way)
    where = (
        numbered_name(scene, province)
        if named
        else scene.messages.say("offered-number", number=place_number(province))
    )
    return scene.messages.say("rokugan-laid-token", face=tokens(scene, faces), to=where, way=kind, come=come)


def _kind_of_way(scene: ReaderScene, province: Province, way: Way) -> tuple[str, int]:
    """How a token lies for the words: on guard, in a centre, from the sea, or over a border; and whence."""
    come = place_number(way)
    if come:
        return "border", come
    return ("guard" if way == "centre" and owner(table_of(scene), province) == scene.reader else way), come


# --- controls -----------------------------------------------------------------------------------------------


def _menus(
    scene: ReaderScene,
    trail: Trail,
    chosen: Chosen,
    shown: Sequence[Found],
    move: Place | Bless | None,
    *,
    is_useful: bool,
) -> Iterator[Choice]:
    """The places in as few menus of about one length; of several each says which numbers it has."""
    say, count = scene.messages.say, -(-len(shown) // OPTIONS)
    for number in range(count):
        some = shown[number * len(shown) // count : (number + 1) * len(shown) // count]
        options = tuple(_option(scene, chosen.path, *one, is_chosen=one[0] == move) for one in some)
        ends = [place_number(one.province) for one, _ in some if isinstance(one, Place)]
        head = say(
            "rokugan-where",
            token=choice(scene, chosen.token),
            kind="useful" if is_useful else "other",
            count=len(shown),
            several="yes" if count > 1 and ends else "no",
            first=min(ends, default=0),
            last=max(ends, default=0),
        )
        yield Choice(trail.menu_id(chosen.root, chosen.path, number), options, head)


def _option(scene: ReaderScene, path: str, move: Place | Bless, whole: str, *, is_chosen: bool) -> Option:
    """A whole place, with whose it is, its defence and its honour."""
    table, say = table_of(scene), scene.messages.say
    if isinstance(move, Bless):
        piece = piece_of(table, move.number)
        if piece is None or piece.token.value is None:
            # A token of the orders that is to be blessed does not lie there yet.
            label = short_token_name(scene, move.number)
        else:
            label = _token_text(
                scene, (piece.token.value, *piece.blessings), piece.province, piece.way, named=True
            )
        return Option(whole.removeprefix(path), cut_to_fit(label, OPTION_LABEL), "", is_chosen)
    province, holder = move.province, owner(table, move.province)
    kind, come = _kind_of_way(scene, province, move.way)
    label = say("rokugan-place", place=numbered_name(scene, province), way=kind, come=come)
    who = "own" if holder == scene.reader else "free" if holder is None else "other"
    note = say(
        "rokugan-place-note",
        who=who,
        clan="" if holder is None else clan(scene, holder),
        defence=unguarded_defense(table, province),
        honor=flowers(table, province),
    )
    assert scene.reader is not None
    if not can_lie_at(table, scene.reader, move.token, province, move.way):
        note = say("rokugan-place-out", note=note)
    return Option(
        whole.removeprefix(path),
        cut_to_fit(label, OPTION_LABEL),
        cut_to_fit(note, OPTION_DESCRIPTION),
        is_chosen,
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


def _buttons(
    scene: ReaderScene,
    trail: Trail,
    chosen: Chosen,
    move: Place | Bless | None,
    number: int,
    others: int,
) -> tuple[Button, ...]:
    """Lay it, the orders, the other places and back, the hand; of orders only what chooses a place."""
    root, path, say, found = chosen.root, chosen.path, scene.messages.say, list[Button]()
    is_made = trail.written is None
    if is_made:
        go = trail.button_id(root, path if move is None else trail.path, ids.SURE)
        found.append(Button(go, say("rokugan-button-lay"), "success", disabled=move is None))
        found += _as_planned(scene)
        found += orders_button(scene, moment, is_prompt=True)
    if number > 0:
        # By its page: with none it would have the id of the token's own button.
        found.append(Button(trail.button_id(root, path, 1), say("button-back")))
    # A page's id counts from 1, and the places of use are the first.
    if number * OTHER_MENUS * OPTIONS < others:
        found.append(Button(trail.button_id(root, path, number + 2), say("rokugan-button-elsewhere")))
    if is_made:
        found.append(Button(ids.SeatPanelId(scene.match, HAND_LEAF).pack(), say("rokugan-button-hand")))
    elif number == 0:
        found.append(Button(ids.OrdersButtonId(scene.match).pack(), say("button-back")))
    return tuple(found)
