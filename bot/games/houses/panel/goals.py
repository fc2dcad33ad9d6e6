"""Perks, goals and role records in words: what a house has, wants, and has done of it so far (chapter 11)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.houses.presenter import Presenter
from bot.render.i18n import message_id
from engine.games.houses import goals
from engine.games.houses.content import Condition, Legacy, Perk, Trigger
from engine.games.houses.names import ROLES, Resource
from engine.games.houses.signing import achievement_of
from engine.kernel.seats import Seat

AT_THE_END: Final = ("coins", "power", "office_resource")
"""Conditions that count nothing: they hold at a generation's end or they don't."""


def lines(voice: Presenter, seat: Seat) -> Iterator[str]:
    """HO-1.4, HO-1.5, HO-R29: the house's goals with progress, endings bound to it, role records."""
    own, house = legacy(voice, seat), voice.view.houses[seat]
    if own is None:
        return
    name, motto = voice.plain(f"legacy.{own.id}.name"), voice.plain(f"legacy.{own.id}.motto")
    yield voice.say("motto", name=name, motto=motto)

    mine = voice.view.own
    for goal in own.achievements:
        slots = {"goal": condition(voice, goal.condition), "perk": perk(voice, goal.perk)}
        kind = goal.condition.kind
        if goal.id in house.reached:
            yield voice.say("goal-reached", **slots)
        elif kind in AT_THE_END or (kind == "side" and mine is None):
            # Which side a house took is known to nobody else, so its progress is not either.
            yield voice.say("goal-end", **slots)
        else:
            sides = mine.sides if mine else 0
            have = goals.progress(goal.condition, house.tally, voice.view.lines, sides)
            yield voice.say("goal", have=have, n=goal.condition.n, **slots)

    for ending in house.endings:
        line = next((line for line in voice.book.content.lines if line.id == ending.line), None)
        if line is not None:
            end = voice.story_end(ending.end)
            yield voice.say("goal-ending", line=voice.line(ending.line), end=end, perk=perk(voice, line.perk))

    for number, record in enumerate(own.records):
        yield voice.say(
            "record-given" if number in house.records else "record",
            times=record.times,
            role=voice.role(record.role),
            gain=voice.join_list(gains(voice, record.prestige, record.crown)),
            have=house.tally.roles[ROLES.index(record.role)],
        )


def legacy(voice: Presenter, seat: Seat) -> Legacy | None:
    """The house's fixed goals."""
    name = voice.view.houses[seat].legacy
    return next((one for one in voice.book.content.legacies if one.id == name), None)


def reached_goal_text(voice: Presenter, seat: Seat, achievement: str) -> str:
    """The goal that was reached: an achievement of the house's legacy, or an ending bound to it."""
    # An ending has no goal among the cards: its achievement is named after it by the rules.
    for ending in voice.view.houses[seat].endings:
        if achievement_of(ending) == achievement:
            return f"{voice.line(ending.line)}: {voice.story_end(ending.end)}"
    own = legacy(voice, seat)
    for goal in own.achievements if own else ():
        if goal.id == achievement:
            return condition(voice, goal.condition)
    return achievement


def condition(voice: Presenter, one: Condition) -> str:
    """The condition of an achievement, in words."""
    code = message_id(f"condition-{one.kind}")
    match one.kind:
        case "events_signed":
            return voice.say(code, n=one.n, events=_events(voice, one.sign, one.resource))
        case "role_held":
            return voice.say(code, n=one.n, role=voice.role(one.role) if one.role else "")
        case "story_signed" if one.line is not None:
            return voice.say(f"{code}-of", n=one.n, line=voice.line(one.line))
        case "office_resource" if one.limit is not None and one.office is not None:
            limit = one.limit
            office, resource = voice.office(one.office), voice.resource(limit.resource)
            return voice.say(code, office=office, resource=resource, least=limit.least, most=limit.most)
    return voice.say(code, n=one.n)


def perk(voice: Presenter, one: Perk) -> str:
    """The effect of a perk, in words."""
    # The named thing of prestige_on, crown_on and score_bonus.
    match one.what:
        case None:
            what = ""
        case Trigger(end=str(end)):
            what = voice.say("trigger-end", end=end)
        case Trigger(rank=int(rank)):
            what = voice.say("trigger-rank", rank=rank)
        case Trigger(story=str(story)):
            what = voice.say("trigger-story", story=story)
        case Trigger(signed=str(signed), resource=resource):
            what = voice.say(
                "trigger-signed", events=_events(voice, None if signed == "any" else signed, resource)
            )
        case _:
            what = voice.say("trigger-ties")
    office = voice.office(one.office) if one.office else ""
    return voice.say(message_id(f"perk-{one.kind}"), n=one.n, what=what, office=office)


def perks(voice: Presenter, row: tuple[Perk, ...]) -> str:
    """Several perks in one sentence; those that differ in number alone count together, as in the rules."""
    summed: dict[Perk, int] = {}
    for one in row:
        kind = replace(one, n=0)
        summed[kind] = summed.get(kind, 0) + one.n
    return voice.join_list([perk(voice, replace(kind, n=n)) for kind, n in summed.items()])


def gains(voice: Presenter, prestige: int, crown: int) -> list[str]:
    """Prestige and crown, each where there is any."""
    return [voice.say(f"gain-{what}", n=n) for what, n in (("prestige", prestige), ("crown", crown)) if n]


def _events(voice: Presenter, sign: str | None, resource: Resource | None) -> str:
    """ "positive army events", as narrow as given."""
    name = voice.resource(resource) if resource else ""
    if sign is not None:
        return voice.say("events-sign-of" if resource else "events-sign", sign=sign, resource=name)
    return voice.say("events-of" if resource else "events-any", resource=name)
