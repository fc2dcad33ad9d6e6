"""Every table of the two documents, made of what was counted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf, sqrt
from typing import Final

from bot.lab.games.houses.simulation import findings
from bot.lab.simulation.counters import Finding, Row, Tally
from tests.measured.drama_tables import drama_table, kings_table
from tests.measured.habits import ENOUGH, SIGNS, distance, shares_of
from tests.measured.pages import table
from tests.measured.plans import CREWS, EQUALS, OTHERS, Plan, pairs

Tallies = Mapping[str, Tally]

NAMES: Final = {
    "turnout": "ballots for yes or no",
    "silent": "phases in which nobody votes so",
    "sides": "phases with votes on both sides",
    "first": "first phases with three votes or more",
    "close": "decided by 2 power or less",
}
GROUPS: Final = {
    "voting": "",
    "deals": "deals a generation",
    "role_win": "role: ",
    "generation_win": "generations won by seat ",
    "seat_win": "campaigns won by seat ",
    "falls": "kings: ",
    "answers": "dilemmas whose less loved answer wins 25 % or more",
    "campaign": "campaigns that end in ",
    "legacy_win": "legacy: ",
}

WHOLE: Final = ("legacy_win",)
"""Groups told in fair shares, not in hundredths."""

BOUNDS: Final = (
    ("cunning_among", "cunning", "one cunning among four prudent", 0.28),
    ("company_among", "company", "one of company among four prudent", 0.12),
    ("among_random", "prudent", "one prudent among four random", 0.40),
)
"""Strength: plan, kind, what it is called, the least share of generations."""

TIMES: Final = (("prudent", "prudent", 3.0), ("company", "company", 3.0), ("cunning_among", "cunning", 100.0))
"""Plan, kind, and the most milliseconds of 99 in 100 answers."""

SURE = 1.96
"""So many standard errors either way hold the true share in 95 cases of 100."""


def tables(plans: Sequence[Plan], found: Tallies) -> dict[str, str]:
    """All of them, by the name in their markers; `plans` are those that were played."""
    made: dict[str, Callable[[Tallies], str]] = {
        "games": lambda _: _games(plans),
        "prudent-voting": lambda one: _bounds(one["prudent"], ("voting", "deals")),
        "prudent-roles": lambda one: _bounds(one["prudent"], ("role_win",)),
        "prudent-realm": lambda one: _bounds(one["prudent"], ("falls", "campaign", "answers")),
        "prudent-seats": lambda one: _bounds(one["prudent"], ("generation_win", "seat_win")),
        "prudent-legacies": lambda one: _bounds(one["prudent"], ("legacy_win",)),
        "prudent-offices": lambda one: _shares(one["prudent"], "office_win", "office"),
        "prudent-lines": lambda one: _shares(one["prudent"], "story_unity", "story line"),
        "prudent-lengths": lambda one: _lengths(one["prudent"]),
        "prudent-purses": lambda one: _purses(one["prudent"]),
        "company-voting": lambda one: _bounds(one["company"], ("voting", "deals")),
        "company-realm": lambda one: _bounds(one["company"], ("role_win", "falls", "campaign", "answers")),
        "company-seats": lambda one: _bounds(one["company"], ("generation_win", "seat_win")),
        "company-legacies": lambda one: _bounds(one["company"], ("legacy_win",)),
        "company-drama": drama_table,
        "company-kings": lambda one: kings_table(one["company"]),
        "company-habits": lambda one: _habits(one["habits"]),
        "two-random": lambda one: _roles_beside_random(one["two_random"]),
        "strength": _strength,
        "equals": _equals,
        "treasure": _treasure,
        "others": _others,
        "treasure-teams": _treasure_teams,
        "times": _times,
    }
    return {name: make(found) for name, make in made.items()}


def _bounds(tally: Tally, groups: tuple[str, ...]) -> str:
    """Shares with their bounds; what lies outside is bold."""
    found = [one for one in findings(tally, 5) if one.group in groups]
    head = ("", "measured", "wanted", "met")
    return table(head, [_bounded(tally, one) for one in found])


def _bounded(tally: Tally, one: Finding) -> tuple[str, ...]:
    name = NAMES.get(one.name, GROUPS[one.group] + one.name)
    plain = one.plain or one.group in WHOLE
    said = f"{one.share:.2f}" if plain else f"{one.share:.1%}{_margin(tally, one)}"
    return _line(name, said, _wanted(one), one.is_within)


def _line(name: str, said: str, wanted: str, met: bool) -> tuple[str, ...]:
    if met:
        return name, said, wanted, "yes"
    return f"**{name}**", f"**{said}**", wanted, "**no**"


def _wanted(one: Finding) -> str:
    plain = one.plain or one.group in WHOLE
    least, most = (f"{n:.2g}" if plain else f"{n:.0%}" for n in (one.least, min(one.most, 99)))
    if one.most in (inf, 1.0):
        return f"{least} or more"
    return f"{most} at most" if not one.least else f"{least}–{most}"


ROWS: Final = {
    "turnout": "ballot_votes",
    "silent": "phase_silent",
    "sides": "phase_sides",
    "first": "phase_first",
    "close": "phase_close",
}
"""Where a share of the votes was counted."""


def _margin(tally: Tally, one: Finding) -> str:
    if one.group == "voting":
        row = next((row for _, row in tally.rows(ROWS[one.name])), Row())
    elif one.group == "falls":
        row = Row(sum(count for _, count in tally.counts_of("falls")))
    else:
        row = tally.row(one.group, one.name)
    return _about(one.share, row.count)


def _about(share: float, count: int) -> str:
    """How far chance may have moved a share: 95 times of 100 no further."""
    return f" ± {SURE * sqrt(share * (1 - share) / count) * 100:.1f}" if count > 1 else ""


def _shares(tally: Tally, group: str, head: str) -> str:
    rows = sorted(tally.rows(group), key=lambda one: -one[1].mean)
    return table(
        (head, "share"), [(name, f"{row.mean:.1%}{_about(row.mean, row.count)}") for name, row in rows]
    )


def _lengths(tally: Tally) -> str:
    counts = sorted(tally.rows("generations"), key=lambda one: int(one[0]))
    whole = sum(row.count for _, row in counts)
    return table(("generations", "campaigns"), [(name, f"{row.count / whole:.1%}") for name, row in counts])


def _purses(tally: Tally) -> str:
    rows = [(name, tally.row(name)) for name in ("coins", "power", "prestige", "crown")]
    return table(
        ("", "mean", "least", "most"),
        [(name, f"{row.mean:.1f}", f"{row.least:.0f}", f"{row.most:.0f}") for name, row in rows],
    )


def _roles_beside_random(tally: Tally) -> str:
    """HO-4.3: every role still has its chance where two houses play by lot; and by who held it."""
    rows = []
    for name, row in tally.rows("role_win"):
        said = f"{row.mean:.1%}{_about(row.mean, row.count)}"
        held = (tally.row("role_held", f"{kind} {name}") for kind in ("prudent", "random"))
        hands = (f"{one.mean:.1%} of {one.count}" for one in held)
        rows.append((*_line(name, said, "13%–27%", 0.13 <= row.mean <= 0.27), *hands))
    return table(("role", "measured", "wanted", "met", "in prudent hands", "by lot"), rows)


def _habits(tally: Tally) -> str:
    """What tells each temper of company: its share, that of the others, and how far apart they are."""
    rows = []
    for sign in SIGNS:
        own, others = shares_of(tally, sign)
        far = distance(own, others)
        said = [f"{one.share:.1%} ± {one.error * 100:.1f}" for one in (own, others)]
        met = (far if sign.oftener else -far) >= ENOUGH
        rows.append((sign.temper, *_line(sign.words, said[0], said[1], met), f"{far:+.1f}"))
    return table(("temper", "habit", "its own", "all others", "met", "standard errors apart"), rows)


def _strength(found: Tallies) -> str:
    rows = []
    for plan, kind, name, least in BOUNDS:
        row = found[plan].row("steward_win", kind)
        said = f"{row.mean:.1%}{_about(row.mean, row.count)}"
        rows.append((*_line(name, said, f"{least:.0%} or more", row.mean >= least), str(row.count)))
    return table(("", "generations won", "wanted", "met", "of"), rows)


def _equals(found: Tallies) -> str:
    rows = []
    for way in EQUALS:
        alone, two = found[f"equals_{way}"], found[f"pair_{way}"].row("steward_win", "pair")
        turnout = next(row for _, row in alone.rows("ballot_votes"))
        silent = next(row for _, row in alone.rows("phase_silent"))
        gain = (2 * two.mean - 0.4) * 100
        about = 2 * SURE * sqrt(two.mean * (1 - 2 * two.mean) / 2 / max(1, two.count / 2)) * 100
        rows.append(
            (
                way,
                f"{turnout.mean:.1%}",
                f"{silent.mean:.1%}",
                f"{gain:+.1f} ± {about:.1f}",
                str(two.count // 2),
            )
        )
    return table(
        ("equals", "turnout", "silent phases", "what two gain together, points", "generations"), rows
    )


def _treasure(found: Tallies) -> str:
    rows = []
    for seats in CREWS:
        row = found[f"treasure_{seats}"].row("team_win", "cunning")
        said = f"{row.mean:.0%}{_about(row.mean, row.count)}"
        rows.append((*_line(str(seats), said, "60% or more", row.mean >= 0.6), str(row.count)))
    return table(("seats", "won by the cunning team", "wanted", "met", "games won by a team"), rows)


def _others(found: Tallies) -> str:
    """One of each kind among others of each other, in the games beside Houses, with its fair share."""
    rows = []
    for game, (seats, _) in OTHERS.items():
        for one, rest in pairs():
            tally = found[f"{game}_{one}_{rest}"]
            own, others = (tally.row("steward_win", kind) for kind in (one, rest))
            # In Treasure Island teams win, so a fair share is what the others of the table win.
            fair = others.mean if game == "treasure" else 1 / seats
            least = 0.6 * fair if (one, rest) == ("company", "prudent") else 0.0
            said = f"{own.mean:.0%}{_about(own.mean, own.count)}"
            wanted = f"{least:.0%} or more" if least else ""
            line = _line(f"one {one} among {seats - 1} {rest}", said, wanted, own.mean >= least)
            rows.append((game, *line[:-1], line[-1] if least else "", f"{fair:.0%}", str(own.count)))
    return table(("game", "who", "wins", "wanted", "met", "fair share", "games"), rows)


def _treasure_teams(found: Tallies) -> str:
    rows = []
    for one, rest in (("company", "prudent"), ("cunning", "company")):
        row = found[f"team_{one}_{rest}"].row("team_win", one)
        rows.append((f"{one} against {rest}", f"{row.mean:.0%}{_about(row.mean, row.count)}", str(row.count)))
    return table(("teams, seven seats", "won by the first", "games won by a team"), rows)


def _times(found: Tallies) -> str:
    rows = []
    for plan, kind, most in TIMES:
        middle, late = (_quantile(found[plan], kind, part) for part in (0.5, 0.99))
        rows.append(_line(kind, f"{middle:.1f} / {late:.1f}", f"{most:.0f} at most", late <= most))
    return table(("steward", "median / p99, ms of processor", "p99 wanted", "met"), rows)


def _quantile(tally: Tally, kind: str, part: float) -> float:
    rows = tally.rows(f"ms_{kind}")
    left = part * sum(row.count for _, row in rows)
    for name, row in rows:
        left -= row.count
        if left <= 0:
            return float(name)
    return 0.0


def _games(plans: Sequence[Plan]) -> str:
    return table(("plan", "game", "seats", "games", "seed", "options"), [_said(plan) for plan in plans])


def _said(plan: Plan) -> tuple[str, ...]:
    kinds: Iterator[str] = iter(dict.fromkeys(plan.stewards))
    seats = ", ".join(f"{plan.stewards.count(kind)} {kind}" for kind in kinds)
    turned = "; seats turned" if plan.turned else ""
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    return plan.name, plan.game, seats + turned, str(plan.games), str(plan.seed), options
