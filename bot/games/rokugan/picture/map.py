"""The map as one reader may see it: what its picture shows, what is marked on it, and its words.

    sketch    the map as it stands, with its words for who can't see the picture
    preview   the map beside a question, with the places that an answer may lead to

Faces are those of the reader's cut: for anybody else a facedown token has none.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from bot.games.rokugan.picture.layout import Lying, MapBoard, Realm, Spot, Tile, map_layers
from bot.games.rokugan.questions import PIECE_FIELDS, PROVINCE_FIELDS, useful_provinces
from bot.games.rokugan.words import (
    BEFORE,
    choice,
    clan,
    honor_in_sight,
    numbered_name,
    phase_code,
    place,
    table_of,
)
from bot.pictures.facts import plain_name, sheet, sketch_of
from bot.render.i18n import message_id
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.battles import unguarded_defense
from engine.games.rokugan.chapters.clan_abilities import Swap
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.chapters.token_cards import UseCard
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.names import KIND, PROVINCES, STRENGTH, Province
from engine.games.rokugan.state import land
from engine.kernel.moves import PartialMove, Pick, Several, field_value
from engine.kernel.seats import Seat

TEMPLATE: Final = "rokugan_map"


def sketch(
    scene: ReaderScene, marks: tuple[Spot, ...] = (), more: tuple[Lying, ...] = (), *, clans: bool = True
) -> Sketch:
    """The picture. `more` are tokens that are only being thought of.

    Beside a question it is shown without the row of `clans`: whoever chooses a place looks at the map.
    """
    shown = values(scene, marks, more)
    drawn = shown if clans else replace(shown, seats=())
    return sketch_of(TEMPLATE, map_layers(drawn), _alt_lines(scene, shown))


def preview(scene: ReaderScene, move: Any) -> Sketch | None:
    """The map beside a question about a place, and the tokens of a card or swap before it is used; else None.

    What is laid has a page of its own (placing.py).
    """
    match move:
        case UseCard():
            return sketch(scene, tuple(token_spots(scene, (move.number,))), clans=False)
        case Swap(one, other):
            return sketch(scene, tuple(token_spots(scene, (one, other))), clans=False)
        case PartialMove() if move.fields and isinstance(move.fields[0], Pick | Several):
            field = move.fields[0]
            if field.name in PIECE_FIELDS:
                return sketch(scene, tuple(token_spots(scene, field.among)), clans=False)
            if field.name == "way":
                province = next(one for one in PROVINCES if one == field_value(move, "province"))
                ways = tuple(Spot(province, way) for way in field.among)  # type: ignore[arg-type]
                return sketch(scene, ways, clans=False)
            if field.name in PROVINCE_FIELDS:
                # Of provinces only those are marked at which the token counts.
                useful = useful_provinces(scene, move, field.among)
                return sketch(scene, tuple(Spot(one, "centre") for one in useful), clans=False)
    return None


def planned_token(scene: ReaderScene, move: Place) -> Lying:
    """The reader's own token as it would lie after this placement."""
    own = None if scene.reader is None else table_of(scene).players[scene.reader].clan
    return Lying(
        province=move.province,
        way=move.way,
        nth=0,
        of=1,
        clan=own or "",
        face=KIND[move.token],
        strength=STRENGTH[move.token],
        blessed=0,
        new=True,
    )


def token_spots(scene: ReaderScene, numbers: tuple[Any, ...]) -> Iterator[Spot]:
    """The places of the tokens with these numbers."""
    for one in table_of(scene).pieces:
        if one.number in numbers:
            yield Spot(one.province, one.way)


# --- what the picture shows ---------------------------------------------------------------------------------


def values(scene: ReaderScene, marks: tuple[Spot, ...], more: tuple[Lying, ...]) -> MapBoard:
    """The values of the picture, as the template reads them, with these marks and planned tokens."""
    table, say = table_of(scene), scene.messages.say
    aimed = {one.province for one in marks}
    phase = say(f"rokugan-phase-{phase_code(scene)}")
    return MapBoard(
        **sheet(scene.messages.language),
        head=say("rokugan-now", round=table.round, rounds=ROUNDS, phase=phase),
        told=say("rokugan-first", clan=clan(scene, table.first)) if table.round else "",
        lands=tuple(
            _realm(scene, name, number, name in aimed) for number, name in enumerate(PROVINCES, start=1)
        ),
        pieces=(*_lying_tokens(scene), *more),
        marks=tuple(one for one in marks if one.way != "centre"),
        seats=tuple(_tile(scene, seat) for seat in table.order),
        over=scene.result is not None,
    )


def _realm(scene: ReaderScene, name: Province, number: int, marked: bool) -> Realm:
    here, table = land(table_of(scene), name), table_of(scene)
    own = None if here.owner is None else table.players[here.owner].clan
    mark = "" if here.special is None else scene.messages.say(message_id(f"rokugan-mark-{here.special}"))
    return Realm(
        id=name,
        number=number,
        name=choice(scene, name),
        clan=own or "",
        down=here.down,
        up=here.up,
        defense=unguarded_defense(table, name),
        honor=flowers(table, name) if own is None else 0,
        special=here.special or "",
        mark=mark,
        marked=marked,
    )


def _lying_tokens(scene: ReaderScene) -> Iterator[Lying]:
    """Tokens in the order of the board; those of one centre side by side."""
    pieces, players = table_of(scene).pieces, table_of(scene).players
    for one in pieces:
        beside = [two.number for two in pieces if (two.province, two.way) == (one.province, one.way)]
        token = one.token.value
        yield Lying(
            province=one.province,
            way=one.way,
            nth=beside.index(one.number),
            of=len(beside),
            clan=players[one.owner].clan or "",
            face="" if token is None else KIND[token],
            strength=0 if token is None else STRENGTH[token],
            blessed=sum(STRENGTH[two] for two in one.blessings),
            new=False,
        )


def _tile(scene: ReaderScene, seat: Seat) -> Tile:
    table, row, say = table_of(scene), scene.view.standings[seat], scene.messages.say
    name = clan(scene, seat)
    if table.phase in BEFORE:
        told = say("rokugan-tile-choosing") if table.players[seat].clan is None else name
    else:
        told = say("rokugan-tile", clan=name, hand=row.hand, cards=row.cards)
    return Tile(
        clan=table.players[seat].clan or "",
        name=plain_name(scene.names[seat], name),
        told=told,
        honor=next((one.total for one in table.scores if one.seat == seat), honor_in_sight(scene, seat)),
        first=bool(table.round) and seat == table.first,
        awaited=seat in scene.awaited_seats,
    )


# --- the picture in words -----------------------------------------------------------------------------------


def _alt_lines(scene: ReaderScene, shown: MapBoard) -> Iterator[str]:
    """The picture's lines by their weight: an alt text has room for the first, all stand on the board."""
    say, join = scene.messages.say, scene.messages.join_list
    # What is marked comes first: it is what the picture is shown for.
    marked = [numbered_name(scene, one.id) for one in shown.lands if one.marked]
    if marked:
        yield say("rokugan-alt-marked", names=join(marked))
    for one in shown.pieces:
        if one.new:
            yield say("rokugan-alt-new", token=_token_alt(scene, one))
    yield shown.head
    yield shown.told

    # Each clan: honour and what it holds, each province with its faceup tokens.
    for tile in shown.seats:
        own = [one for one in shown.lands if tile.clan and one.clan == tile.clan]
        names = [one.name if not one.up else say("rokugan-alt-land", name=one.name, up=one.up) for one in own]
        lands = join(names) if names else say("rokugan-alt-nothing")
        yield say("rokugan-alt-clan", clan=tile.told, name=tile.name, honor=tile.honor, lands=lands)
    for one in shown.pieces:
        if not one.new:
            yield _token_alt(scene, one)
    for realm in shown.lands:
        if realm.special:
            yield say("rokugan-alt-special", name=realm.name, special=choice(scene, realm.special))


def _token_alt(scene: ReaderScene, one: Lying) -> str:
    where = place(scene, one.province, one.way)
    if not one.face:
        return scene.messages.say("rokugan-alt-down", clan=choice(scene, one.clan), place=where)
    face = scene.messages.say(f"rokugan-kind-{one.face}", strength=one.strength)
    return scene.messages.say("rokugan-alt-up", clan=choice(scene, one.clan), place=where, face=face)
