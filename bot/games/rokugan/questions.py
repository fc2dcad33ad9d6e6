"""What the buttons and questions of Rokugan are called, and what is said beside them.

A move at a token says where that lies; a value of a field is a token by its place, or a province by who holds
it. Beside a question stands what a token does, what a province is worth, what is no use: answers by which a
token would be thrown out come last, under a heading of their own.
"""

from typing import Any, Final

from bot.games.rokugan.words import (
    ability,
    choice,
    numbered_name,
    province_with_control,
    short_token_name,
    table_of,
)
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.wizard_view import NOTHING, SideNotes
from engine.games.rokugan.chapters.clan_abilities import Look, Swap
from engine.games.rokugan.chapters.hand_cards import Regroup, Spy
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.province_cards import PlayCard
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.chapters.shadowlands import Strike
from engine.games.rokugan.chapters.sorting import has_backing
from engine.games.rokugan.chapters.token_cards import UseCard
from engine.games.rokugan.names import FIGHTERS, KIND, PROVINCES, TOKENS, Province, Token
from engine.games.rokugan.offers import TURN_CARDS
from engine.games.rokugan.places import can_lie_at, ways_for
from engine.games.rokugan.state import Piece, State, owner, piece_of
from engine.kernel.moves import PartialMove, Pick, Several, field_value
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

PIECE_FIELDS: Final = ("number", "numbers", "one", "other")
PROVINCE_FIELDS: Final = ("province", "provinces", "cost")

FEW_ON_MAP: Final = 2
"""So many tokens or provinces are buttons beside the map: each may be as wide as the page."""

LAID: Final = ("place", "animate")
"""Moves in which a token is laid at a province."""

CONFIRMED: Final[tuple[type, ...]] = (Place, Bless, Swap, PlayCard, Spy, Regroup, *TURN_CARDS)
"""Moves that are chosen step by step and stand at once: they are looked at whole before. A draft is not. A
token is laid by its face; what leads to it step by step, as old menus do, shows the page with that face."""


def needs_confirmation(move: Any) -> bool:
    """Whether this move is shown before it is made."""
    return isinstance(move, CONFIRMED)


# --- names --------------------------------------------------------------------------------------------------


def move_name(scene: ReaderScene, move: Any) -> str:
    """A move on its button; one at a token says where that lies."""
    say = scene.messages.say
    match move:
        case Look(number):
            return say("rokugan-look-at", piece=short_token_name(scene, number))
        case Strike(number):
            return say("rokugan-strike-at", piece=short_token_name(scene, number))
        case UseCard(card, number):
            return say("rokugan-use-on", card=choice(scene, card), piece=short_token_name(scene, number))
        case Bless(token, number) if number < 0 or piece_of(table_of(scene), number) is not None:
            return say("rokugan-use-on", card=choice(scene, token), piece=short_token_name(scene, number))
    return wording.move(scene, move)


def value_name(scene: ReaderScene, name: str, given: Any) -> str:
    """A value of the field `name`; "" where the shared words serve.

    A token by where it lies, a province by who holds it (nobody, in the draft), a way by where it comes from.
    """
    if name in PIECE_FIELDS and isinstance(given, int):
        return short_token_name(scene, given)
    if name in PROVINCE_FIELDS and given in PROVINCES:
        if table_of(scene).phase == "draft":
            return numbered_name(scene, given)
        return province_with_control(scene, given)
    if name == "way" and given in PROVINCES:
        return scene.messages.say("rokugan-way", province=choice(scene, given))
    return ""


# --- beside a question --------------------------------------------------------------------------------------


def notes_beside(scene: ReaderScene, move: Any) -> SideNotes:
    """The notes beside what a begun move asks."""
    match move:
        case PartialMove(fields=(Pick() as field, *_)):
            return _notes_on_question(scene, move, field)
        case PartialMove(fields=(Several(name=name), *_)) if name in (*PIECE_FIELDS, *PROVINCE_FIELDS):
            return SideNotes(few=FEW_ON_MAP)
    return NOTHING


def _notes_on_question(scene: ReaderScene, begun: PartialMove, field: Pick) -> SideNotes:
    laid = _laid_token(begun)
    match field.name:
        case "token":
            effects = (token_effect(scene, one) for one in TOKENS if one in field.among)
            return SideNotes(tuple(dict.fromkeys(effects)))
        case "card":
            cards = tuple(ability(scene, str(one)) for one in field.among)
            if begun.move != "use_card":
                return SideNotes(cards)
            # How often the cards of the start of a turn can be used (BR-CARD-1, BR-CARD-2).
            often = scene.messages.attribute("rokugan-action-use-card", "description")
            return SideNotes((f"-# {often}", *cards))
        case "province":
            return _notes_on_provinces(scene, field, laid)
        case "way" if laid is not None and scene.reader is not None:
            return _notes_on_ways(scene, scene.reader, laid, begun, field)
        case name if name in (*PIECE_FIELDS, *PROVINCE_FIELDS):
            return SideNotes(few=FEW_ON_MAP)
    return NOTHING


def _laid_token(begun: PartialMove) -> Token | None:
    """The token that the begun move lays at a province, once it is given."""
    token = next((one for one in TOKENS if one == field_value(begun, "token")), None)
    return token if begun.move in LAID else None


def token_effect(scene: ReaderScene, token: Token) -> str:
    """A line that says what a token of this kind does, and where."""
    return f"-# {scene.messages.say(f'rokugan-does-{KIND[token]}')}"


def _notes_on_provinces(scene: ReaderScene, field: Pick, laid: Token | None) -> SideNotes:
    """Provinces with the honour that each brings; last those where the token fits nowhere."""
    table, seat, say = table_of(scene), scene.reader, scene.messages.say
    among = [one for one in PROVINCES if one in field.among]
    worth = {one: say("rokugan-worth", honor=flowers(table, one)) for one in among}
    if laid is None or seat is None:
        return SideNotes(notes=worth, few=FEW_ON_MAP)
    fitting = [
        one
        for one in among
        if any(can_lie_at(table, seat, laid, one, way) for way in ways_for(table, seat, laid, one))
    ]
    out = frozenset(one for one in among if one not in fitting)
    fought = fitting if KIND[laid] in FIGHTERS else []
    notes = worth | {one: f"{_fighting_role(scene, seat, one)} · {worth[one]}" for one in fought}
    heads = (say("rokugan-head-fits"), say("rokugan-head-out"))
    return SideNotes((token_effect(scene, laid),), notes, out, heads, few=FEW_ON_MAP)


def useful_provinces(scene: ReaderScene, begun: PartialMove, among: tuple[Any, ...]) -> tuple[Province, ...]:
    """The provinces of those that may be answered at which the token that is being laid counts."""
    last = _notes_on_provinces(scene, Pick("province", among), _laid_token(begun)).last
    return tuple(one for one in PROVINCES if one in among and one not in last)


def _notes_on_ways(
    scene: ReaderScene, seat: Seat, token: Token, begun: PartialMove, field: Pick
) -> SideNotes:
    """Ways to lie at a province, with what the token does there; last those from which it is thrown out."""
    province = next(one for one in PROVINCES if one == field_value(begun, "province"))
    table, out_note = table_of(scene), scene.messages.say("rokugan-note-out")
    out = frozenset(way for way in field.among if not can_lie_at(table, seat, token, province, way))  # type: ignore[arg-type]
    notes = {way: _fighting_role(scene, seat, province) for way in field.among if KIND[token] in FIGHTERS}
    return SideNotes((token_effect(scene, token),), {**notes, **dict.fromkeys(out, out_note)}, out)


def _fighting_role(scene: ReaderScene, seat: Seat, province: Province) -> str:
    """The note that a token which fights at this province attacks it, or defends one's own."""
    own = owner(table_of(scene), province) == seat
    return scene.messages.say("rokugan-note-defence" if own else "rokugan-note-attack")


def is_of_use(table: State, seat: Seat, move: Place) -> bool:
    """Whether a token counts where this placement lays it, on the board as its owner sees it.

    A raid needs backing (BR-RAID-3). A bluff counts nowhere, so for it that is where it passes for an army or
    a navy.
    """
    if KIND[move.token] == "bluff":
        return any(can_lie_at(table, seat, one, move.province, move.way) for one in ("army_1", "navy_1"))
    is_fit = can_lie_at(table, seat, move.token, move.province, move.way)
    return is_fit and (KIND[move.token] != "raid" or _is_backed(table, seat, move))


def _is_backed(table: State, seat: Seat, move: Place) -> bool:
    """Whether something backs this raid as things stand."""
    raid = Piece(0, seat, move.province, move.way, Sealed(move.token, (seat,)))
    own = tuple(one for one in table.pieces if one.owner == seat and one.token.value is not None)
    return has_backing(table, raid, own)


def why_useless(scene: ReaderScene, seat: Seat, move: Place) -> str:
    """That the token will be thrown out (BR-PLACE-12), or that nothing backs a raid yet; else ""."""
    table = table_of(scene)
    if not can_lie_at(table, seat, move.token, move.province, move.way):
        return scene.messages.say("rokugan-note-out")
    if KIND[move.token] == "raid" and not _is_backed(table, seat, move):
        return scene.messages.say("rokugan-note-unbacked")
    return ""
