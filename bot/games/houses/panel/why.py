"""The leaf "why?": the reason of each number of one's own panel, in words, and what brought it about."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.games.houses.controls.back import back
from bot.games.houses.describe.event import describe_event
from bot.games.houses.history.numbers import Row
from bot.games.houses.panel import drafted, goals, holdings
from bot.games.houses.panel.reckoning import Reckoning, reckon
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Buttons, Panel, Text
from engine.games.houses import events as e
from engine.games.houses.names import RESOURCES, Office, RoleName
from engine.games.houses.office_points import resource_of
from engine.games.houses.resources import MOST
from engine.games.houses.role_points import GOALS
from engine.games.houses.view import Own
from engine.kernel.seats import Seat

ACCENT: Final = 0x5B4A8A
SERIES: Final = 8
"""Changes of one number, the newest; what came before them stands as one."""

REWARDS: Final = 6
"""Rewards, the newest."""

PLAYING: Final = ("ranking", "seating", "draft", "vote", "decide")
"""The stages in which a generation has points that are still to change."""


def leaf(voice: Presenter, seat: Seat, rows: tuple[Row, ...]) -> Panel:
    """The seat's numbers with their reasons; without rows of the log only those of today."""
    view, own = voice.view, voice.view.own
    lines = [markup.title(voice.say("why-title"))]
    if own is not None and view.stage in PLAYING:
        lines += _points(voice, own)
        lines += _draft_reasons(voice, own)
        today = [row for row in rows if row.generation == view.generation]
        lines += _reign(voice, today)
        lines += _purse(voice, own, today)
    if rows:
        lines += _scores(voice, rows)
    return Panel(ACCENT, (Text("\n".join(lines)), Buttons((back(voice),))), voice.scene.messages.language)


def _points(voice: Presenter, own: Own) -> Iterator[str]:
    """Chapter 10, clause by clause."""
    now = reckon(voice.view, own)
    yield markup.heading(voice.say("why-points", points=voice.common_text("count-points", count=now.total)))
    yield from map(markup.bullet, _clauses(voice, own, now))


def _clauses(voice: Presenter, own: Own, now: Reckoning) -> Iterator[str]:
    if own.role is not None and now.resources is not None:
        yield resources(voice, own.role, now.resources)
        yield holdings.table(voice, own.role)
    if now.coin_place is None:
        yield voice.say("why-hidden")
    else:
        rank = holdings.place_line(voice, now.coin_place, level=now.coins_level)
        yield voice.say("why-coins", rank=rank, n=now.coins or 0)
        rank = holdings.place_line(voice, now.power_place or 0, level=now.power_level)
        yield voice.say("why-power", rank=rank, n=now.power or 0)
    for office, n in now.offices:
        yield office_reason(voice, office, n)
    if now.bonus:
        perks = goals.perks(voice, voice.view.characters[own.seat].perks)
        yield voice.say("why-bonus", n=now.bonus, perks=perks)


def resources(voice: Presenter, role: RoleName, points: int) -> str:
    """HO-4.3: which resources lie in the role's range today."""
    goal, values = (
        GOALS[role],
        [(name, track.value) for name, track in zip(RESOURCES, voice.view.tracks, strict=True)],
    )
    if not goal.ranges:
        high, low = max(values, key=lambda one: one[1]), min(values, key=lambda one: one[1])
        return voice.say(
            "why-spread", n=points, role=voice.role(role), high=_value(voice, *high), low=_value(voice, *low)
        )
    inside = [
        _value(voice, name, value)
        for name, value in values
        if any(least <= value <= most for least, most in goal.ranges)
    ]
    return voice.say(
        "why-role", n=points, role=voice.role(role), count=len(inside), inside=voice.listing(inside)
    )


def _value(voice: Presenter, name: Any, value: int) -> str:
    return voice.say("why-value", resource=voice.resource(name), value=value)


def office_reason(voice: Presenter, office: Office, n: int) -> str:
    """HO-5.1."""
    name = resource_of(office)
    code = {3: "highest", 1: "second", -3: "lowest", -1: "second-lowest"}.get(n, "neither")
    value = voice.view.tracks[RESOURCES.index(name)].value
    said = _value(voice, name, value)
    return voice.say(f"why-office-{code}", office=voice.office(office), n=n, resource=said)


def _draft_reasons(voice: Presenter, own: Own) -> Iterator[str]:
    """HO-4.2."""
    if told := tuple(drafted.lines(voice, own)):
        yield markup.heading(voice.say("why-draft"))
        yield from map(markup.bullet, told)


def _reign(voice: Presenter, rows: list[Row]) -> Iterator[str]:
    """HO-2.5, HO-2.6: how far the king is from either end, and which phases have brought him there."""
    value = voice.view.stability
    yield markup.heading(voice.say("why-reign"))
    yield markup.bullet(voice.say("why-stability", value=value, down=value, up=MOST - value))
    moves = [(row, row.stability) for row in rows if row.stability]
    if len(moves) > 1:
        yield markup.bullet(_series(voice, voice.common_text("stability"), moves))


def _purse(voice: Presenter, own: Own, rows: list[Row]) -> Iterator[str]:
    """Coins, power and the resources that have moved, each from its start in this generation."""
    if not rows:
        return
    yield markup.heading(voice.say("why-changes"))
    coins = [(row, row.coins) for row in rows if row.coins]
    power = [(row, row.power) for row in rows if row.power]
    yield markup.bullet(_series(voice, voice.common_text("count-coins", count=own.coins), coins))
    yield markup.bullet(_series(voice, voice.common_text("count-power", count=own.power), power))
    marks = [_mark(voice, one) for row in rows for one in row.remembered]
    if marks:
        yield markup.small(voice.say("why-remembered", events=voice.listing(marks)))
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
    return voice.say("why-series", name=name, changes=voice.listing(said))


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


def _mark(voice: Presenter, one: Any) -> str:
    """HO-8.7: a remembered event of the house's own hand, and what it did to its starting power."""
    worth = (2 if one.double else 1) * (1 if one.sign == "positive" else -1)
    return voice.say("why-mark", title=voice.title(one.mark), n=worth)


def _scores(voice: Presenter, rows: Iterable[Row]) -> Iterator[str]:
    """HO-1.3: what each prestige and crown was given for."""
    yield markup.heading(voice.say("why-scores"))
    found = [row for row in rows if row.prestige or row.crown]
    if not found:
        yield voice.say("why-no-scores")
    for row in found[-REWARDS:]:
        yield markup.bullet(
            voice.say("why-reward", generation=row.generation, text=describe_event(voice, row.event))
        )
