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


def lines(presenter: Presenter, seat: Seat) -> Iterator[str]:
    """HO-1.4, HO-1.5, HO-R29: the house's goals with progress, endings bound to it, role records."""
    own, house = legacy(presenter, seat), presenter.view.houses[seat]
    if own is None:
        return
    name, motto = presenter.plain(f"legacy.{own.id}.name"), presenter.plain(f"legacy.{own.id}.motto")
    yield presenter.say("motto", name=name, motto=motto)

    mine = presenter.view.own
    for goal in own.achievements:
        slots = {"goal": condition(presenter, goal.condition), "perk": perk(presenter, goal.perk)}
        kind = goal.condition.kind
        if goal.id in house.reached:
            yield presenter.say("goal-reached", **slots)
        elif kind in AT_THE_END or (kind == "side" and mine is None):
            # Which side a house took is known to nobody else, so its progress is not either.
            yield presenter.say("goal-end", **slots)
        else:
            sides = mine.sides if mine else 0
            have = goals.progress(goal.condition, house.tally, presenter.view.lines, sides)
            yield presenter.say("goal", have=have, n=goal.condition.n, **slots)

    for ending in house.endings:
        line = next((line for line in presenter.book.content.lines if line.id == ending.line), None)
        if line is not None:
            end = presenter.story_end(ending.end)
            yield presenter.say(
                "goal-ending", line=presenter.line(ending.line), end=end, perk=perk(presenter, line.perk)
            )

    for number, record in enumerate(own.records):
        yield presenter.say(
            "record-given" if number in house.records else "record",
            times=record.times,
            role=presenter.role(record.role),
            gain=presenter.join_list(gains(presenter, record.prestige, record.crown)),
            have=house.tally.roles[ROLES.index(record.role)],
        )


def legacy(presenter: Presenter, seat: Seat) -> Legacy | None:
    """The house's fixed goals."""
    name = presenter.view.houses[seat].legacy
    return next((one for one in presenter.book.content.legacies if one.id == name), None)


def reached_goal_text(presenter: Presenter, seat: Seat, achievement: str) -> str:
    """The goal that was reached: an achievement of the house's legacy, or an ending bound to it."""
    # An ending has no goal among the cards: its achievement is named after it by the rules.
    for ending in presenter.view.houses[seat].endings:
        if achievement_of(ending) == achievement:
            return f"{presenter.line(ending.line)}: {presenter.story_end(ending.end)}"
    own = legacy(presenter, seat)
    for goal in own.achievements if own else ():
        if goal.id == achievement:
            return condition(presenter, goal.condition)
    return achievement


def condition(presenter: Presenter, one: Condition) -> str:
    """The condition of an achievement, in words."""
    code = message_id(f"condition-{one.kind}")
    match one.kind:
        case "events_signed":
            return presenter.say(code, n=one.n, events=_events(presenter, one.sign, one.resource))
        case "role_held":
            return presenter.say(code, n=one.n, role=presenter.role(one.role) if one.role else "")
        case "story_signed" if one.line is not None:
            return presenter.say(f"{code}-of", n=one.n, line=presenter.line(one.line))
        case "office_resource" if one.limit is not None and one.office is not None:
            limit = one.limit
            office, resource = presenter.office(one.office), presenter.resource(limit.resource)
            return presenter.say(code, office=office, resource=resource, least=limit.least, most=limit.most)
    return presenter.say(code, n=one.n)


def perk(presenter: Presenter, one: Perk) -> str:
    """The effect of a perk, in words."""
    # The named thing of prestige_on, crown_on and score_bonus.
    match one.what:
        case None:
            what = ""
        case Trigger(end=str(end)):
            what = presenter.say("trigger-end", end=end)
        case Trigger(rank=int(rank)):
            what = presenter.say("trigger-rank", rank=rank)
        case Trigger(story=str(story)):
            what = presenter.say("trigger-story", story=story)
        case Trigger(signed=str(signed), resource=resource):
            what = presenter.say(
                "trigger-signed", events=_events(presenter, None if signed == "any" else signed, resource)
            )
        case _:
            what = presenter.say("trigger-ties")
    office = presenter.office(one.office) if one.office else ""
    return presenter.say(message_id(f"perk-{one.kind}"), n=one.n, what=what, office=office)


def perks(presenter: Presenter, row: tuple[Perk, ...]) -> str:
    """Several perks in one sentence; those that differ in number alone count together, as in the rules."""
    summed: dict[Perk, int] = {}
    for one in row:
        kind = replace(one, n=0)
        summed[kind] = summed.get(kind, 0) + one.n
    return presenter.join_list([perk(presenter, replace(kind, n=n)) for kind, n in summed.items()])


def gains(presenter: Presenter, prestige: int, crown: int) -> list[str]:
    """Prestige and crown, each where there is any."""
    return [presenter.say(f"gain-{what}", n=n) for what, n in (("prestige", prestige), ("crown", crown)) if n]


def _events(presenter: Presenter, sign: str | None, resource: Resource | None) -> str:
    """ "positive army events", as narrow as given."""
    name = presenter.resource(resource) if resource else ""
    if sign is not None:
        return presenter.say("events-sign-of" if resource else "events-sign", sign=sign, resource=name)
    return presenter.say("events-of" if resource else "events-any", resource=name)
