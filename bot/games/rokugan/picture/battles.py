"""The battles of a round as a picture, a row each: who attacks with what, against what, and who has it now.

Below the battles stand provinces that burned or made peace. The values are made from public events alone, as
they are told together (describe.join_events); the alt text has a line for each row, the chronicle's own.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from bot.games.rokugan.describe import Battle, battle_line, join_events
from bot.games.rokugan.picture.layout import HUES
from bot.games.rokugan.words import choice, place_number, table_of
from bot.pictures.colours import CARD, EDGE, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, round_to_pixel, sheet, sketch_of
from bot.pictures.pieces import board_of, figure, piece, text
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.rokugan.chapters.resolution import Pacified, Raided, Turned
from engine.games.rokugan.names import KIND, STRENGTH
from engine.kernel.seats import Seat

TEMPLATE: Final = "rokugan_battles"

Outcome = Literal["fell", "held", "free", "burned", "peace"]

# --- the values ---------------------------------------------------------------------------------------------


class Face(Struct, frozen=True):
    """A token by its kind and strength, with what a blessing adds."""

    kind: str
    strength: int
    blessed: int


class Side(Struct, frozen=True):
    """An attacker's clan, total and tokens."""

    clan: str
    total: int
    faces: tuple[Face, ...]


class Row(Struct, frozen=True):
    """A province: `before` and `after` are the clans that hold it, "" for nobody; `defence` None without a
    battle."""

    number: int
    name: str
    sides: tuple[Side, ...]
    before: str
    defence: int | None
    outcome: Outcome
    after: str


class Battles(Sheet, frozen=True, kw_only=True):
    """The picture: its head and a row for each province."""

    head: str
    rows: tuple[Row, ...]


def sketch(scene: ReaderScene, head: str, events: Sequence[Any]) -> Sketch | None:
    """The battles of these events, of one resolution from the turning of the tokens on; None without any."""
    told = tuple(join_events(events))
    shown = values(scene, head, told)
    if not shown.rows:
        return None
    # The lines set names in bold, which an alt text would read out as stars.
    said = (line.replace("**", "") for line in lines(scene, told))
    return sketch_of(TEMPLATE, place_pieces(shown), (head, *said))


def values(scene: ReaderScene, head: str, told: Sequence[Any]) -> Battles:
    """What the picture shows of these events, which were joined."""
    rows = tuple(_rows(scene, told))
    return Battles(**sheet(scene.messages.language, _words(scene)), head=head, rows=rows)


def lines(scene: ReaderScene, told: Iterable[Any]) -> Iterator[str]:
    """The same in words, of events that were joined: a line for each row of the picture."""
    for event in told:
        match event:
            case Battle():
                yield battle_line(scene, event)
            case Raided() | Pacified():
                yield wording.event(scene, event)


def _words(scene: ReaderScene) -> dict[str, str]:
    outcomes: tuple[Outcome, ...] = ("fell", "held", "free", "burned", "peace")
    return {one: scene.messages.say(f"rokugan-outcome-short-{one}") for one in outcomes}


def _rows(scene: ReaderScene, told: Sequence[Any]) -> Iterator[Row]:
    """Battles first, in the map's order; then what burned or made peace."""
    for event in told:
        if isinstance(event, Battle):
            yield _battle_row(scene, event)
    for event in told:
        match event:
            case Raided(province, raiders):
                faces = (Face("raid", 0, 0),)
                sides = tuple(Side(_clan(scene, seat), 0, faces) for seat in raiders)
                yield Row(place_number(province), choice(scene, province), sides, "", None, "burned", "")
            case Pacified(province, seat):
                own = _clan(scene, seat)
                sides = (Side(own, 0, (Face("diplomacy", 0, 0),)),)
                yield Row(place_number(province), choice(scene, province), sides, own, None, "peace", own)


def _battle_row(scene: ReaderScene, battle: Battle) -> Row:
    fought = battle.fought
    sides = tuple(
        Side(
            _clan(scene, side.seat),
            side.total,
            tuple(_face(one) for one in battle.tokens if one.number in side.tokens),
        )
        for side in fought.attackers
    )
    holder = fought.winner if fought.outcome == "captured" else fought.holder
    outcomes: dict[str, Outcome] = {"captured": "fell", "held": "held"}
    return Row(
        place_number(fought.province),
        choice(scene, fought.province),
        sides,
        _clan(scene, fought.holder),
        fought.hurdle if len(sides) == 1 else fought.defense,
        outcomes.get(fought.outcome, "free"),
        _clan(scene, holder),
    )


def _face(one: Turned) -> Face:
    return Face(KIND[one.token], STRENGTH[one.token], sum(STRENGTH[two] for two in one.blessings))


def _clan(scene: ReaderScene, seat: Seat | None) -> str:
    return "" if seat is None else table_of(scene).players[seat].clan or ""


# --- the pieces ---------------------------------------------------------------------------------------------

HEAD: Final = 34
ROW: Final = 30
MORE: Final = 23
"""Units of the head, of a row with one attacker, and for each attacker more."""

BETWEEN: Final = 4
FACES: Final = 3
"""So many tokens of an attacker are drawn; its total counts all."""

COLUMNS: Final = {"number": 17, "name": 39, "sides": 134, "faces": 178, "against": 261, "result": 314}
"""Where each column of a row begins."""


def place_pieces(shown: Battles) -> Layered:
    """The whole picture as pieces: the head, and a row for each province."""
    layers = [text(shown, (14, 6, 372, 22), shown.head, 15, PAPER, bold=True)]
    y: float = HEAD + 6
    for row in shown.rows:
        high = ROW + MORE * max(0, len(row.sides) - 1)
        layers += _row_layers(shown, y, high, row)
        y += high + BETWEEN
    height = y + 4
    return board_of(shown, height, ((0, HEAD, CARD), (HEAD, height - HEAD, INK)), layers)


def _row_layers(shown: Battles, y: float, high: float, row: Row) -> Iterator[Layer]:
    """Number and name; the attackers below one another; the defence; what became of it."""
    hue = HUES.get(row.after, EDGE) if row.outcome == "fell" else ""
    yield piece(shown, (12, y, 376, high), "frame", {"high": high, "hue": hue})
    yield piece(shown, (COLUMNS["number"], y + 6, 18, 18), "number", row.number)
    yield text(shown, (COLUMNS["name"], y + 6, 91, 18), row.name, 12.2, bold=True)
    for n, side in enumerate(row.sides):
        yield from _side_layers(shown, y + MORE * n, side)
    if row.defence is not None:
        yield piece(shown, (COLUMNS["against"] - 7, y + 7, 2, 16), "line")
        if row.before:
            yield _crest(shown, (COLUMNS["against"], y + 6), row.before)
        yield text(shown, (COLUMNS["against"] + 21, y + 6, 20, 18), figure(shown, row.defence), 13, bold=True)
    yield piece(shown, (COLUMNS["result"] - 9, y + 10, 7, 10), "onward")
    begin = COLUMNS["result"] + 2
    if row.after:
        yield _crest(shown, (begin, y + 6), row.after)
        begin += 21
    ink = {"fell": GOLD, "held": LIGHT}.get(row.outcome, MUTED)
    yield text(shown, (begin, y + 6, 386 - begin - 3, 18), shown.words[row.outcome], 11.6, ink)


def _side_layers(shown: Battles, y: float, side: Side) -> Iterator[Layer]:
    yield _crest(shown, (COLUMNS["sides"], y + 6), side.clan)
    if side.total:
        box = (COLUMNS["sides"] + 21, y + 6, 20, 18)
        yield text(shown, box, figure(shown, side.total), 13, bold=True)
    hue = HUES.get(side.clan, EDGE)
    for n, face in enumerate(side.faces[:FACES]):
        shows = {"face": face.kind, "strength": face.strength, "blessed": face.blessed, "hue": hue}
        yield piece(shown, (COLUMNS["faces"] + 25 * n, y + 6, 24, 18), "token", shows)


def _crest(shown: Battles, at: tuple[float, float], clan: str) -> Layer:
    x, y = at
    return piece(shown, (round_to_pixel(x), y, 18, 18), "crest", {"clan": clan, "hue": HUES.get(clan, EDGE)})
