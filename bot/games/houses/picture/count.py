"""The count of a vote: a balance with every ballot on it, and what the decision changed."""

import math
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.picture.common import emblem, house, sheet
from bot.games.houses.presenter import Presenter
from bot.pictures import lettering
from bot.pictures.colours import BAD, CARD, GOOD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, round_to_pixel, sketch_of
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
    """How a decision changed a resource: by how much, and where it stands now."""

    id: Resource
    name: str
    by: int
    value: int
    up: bool


class Count(Sheet, frozen=True, kw_only=True):
    """The count of a vote (HO-6.6); `side` "" while nothing is decided, and then there are no moves."""

    matter: str
    verdict: str
    side: str
    yes: int
    no: int
    ballots: tuple[Weight, ...]
    moves: tuple[Move, ...]
    shaken: int
    stability: int


TEMPLATE = "houses_count"
Events = tuple[Any, ...]


def sketch(voice: Presenter, told: Events, happened: Events) -> Sketch | None:
    """The picture of the count, where it or the decision on it is among what is `told`; else None."""
    counted = first(told, e.BallotsCounted) or count_behind_decision(voice, told)
    if counted is None:
        return None
    count = values(voice, counted, happened)
    return sketch_of(TEMPLATE, place_pieces(count), _lines(voice, count))


def count_behind_decision(voice: Presenter, told: Events) -> e.BallotsCounted | None:
    """HO-R21: the count that was decided later, as everybody has seen it; None in matches that keep none."""
    if first(told, e.DecisionTaken) is None or not voice.view.counts:
        return None
    ballots = voice.view.counts[-1].ballots
    yes, no = (sum(one.power for one in ballots if one is not None and one.kind == side) for side in SIDES)
    return e.BallotsCounted(ballots, yes, no)


def first(happened: Events, kind: type[Any]) -> Any | None:
    """The first event of a kind, or None."""
    return next((event for event in happened if isinstance(event, kind)), None)


def values(voice: Presenter, counted: e.BallotsCounted, happened: Events) -> Count:
    """The record that the picture of a count is painted from."""
    taken, shaken = first(happened, e.DecisionTaken), first(happened, e.StabilityMoved)
    drawn, closed = first(happened, e.OutcomeDrawn), first(happened, e.PhaseClosed)
    words = {side: voice.common_part(f"ballot-{side}", "button") for side in SIDES}

    # The phase and its card, which may have made room for the next.
    phase = voice.view.phase
    number = closed.phase if closed is not None else phase.number if phase is not None else 0
    card = drawn.card if drawn is not None else phase.card if phase is not None else ""

    # HO-6.6, HO-6.7: the answer; or of what the moderator has yet to speak, it or the leader.
    ahead: Side = "yes" if counted.yes > counted.no else "no"
    if taken is not None:
        verdict = voice.answer(taken.side, None if drawn is None else drawn.card)
    elif counted.yes == counted.no:
        verdict = voice.say("picture-undecided")
    else:
        verdict = voice.say("picture-leaderless", side=voice.answer(ahead, None))

    # All five resources: what did not move stands as it stood.
    moves, moved = [], {event.resource: event for event in happened if isinstance(event, e.ResourceMoved)}
    for name, track in zip(RESOURCES, voice.view.tracks, strict=False) if drawn is not None else ():
        one = moved.get(name)
        by, value, up = (0, track.value, track.up) if one is None else (one.by, one.value, one.up)
        moves.append(Move(name, voice.resource(name), by, value, up))
    return Count(
        **{**sheet(voice), "words": words},
        matter=voice.phase_title(number, card),
        verdict=verdict,
        side="" if taken is None else taken.side,
        yes=counted.yes,
        no=counted.no,
        ballots=tuple(_weights(voice, counted, happened)),
        moves=tuple(moves),
        shaken=0 if shaken is None else shaken.by,
        stability=voice.view.stability if shaken is None else shaken.value,
    )


def _weights(voice: Presenter, counted: e.BallotsCounted, happened: Events) -> Iterator[Weight]:
    """Every ballot, the heaviest first on its side."""
    taken, settled = first(happened, e.DecisionTaken), first(happened, e.PowerSettled)
    shares = (0,) * len(counted.ballots) if settled is None else settled.shares
    moderator, leader = voice.moderator(happened), None if taken is None else taken.leader
    order = sorted(range(len(counted.ballots)), key=lambda seat: -_power(counted.ballots[seat]))
    for seat in order:
        cast = counted.ballots[seat]
        kind = "absent" if cast is None else cast.kind
        word, marks = voice.common_text(f"ballot-{kind}"), (seat == leader, seat == moderator)
        yield Weight(house(voice, seat), emblem(voice, seat), kind, word, _power(cast), shares[seat], *marks)


def _power(cast: Ballot | None) -> int:
    return 0 if cast is None else cast.power


def _lines(voice: Presenter, count: Count) -> Iterator[str]:
    yield voice.say("picture-count", matter=count.matter, verdict=count.verdict, yes=count.yes, no=count.no)
    for one in count.ballots:
        is_absent = one.kind == "absent"
        said = one.word if is_absent else voice.say("ballot", kind=one.kind, power=one.power)
        line = [voice.say("count-line", house=one.name, ballot=said)]
        line += [voice.say("count-leader")] * one.leads + [voice.say("count-moderator")] * one.moderates
        line += [voice.say("picture-share", power=one.share)] if one.share else []
        yield " ".join(line)
    for move in count.moves:
        slots = {"resource": move.name, "momentum": voice.momentum(move.up)}
        yield voice.say("event-resource-moved", by=move.by, value=move.value, **slots)
    if count.moves:
        yield voice.say("event-stability-moved", by=count.shaken, value=count.stability)


# Where all stands: pieces as data/boards/houses_count.typ paints them.

HEAD: Final = 54
BALANCE: Final = 70
LISTED: Final = 158
"""Where the ballots begin."""

ROW: Final = 34
ASIDE: Final = 39
"""From one ballot to the next below: of those that were weighed, and of those who stood aside."""

ARM: Final = 106
"""Half of the beam."""

TILT: Final = 1.6
STEEP: Final = 11
"""Degrees for each power that one side has more, and at most."""

SHAKEN: Final = "stability"
"""The sign of how stable the realm is, which a decision shakes."""

EFFECT: Final = 63.4
"""From one effect to the next."""


def place_pieces(shown: Count) -> Layered:
    """The whole count as pieces."""
    weighed = [[one for one in shown.ballots if one.kind == side] for side in SIDES]
    away = [one for one in shown.ballots if one.kind not in SIDES]
    below = LISTED + 4 + max(map(len, weighed)) * ROW
    effects = below + -(-len(away) // 2) * ASIDE
    height = effects + (54 if shown.moves else 6)
    layers = [
        text(shown, (14, 6, 372, 20), shown.matter, 13, MUTED),
        text(shown, (14, 27, 372, 22), shown.verdict, 15.5, _shade(shown.side), bold=True),
        *_balance(shown),
    ]
    for side, ballots in enumerate(weighed):
        for n, one in enumerate(ballots):
            layers += _weighed_ballot(shown, 12 + 191 * side, LISTED + n * ROW, one)
    for n, one in enumerate(away):
        layers += _abstention(shown, 12 + n % 2 * 191, below + n // 2 * ASIDE, one)

    # The effects of the decision on the resources, and on how stable the realm is.
    for n, move in enumerate(shown.moves):
        x = 12 + n * EFFECT
        layers += _effect(shown, x, effects + 4, (move.id, move.by, move.value))
        layers.append(piece(shown, (x + 9, effects + 30, 8, 8), "momentum", move.up))
    if shown.moves:
        x = 12 + len(shown.moves) * EFFECT
        layers += _effect(shown, x, effects + 4, (SHAKEN, shown.shaken, shown.stability))
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, layers)


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


def _weighed_ballot(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """A ballot that was weighed: who cast it, and how much."""
    badges = _badges(one)
    yield piece(shown, (x, y, 185, 30), "chip")
    yield piece(shown, (x + 4, y + 3.5, 23, 23), "sign", one.emblem)
    yield text(shown, (x + 32, y + 6, 123 - 15 * len(badges), 18), one.name, 12.2, bold=True)
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 155 - 15 * (len(badges) - n), y + 9, 12.4, 12.4), "badge", sign)
    yield text(shown, (x + 156, y + 4, 23, 22), figure(shown, one.power), 16, bold=True, side="end")


def _abstention(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """A house that stood aside: how, and with what power it was given for that."""
    badges, wide = _badges(one), 111 if one.share else 147
    yield piece(shown, (x, y, 185, 34), "aside")
    yield piece(shown, (x + 4, y + 5.5, 23, 23), "sign", one.emblem)
    yield text(shown, (x + 32, y + 1, 145 - 15 * len(badges), 18), one.name, 12.2, bold=True)
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 180 - 15 * (len(badges) - n), y + 4, 12.4, 12.4), "badge", sign)
    yield text(shown, (x + 32, y + 17, wide, 15), one.word, 11, MUTED)
    if one.share:
        share = signed_number(shown, one.share)
        yield text(shown, (x + 145, y + 17, 22, 15), share, 11.5, bold=True, side="end")
        yield piece(shown, (x + 167, y + 19, 11, 11), "shared")


def _badges(one: Weight) -> tuple[str, ...]:
    return ("leader",) * one.leads + ("moderator",) * one.moderates


def _effect(shown: Count, x: float, y: float, told: tuple[str, int, int]) -> Iterator[Layer]:
    sign, by, value = told
    yield piece(shown, (x, y, 59, 40), "effect", sign)
    # Good and bad are told apart by colour, but for how stable the realm is: too much is no better.
    shade = LIGHT if sign == SHAKEN else GOOD if by > 0 else BAD if by < 0 else MUTED
    yield text(shown, (x + 25, y + 3, 30, 20), signed_number(shown, by), 14.5, shade, bold=True, side="end")
    yield text(shown, (x + 24, y + 22.5, 31, 15), figure(shown, value), 11.5, MUTED, side="end")
