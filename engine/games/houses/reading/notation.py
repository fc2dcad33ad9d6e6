"""The compact notation of the content's files: perks, goals, history marks and forecast signs.

- perk: `pool_bonus`, `coins_at_start(2)`, `office_first(vizier)`, `prestige_on(death)`, `crown_on(-army, 2)`;
  the named thing is an end of the king, `rank_1` to `rank_5`, `unity`, `division`, `ties`, or events signed:
  a resource or `any`, with `+` or `-` before it when only one sign counts.
- goal: `deals(8)`, `events_signed(+army, 3)`, `role_held(greedy, 2)`, `story_signed(river, 2)`,
  `office_resource(judge, 12..20)`.
- history mark: `+army`, `-welfare`.

Whoever reads one of these raises `Unclear` with a code of mistakes.py where it can't be read.
"""

import re
from typing import cast, get_args

from engine.games.houses.content import Condition, Limit, Perk, Trigger
from engine.games.houses.names import (
    OFFICES,
    RESOURCES,
    ROLES,
    ConditionKind,
    End,
    Office,
    PerkKind,
    Resource,
    Sign,
    StoryEnd,
)
from engine.games.houses.reading.mistakes import Mistake
from engine.kernel.content import Told

PERK_KINDS: tuple[PerkKind, ...] = get_args(PerkKind)
CONDITION_KINDS: tuple[ConditionKind, ...] = get_args(ConditionKind)
SIGNED = re.compile(rf"^[+-](?:{'|'.join(RESOURCES)})$")
CALL = re.compile(r"^([a-z_]+)(?:\(([^()]*)\))?$")
MOST = 20
EVENT = "event"
STORY = "story"

WHICH: tuple[str, ...] = (*RESOURCES, "any")
TIES = "ties"
RANKS = tuple(f"rank_{number}" for number in range(1, 6))
TRIGGERS: tuple[str, ...] = (*get_args(End), *RANKS, *get_args(StoryEnd), TIES, *WHICH)
"""All that a perk may be for; resources and `any` may have a sign."""

_BARE = ("draft_choice", "draft_two", "double_signature", "silent_moderator_yes")
_NAMED = ("prestige_on", "crown_on", "score_bonus")


class Unclear(ValueError):
    """The notation can't be read; `code` says why, the slots what is wrong and what would be right."""

    def __init__(self, code: Mistake, **slots: Told) -> None:
        super().__init__(code)
        self.code, self.slots = code, slots


# --- what the files write ---------------------------------------------------------------------------------


def perk(text: str) -> Perk:
    """A perk of chapter 11 of the rules."""
    name, given = _call(text, "perk_unreadable")
    if name not in PERK_KINDS:
        raise Unclear("unknown_perk", given=name, known=PERK_KINDS)
    if name == "office_first":
        return Perk(name, office=_office(_only(given, "perk_office_missing")))
    if name not in _NAMED:
        if name in _BARE and given:
            raise Unclear("perk_takes_nothing", given=name)
        return Perk(name, n=_number(_only(given or ("1",), "perk_takes_one_number")))
    if not 1 <= len(given) <= 2:
        raise Unclear("perk_what_missing", given=name)
    what = trigger(given[0])
    # A score is summed before places and stories are known, and broken ties are worth nothing but points.
    score = name == "score_bonus"
    if (score and (what.rank or what.story)) or (what.ties and not score):
        raise Unclear("perk_what_forbidden", given=given[0])
    return Perk(name, n=_number(given[1]) if len(given) == 2 else 1, what=what)


def trigger(text: str) -> Trigger:
    """The named thing of prestige_on, crown_on and score_bonus."""
    if text in get_args(End):
        return Trigger(end=cast(End, text))
    if text in get_args(StoryEnd):
        return Trigger(story=cast(StoryEnd, text))
    if text == TIES:
        return Trigger(ties=True)
    if text in RANKS:
        return Trigger(rank=int(text[-1]))
    sign, resource = _events(text, "unknown_trigger", TRIGGERS)
    return Trigger(signed=sign or "any", resource=resource)


def goal(text: str) -> Condition:
    """An achievement's condition (chapter 11): a kind and what it is about, always with its number."""
    name, given = _call(text, "goal_unreadable")
    if name not in CONDITION_KINDS:
        raise Unclear("unknown_goal", given=name, known=CONDITION_KINDS)
    things, last = (given[:-1], given[-1]) if given else ((), "")
    if name not in ("events_signed", "role_held", "story_signed", "office_resource"):
        if things:
            raise Unclear("goal_takes_one_number")
        return Condition(name, n=_number(last))
    about = _only(things, "goal_thing_missing")
    if name == "role_held":
        number = _number(last)
        if about not in ROLES:
            raise Unclear("unknown_role", given=about, known=ROLES)
        return Condition(name, n=number, role=about)
    if name == "story_signed":
        return Condition(name, n=_number(last), line=None if about == "any" else about)
    if name == "office_resource":
        # `12..20`: bounds of the office's own resource, both included (chapter 5 pairs them).
        office = _office(about)
        found = re.fullmatch(r"(\d{1,2})\.\.(\d{1,2})", last)
        if found is None or not int(found[1]) <= int(found[2]) <= MOST:
            raise Unclear("goal_range", most=MOST)
        limit = Limit(RESOURCES[OFFICES.index(office) // 2], int(found[1]), int(found[2]))
        return Condition(name, office=office, limit=limit)
    sign, resource = _events(about, "unknown_events", WHICH)
    return Condition(name, n=_number(last), sign=sign, resource=resource)


def mark(text: str) -> tuple[Sign, Resource]:
    """`+army` or `-army`: the sign and the resource of a historical event or of a forecast."""
    if not SIGNED.fullmatch(text):
        raise Unclear("unknown_mark", given=text, known=RESOURCES)
    return _sign(text), cast(Resource, text[1:])


def forecast_sign(text: str) -> str:
    """One part of a written forecast: a mark, or `event` or `story` for what the likeliest outcome brings."""
    if text not in (EVENT, STORY) and not SIGNED.fullmatch(text):
        raise Unclear("unknown_forecast", given=text, known=RESOURCES)
    return text


# --- their parts ------------------------------------------------------------------------------------------


def _call(text: str, code: Mistake) -> tuple[str, tuple[str, ...]]:
    """The name and the parts within its brackets."""
    found = CALL.fullmatch(text)
    if found is None:
        raise Unclear(code)
    inside = found[2]
    return found[1], tuple(part.strip() for part in inside.split(",")) if inside else ()


def _events(text: str, code: Mistake, known: tuple[str, ...]) -> tuple[Sign | None, Resource | None]:
    """`+army`, `army`, `-any`, `any`: which events count; None stands for every one."""
    sign = _sign(text) if text[:1] in ("+", "-") else None
    word = text if sign is None else text[1:]
    if word == "any":
        return sign, None
    if word not in RESOURCES:
        raise Unclear(code, given=text, known=known)
    return sign, word


def _sign(text: str) -> Sign:
    return "positive" if text[0] == "+" else "negative"


def _number(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d?", text):
        raise Unclear("note_number")
    return int(text)


def _only(given: tuple[str, ...], code: Mistake) -> str:
    if len(given) != 1:
        raise Unclear(code)
    return given[0]


def _office(text: str) -> Office:
    if text not in OFFICES:
        raise Unclear("unknown_office", given=text, known=OFFICES)
    return text
