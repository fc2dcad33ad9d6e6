"""The private panel of a seat: what it holds, what it is asked, and what it may do."""

from collections.abc import Iterator

from bot.render.houses import markup, realm
from bot.render.houses.controls import Controls
from bot.render.houses.told_council import ballot
from bot.render.houses.voice import Voice
from bot.render.panel import Block, Button, Buttons, Panel, Text
from bot.ui import ids
from bot.ui.desks import Desk
from engine.games.houses.content import RoleName
from engine.games.houses.role_points import GOALS
from engine.games.houses.view import Own

ACCENT = 0x5B4A8A


def panel(voice: Voice, desk: Desk) -> Panel:
    """The seat's own panel."""
    controls = Controls(voice, desk)
    text = "\n".join((*_holds(voice, desk), *asked(voice, desk)))
    blocks: tuple[Block, ...] = (Text(text), *controls.all(), Buttons(_tabs(voice, controls)))
    return Panel(ACCENT, blocks, voice.scene.words.language)


def ballot_panel(voice: Voice, desk: Desk) -> Panel:
    """Only the ballot of this phase."""
    text = "\n".join((*_own_ballot(voice, desk), *asked(voice, desk))) or voice.say("seat-idle")
    blocks: tuple[Block, ...] = (Text(text), *Controls(voice, desk).ballot(), _seat(voice))
    return Panel(ACCENT, blocks, voice.scene.words.language)


def asked(voice: Voice, desk: Desk) -> Iterator[str]:
    """Each open question to the seat, and what its silence would bring (chapter 13)."""
    for wait in desk.look.waits:
        ask = voice.say(f"ask-{wait.ask.replace('_', '-')}")
        otherwise = voice.say(f"otherwise-{wait.otherwise.replace('_', '-')}")
        yield voice.say("seat-asked", ask=ask, otherwise=otherwise)


def role(voice: Voice, name: RoleName) -> list[str]:
    """A role, its clauses, and the table of their worth (HO-4.3, HO-4.4)."""
    goal = GOALS[name]
    clause = voice.say(f"role-clause-{name}")
    coins = voice.listing([voice.say("figure", n=n) for n in goal.coins])
    points = [voice.say("figure", n=n) for n in goal.points]
    table = (
        voice.say("role-table", points=voice.listing(points), coins=coins)
        if points
        else voice.say("role-table-extremist", coins=coins)
    )
    return [voice.say("seat-role", role=voice.role(name), clause=clause), markup.small(table)]


def _holds(voice: Voice, desk: Desk) -> Iterator[str]:
    view, seat = voice.view, desk.look.seat
    founded = bool(view.houses[seat].name)
    yield markup.title(voice.character(seat) if founded else voice.say("seat-unfounded"))
    house = view.houses[seat]
    if founded:
        yield voice.say("seat-score", prestige=house.prestige, crown=house.crown)
    if view.own is not None:
        yield from _own(voice, view.own)
    yield from _own_ballot(voice, desk)
    if open_deals := sum(desk.look.seat in (one.maker, one.partner) for one in view.deals):
        yield voice.say("seat-deals", count=open_deals)
    if not desk.look.waits:
        yield voice.say("seat-idle")
    yield realm.awaited(voice)


def _own(voice: Voice, own: Own) -> Iterator[str]:
    yield voice.say("seat-purse", coins=own.coins, power=own.power, free=own.free_power)
    one = voice.view.characters[own.seat]
    yield voice.say("seat-offices", offices=voice.listing([voice.office(name) for name in one.offices]))
    if own.role is None:
        yield voice.say("seat-no-role")
    else:
        yield from role(voice, own.role)
        yield voice.say("seat-role-worth", points=voice.shared("count-points", count=own.points or 0))
    if one.perks:
        yield voice.say("seat-perks", perks=realm.perks(voice, own.seat))


def _own_ballot(voice: Voice, desk: Desk) -> Iterator[str]:
    phase = voice.view.phase
    if phase is None:
        return
    title = voice.say("event-phase-opened", number=phase.number, title=voice.told(f"{phase.card}.title"))
    yield markup.bold(title)
    cast = phase.ballots[desk.look.seat]
    if cast is None:
        yield voice.say("seat-no-ballot")
        return
    said = ballot(voice, cast)
    yield voice.say("seat-ballot", ballot=voice.say("ballot-sealed", ballot=said) if cast.sealed else said)


def _tabs(voice: Voice, controls: Controls) -> tuple[Button, ...]:
    match = voice.scene.match
    tabs = tuple(
        Button(ids.seat_id(match, tab), voice.say(f"button-{tab}")) for tab in ("deals", "goals", "board")
    )
    refresh = Button(ids.seat_id(match), voice.shared("button-refresh"))
    return (*tabs, refresh, *controls.stop())


def _seat(voice: Voice) -> Buttons:
    return Buttons((Button(ids.seat_id(voice.scene.match), voice.say("button-seat")),))
