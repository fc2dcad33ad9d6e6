"""A small content for tests of the rules: plain cards, five lines, a legacy for each kind of perk."""

from typing import get_args

from engine.games.houses.content import (
    Achievement,
    Answer,
    Chapter,
    Condition,
    Content,
    Forecast,
    HistoryMark,
    Legacy,
    Limit,
    Line,
    Outcome,
    Perk,
    Proposal,
    Pull,
    Record,
    StoryMark,
    Trigger,
    When,
)
from engine.games.houses.names import RESOURCES, PerkKind

Effects = tuple[int, int, int, int, int]
LINES = ("surrender", "river", "papers", "star", "gate")


def answer(card: str, side: str, effects: Effects, mark: HistoryMark | None = None) -> Answer:
    """One sure outcome, forecast as it is."""
    signs = tuple((n > 0) - (n < 0) for n in effects)
    outcome = Outcome(f"{card}.{side}.1", 7, effects, event=mark)
    return Answer(Forecast(signs, mark), (outcome,))  # type: ignore[arg-type]


def proposal(number: int) -> Proposal:
    """Raises one resource on yes and another on no; two of three bring an event, one of six has a pull."""
    card = f"card_{number}"
    up, down, third = (RESOURCES[(number + step) % 5] for step in (0, 2, 3))
    yes = _effects({up: 2, down: -3, third: 1})
    against = _effects({up: -1, down: 2, third: -2})
    sign = "positive" if number % 2 else "negative"
    mark = HistoryMark(f"{card}.yes.1.event", up, sign) if number % 3 else None
    pull = Pull(12, When((Limit(RESOURCES[number // 6], least=12),))) if number % 6 == 0 else None
    return Proposal(card, answer(card, "yes", yes, mark), answer(card, "no", against), pull=pull)


def story(line: str, step: int, last: bool) -> Proposal:
    """A step of a line: yes goes on (or ends in unity), no goes on (or ends in division)."""
    card = f"{line}_{step}"
    following = None if last else f"{line}_{step + 1}"
    yes = StoryMark(f"{card}.yes.story", following, "unity" if last else None)
    against = StoryMark(f"{card}.no.story", following, "division" if last else None)
    return Proposal(
        card,
        _told(card, "yes", (1, -2, 0, 0, 1), yes),
        _told(card, "no", (-1, 2, 0, 0, -1), against),
        line=line,
    )


def content(steps: int = 3) -> Content:
    """Five lines of so many steps, 24 cards, 11 legacies, 6 kings, 12 emblems."""
    stories = (story(line, step, step == steps) for line in LINES for step in range(1, steps + 1))
    conditional = Proposal(
        "held_back",
        answer("held_back", "yes", (3, 0, 0, 0, 0)),
        answer("held_back", "no", (0, 0, 0, 0, 2)),
        when=When((Limit("army", most=6),)),
    )
    return Content(
        version="small",
        proposals=(*(proposal(number) for number in range(24)), conditional, *stories),
        lines=tuple(
            Line(name, f"{name}_1", Perk("coins_at_start", 1), Perk("pool_bonus", 1)) for name in LINES
        ),
        legacies=tuple(legacy(number) for number in range(len(perks()))),
        kings=tuple(f"king_{number}" for number in range(6)),
        emblems=tuple(f"emblem_{number}" for number in range(12)),
    )


def perks() -> tuple[Perk, ...]:
    """A perk of each kind of chapter 11."""
    triggers = {"prestige_on": Trigger(end="death"), "crown_on": Trigger(story="division")}
    made = []
    for kind in get_args(PerkKind):
        what = triggers.get(kind, Trigger(ties=True) if kind == "score_bonus" else None)
        office = "sage" if kind == "office_first" else None
        made.append(Perk(kind, 1, what, office))
    return tuple(made)


def legacy(number: int) -> Legacy:
    """A legacy whose first goal is soon reached and brings one of the perks."""
    line = LINES[number % len(LINES)]
    goals = (
        Achievement(f"goal_{number}_a", Condition("leader", 1 + number % 3), perks()[number]),
        Achievement(f"goal_{number}_b", Condition("moderator", 4 + number), Perk("see_true_outcome", 2)),
    )
    return Legacy(
        f"legacy_{number}", line, goals, (Record("extremist", 2, prestige=1), Record("greedy", 2, crown=1))
    )


def _told(card: str, side: str, effects: Effects, mark: StoryMark) -> Answer:
    signs = tuple((n > 0) - (n < 0) for n in effects)
    outcome = Outcome(f"{card}.{side}.1", 7, effects, story=mark)
    perk = mark.perk or Perk("see_true_outcome" if mark.end else "pool_bonus")
    return Answer(Forecast(signs, None, True, Chapter(perk, mark.end)), (outcome,))  # type: ignore[arg-type]


def _effects(by: dict[str, int]) -> Effects:
    return tuple(by.get(name, 0) for name in RESOURCES)  # type: ignore[return-value]
