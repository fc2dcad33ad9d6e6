"""What a phase of the council brings, as slots of its texts."""

from collections.abc import Callable
from typing import Any, Final

from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.render.fluent import Slot
from engine.games.houses import events as e
from engine.games.houses.events.event import Event
from engine.games.houses.moves import Ballot
from engine.games.houses.names import RESOURCES, Side
from engine.kernel.seats import Seat

Slots = dict[str, Slot]


def phase_opened(voice: Presenter, event: e.PhaseOpened) -> Slots:
    return {"number": event.phase, "title": voice.content_text(f"{event.card}.title")}


def outcome_peeked(voice: Presenter, event: e.OutcomePeeked) -> Slots:
    phase = voice.view.phase
    return {
        "house": voice.house(event.seat),
        "side": voice.answer(event.side, phase.card if phase else None),
        "effects": effects(voice, event.effects),
        "mark": marks(voice, event.mark, event.story),
    }


def momentum_turned(voice: Presenter, event: e.MomentumTurned) -> Slots:
    resource, momentum = voice.resource(event.resource), voice.momentum(event.up)
    return {"house": voice.house(event.seat), "resource": resource, "momentum": momentum}


def ballot_cast(voice: Presenter, event: e.BallotCast) -> Slots:
    cast = voice.say("hidden") if event.ballot.value is None else ballot(voice, event.ballot.value)
    deal = voice.deal(event.deal.value) if event.deal.value else ""
    return {"house": voice.house(event.seat), "ballot": cast, "deal": deal}


def power_added(voice: Presenter, event: e.PowerAdded) -> Slots:
    return {"house": voice.house(event.seat), "power": event.power}


def of_house(voice: Presenter, event: Any) -> Slots:
    return {"house": voice.house(event.seat)}


def ballots_counted(voice: Presenter, event: e.BallotsCounted) -> Slots:
    return {"yes": event.yes, "no": event.no}


def moderator_asked(voice: Presenter, event: e.ModeratorAsked) -> Slots:
    level: dict[Side, tuple[Seat, ...]] = {"yes": event.yes, "no": event.no}
    choices = [
        voice.part("action-decide", "option", side=voice.side(side), leader=voice.house(leader))
        for side in event.sides
        for leader in level[side]
    ]
    return {"house": voice.house(event.seat), "choices": voice.either(choices), "sides": len(event.sides)}


def decision_taken(voice: Presenter, event: e.DecisionTaken) -> Slots:
    return {"by": event.by, "side": voice.side(event.side), "leader": voice.house(event.leader)}


def power_settled(voice: Presenter, event: e.PowerSettled) -> Slots:
    return {"spent": sum(event.spent), "pool": event.pool}


def outcome_drawn(voice: Presenter, event: e.OutcomeDrawn) -> Slots:
    return {"text": voice.content_text(event.outcome)}


def resource_moved(voice: Presenter, event: e.ResourceMoved) -> Slots:
    return {
        "resource": voice.resource(event.resource),
        "by": event.by,
        "value": event.value,
        "momentum": voice.momentum(event.up),
    }


def stability_moved(voice: Presenter, event: e.StabilityMoved) -> Slots:
    return {"by": event.by, "value": event.value}


def event_signed(voice: Presenter, event: e.EventSigned) -> Slots:
    return {
        "house": voice.house(event.seat),
        "resource": voice.resource(event.resource),
        "sign": event.sign,
        "title": voice.title(event.mark),
    }


def story_signed(voice: Presenter, event: e.StorySigned) -> Slots:
    line, title = voice.line(event.line), voice.title(event.mark)
    return {"house": voice.house(event.seat), "line": line, "title": title}


def story_ended(voice: Presenter, event: e.StoryEnded) -> Slots:
    return {
        "line": voice.line(event.line),
        "end": event.end,
        "house": voice.house(event.seat),
        "perk": goals.perk(voice, event.perk),
        "most": voice.houses(event.most),
        "unity": event.unity,
        "division": event.division,
    }


def phase_closed(voice: Presenter, event: e.PhaseClosed) -> Slots:
    return {"number": event.phase}


def ballot(voice: Presenter, cast: Ballot) -> str:
    """ "yes with 3 power"."""
    return voice.say("ballot", kind=cast.kind, power=cast.power)


def effects(voice: Presenter, row: tuple[int, ...]) -> str:
    """ "army +2, wealth −1"."""
    return voice.listing(
        [
            voice.say("effect-amount", resource=voice.resource(name), by=by)
            for name, by in zip(RESOURCES, row, strict=True)
            if by
        ]
    )


def marks(voice: Presenter, mark: str | None, story: str | None) -> str:
    """The events that an outcome would bring."""
    said = [voice.say("mark-event", title=voice.title(mark))] if mark else []
    said += [voice.say("mark-story", title=voice.title(story))] if story else []
    return " ".join(said) or voice.say("mark-none")


SLOTS: Final[dict[type[Event], Callable[[Presenter, Any], Slots]]] = {
    e.PhaseOpened: phase_opened,
    e.OutcomePeeked: outcome_peeked,
    e.MomentumTurned: momentum_turned,
    e.BallotCast: ballot_cast,
    e.PowerAdded: power_added,
    e.BallotSealed: of_house,
    e.BallotMissed: of_house,
    e.ModeratorTaken: of_house,
    e.BallotsCounted: ballots_counted,
    e.ModeratorAsked: moderator_asked,
    e.DecisionTaken: decision_taken,
    e.PowerSettled: power_settled,
    e.OutcomeDrawn: outcome_drawn,
    e.ResourceMoved: resource_moved,
    e.StabilityMoved: stability_moved,
    e.EventSigned: event_signed,
    e.StorySigned: story_signed,
    e.StoryEnded: story_ended,
    e.PhaseClosed: phase_closed,
}
