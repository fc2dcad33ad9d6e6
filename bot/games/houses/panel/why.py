"""Where a house's numbers come from: the leaf "why?", and a reason beside each for a newcomer.

Points of today are explained from the view alone. How coins, power, resources and scores came to stand where
they do is nowhere in the view: rows of history/numbers.py tell every change that the log knows of.
"""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.controls.controls import back
from bot.games.houses.describe.events import describe_event
from bot.games.houses.history.numbers import Row
from bot.games.houses.panel import goals, holdings
from bot.games.houses.panel.holdings import reckon
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Buttons, Panel, Text
from engine.games.houses import events as e
from engine.games.houses.names import RESOURCES, Office
from engine.games.houses.points import GOALS, resource_of
from engine.games.houses.resources import MOST
from engine.games.houses.view import Own

ACCENT: Final = 0x5B4A8A
SERIES: Final = 8
"""Changes of one number, the newest; what came before them stands as one."""

REWARDS: Final = 6
"""Rewards, the newest."""

PLAYING: Final = ("ranking", "seating", "draft", "vote", "decide")
"""The stages in which a generation has points that are still to change."""

EXPLAINED: Final = ("vote", "decide")
"""The stages of a first phase in which a newcomer's numbers are explained."""


def leaf(presenter: Presenter, rows: tuple[Row, ...]) -> Panel:
    """The seat's numbers with their reasons; without rows of the log only those of today."""
    view, own = presenter.view, presenter.view.own
    lines = [markup.title(presenter.say("why-title"))]
    if own is not None and view.stage in PLAYING:
        lines += _points(presenter, own)
        if told := tuple(_draft_lines(presenter, own)):
            lines += [markup.heading(presenter.say("why-draft")), *map(markup.bullet, told)]
        today = [row for row in rows if row.generation == view.generation]
        # HO-2.5, HO-2.6: how far the king is from either end, and which phases have brought him there.
        value = view.stability
        lines.append(markup.heading(presenter.say("why-reign")))
        lines.append(markup.bullet(presenter.say("why-stability", value=value, down=value, up=MOST - value)))
        moves = [(row, row.stability) for row in today if row.stability]
        if len(moves) > 1:
            lines.append(markup.bullet(_series(presenter, presenter.common_text("stability"), moves)))
        lines += _purse(presenter, own, today)
    if rows:
        # HO-1.3: what each prestige and crown was given for.
        rewarded = [row for row in rows if row.prestige or row.crown]
        lines.append(markup.heading(presenter.say("why-scores")))
        lines += [] if rewarded else [presenter.say("why-no-scores")]
        for row in rewarded[-REWARDS:]:
            text = describe_event(presenter, row.event)
            lines.append(markup.bullet(presenter.say("why-reward", generation=row.generation, text=text)))
    return Panel(ACCENT, (Text("\n".join(lines)), Buttons((back(presenter),))), presenter.language)


# The points of today.


def _points(presenter: Presenter, own: Own) -> Iterator[str]:
    """Chapter 10, clause by clause."""
    now = reckon(presenter.view, own)
    lines = []
    if own.role is not None and now.resources is not None:
        # HO-4.3: which resources lie in the role's range today.
        ranges, named = GOALS[own.role].ranges, presenter.role(own.role)
        values = [(track.value, name) for name, track in zip(RESOURCES, presenter.view.tracks, strict=True)]
        inside = [
            _value(presenter, name, value)
            for value, name in values
            if any(least <= value <= most for least, most in ranges)
        ]
        if ranges:
            told = presenter.join_list(inside)
            lines.append(
                presenter.say("why-role", n=now.resources, role=named, count=len(inside), inside=told)
            )
        else:
            # Of equals the first is named, as max and min find it.
            high, low = max(values, key=lambda one: one[0]), min(values, key=lambda one: one[0])
            ends = {"high": _value(presenter, high[1], high[0]), "low": _value(presenter, low[1], low[0])}
            lines.append(presenter.say("why-spread", n=now.resources, role=named, **ends))
        lines.append(holdings.role_table(presenter, own.role))
    if now.coin_place is None:
        lines.append(presenter.say("why-hidden"))
    else:
        rank = holdings.place_line(presenter, now.coin_place, level=now.coins_level)
        lines.append(presenter.say("why-coins", rank=rank, n=now.coins or 0))
        rank = holdings.place_line(presenter, now.power_place or 0, level=now.power_level)
        lines.append(presenter.say("why-power", rank=rank, n=now.power or 0))
    lines += [_office_reason(presenter, office, n) for office, n in now.offices]
    if now.bonus:
        perks = goals.perks(presenter, presenter.view.characters[own.seat].perks)
        lines.append(presenter.say("why-bonus", n=now.bonus, perks=perks))
    yield markup.heading(
        presenter.say("why-points", points=presenter.common_text("count-points", count=now.total))
    )
    yield from map(markup.bullet, lines)


def _office_reason(presenter: Presenter, office: Office, n: int) -> str:
    """Why an office brings its holder these points: where its resource stands (HO-5.1)."""
    name = resource_of(office)
    code = {3: "highest", 1: "second", -3: "lowest", -1: "second-lowest"}.get(n, "neither")
    said = _value(presenter, name, presenter.view.tracks[RESOURCES.index(name)].value)
    return presenter.say(f"why-office-{code}", office=presenter.office(office), n=n, resource=said)


def _value(presenter: Presenter, name: Any, value: int) -> str:
    return presenter.say("why-value", resource=presenter.resource(name), value=value)


def _draft_lines(presenter: Presenter, own: Own) -> Iterator[str]:
    """HO-4.2: what the seat chose from, and what follows of the others: over weeks a player would forget.

    Nothing before it has chosen.
    """
    seen = own.drafted
    if seen is None or own.role is None:
        return
    if seen.removed:
        yield presenter.say("why-removed", role=presenter.role(seen.removed))
    if not seen.left:
        yield presenter.say("why-given")
        return
    yield presenter.say(
        "why-drafted", roles=presenter.join_list([presenter.role(role) for role in seen.left])
    )
    # Who chose later holds one of the rest; who chose earlier, none of all that was left.
    place = seen.order.index(own.seat)
    before, after = seen.order[:place], seen.order[place + 1 :]
    if seen.handed:
        yield presenter.say("why-handed", role=presenter.role(seen.handed), house=presenter.house(after[0]))
        after = after[1:]
    if after:
        yield presenter.say("why-after", houses=presenter.houses(after))
    if before:
        yield presenter.say("why-before", houses=presenter.houses(before))


# How the numbers came to stand where they do.


def _purse(presenter: Presenter, own: Own, rows: list[Row]) -> Iterator[str]:
    """Coins, power and the resources that have moved, each from its start in this generation."""
    if not rows:
        return
    yield markup.heading(presenter.say("why-changes"))
    coins = [(row, row.coins) for row in rows if row.coins]
    power = [(row, row.power) for row in rows if row.power]
    yield markup.bullet(_series(presenter, presenter.common_text("count-coins", count=own.coins), coins))
    yield markup.bullet(_series(presenter, presenter.common_text("count-power", count=own.power), power))
    # HO-8.7: remembered events of the house's own hand, and what each did to its starting power.
    marks = [
        presenter.say(
            "why-mark",
            title=presenter.title(one.mark),
            n=(2 if one.double else 1) * (1 if one.sign == "positive" else -1),
        )
        for row in rows
        for one in row.remembered
    ]
    if marks:
        yield markup.small(presenter.say("why-remembered", events=presenter.join_list(marks)))
    for spot, name in enumerate(RESOURCES):
        moves = [(row, row.values[spot]) for row in rows if row.values and row.values[spot]]
        if len(moves) > 1:
            yield markup.bullet(_series(presenter, _value(presenter, name, sum(n for _, n in moves)), moves))


def _series(presenter: Presenter, name: str, moves: list[tuple[Row, int]]) -> str:
    """A number and what made it: its start, then the newest changes."""
    first, rest = moves[:1], moves[1:]
    cut_off = rest[: max(0, len(rest) - SERIES)]
    said = [_change(presenter, row, n) for row, n in first]
    if cut_off:
        said.append(presenter.say("why-earlier", n=sum(n for _, n in cut_off)))
    said += [_change(presenter, row, n) for row, n in rest[len(cut_off) :]]
    return presenter.say("why-series", name=name, changes=presenter.join_list(said))


def _change(presenter: Presenter, row: Row, n: int) -> str:
    match row.event:
        case e.GenerationOpened():
            return presenter.say("why-start", n=n)
        case e.BallotCast():
            return presenter.say("why-abstention", n=n, phase=row.phase)
        case e.DealConfirmed(deal):
            return presenter.say("why-deal", n=n, deal=presenter.deal(deal))
        case e.ClausesSettled(deal):
            return presenter.say("why-settled", n=n, deal=presenter.deal(deal))
        case e.PowerSettled():
            return presenter.say("why-gathered" if n > 0 else "why-spent", n=n, phase=row.phase)
    return presenter.say("why-phase", n=n, phase=row.phase)


# A reason beside each number of a newcomer's panel, where they meet it first (seat.py places them).


def reasons(presenter: Presenter) -> Iterator[str]:
    """Of points, coins, power and offices, to the end of a campaign's first phase; else none."""
    view, own = presenter.view, presenter.view.own
    if own is None or view.generation != 1 or view.stage not in EXPLAINED:
        return
    if view.phase is not None and view.phase.number != 1:
        return
    now = reckon(view, own)
    if own.role is not None and now.resources is not None:
        # HO-4.3, shorter than the leaf says it: the picture frames what the role wants.
        goal, values = GOALS[own.role], [track.value for track in view.tracks]
        inside = sum(any(least <= value <= most for least, most in goal.ranges) for value in values)
        code = "spread" if not goal.ranges else "role-two" if goal.points[0] else "role"
        yield presenter.say(f"reason-{code}", n=now.resources, count=inside)
    yield presenter.say("reason-coins")
    yield presenter.say("reason-power")
    yield from (_office_reason(presenter, office, n) for office, n in now.offices)
