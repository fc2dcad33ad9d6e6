"""The count of a vote: a balance with every ballot on it, and what the decision changed.

Below the balance stands what was foretold beside what came. Where they differ there is a frame, and a stamp
where a foretold sign or event did not come; of how likely that was nothing is said.
"""

import math
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct, structs

from bot.games.houses import foretold
from bot.games.houses.foretold import WAYS, Foretold, first, sign_of
from bot.games.houses.picture.common import emblem, house, sheet
from bot.games.houses.presenter import Presenter
from bot.pictures import lettering
from bot.pictures.colours import BAD, CARD, GOOD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, round_to_pixel, sketch_of
from bot.pictures.letters import text_high
from bot.pictures.pieces import board_of, figure, piece, signed_number, text
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.games.houses.moves import Ballot
from engine.games.houses.names import RESOURCES, SIDES, Resource, Side


class Weight(Struct, frozen=True):
    """A ballot in the count: `kind` is yes, no, gather, moderate or absent, which `word` says; `share` is the
    power that a gatherer was given."""

    name: str
    emblem: str
    kind: str
    word: str
    power: int
    share: int
    leads: bool
    moderates: bool


class Move(Struct, frozen=True):
    """How a decision changed a resource: by how much, and where it stands now.

    `foretold` is the sign of which the forecast spoke, 0 where it said nothing of the resource, and None in
    matches that kept no forecast. `differs`: the outcome went another way.
    """

    id: Resource
    name: str
    by: int
    value: int
    up: bool
    foretold: int | None = None
    differs: bool = False


class Happening(Struct, frozen=True):
    """Events and chapters, in words: those foretold, "" where they are those that came, and those that came.

    `sign` is 1 where the event is good for its resource, -1 where it is bad, 0 for a chapter or nothing.
    """

    foretold: str
    came: str
    sign: int
    differs: bool


class Count(Sheet, frozen=True, kw_only=True):
    """The count of a vote (HO-6.6); `side` "" while nothing is decided, and then there are no moves.

    `shaken` is by how much stability moved, `unsettled` the sign of it that the forecast came to, or EITHER.
    `missed`: the picture is stamped, for it came otherwise than foretold (bot/games/houses/foretold.py).
    """

    matter: str
    verdict: str
    side: str
    yes: int
    no: int
    ballots: tuple[Weight, ...]
    moves: tuple[Move, ...]
    shaken: int
    stability: int
    unsettled: int | None = None
    shaken_differs: bool = False
    happening: Happening | None = None
    missed: bool = False


TEMPLATE = "houses_count"
EITHER: Final = 2
"""In place of a sign: what was foretold may move stability either way."""

Events = tuple[Any, ...]


def sketch(presenter: Presenter, told: Events, happened: Events) -> Sketch | None:
    """The picture of the count, where it or the decision on it is among what is `told`; else None."""
    counted = first(told, e.BallotsCounted) or count_behind_decision(presenter, told)
    if counted is None:
        return None
    count = values(presenter, counted, happened)
    return sketch_of(TEMPLATE, place_pieces(count), _lines(presenter, count))


def count_behind_decision(presenter: Presenter, told: Events) -> e.BallotsCounted | None:
    """HO-R21: the count that was decided later, as everybody has seen it; None in matches that keep none."""
    if first(told, e.DecisionTaken) is None or not presenter.view.counts:
        return None
    ballots = presenter.view.counts[-1].ballots
    yes, no = (sum(one.power for one in ballots if one is not None and one.kind == side) for side in SIDES)
    return e.BallotsCounted(ballots, yes, no)


def values(presenter: Presenter, counted: e.BallotsCounted, happened: Events) -> Count:
    """The record that the picture of a count is painted from."""
    taken, shaken = first(happened, e.DecisionTaken), first(happened, e.StabilityMoved)
    drawn, closed = first(happened, e.OutcomeDrawn), first(happened, e.PhaseClosed)
    base = sheet(presenter, *ROWS, "stamp")
    sides = {side: presenter.common_part(f"ballot-{side}", "button") for side in SIDES}

    # The phase and its card, which may have made room for the next.
    phase = presenter.view.phase
    number = closed.phase if closed is not None else phase.number if phase is not None else 0
    card = drawn.card if drawn is not None else phase.card if phase is not None else ""

    # HO-6.6, HO-6.7: the answer; or of what the moderator has yet to speak, it or the leader.
    ahead: Side = "yes" if counted.yes > counted.no else "no"
    if taken is not None:
        verdict = presenter.answer(taken.side, None if drawn is None else drawn.card)
    elif counted.yes == counted.no:
        verdict = presenter.say("picture-undecided")
    else:
        verdict = presenter.say("picture-leaderless", side=presenter.answer(ahead, None))

    # What was foretold of stability is a range; one that reaches both ways foretells no way.
    beside, by = foretold.compare(presenter.view.counts, happened), 0 if shaken is None else shaken.by
    least, most = (0, 0) if beside is None else beside.steadiness
    way = EITHER if least < 0 < most else sign_of(least + most)
    return Count(
        **{**base, "words": {**base["words"], **sides}},
        matter=presenter.phase_title(number, card),
        verdict=verdict,
        side="" if taken is None else taken.side,
        yes=counted.yes,
        no=counted.no,
        ballots=tuple(_weights(presenter, counted, happened)),
        moves=tuple(_moves(presenter, happened, beside)) if drawn is not None else (),
        shaken=by,
        stability=presenter.view.stability if shaken is None else shaken.value,
        unsettled=None if beside is None else way,
        shaken_differs=beside is not None and not least <= by <= most,
        happening=_events_beside(presenter, happened, beside),
        missed=beside is not None and beside.is_missed,
    )


def _weights(presenter: Presenter, counted: e.BallotsCounted, happened: Events) -> Iterator[Weight]:
    """Every ballot, the heaviest first on its side."""
    taken, settled = first(happened, e.DecisionTaken), first(happened, e.PowerSettled)
    shares = (0,) * len(counted.ballots) if settled is None else settled.shares
    moderator, leader = presenter.moderator(happened), None if taken is None else taken.leader
    order = sorted(range(len(counted.ballots)), key=lambda seat: -_power(counted.ballots[seat]))
    for seat in order:
        cast = counted.ballots[seat]
        kind = "absent" if cast is None else cast.kind
        word, marks = presenter.say("picture-ballot", kind=kind), (seat == leader, seat == moderator)
        yield Weight(
            house(presenter, seat), emblem(presenter, seat), kind, word, _power(cast), shares[seat], *marks
        )


def _power(cast: Ballot | None) -> int:
    return 0 if cast is None else cast.power


def _moves(presenter: Presenter, happened: Events, beside: Foretold | None) -> Iterator[Move]:
    """All five resources beside what was foretold: what did not move stands as it stood."""
    moved = {event.resource: event for event in happened if isinstance(event, e.ResourceMoved)}
    for n, (name, track) in enumerate(zip(RESOURCES, presenter.view.tracks, strict=False)):
        one, slots = moved.get(name), dict[str, Any]()
        if beside is not None:
            slots = {"foretold": beside.forecast.effects[n], "differs": name in beside.differences}
        if one is None:
            yield Move(name, presenter.resource(name), 0, track.value, track.up, **slots)
        else:
            yield Move(name, presenter.resource(name), one.by, one.value, one.up, **slots)


def _events_beside(presenter: Presenter, happened: Events, beside: Foretold | None) -> Happening | None:
    """The foretold event or chapter and the one that came; None where there is neither."""
    signed = first(happened, e.EventSigned)
    story = first(happened, e.StorySigned) or first(happened, e.StoryEnded)
    came = list[str]()
    if signed is not None:
        kind = presenter.say(f"forecast-{signed.sign}", resource=presenter.resource(signed.resource))
        came.append(presenter.say("picture-event-named", kind=kind, title=presenter.title(signed.mark)))
    if isinstance(story, e.StorySigned):
        kind = presenter.say("forecast-story")
        came.append(presenter.say("picture-event-named", kind=kind, title=presenter.title(story.mark)))
    elif isinstance(story, e.StoryEnded):
        came.append(presenter.say("forecast-end", end=story.end))
    was = ""
    if beside is not None and (beside.forecast.event is not None or beside.forecast.story):
        was = presenter.forecast(structs.replace(beside.forecast, effects=(0,) * len(RESOURCES)))
    if not was and not came:
        return None
    sign = 0 if signed is None else 1 if signed.sign == "positive" else -1
    told = presenter.join_list(came) if came else presenter.say("picture-event-none")
    if beside is None or not beside.is_event_different:
        return Happening("", told, sign, differs=False)
    foretold_line = presenter.say("picture-event-foretold", event=was) if was else ""
    return Happening(foretold_line, presenter.say("picture-event-came", event=told), sign, differs=True)


def _lines(presenter: Presenter, count: Count) -> Iterator[str]:
    """The alt text, in the order of the picture."""
    head = presenter.say(
        "picture-count", matter=count.matter, verdict=count.verdict, yes=count.yes, no=count.no
    )
    yield presenter.say("picture-count-missed", count=head) if count.missed else head
    for one in count.ballots:
        is_absent = one.kind == "absent"
        said = one.word if is_absent else presenter.say("ballot", kind=one.kind, power=one.power)
        line = [presenter.say("count-line", house=one.name, ballot=said)]
        line += [presenter.say("count-leader")] * one.leads + [
            presenter.say("count-moderator")
        ] * one.moderates
        line += [presenter.say("picture-share", power=one.share)] if one.share else []
        yield " ".join(line)
    for move in count.moves:
        slots = {"resource": move.name, "momentum": presenter.momentum(move.up)}
        if move.foretold or move.differs:
            moved = _beside_line(presenter, move.name, move.foretold or 0, move.by)
            yield presenter.say(
                "picture-foretold-now", moved=moved, value=move.value, momentum=slots["momentum"]
            )
        else:
            yield presenter.say("event-resource-moved", by=move.by, value=move.value, **slots)
    if count.moves and (count.unsettled in (-1, 1) or count.shaken_differs):
        moved = _beside_line(
            presenter, presenter.say("picture-stability"), count.unsettled or 0, count.shaken
        )
        yield presenter.say("picture-foretold-stands", moved=moved, value=count.stability)
    elif count.moves:
        yield presenter.say("event-stability-moved", by=count.shaken, value=count.stability)
    if count.happening is not None:
        yield from filter(None, (count.happening.foretold, count.happening.came))


def _beside_line(presenter: Presenter, name: str, was: int, by: int) -> str:
    """ "foretold army down, came up 4"."""
    way = WAYS[0 if was == EITHER else was]
    return presenter.say("picture-foretold", resource=name, was=way, came=WAYS[sign_of(by)], n=abs(by))


# Where all stands: pieces as data/boards/houses_count.typ paints them.

HEAD: Final = 54
BALANCE: Final = 68
LISTED: Final = 152
"""Where the ballots begin."""

CHIP: Final = 185
COLUMNS: Final = (12, 203)
"""How wide a ballot is, and where those of yes and of no begin; who stood aside fills the shorter column."""

WEIGHED: Final = 34
ASIDE: Final = 30
"""From one ballot to the next below: of those that were weighed, and of those who stood aside."""

GATHERS: Final = 43
STANDS: Final = 57
"""Units for the word of who was given power and of who was not. They are the same for all: names beside words
of one width are drawn once for all counts."""

ARM: Final = 106
"""Half of the beam."""

TILT: Final = 1.6
STEEP: Final = 11
"""Degrees for each power that one side has more, and at most."""

SHAKEN: Final = "stability"
"""The sign of how stable the realm is, which a decision shakes."""

ROWS: Final = ("row-foretold", "row-came", "row-now", "row-event")
"""What the lines of the table are called."""

CELLS: Final = 77.2
CELL: Final = 48
STEP: Final = 52.8
"""Where the table's cells begin, how wide one is, and from one to the next."""

LINE: Final = 27
"""From one line of cells to the next below."""

EVENT: Final = 11.8
ACROSS: Final = 296
"""The size of what an event is told in, and the units across that it has."""


def place_pieces(shown: Count) -> Layered:
    """The whole count as pieces."""
    ballots, below = _place_ballots(shown)
    table, height = _table(shown, below + 4) if shown.moves else ([], below + 2)
    layers = (*_head(shown), *_balance(shown), *ballots, *table)
    return board_of(shown, height, ((0, HEAD, CARD), (HEAD, height - HEAD, INK)), layers)


def _head(shown: Count) -> Iterator[Layer]:
    wide = 256 if shown.missed else 372
    yield text(shown, (14, 6, wide, 20), shown.matter, 13, MUTED)
    yield text(shown, (14, 27, wide, 22), shown.verdict, 15.5, _shade(shown.side), bold=True)
    if shown.missed:
        yield piece(shown, (274, 8, 114, 38), "stamp", shown.words["stamp"])


def _balance(shown: Count) -> Iterator[Layer]:
    """The beam tilts to the heavier side, the more the heavier."""
    # So far, in units, the side of yes hangs below the middle; in whole pixels: equal beams are drawn once.
    steep = max(-STEEP, min(STEEP, (shown.yes - shown.no) * TILT))
    dip = round_to_pixel(ARM * math.sin(math.radians(steep)))
    span = math.sqrt(ARM**2 - dip**2)
    yield piece(shown, (171, BALANCE + 2, 58, 72), "stand")
    yield piece(shown, (90, BALANCE - 14, 220, 48), "beam", dip)
    middle = BALANCE + 10
    sides = (("yes", shown.yes, 200 - span, middle + dip), ("no", shown.no, 200 + span, middle - dip))
    for side, n, x, y in sides:
        yield piece(shown, (x - 24, y, 48, 26), "cords")
        yield piece(shown, (x - 32, y + 26, 64, 25), "scale", side)
        yield text(shown, (x - 26, y + 26, 52, 25), figure(shown, n), 19, INK, bold=True, side="center")
        # The word stands outside of its scale: before that of yes, behind that of no.
        towards: lettering.Side = "end" if side == "yes" else "start"
        box = x - 92 if side == "yes" else x + 38, y + 28, 54, 20
        yield text(shown, box, shown.words[side], 13.5, _shade(side), bold=True, side=towards)


def _shade(side: str) -> str:
    """The colour of yes and of no, or of neither."""
    return GOOD if side == "yes" else BAD if side == "no" else PAPER


def _place_ballots(shown: Count) -> tuple[list[Layer], float]:
    """All ballots in two columns, and where they end below."""
    layers, ends = list[Layer](), [float(LISTED), float(LISTED)]
    for column, side in enumerate(SIDES):
        for one in (one for one in shown.ballots if one.kind == side):
            layers += _weighed_ballot(shown, COLUMNS[column], ends[column], one)
            ends[column] += WEIGHED
    for one in (one for one in shown.ballots if one.kind not in SIDES):
        column = ends.index(min(ends))
        layers += _abstention(shown, COLUMNS[column], ends[column], one)
        ends[column] += ASIDE
    return layers, max(ends)


def _weighed_ballot(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """A ballot that was weighed: who cast it, and how much."""
    badges = _badges(one)
    yield piece(shown, (x, y, CHIP, 30), "chip")
    yield piece(shown, (x + 4, y + 4, 22, 22), "sign", one.emblem)
    yield _house(shown, (x + 32, y + 6), one, 123 - 15 * len(badges))
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 155 - 15 * (len(badges) - n), y + 9, 12.4, 12.4), "badge", sign)
    yield text(shown, (x + 156, y + 4, 23, 22), figure(shown, one.power), 16, bold=True, side="end")


def _abstention(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """The chip of a house that stood aside: how, and with what power it was given for that."""
    badges = _badges(one)
    yield piece(shown, (x, y, CHIP, 26), "aside")
    yield piece(shown, (x + 4, y + 2, 22, 22), "sign", one.emblem)
    end, wide = x + CHIP - 6, GATHERS if one.share else STANDS
    if one.share:
        end -= 36
        yield text(
            shown, (end + 2, y + 5, 22, 16), signed_number(shown, one.share), 12, bold=True, side="end"
        )
        yield piece(shown, (end + 25, y + 7.4, 11, 11), "shared")
    end -= wide
    yield text(shown, (end, y + 5, wide, 16), one.word, 11.4, MUTED, side="end")
    for n, sign in enumerate(badges):
        yield piece(shown, (end - 3 - 15 * (len(badges) - n), y + 7, 12.4, 12.4), "badge", sign)
    yield _house(shown, (x + 30, y + 4), one, end - x - 33 - 15 * len(badges))


def _house(shown: Count, at: tuple[float, float], one: Weight, wide: float) -> Layer:
    return text(shown, (*at, wide, 18), one.name, 12.2, bold=True)


def _badges(one: Weight) -> tuple[str, ...]:
    return ("leader",) * one.leads + ("moderator",) * one.moderates


def _table(shown: Count, y: float) -> tuple[list[Layer], float]:
    """What was foretold, what came and what stands now, a column a resource, and the event; with its end."""
    layers = list[Layer]()
    for n, one in enumerate((*(one.id for one in shown.moves), SHAKEN)):
        layers.append(piece(shown, (CELLS + n * STEP + CELL / 2 - 8, y, 16, 16), "column", one))
    y += 21
    if shown.unsettled is not None:
        layers += _foretold_row(shown, y)
        y += LINE
    layers += _came_row(shown, y)
    layers += _now_row(shown, y + LINE)
    y += LINE + 20
    if shown.happening is not None:
        event, high = _event(shown, shown.happening, y + 3)
        return [*layers, *event], y + high + 13
    return layers, y + 6


def _label(shown: Count, y: float, row: str) -> Layer:
    return text(shown, (12, y + 3, 62, 18), shown.words[row], 11.6, MUTED)


def _foretold_row(shown: Count, y: float) -> Iterator[Layer]:
    """The signs of the forecast; of stability the one that they come to."""
    yield _label(shown, y, "row-foretold")
    for n, sign in enumerate((*(one.foretold for one in shown.moves), shown.unsettled)):
        x = CELLS + n * STEP
        yield piece(shown, (x, y, CELL, 24), "cell", False)
        if sign and sign != EITHER:
            yield piece(shown, (x + CELL / 2 - 6, y + 6.4, 12, 12), "foretold", sign > 0)
        else:
            told = "±" if sign else "·"
            yield text(shown, (x, y + 1, CELL, 20), told, 14, MUTED, bold=True, side="center")


def _came_row(shown: Count, y: float) -> Iterator[Layer]:
    """By how much each has moved, framed where the forecast had another way."""
    yield _label(shown, y, "row-came")
    moved = (*((one.by, one.differs) for one in shown.moves), (shown.shaken, shown.shaken_differs))
    for n, (by, differs) in enumerate(moved):
        # Good and bad are told apart by colour, but for how stable the realm is: too much is no better.
        shade = LIGHT if n == len(shown.moves) else GOOD if by > 0 else BAD if by < 0 else MUTED
        yield piece(shown, (CELLS + n * STEP, y, CELL, 24), "cell", differs)
        told = signed_number(shown, by)
        yield text(
            shown, (CELLS + n * STEP + 3, y + 2, CELL - 6, 20), told, 14, shade, bold=True, side="center"
        )


def _now_row(shown: Count, y: float) -> Iterator[Layer]:
    """The row of the resources as they stand now, each with its momentum."""
    yield _label(shown, y - 2, "row-now")
    for n, one in enumerate(shown.moves):
        x = CELLS + n * STEP + CELL / 2
        yield text(shown, (x - 16, y, 24, 19), figure(shown, one.value), 13, bold=True, side="center")
        yield piece(shown, (x + 9, y + 5.6, 8, 8), "momentum", one.up)
    x = CELLS + len(shown.moves) * STEP
    yield text(shown, (x + 6, y, CELL - 12, 19), figure(shown, shown.stability), 13, bold=True, side="center")


def _event(shown: Count, one: Happening, y: float) -> tuple[list[Layer], float]:
    """The event that came, below the foretold one where that was another; and how high both are."""
    told = [(one.foretold, MUTED, False)] if one.foretold else []
    told.append((one.came, GOOD if one.sign > 0 else BAD if one.sign < 0 else PAPER, True))
    highs = [min(35, max(17, text_high(line, EVENT, ACROSS))) for line, _, _ in told]
    high = sum(highs) + 8
    frame = {"high": high, "differs": one.differs}
    layers = [
        _label(shown, y + high / 2 - 12, "row-event"),
        piece(shown, (CELLS, y, 311, high), "event", frame),
    ]
    top = y + 4
    for (line, fill, bold), tall in zip(told, highs, strict=True):
        layers.append(text(shown, (CELLS + 8, top, ACROSS, tall), line, EVENT, fill, bold=bold))
        top += tall
    return layers, high
