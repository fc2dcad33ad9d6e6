"""The count of a vote: a balance with every ballot on it, and what the decision changed."""

from collections.abc import Iterator
from typing import Any

from bot.games.houses.picture.count_layout import place_pieces
from bot.games.houses.picture.naming import emblem, house, sheet
from bot.games.houses.picture.values import Count, Move, Weight
from bot.games.houses.presenter import Presenter
from bot.pictures.facts import sketch_of
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.games.houses.moves import Ballot
from engine.games.houses.names import RESOURCES, SIDES, Side
from engine.kernel.seats import Seat

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
    """What the picture shows."""
    taken, shaken = first(happened, e.DecisionTaken), first(happened, e.StabilityMoved)
    drawn, base = first(happened, e.OutcomeDrawn), sheet(voice)
    words = {side: voice.common_part(f"ballot-{side}", "button") for side in SIDES}
    return Count(
        **{**base, "words": words},
        matter=_matter(voice, happened),
        verdict=_verdict(voice, counted, taken, drawn),
        side="" if taken is None else taken.side,
        yes=counted.yes,
        no=counted.no,
        ballots=tuple(_weights(voice, counted, happened)),
        moves=tuple(_moves(voice, happened)) if drawn is not None else (),
        shaken=0 if shaken is None else shaken.by,
        stability=voice.view.stability if shaken is None else shaken.value,
    )


def _matter(voice: Presenter, happened: Events) -> str:
    """The phase and its card, which may have made room for the next."""
    closed, drawn = first(happened, e.PhaseClosed), first(happened, e.OutcomeDrawn)
    phase = voice.view.phase
    number = closed.phase if closed is not None else phase.number if phase is not None else 0
    card = drawn.card if drawn is not None else phase.card if phase is not None else ""
    return voice.say("event-phase-opened", number=number, title=voice.content_text(f"{card}.title"))


def _verdict(voice: Presenter, counted: e.BallotsCounted, taken: Any, drawn: Any) -> str:
    """HO-6.6, HO-6.7: the answer; or of what the moderator has yet to speak, it or the leader."""
    if taken is not None:
        return voice.answer(taken.side, None if drawn is None else drawn.card)
    if counted.yes == counted.no:
        return voice.say("picture-undecided")
    ahead: Side = "yes" if counted.yes > counted.no else "no"
    return voice.say("picture-leaderless", side=voice.answer(ahead, None))


def _weights(voice: Presenter, counted: e.BallotsCounted, happened: Events) -> Iterator[Weight]:
    """Every ballot, the heaviest first on its side."""
    taken, settled = first(happened, e.DecisionTaken), first(happened, e.PowerSettled)
    shares = (0,) * len(counted.ballots) if settled is None else settled.shares
    moderator, leader = voice.moderator(happened), None if taken is None else taken.leader
    order = sorted(range(len(counted.ballots)), key=lambda seat: -_power(counted.ballots[seat]))
    for seat in order:
        yield _weight(voice, seat, counted.ballots[seat], shares[seat], (seat == leader, seat == moderator))


def _weight(
    voice: Presenter, seat: Seat, cast: Ballot | None, share: int, marks: tuple[bool, bool]
) -> Weight:
    kind = "absent" if cast is None else cast.kind
    word = voice.common_text(f"ballot-{kind}")
    return Weight(house(voice, seat), emblem(voice, seat), kind, word, _power(cast), share, *marks)


def _power(cast: Ballot | None) -> int:
    return 0 if cast is None else cast.power


def _moves(voice: Presenter, happened: Events) -> Iterator[Move]:
    """All five resources: what did not move stands as it stood."""
    moved = {event.resource: event for event in happened if isinstance(event, e.ResourceMoved)}
    for name, track in zip(RESOURCES, voice.view.tracks, strict=False):
        one = moved.get(name)
        if one is None:
            yield Move(name, voice.resource(name), 0, track.value, track.up)
        else:
            yield Move(name, voice.resource(name), one.by, one.value, one.up)


def _lines(voice: Presenter, count: Count) -> Iterator[str]:
    yield voice.say("picture-count", matter=count.matter, verdict=count.verdict, yes=count.yes, no=count.no)
    for one in count.ballots:
        yield _ballot_line(voice, one)
    for move in count.moves:
        slots = {"resource": move.name, "momentum": voice.momentum(move.up)}
        yield voice.say("event-resource-moved", by=move.by, value=move.value, **slots)
    if count.moves:
        yield voice.say("event-stability-moved", by=count.shaken, value=count.stability)


def _ballot_line(voice: Presenter, one: Weight) -> str:
    absent = one.kind == "absent"
    said = one.word if absent else voice.say("ballot", kind=one.kind, power=one.power)
    line = voice.say("count-line", house=one.name, ballot=said)
    marks = [voice.say("count-leader")] * one.leads + [voice.say("count-moderator")] * one.moderates
    shared = [voice.say("picture-share", power=one.share)] if one.share else []
    return " ".join((line, *marks, *shared))
