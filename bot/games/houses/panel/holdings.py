"""What a house holds, line by line, as its own private panel tells it: shortest road to "how do I stand"."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.board import realm
from bot.games.houses.describe.council import ballot
from bot.games.houses.panel.reckoning import Reckoning, reckon
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.render import markup
from engine.games.houses.clauses import Deal
from engine.games.houses.moves import Ballot
from engine.games.houses.names import RoleName
from engine.games.houses.role_points import GOALS
from engine.games.houses.view import Own
from engine.kernel.seats import Seat

BOUND: Final = 3
"""So many binding deals are told in words; the others are counted."""


def lines(voice: Presenter, seat: Seat) -> Iterator[str]:
    """Role, purse, offices, seats of the council, perks, deals, scores."""
    own, house = voice.view.own, voice.view.houses[seat]
    if own is not None and voice.view.stage not in ("interlude", "over"):
        yield from _generation(voice, own, reckon(voice.view, own))
    yield from _deals(voice, seat)
    if house.name:
        reached = voice.say("seat-reached", n=len(house.reached))
        yield voice.say("seat-scores", prestige=house.prestige, crown=house.crown, reached=reached)
    yield from _awaited_line(voice, seat)


def _awaited_line(voice: Presenter, seat: Seat) -> Iterator[str]:
    """Which people are waited for: what is asked of the reader stands above, and stewards answer at once."""
    chairs = voice.scene.table.chairs
    others = tuple(one for one in voice.view.awaited if one != seat and chairs[one].steward is None)
    if others:
        yield voice.say("awaited", houses=voice.houses(others))
    elif voice.view.stage == "vote" and not voice.view.awaited:
        yield realm.awaited_line(voice)


def own_ballot(voice: Presenter, seat: Seat, *, asked: bool = False) -> Iterator[str]:
    """The phase, and the ballot as it lies; how much may still be added to it (HO-6.5).

    `asked`: a line below asks for one, or says it.
    """
    phase = voice.view.phase
    if phase is None:
        return
    title = voice.say(
        "event-phase-opened", number=phase.number, title=voice.content_text(f"{phase.card}.title")
    )
    yield markup.bold(title)
    if asked:
        return
    cast = phase.ballots[seat]
    yield voice.say("seat-no-ballot") if cast is None else ballot_line(voice, cast)


def ballot_line(voice: Presenter, cast: Ballot) -> str:
    """A ballot of one's own, and whether it is sealed."""
    said = ballot(voice, cast)
    return voice.say("seat-ballot", ballot=voice.say("ballot-sealed", ballot=said) if cast.sealed else said)


def table(voice: Presenter, name: RoleName) -> str:
    """What a role's clauses are worth, from none of the resources to all."""
    goal = GOALS[name]
    coins = voice.listing([voice.say("figure", n=n) for n in goal.coins])
    points = [voice.say("figure", n=n) for n in goal.points]
    if not points:
        return voice.say("role-table-extremist", coins=coins)
    return voice.say("role-table", points=voice.listing(points), coins=coins)


def _generation(voice: Presenter, own: Own, now: Reckoning) -> Iterator[str]:
    """What lasts for a generation."""
    if own.role is None:
        yield voice.say("seat-no-role")
    else:
        clause = voice.say(f"role-clause-{own.role}")
        yield voice.say("seat-role", role=voice.role(own.role), clause=clause)
        yield markup.bold(voice.say("seat-total", points=voice.common_text("count-points", count=now.total)))
        yield markup.small(_parts(voice, now))
    yield _coins(voice, own, now)
    yield _power(voice, own)
    said = [voice.say("seat-office", office=voice.office(office), n=n) for office, n in now.offices]
    yield voice.say("seat-offices", offices=voice.listing(said))
    yield from _council(voice, own.seat)
    if voice.view.characters[own.seat].perks:
        yield voice.say("seat-perks", perks=realm.perks(voice, own.seat))


def _parts(voice: Presenter, now: Reckoning) -> str:
    """Which clause gives what today (chapter 10)."""
    rows = (
        ("resources", now.resources),
        ("coins", now.coins),
        ("offices", sum(n for _, n in now.offices)),
        ("power", now.power),
        ("bonus", now.bonus),
    )
    said = [voice.say(f"score-{name}", n=n) for name, n in rows if n]
    return voice.listing(said) if said else voice.say("seat-no-parts")


def _coins(voice: Presenter, own: Own, now: Reckoning) -> str:
    if now.coin_place is None:
        return voice.common_text("count-coins", count=own.coins)
    rank = place_line(voice, now.coin_place, level=now.coins_level)
    return voice.say("seat-coins", coins=voice.coins(own.coins), rank=rank)


def place_line(voice: Presenter, place: int, *, level: bool) -> str:
    """ "place 2"; where everybody has the same, that, for the rules may call it the last place."""
    return voice.say("rank-level") if level else voice.say("picture-rank", place=place)


def _power(voice: Presenter, own: Own) -> str:
    parts = [voice.say("power-free", n=own.free_power), *reserved_power_lines(voice, own)]
    return voice.say("seat-power", power=own.power, parts=voice.listing(parts))


def reserved_power_lines(voice: Presenter, own: Own) -> Iterator[str]:
    """HO-R22: of the power what lies in the ballot, and what deals have promised for later phases."""
    phase = voice.view.phase
    cast = phase.ballots[own.seat] if phase else None
    lies = cast.power if cast else 0
    if lies:
        yield voice.say("power-cast", n=lies)
    if promised := own.power - own.free_power - lies:
        yield voice.say("power-promised", n=promised)


def lines_beside_picture(voice: Presenter, seat: Seat) -> Iterator[str]:
    """Of all that, what a picture of the hand does not say; offers to answer stand on their button."""
    yield from _council(voice, seat)
    if voice.view.characters[seat].perks:
        yield voice.say("seat-perks", perks=realm.perks(voice, seat))
    yield from _deals(voice, seat, asked=False)


def count_offers(voice: Presenter, seat: Seat) -> int:
    """HO-R25: how many offers wait for this seat's answer."""
    return sum(one.partner == seat for one in deals.open_offers(voice))


def _council(voice: Presenter, seat: Seat) -> Iterator[str]:
    """HO-5.6 to 5.8: what leading and moderating allow now."""
    if voice.view.phase is None:
        return
    if voice.view.leader == seat:
        yield voice.say("seat-leads")
    if voice.view.moderator == seat:
        yield voice.say("seat-moderates")


def binding(voice: Presenter, seat: Seat) -> Iterator[str]:
    """Which deals bind the seat, each by its name with what both owe, in short (HO-R26)."""
    for one in deals_to_quote(voice, seat):
        first, second = deals.brief(voice, one)
        said = voice.say("deal-brief", deal=voice.deal(one.id), first=first, second=second)
        yield markup.quote(said)


def deals_to_quote(voice: Presenter, seat: Seat) -> tuple[Deal, ...]:
    """The binding deals that a panel tells in full."""
    return tuple(one for one in voice.view.deals if one.bound and seat in deals.parties(one))[:BOUND]


def _deals(voice: Presenter, seat: Seat, *, asked: bool = True) -> Iterator[str]:
    own = [one for one in voice.view.deals if seat in deals.parties(one)]
    bound = sum(one.bound for one in own)
    counts = (
        ("deals-bound", max(0, bound - BOUND)),
        ("deals-asked", count_offers(voice, seat) if asked else 0),
        ("deals-out", sum(one.maker == seat for one in deals.open_offers(voice))),
    )
    said = [voice.say(code, n=n) for code, n in counts if n]
    if said:
        yield voice.say("seat-deals-now", deals=voice.listing(said))
