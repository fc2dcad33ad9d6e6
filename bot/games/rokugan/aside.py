"""What is said beside a question of Rokugan: what a token does, what a province is worth, what is no use."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.rokugan.words import choice, means, table_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.side_notes import NOTHING, SideNotes
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.chapters.sorting import has_backing
from engine.games.rokugan.names import FIGHTERS, KIND, PROVINCES, TOKENS, Province, Token, Way
from engine.games.rokugan.places import can_lie_at, ways_for
from engine.games.rokugan.state import Piece, owner
from engine.kernel.moves import PartialMove, Pick, field_value
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

LAID: Final = ("place", "animate")
"""Moves in which a token is laid at a province."""


def notes_beside(scene: ReaderScene, move: Any) -> SideNotes:
    """By what is asked; of a whole move what speaks against it."""
    match move:
        case Place(token, province, way) if scene.reader is not None:
            return SideNotes(tuple(_against(scene, scene.reader, token, province, way)))
        case PartialMove() if move.fields and isinstance(move.fields[0], Pick):
            return _notes_on_question(scene, move, move.fields[0])
    return NOTHING


def _notes_on_question(scene: ReaderScene, begun: PartialMove, field: Pick) -> SideNotes:
    laid = _token_laid(begun)
    match field.name:
        case "token":
            return SideNotes(tuple(dict.fromkeys(does(scene, one) for one in TOKENS if one in field.among)))
        case "card":
            return SideNotes((*_when(scene, begun), *(_card(scene, one) for one in field.among)))
        case "province":
            return _provinces(scene, field, laid)
        case "way" if laid is not None and scene.reader is not None:
            return _ways(scene, scene.reader, laid, begun, field)
    return NOTHING


def does(scene: ReaderScene, token: Token) -> str:
    """What a token of this kind does, and where."""
    return f"-# {scene.messages.say(f'rokugan-does-{KIND[token]}')}"


def _when(scene: ReaderScene, begun: PartialMove) -> Iterator[str]:
    """How often the cards of the start of a turn can be used (BR-CARD-1, BR-CARD-2)."""
    if begun.move == "use_card":
        yield f"-# {scene.messages.attribute('rokugan-action-use-card', 'description')}"


def _card(scene: ReaderScene, card: Any) -> str:
    return scene.messages.say("rokugan-ability", name=choice(scene, card), means=means(scene, card))


def _provinces(scene: ReaderScene, field: Pick, laid: Token | None) -> SideNotes:
    """Each with the honour that it brings; last those where the token fits nowhere."""
    table, seat, say = table_of(scene), scene.reader, scene.messages.say
    among = [one for one in PROVINCES if one in field.among]
    worth = {one: say("rokugan-worth", honor=flowers(table, one)) for one in among}
    if laid is None or seat is None:
        return SideNotes(notes=worth)
    out = frozenset(one for one in among if not _takes(table, seat, laid, one))
    fought = [one for one in among if one not in out and KIND[laid] in FIGHTERS]
    notes = worth | {one: f"{_role(scene, seat, one)} · {worth[one]}" for one in fought}
    return SideNotes((does(scene, laid),), notes, out, (say("rokugan-head-fits"), say("rokugan-head-out")))


def _role(scene: ReaderScene, seat: Seat, province: Province) -> str:
    """Whether a token that fights there attacks or defends."""
    own = owner(table_of(scene), province) == seat
    return scene.messages.say("rokugan-note-defence" if own else "rokugan-note-attack")


def useful(scene: ReaderScene, begun: PartialMove, among: tuple[Any, ...]) -> tuple[Province, ...]:
    """The provinces of those that may be answered at which the token that is being laid counts."""
    last = _provinces(scene, Pick("province", among), _token_laid(begun)).last
    return tuple(one for one in PROVINCES if one in among and one not in last)


def _token_laid(begun: PartialMove) -> Token | None:
    token = next((one for one in TOKENS if one == field_value(begun, "token")), None)
    return token if begun.move in LAID else None


def _takes(table: Any, seat: Seat, token: Token, province: Province) -> bool:
    ways = ways_for(table, seat, token, province)
    return any(can_lie_at(table, seat, token, province, way) for way in ways)


def _ways(scene: ReaderScene, seat: Seat, token: Token, begun: PartialMove, field: Pick) -> SideNotes:
    """Each with what the token does there; last those from which it is thrown out."""
    province = next(one for one in PROVINCES if one == field_value(begun, "province"))
    table, say = table_of(scene), scene.messages.say
    out = frozenset(way for way in field.among if not can_lie_at(table, seat, token, province, way))  # type: ignore[arg-type]
    fought = {way: _role(scene, seat, province) for way in field.among if KIND[token] in FIGHTERS}
    return SideNotes((does(scene, token),), {**fought, **{way: say("rokugan-note-out") for way in out}}, out)


def _against(scene: ReaderScene, seat: Seat, token: Token, province: Province, way: Way) -> Iterator[str]:
    """That the token will be thrown out (BR-PLACE-12), or that nothing backs a raid as things stand."""
    table, say = table_of(scene), scene.messages.say
    if not can_lie_at(table, seat, token, province, way):
        yield f"**{say('rokugan-warning-out')}**"
    elif KIND[token] == "raid" and not has_backing(
        table, Piece(0, seat, province, way, Sealed(token, (seat,))), _own_pieces(table, seat)
    ):
        yield f"**{say('rokugan-warning-unbacked')}**"


def _own_pieces(table: Any, seat: Seat) -> tuple[Piece, ...]:
    return tuple(one for one in table.pieces if one.owner == seat and one.token.value is not None)
