"""How a campaign and its generations begin and end, as slots of their texts."""

from collections.abc import Callable
from typing import Any, Final

from bot.games.houses.describe.council import of_house
from bot.games.houses.describe.targets import bare
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.render.fluent import Slot
from engine.games.houses import events as e
from engine.games.houses.events.event import Event
from engine.games.houses.names import RoleName

Slots = dict[str, Slot]


def campaign_opened(voice: Presenter, event: e.CampaignOpened) -> Slots:
    return {"houses": event.seats, "lines": len(event.lines), "generations": event.options.generations}


def house_founded(voice: Presenter, event: e.HouseFounded) -> Slots:
    """A steward names house and head after the emblem, as the lot does: said once, not three times."""
    return {
        "house": voice.name_with_emblem(event.seat),
        "emblem": voice.emblem(event.emblem),
        "person": voice.person(event.first_name, event.seat),
        "given": "bare" if bare(event) else event.given,
    }


def first_name_changed(voice: Presenter, event: e.FirstNameChanged) -> Slots:
    return {"house": voice.house(event.seat), "person": voice.person(event.first_name, event.seat)}


def stop_agreed(voice: Presenter, event: e.StopAgreed) -> Slots:
    """HO-R04: with how many houses are still to agree; the last one's word settles it."""
    return {"house": voice.house(event.seat), "agree": event.agree, "rest": voice.view.stopping.count(False)}


def house_rewarded(voice: Presenter, event: e.HouseRewarded) -> Slots:
    gain = goals.gain(voice, event.prestige, event.crown)
    return {"house": voice.house(event.seat), "gain": gain, "why": event.why, "number": event.number}


def achievement_reached(voice: Presenter, event: e.AchievementReached) -> Slots:
    goal = goals.reached_goal_text(voice, event.seat, event.achievement)
    return {"house": voice.house(event.seat), "goal": goal, "perk": goals.perk(voice, event.perk)}


def campaign_ended(voice: Presenter, event: e.CampaignEnded) -> Slots:
    return {"unity": event.unity, "division": event.division, "why": event.why}


def history_forgotten(voice: Presenter, event: e.HistoryForgotten) -> Slots:
    return {"events": voice.listing([voice.title(mark) for mark in event.marks])}


def generation_opened(voice: Presenter, event: e.GenerationOpened) -> Slots:
    return {"number": event.generation, "king": voice.king(event.king), "pool": event.pool}


def offices_ranked(voice: Presenter, event: e.OfficesRanked) -> Slots:
    order = voice.listing([voice.office(one) for one in event.order])
    return {"house": voice.house(event.seat), "order": order, "given": event.given}


def offices_dealt(voice: Presenter, event: e.OfficesDealt) -> Slots:
    return {"lots": voice.listing([voice.office(one) for one in event.lots])}


def council_seated(voice: Presenter, event: e.CouncilSeated) -> Slots:
    return {"leader": voice.house(event.leader), "moderator": voice.house(event.moderator)}


def draft_opened(voice: Presenter, event: e.DraftOpened) -> Slots:
    return {"remover": voice.house(event.remover), "order": voice.houses(event.order)}


def draft_turned(voice: Presenter, event: e.DraftTurned) -> Slots:
    return {"house": voice.house(event.seat), "roles": roles(voice, event.left.value or ())}


def role_removed(voice: Presenter, event: e.RoleRemoved) -> Slots:
    return {"house": voice.house(event.seat), "given": event.given, "role": role(voice, event.role.value)}


def role_taken(voice: Presenter, event: e.RoleTaken) -> Slots:
    name = event.role.value
    clause = voice.say(f"role-clause-{name}") if name else ""
    return {
        "house": voice.house(event.seat),
        "given": event.given,
        "role": role(voice, name),
        "clause": clause,
    }


def king_fell(voice: Presenter, event: e.KingFell) -> Slots:
    return {"end": event.end, "king": voice.king(event.king)}


def generation_scored(voice: Presenter, event: e.GenerationScored) -> Slots:
    return {"number": event.generation}


def generation_closed(voice: Presenter, event: e.GenerationClosed) -> Slots:
    return {"number": event.generation, "final": event.final}


def role(voice: Presenter, name: RoleName | None) -> str:
    """The role, or that it is hidden."""
    return voice.role(name) if name else voice.say("hidden")


def roles(voice: Presenter, names: tuple[RoleName, ...]) -> str:
    """Several roles."""
    return voice.listing([voice.role(name) for name in names])


SLOTS: Final[dict[type[Event], Callable[[Presenter, Any], Slots]]] = {
    e.CampaignOpened: campaign_opened,
    e.HouseFounded: house_founded,
    e.FirstNameChanged: first_name_changed,
    e.HouseReady: of_house,
    e.StopAgreed: stop_agreed,
    e.HouseRewarded: house_rewarded,
    e.AchievementReached: achievement_reached,
    e.CampaignEnded: campaign_ended,
    e.HistoryForgotten: history_forgotten,
    e.GenerationOpened: generation_opened,
    e.OfficesRanked: offices_ranked,
    e.OfficesDealt: offices_dealt,
    e.CouncilSeated: council_seated,
    e.DraftOpened: draft_opened,
    e.DraftTurned: draft_turned,
    e.RoleRemoved: role_removed,
    e.RoleTaken: role_taken,
    e.KingFell: king_fell,
    e.GenerationScored: generation_scored,
    e.GenerationClosed: generation_closed,
}
