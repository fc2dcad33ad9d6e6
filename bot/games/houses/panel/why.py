"""Where a house's numbers come from: the leaf "why?", and a reason beside each for a newcomer.

Points of today are explained from the view alone. How coins, power, resources and scores came to stand where
they do is nowhere in the view: rows of history/numbers.py tell every change that the log knows of.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from bot.games.houses.controls.controls import back
from bot.games.houses.describe.events import describe_event
from bot.games.houses.history.numbers import Row
from bot.games.houses.panel import goals, holdings
from bot.games.houses.panel.holdings import reckon
from bot.games.houses.picture import hand
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Buttons, Panel, Rule, Sketch, Text
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


def leaf(voice: Presenter, rows: tuple[Row, ...]) -> Panel:
    """The seat's numbers with their reasons; without rows of the log only those of today."""
    view, own = voice.view, voice.view.own
    lines = [markup.title(voice.say("why-title"))]
    if own is not None and view.stage in PLAYING:
        lines += _points(voice, own)
        if told := tuple(_draft_lines(voice, own)):
            lines += [markup.heading(voice.say("why-draft")), *map(markup.bullet, told)]
        today = [row for row in rows if row.generation == view.generation]
        # HO-2.5, HO-2.6: how far the king is from either end, and which phases have brought him there.
        value = view.stability
        lines.append(markup.heading(voice.say("why-reign")))
        lines.append(markup.bullet(voice.say("why-stability", value=value, down=value, up=MOST - value)))
        moves = [(row, row.stability) for row in today if row.stability]
        if len(moves) > 1:
            lines.append(markup.bullet(_series(voice, voice.common_text("stability"), moves)))
        lines += _purse(voice, own, today)
    if rows:
        # HO-1.3: what each prestige and crown was given for.
        rewarded = [row for row in rows if row.prestige or row.crown]
        lines.append(markup.heading(voice.say("why-scores")))
        lines += [] if rewarded else [voice.say("why-no-scores")]
        for row in rewarded[-REWARDS:]:
            text = describe_event(voice, row.event)
            lines.append(markup.bullet(voice.say("why-reward", generation=row.generation, text=text)))
    return Panel(ACCENT, (Text("\n".join(lines)), Buttons((back(voice),))), voice.language)


# The points of today.


def _points(voice: Presenter, own: Own) -> Iterator[str]:
    """Chapter 10, clause by clause."""
    now = reckon(voice.view, own)
    lines = []
    if own.role is not None and now.resources is not None:
        # HO-4.3: which resources lie in the role's range today.
        ranges, named = GOALS[own.role].ranges, voice.role(own.role)
        values = [(track.value, name) for name, track in zip(RESOURCES, voice.view.tracks, strict=True)]
        inside = [
            _value(voice, name, value)
            for value, name in values
            if any(least <= value <= most for least, most in ranges)
        ]
        if ranges:
            told = voice.join_list(inside)
            lines.append(voice.say("why-role", n=now.resources, role=named, count=len(inside), inside=told))
        else:
            # Of equals the first is named, as max and min find it.
            high, low = max(values, key=lambda one: one[0]), min(values, key=lambda one: one[0])
            ends = {"high": _value(voice, high[1], high[0]), "low": _value(voice, low[1], low[0])}
            lines.append(voice.say("why-spread", n=now.resources, role=named, **ends))
        lines.append(holdings.role_table(voice, own.role))
    if now.coin_place is None:
        lines.append(voice.say("why-hidden"))
    else:
        rank = holdings.place_line(voice, now.coin_place, level=now.coins_level)
        lines.append(voice.say("why-coins", rank=rank, n=now.coins or 0))
        rank = holdings.place_line(voice, now.power_place or 0, level=now.power_level)
        lines.append(voice.say("why-power", rank=rank, n=now.power or 0))
    lines += [_office_reason(voice, office, n) for office, n in now.offices]
    if now.bonus:
        perks = goals.perks(voice, voice.view.characters[own.seat].perks)
        lines.append(voice.say("why-bonus", n=now.bonus, perks=perks))
    yield markup.heading(voice.say("why-points", points=voice.common_text("count-points", count=now.total)))
    yield from map(markup.bullet, lines)


def _office_reason(voice: Presenter, office: Office, n: int) -> str:
    """Why an office brings its holder these points: where its resource stands (HO-5.1)."""
    name = resource_of(office)
    code = {3: "highest", 1: "second", -3: "lowest", -1: "second-lowest"}.get(n, "neither")
    said = _value(voice, name, voice.view.tracks[RESOURCES.index(name)].value)
    return voice.say(f"why-office-{code}", office=voice.office(office), n=n, resource=said)


def _value(voice: Presenter, name: Any, value: int) -> str:
    return voice.say("why-value", resource=voice.resource(name), value=value)


def _draft_lines(voice: Presenter, own: Own) -> Iterator[str]:
    """HO-4.2: what the seat chose from, and what follows of the others: over weeks a player would forget.

    Nothing before it has chosen.
    """
    seen = own.drafted
    if seen is None or own.role is None:
        return
    if seen.removed:
        yield voice.say("why-removed", role=voice.role(seen.removed))
    if not seen.left:
        yield voice.say("why-given")
        return
    yield voice.say("why-drafted", roles=voice.join_list([voice.role(role) for role in seen.left]))
    # Who chose later holds one of the rest; who chose earlier, none of all that was left.
    place = seen.order.index(own.seat)
    before, after = seen.order[:place], seen.order[place + 1 :]
    if seen.handed:
        yield voice.say("why-handed", role=voice.role(seen.handed), house=voice.house(after[0]))
        after = after[1:]
    if after:
        yield voice.say("why-after", houses=voice.houses(after))
    if before:
        yield voice.say("why-before", houses=voice.houses(before))


# How the numbers came to stand where they do.


def _purse(voice: Presenter, own: Own, rows: list[Row]) -> Iterator[str]:
    """Coins, power and the resources that have moved, each from its start in this generation."""
    if not rows:
        return
    yield markup.heading(voice.say("why-changes"))
    coins = [(row, row.coins) for row in rows if row.coins]
    power = [(row, row.power) for row in rows if row.power]
    yield markup.bullet(_series(voice, voice.common_text("count-coins", count=own.coins), coins))
    yield markup.bullet(_series(voice, voice.common_text("count-power", count=own.power), power))
    # HO-8.7: remembered events of the house's own hand, and what each did to its starting power.
    marks = [
        voice.say(
            "why-mark",
            title=voice.title(one.mark),
            n=(2 if one.double else 1) * (1 if one.sign == "positive" else -1),
        )
        for row in rows
        for one in row.remembered
    ]
    if marks:
        yield markup.small(voice.say("why-remembered", events=voice.join_list(marks)))
    for spot, name in enumerate(RESOURCES):
        moves = [(row, row.values[spot]) for row in rows if row.values and row.values[spot]]
        if len(moves) > 1:
            yield markup.bullet(_series(voice, _value(voice, name, sum(n for _, n in moves)), moves))


def _series(voice: Presenter, name: str, moves: list[tuple[Row, int]]) -> str:
    """A number and what made it: its start, then the newest changes."""
    first, rest = moves[:1], moves[1:]
    cut_off = rest[: max(0, len(rest) - SERIES)]
    said = [_change(voice, row, n) for row, n in first]
    if cut_off:
        said.append(voice.say("why-earlier", n=sum(n for _, n in cut_off)))
    said += [_change(voice, row, n) for row, n in rest[len(cut_off) :]]
    return voice.say("why-series", name=name, changes=voice.join_list(said))


def _change(voice: Presenter, row: Row, n: int) -> str:
    match row.event:
        case e.GenerationOpened():
            return voice.say("why-start", n=n)
        case e.BallotCast():
            return voice.say("why-abstention", n=n, phase=row.phase)
        case e.DealConfirmed(deal):
            return voice.say("why-deal", n=n, deal=voice.deal(deal))
        case e.ClausesSettled(deal):
            return voice.say("why-settled", n=n, deal=voice.deal(deal))
        case e.PowerSettled():
            return voice.say("why-gathered" if n > 0 else "why-spent", n=n, phase=row.phase)
    return voice.say("why-phase", n=n, phase=row.phase)


# A reason beside each number of a newcomer's panel, where they meet it first.


def with_reasons(voice: Presenter, panel: Panel) -> Panel:
    """The seat's panel with reasons under what it holds in words, and within its picture of that."""
    phase, seat = voice.view.phase, voice.viewer
    if phase is not None and seat is not None and voice.view.stage == "vote" and not phase.cast[seat]:
        return panel  # the ballot says what its answers bring, and has no room for more
    said = tuple(reasons(voice))
    if not said:
        return panel
    held = panel.blocks.index(Rule()) + 2  # under the rule stands what the house holds
    told = Text("\n".join(map(markup.small, said)))
    blocks = (*panel.blocks[:held], told, *panel.blocks[held:])
    own = voice.view.own
    drawn = (
        hand.sketch(voice, own, said)
        if own and isinstance(one, Sketch) and one.template == hand.TEMPLATE
        else one
        for one in panel.pictured
    )
    return replace(panel, blocks=blocks, pictured=tuple(drawn))


def reasons(voice: Presenter) -> Iterator[str]:
    """Of points, coins, power and offices, to the end of a campaign's first phase; else none."""
    view, own = voice.view, voice.view.own
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
        yield voice.say(f"reason-{code}", n=now.resources, count=inside)
    yield voice.say("reason-coins")
    yield voice.say("reason-power")
    yield from (_office_reason(voice, office, n) for office, n in now.offices)
