"""A round of Coup as a picture, turn by turn, and the same facts in words. To its readers it is an act.

An act has six turns, however many seats there are and whoever is out: fewer would make more posts than there
is to tell, more would not fit a phone. Its picture has every seat with what lies open of it, and a line for
each turn: who, what was claimed, what it brought, and below that who doubted or blocked. The turn under way
is framed and says who may speak.

    rounds      the turns of a game, parted into acts, from the sections that the chronicle has too
    values      what the picture shows, from everybody's cut of the table and the turns of one round
    alt_lines   the same values as the lines of the alt text

Turns are made from events that everybody may read (bot/history/recall.py cuts them), the rest from the cut
for nobody: the picture is the same whatever any hand holds.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.games.coup.words import card_name, court_count, seat_line
from bot.history.recall import Section
from bot.pictures.colours import ALARM, CARD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, plain_names, round_to_pixel, sheet, sketch_of
from bot.pictures.letters import text_high, text_wide
from bot.pictures.pieces import board_of, figure, piece, signed_number, snug, text
from bot.render.i18n import message_id
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.coup.base import BLOCKERS
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.effects import CoinsGained, CoinsStolen, Exchanged, TurnStarted
from engine.games.coup.chapters.losses import DeadlineMissed, Eliminated, InfluenceLost, Resigned
from engine.games.coup.chapters.proofs import ClaimDropped, Proved, Refunded
from engine.games.coup.chapters.windows import Blocked, BlockStood, Challenged
from engine.games.coup.state import Deed, State
from engine.kernel.seats import Seat

TEMPLATE: Final = "coup_round"

# --- turns and rounds ---------------------------------------------------------------------------------------


class Turn(Struct, frozen=True):
    """A turn as everybody has seen it: its number, whose it was, and its public events in order."""

    number: int
    seat: Seat
    events: tuple[Any, ...]


Round = tuple[Turn, ...]


ACT: Final = 6
"""So many turns an act has: a game of five seats, some sixty turns, is eleven posts."""


def rounds(sections: Iterable[Section]) -> tuple[Round, ...]:
    """All acts of a game, the last of which may still be going on; () before the first turn.

    `sections` are the public events of the game, a section a turn (recall.sections for nobody).
    """
    found: dict[int, list[Turn]] = {}
    for section in sections:
        started = next((event for event in section.events if isinstance(event, TurnStarted)), None)
        if started is not None:
            turn = Turn(started.turn, started.seat, section.events)
            found.setdefault((turn.number - 1) // ACT, []).append(turn)
    return tuple(map(tuple, found.values()))


def is_new_round(started: Sequence[TurnStarted]) -> bool:
    """Whether an act begins with one of these turns; as `rounds` parts them."""
    return any((one.turn - 1) % ACT == 0 for one in started)


# --- the values ---------------------------------------------------------------------------------------------


class Chair(Struct, frozen=True):
    """A seat: `down` counts its hidden cards, `lost` names those turned up; `active`: it is its turn."""

    seat: int
    name: str
    coins: int
    down: int
    lost: tuple[str, ...]
    living: bool
    active: bool
    awaited: bool


class Line(Struct, frozen=True):
    """A turn in the round. `head` is the card claimed, or the action where none is (`claims` False), `told`
    what goes on behind it, `result` the coins that it brought, or "?", `below` what was doubted and lost."""

    number: int
    seat: int
    name: str
    head: str
    claims: bool
    told: str
    result: str
    below: str
    open: bool


class Shown(Sheet, frozen=True, kw_only=True):
    """The round as everybody may see it; `treasury` None where it has no bottom (CO-R16)."""

    title: str
    turns: str
    court: int
    treasury: int | None
    chairs: tuple[Chair, ...]
    lines: tuple[Line, ...]


def sketch(scene: ReaderScene, number: int, turns: Round) -> Sketch:
    """The round with this number, made of its `turns`; `scene` is everybody's, as the table stands now."""
    shown = values(scene, number, turns)
    return draw(shown, alt_lines(scene, shown))


def draw(shown: Shown, told: Iterable[str]) -> Sketch:
    """The round with these values and its words, line by line (`alt_lines`)."""
    return sketch_of(TEMPLATE, place_pieces(shown), told)


def values(scene: ReaderScene, number: int, turns: Round) -> Shown:
    """The facts of the picture. The last turn is open while the table still asks about it."""
    table: State = scene.view.table
    say = scene.messages.say
    names = plain_names(scene, "coup-picture-seat")
    words = {code: say(f"coup-picture-{code}") for code in ("court", "out")}
    is_open = is_turn_open(table, turns[-1])
    return Shown(
        **sheet(scene.messages.language, words),
        title=say("coup-round", number=number),
        turns=_turns_told(scene, turns),
        court=court_count(scene),
        treasury=scene.view.treasury,
        chairs=tuple(_chair(scene, seat, names[seat], is_open) for seat in table.order),
        lines=tuple(_line(scene, one, names) for one in turns),
    )


def _turns_told(scene: ReaderScene, turns: Round) -> str:
    """The turns of a round by their numbers."""
    first, last = turns[0].number, turns[-1].number
    if first == last:
        return scene.messages.say("coup-round-turn", number=first)
    return scene.messages.say("coup-round-turns", first=first, last=last)


def _chair(scene: ReaderScene, seat: Seat, name: str, is_open: bool) -> Chair:
    table: State = scene.view.table
    return Chair(
        seat=seat,
        name=name,
        coins=table.coins[seat],
        down=scene.view.cards[seat],
        lost=tuple(card_name(scene, card) for card in table.lost[seat]),
        living=seat in table.living,
        active=is_open and seat == table.active,
        awaited=is_open and seat in scene.awaited_seats,
    )


def is_turn_open(table: State, turn: Turn) -> bool:
    """Whether the table still asks about this turn."""
    return turn.number == table.turn and table.phase != "over"


def _line(scene: ReaderScene, turn: Turn, names: Sequence[str]) -> Line:
    is_open = is_turn_open(scene.view.table, turn)
    declared = next((event for event in turn.events if isinstance(event, ActionDeclared)), None)
    head = told = result = ""
    if declared is not None:
        kind = scene.messages.say(message_id(f"coup-choice-{declared.kind}"))
        head = kind if declared.claim is None else card_name(scene, declared.claim)
        target = "" if declared.target is None else names[declared.target]
        told = scene.messages.say("coup-round-told", kind=declared.kind, target=target, action=kind)
        result = scene.messages.say("coup-round-open") if is_open else _result(scene, turn, declared)
    below = [*_told_below(scene, turn, names)]
    if is_open:
        below += _open(scene, names)
    return Line(
        number=turn.number,
        seat=turn.seat,
        name=names[turn.seat],
        head=head,
        claims=declared is not None and declared.claim is not None,
        told=told if told != head else "",
        result=result,
        below=" · ".join(below),
        open=is_open,
    )


def _result(scene: ReaderScene, turn: Turn, declared: ActionDeclared) -> str:
    """The coins that a turn brought whose it was, less what it cost; "" for an exchange that brought none."""
    coins = -declared.paid
    for event in turn.events:
        if isinstance(event, CoinsGained | CoinsStolen | Refunded) and event.seat == turn.seat:
            coins += event.coins
    exchanged = any(isinstance(event, Exchanged) for event in turn.events)
    if not coins and exchanged:
        return ""
    return signed_number(Sheet(**sheet(scene.messages.language)), coins)


def _told_below(scene: ReaderScene, turn: Turn, names: Sequence[str]) -> Iterator[str]:
    """What was said against a turn and what came of it, in order."""
    say = scene.messages.say
    for event in turn.events:
        match event:
            case Challenged(seat):
                yield say("coup-round-doubts", seat=names[seat])
            case Blocked(seat, claim):
                yield say("coup-round-blocks", seat=names[seat], card=card_name(scene, claim))
            case Proved(seat, claim):
                yield say("coup-round-shows", seat=names[seat], card=card_name(scene, claim))
            case ClaimDropped(_, claim):
                yield say("coup-round-lacks", card=card_name(scene, claim))
            case BlockStood():
                yield say("coup-round-stood")
            case InfluenceLost(seat, card):
                yield say("coup-round-loses", seat=names[seat], card=card_name(scene, card))
            case Eliminated(seat):
                yield say("coup-round-out", seat=names[seat])
            case DeadlineMissed(seat):
                yield say("coup-round-late", seat=names[seat])
            case Resigned(seat):
                yield say("coup-round-leaves", seat=names[seat])


def _open(scene: ReaderScene, names: Sequence[str]) -> Iterator[str]:
    """Who may still speak in the turn under way; nobody is named who may only be counted (CO-R26)."""
    table: State = scene.view.table
    say, deed = scene.messages.say, table.deed
    match table.phase:
        case "turn":
            yield say("coup-round-open-turn")
        case "challenge" | "challenge_block":
            yield say("coup-round-open-challenge")
            is_block_heard = table.phase == "challenge" and table.options.early_block == "on"
            if is_block_heard and deed is not None and deed.kind in BLOCKERS:
                yield _block_told(scene, deed, names)
        case "block" if deed is not None:
            yield _block_told(scene, deed, names)
        case "prove" if deed is not None:
            asked = deed.seat if deed.blocker is None else deed.blocker
            yield say("coup-round-open-prove", seat=names[asked])
        case "lose" if table.loser is not None:
            yield say("coup-round-open-lose", seat=names[table.loser])
        case "exchange":
            yield say("coup-round-open-exchange", seat=names[table.active])


def _block_told(scene: ReaderScene, deed: Deed, names: Sequence[str]) -> str:
    """Who may block: the target, or anybody where there is none (CO-5)."""
    if deed.target is None:
        return scene.messages.say("coup-round-open-block-any")
    return scene.messages.say("coup-round-open-block", seat=names[deed.target])


# --- the pieces ---------------------------------------------------------------------------------------------

HEAD: Final = 36
EDGE: Final = 12
BETWEEN: Final = 5
"""Units beside all boxes, and between two."""

ACROSS: Final = 5
"""So many seats stand in a row; of six there are two rows of three."""

CHAIR: Final = 66
LOST: Final = 15.6
"""How high a seat is, and for each lost card how much higher, since its name stands below."""

LINE: Final = 30
SPEECH: Final = 11.6
"""How high a turn's line is, and the size of what is told below it."""

NAME: Final = 78
BELOW: Final = 318
"""Units for the name of whose turn it is, and for what is told below."""


def place_pieces(shown: Shown) -> Layered:
    """The whole round as pieces: the head, the seats, a line a turn."""
    rows = -(-len(shown.chairs) // ACROSS)
    across = -(-len(shown.chairs) // max(1, rows))
    wide = round_to_pixel((400 - 2 * EDGE - (across - 1) * BETWEEN) / across)
    tall = round_to_pixel(CHAIR + LOST * max(len(one.lost) for one in shown.chairs))
    layers = [*_head(shown)]
    for n, one in enumerate(shown.chairs):
        at = EDGE + n % across * (wide + BETWEEN), HEAD + 8 + n // across * (tall + BETWEEN)
        layers += _chair_layers(shown, at, (wide, tall), one)
    y = HEAD + 8 + rows * (tall + BETWEEN) + 2
    for line in shown.lines:
        high = _line_high(line)
        layers += _line_layers(shown, y, high, line)
        y += high + BETWEEN
    height = y + 5
    return board_of(shown, height, ((0, HEAD, CARD), (HEAD, height - HEAD, INK)), layers)


def _head(shown: Shown) -> Iterator[Layer]:
    """The round and its turns; the Court, and the Treasury where it has a bottom."""
    title = snug(shown.title, 15.5, 120)
    yield text(shown, (14, 7, title, 22), shown.title, 15.5, PAPER, bold=True)
    yield text(shown, (20 + title, 9, 150, 18), shown.turns, 12, MUTED)
    right = 388.0
    if shown.treasury is not None:
        yield text(shown, (right - 24, 8, 24, 20), figure(shown, shown.treasury), 13, bold=True)
        yield piece(shown, (right - 40, 12, 12, 12), "coin", True)
        right -= 50
    yield text(shown, (right - 20, 8, 18, 20), figure(shown, shown.court), 13, bold=True, side="end")
    yield text(shown, (right - 92, 9, 70, 18), shown.words["court"], 12, MUTED, side="end")


def _chair_layers(
    shown: Shown, at: tuple[float, float], size: tuple[float, float], one: Chair
) -> Iterator[Layer]:
    """Who, with a bar above whose turn it is; hidden cards and lost ones; coins; what was lost, by name."""
    (x, y), (wide, tall) = at, size
    ink = LIGHT if one.living else MUTED
    frame = {"wide": wide, "high": tall, "living": one.living, "awaited": one.awaited}
    yield piece(shown, (x, y, wide, tall), "seat", frame)
    if one.active:
        yield piece(shown, (round_to_pixel(x + wide / 2 - 23), y - 1.6, 46, 3), "turn")
    # Dot and name stand in the middle together.
    name = min(wide - 22, snug(one.name, 12, 200))
    left = round_to_pixel(x + (wide - name - 15) / 2)
    yield piece(shown, (left, y + 7, 11, 11), "who", {"seat": one.seat, "living": one.living})
    yield text(shown, (left + 15, y + 4, name, 17), one.name, 12, ink, bold=True)
    count = one.down + len(one.lost)
    if count:
        cards = {"down": one.down, "lost": len(one.lost)}
        yield piece(
            shown, (round_to_pixel(x + (wide - 31 * count + 3) / 2), y + 24, 31 * count, 19), "cards", cards
        )
    middle = round_to_pixel(x + wide / 2)
    yield piece(shown, (middle - 17, y + 47.6, 12, 12), "coin", one.living)
    yield text(shown, (middle - 1, y + 44.4, 24, 18), figure(shown, one.coins), 13, ink, bold=True)
    for n, card in enumerate(one.lost):
        yield text(shown, (x + 2, y + 61 + n * LOST, wide - 4, 16), card, 11.4, MUTED, side="center")


def _line_high(line: Line) -> float:
    if not line.below:
        return LINE
    if not line.head:
        return max(LINE, text_high(line.below, SPEECH, BELOW - NAME) + 12)
    return LINE + text_high(line.below, SPEECH, BELOW) + 3


def _line_layers(shown: Shown, y: float, high: float, line: Line) -> Iterator[Layer]:
    """Number, who, claim with its action, result; below what was said against it."""
    yield piece(shown, (EDGE, y, 376, high), "line", {"high": high, "open": line.open})
    yield text(shown, (EDGE + 6, y + 6, 24, 18), figure(shown, line.number), 11.6, MUTED, side="center")
    yield piece(shown, (EDGE + 36, y + 9.6, 11, 11), "who", {"seat": line.seat, "living": True})
    yield text(shown, (EDGE + 51, y + 6, NAME, 18), line.name, 12.4, bold=True)
    x = EDGE + 55 + NAME
    if not line.head:
        if line.below:
            yield text(shown, (x, y + 5, BELOW - NAME, high - 10), line.below, SPEECH, ALARM)
        return
    pill = round_to_pixel(min(110, 1.04 * text_wide(line.head, 12.2) + 14))
    yield piece(shown, (x, y + 5, pill, 20), "pill", {"wide": pill, "claim": line.claims})
    yield text(shown, (x + 3, y + 6, pill - 6, 18), line.head, 12.2, bold=line.claims, side="center")
    begin = x + pill + 6
    yield text(shown, (begin, y + 6, 352 - begin, 18), line.told, 12.2)
    if line.result:
        yield text(shown, (354, y + 5, 28, 20), line.result, 13, bold=True, side="end")
    if line.below:
        box = (EDGE + 36, y + LINE - 3, snug(line.below, SPEECH, BELOW), high - LINE)
        yield text(shown, box, line.below, SPEECH, ALARM)


# --- the picture in words -----------------------------------------------------------------------------------


def alt_lines(scene: ReaderScene, shown: Shown) -> Iterator[str]:
    """The alt text, in the order of the picture: the round and the supply, the seats, a line a turn."""
    say = scene.messages.say
    supply = [say("coup-court", cards=shown.court)]
    if shown.treasury is not None:
        supply.append(say("coup-treasury", coins=shown.treasury))
    yield say(
        "coup-round-head", title=shown.title, turns=shown.turns, supply=scene.messages.join_list(supply)
    )
    for one in shown.chairs:
        yield _chair_line(scene, one)
    for line in shown.lines:
        did = line.head
        if line.told:
            code = "coup-round-claims" if line.claims else "coup-round-does"
            did = say(code, head=line.head, told=line.told)
        told = " · ".join(filter(None, (did, line.result, line.below)))
        yield say("coup-round-line", number=line.number, seat=line.name, told=told)


def _chair_line(scene: ReaderScene, one: Chair) -> str:
    lost = scene.messages.join_list(list(one.lost))
    more = scene.messages.say("coup-picture-awaited") if one.awaited else ""
    line = seat_line(scene, one.name, one.coins, one.down, lost, more, is_living=one.living)
    # The board's texts set names in bold, which an alt text would read out as stars.
    return line.replace("**", "")
