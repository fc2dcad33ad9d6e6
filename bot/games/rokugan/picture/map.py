"""The map as one reader may see it, with the places marked that a begun move may lead to."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.rokugan.aside import useful
from bot.games.rokugan.board import BEFORE, honor, phase
from bot.games.rokugan.controls import LANDS, PIECES
from bot.games.rokugan.picture.alts import lines
from bot.games.rokugan.picture.layout import place_pieces
from bot.games.rokugan.picture.values import Lying, MapBoard, Realm, Spot, Tile
from bot.games.rokugan.words import choice, clan, table_of
from bot.pictures.facts import plain_name, sheet, sketch_of
from bot.render.i18n import message_id
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.battles import unguarded_defense
from engine.games.rokugan.chapters.clan_abilities import Swap
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.chapters.token_cards import UseCard
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.names import KIND, PROVINCES, STRENGTH, Province, Special
from engine.games.rokugan.state import Piece, land
from engine.kernel.moves import PartialMove, Pick, Several, field_value
from engine.kernel.seats import Seat

TEMPLATE: Final = "rokugan_map"


def sketch(scene: ReaderScene, marks: tuple[Spot, ...] = (), more: tuple[Lying, ...] = ()) -> Sketch | None:
    """The picture; None before the capitals are taken. `more` are tokens that are only being thought of."""
    if table_of(scene).phase in BEFORE:
        return None
    shown = values(scene, marks, more)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(scene, shown))


def preview(scene: ReaderScene, move: Any) -> Sketch | None:
    """The map beside a question about a place, and a token where it would lie before it does."""
    match move:
        case Place(token, province, way):
            return sketch(scene, more=(_planned_token(scene, token, province, way),))
        case UseCard() | Bless():
            return sketch(scene, tuple(_spots(scene, (move.number,))))
        case Swap(one, other):
            return sketch(scene, tuple(_spots(scene, (one, other))))
        case PartialMove() if move.fields and isinstance(move.fields[0], Pick | Several):
            return _map_for_question(scene, move, move.fields[0])
    return None


def values(scene: ReaderScene, marks: tuple[Spot, ...], more: tuple[Lying, ...]) -> MapBoard:
    """What the picture shows."""
    table, say = table_of(scene), scene.messages.say
    aimed = {one.province for one in marks}
    told = "" if not table.round else say("rokugan-first", clan=clan(scene, table.first))
    return MapBoard(
        **sheet(scene.messages.language),
        head=say("rokugan-now", round=table.round, rounds=ROUNDS, phase=say(f"rokugan-phase-{phase(scene)}")),
        told=told,
        lands=tuple(_realm(scene, name, name in aimed) for name in PROVINCES),
        pieces=(*_lying(scene), *more),
        marks=tuple(one for one in marks if one.way != "centre"),
        seats=tuple(_tile(scene, seat) for seat in table.order),
    )


def _map_for_question(scene: ReaderScene, begun: PartialMove, field: Pick | Several) -> Sketch | None:
    """Provinces where it counts, ways and tokens that may be answered are marked."""
    if field.name in PIECES:
        return sketch(scene, tuple(_spots(scene, field.among)))
    if field.name == "way":
        province = next(one for one in PROVINCES if one == field_value(begun, "province"))
        return sketch(scene, tuple(Spot(province, way) for way in field.among))  # type: ignore[arg-type]
    if field.name in LANDS:
        return sketch(scene, tuple(Spot(one, "centre") for one in useful(scene, begun, field.among)))
    return None


def _spots(scene: ReaderScene, numbers: tuple[Any, ...]) -> Iterator[Spot]:
    """Where the tokens with these numbers lie."""
    for one in table_of(scene).pieces:
        if one.number in numbers:
            yield Spot(one.province, one.way)


def _planned_token(scene: ReaderScene, token: Any, province: Province, way: Any) -> Lying:
    seat = scene.reader
    own = None if seat is None else table_of(scene).players[seat].clan
    return Lying(
        province=province,
        way=way,
        nth=0,
        of=1,
        clan=own or "",
        face=KIND[token],
        strength=STRENGTH[token],
        blessed=0,
        new=True,
    )


def _realm(scene: ReaderScene, name: Province, marked: bool) -> Realm:
    here, table = land(table_of(scene), name), table_of(scene)
    own = None if here.owner is None else table.players[here.owner].clan
    return Realm(
        id=name,
        name=choice(scene, name),
        clan=own or "",
        down=here.down,
        up=here.up,
        defense=unguarded_defense(table, name),
        honor=flowers(table, name) if own is None else 0,
        special=here.special or "",
        mark="" if here.special is None else _mark(scene, here.special),
        marked=marked,
    )


def _mark(scene: ReaderScene, special: Special) -> str:
    return scene.messages.say(message_id(f"rokugan-mark-{special}"))


def _lying(scene: ReaderScene) -> Iterator[Lying]:
    """Tokens in the order of the board; those of one centre side by side."""
    pieces = table_of(scene).pieces
    for one in pieces:
        beside = [two.number for two in pieces if (two.province, two.way) == (one.province, one.way)]
        yield _piece(scene, one, beside.index(one.number), len(beside))


def _piece(scene: ReaderScene, one: Piece, nth: int, of: int) -> Lying:
    token = one.token.value
    return Lying(
        province=one.province,
        way=one.way,
        nth=nth,
        of=of,
        clan=table_of(scene).players[one.owner].clan or "",
        face="" if token is None else KIND[token],
        strength=0 if token is None else STRENGTH[token],
        blessed=sum(STRENGTH[two] for two in one.blessings),
        new=False,
    )


def _tile(scene: ReaderScene, seat: Seat) -> Tile:
    table, row = table_of(scene), scene.view.standings[seat]
    player, say = table.players[seat], scene.messages.say
    told = say("rokugan-tile", clan=clan(scene, seat), hand=row.hand, cards=row.cards)
    return Tile(
        clan=player.clan or "",
        name=plain_name(scene.names[seat], clan(scene, seat)),
        told=told,
        honor=honor(scene, seat),
        first=bool(table.round) and seat == table.first,
        awaited=seat in scene.awaited_seats,
    )
