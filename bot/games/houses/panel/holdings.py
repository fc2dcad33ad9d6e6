"""What a house holds, line by line, as its own private panel tells it: shortest road to "how do I stand".

On top what a house's character would score if its generation ended now (`reckon`); the rest are lines of it,
and of the deals that bind the house.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.houses import realm
from bot.games.houses.describe.events import SOURCES, ballot, points_by_source
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.render import markup
from bot.ui.seat_controls import SeatControls
from engine.games.houses.clauses import Deal
from engine.games.houses.names import Office, RoleName
from engine.games.houses.points import GOALS, POWER_POINTS, coin_points, office_points, places
from engine.games.houses.view import CharacterView, Own, View
from engine.kernel.seats import Seat

BOUND: Final = 3
"""So many binding deals are told in words; the others are counted."""


class Reckoning(Struct, frozen=True):
    """Points by clause; None for what can't be told: no role yet, or purses that are hidden (HO-R11).

    `coin_place` and `power_place` are by what others show, and by what the house itself has now;
    `coins_level` and `power_level` say that all have the same, and share whatever place the rules give them.
    """

    resources: int | None
    coins: int | None
    coin_place: int | None
    offices: tuple[tuple[Office, int], ...]
    power: int | None
    power_place: int | None
    bonus: int
    coins_level: bool
    power_level: bool

    @property
    def parts(self) -> dict[str, int | None]:
        """The points by their source (chapter 10)."""
        offices = sum(n for _, n in self.offices)
        points = (self.resources, self.coins, offices, self.power, self.bonus)
        return dict(zip(SOURCES, points, strict=True))

    @property
    def total(self) -> int:
        """All that can be told, together."""
        return sum(n or 0 for n in self.parts.values())


def reckon(view: View, own: Own) -> Reckoning:
    """HO-10.1 to 10.4 for the seat whose view this is, in a generation."""
    values, role = tuple(track.value for track in view.tracks), own.role
    coin_place: int | None = None
    power_place: int | None = None
    coins_level = power_level = False
    if view.options.purses != "hidden":
        # Others' rows hold what they show; the seat's own row may be behind what it has now.
        held: list[Own | CharacterView] = [own if one.seat == own.seat else one for one in view.characters]
        coins, powers = [one.coins or 0 for one in held], [one.power or 0 for one in held]
        equals = view.options.equals
        coin_place, coins_level = places(coins, equals)[own.seat], len(set(coins)) == 1
        power_place, power_level = places(powers, equals)[own.seat], len(set(powers)) == 1
    power = None
    if power_place is not None:
        power = POWER_POINTS[power_place - 1] if power_place <= len(POWER_POINTS) else 0
    return Reckoning(
        resources=own.points,
        coins=coin_points(role, coin_place) if role and coin_place else None,
        coin_place=coin_place,
        offices=tuple((one, office_points(one, values)) for one in view.characters[own.seat].offices),
        power=power,
        power_place=power_place,
        bonus=own.bonus,
        coins_level=coins_level,
        power_level=power_level,
    )


def asked_in_short(presenter: Presenter) -> str:
    """An open vote in one line: the phase, the stability, offers to the reader; "" for another question."""
    phase, seat = presenter.view.phase, presenter.viewer
    if phase is None or seat is None or presenter.view.stage != "vote":
        return ""
    opened = presenter.phase_title(phase.number, phase.card)
    offers = len(deals.offers_to_answer(presenter, seat))
    return presenter.say("asked-vote", phase=opened, stability=presenter.view.stability, offers=offers)


def lines(presenter: Presenter, seat: Seat) -> Iterator[str]:
    """Role, purse, offices, seats of the council, perks, deals, scores."""
    own, house = presenter.view.own, presenter.view.houses[seat]
    if own is not None and presenter.view.stage not in ("interlude", "over"):
        yield from _generation(presenter, own)
    yield from _deals(presenter, seat)
    if house.prestige or house.crown or house.reached:
        reached = presenter.say("seat-reached", n=len(house.reached))
        yield presenter.say("seat-scores", prestige=house.prestige, crown=house.crown, reached=reached)
    # Which people are waited for: what is asked of the reader stands above, and stewards answer at once.
    chairs = presenter.scene.table.chairs
    others = tuple(one for one in presenter.view.awaited if one != seat and chairs[one].steward is None)
    if others:
        yield presenter.say("awaited", houses=presenter.houses(others))
    elif presenter.view.stage == "vote" and not presenter.view.awaited:
        yield realm.awaited_line(presenter)


def lines_beside_picture(presenter: Presenter, seat: Seat) -> Iterator[str]:
    """The lines that a picture of the hand does not say; offers to answer stand on their button."""
    yield from _council(presenter, seat)
    yield from _deals(presenter, seat, asked=False)


def _generation(presenter: Presenter, own: Own) -> Iterator[str]:
    """The lines of a generation: role and points, purse, offices, council, perks."""
    now = reckon(presenter.view, own)
    if own.role is not None:
        clause = presenter.say(f"role-clause-{own.role}")
        yield presenter.say("seat-role", role=presenter.role(own.role), clause=clause)
        yield markup.bold(
            presenter.say("seat-total", points=presenter.common_text("count-points", count=now.total))
        )
        said = points_by_source(presenter, now.parts)
        yield markup.small(presenter.join_list(said) if said else presenter.say("seat-no-parts"))
    if now.coin_place is None:
        yield presenter.common_text("count-coins", count=own.coins)
    else:
        rank = place_line(presenter, now.coin_place, level=now.coins_level)
        yield presenter.say("seat-coins", coins=presenter.coins(own.coins), rank=rank)
    parts = [presenter.say("power-free", n=own.free_power), *reserved_power_lines(presenter, own)]
    yield presenter.say("seat-power", power=own.power, parts=presenter.join_list(parts))
    offices = [
        presenter.say("seat-office", office=presenter.office(office), n=n) for office, n in now.offices
    ]
    yield presenter.say("seat-offices", offices=presenter.join_list(offices))
    yield from _council(presenter, own.seat)


def _council(presenter: Presenter, seat: Seat) -> Iterator[str]:
    """HO-5.6 to 5.8: what leading and moderating allow now; then the perks in force."""
    if presenter.view.phase is not None:
        if presenter.view.leader == seat:
            yield presenter.say("seat-leads")
        if presenter.view.moderator == seat:
            yield presenter.say("seat-moderates")
    if perks := presenter.view.characters[seat].perks:
        yield presenter.say("seat-perks", perks=goals.perks(presenter, perks))


def own_ballot(presenter: Presenter, controls: SeatControls) -> Iterator[str]:
    """The phase; and the ballot as it lies, unless a line below asks for it or says it (HO-6.5)."""
    phase = presenter.view.phase
    if phase is None:
        return
    yield markup.bold(presenter.phase_title(phase.number, phase.card))
    if any(wait.ask == "vote" for wait in controls.look.waits):
        return
    cast = phase.ballots[controls.look.seat]
    if cast is None:
        yield presenter.say("seat-no-ballot")
        return
    said = ballot(presenter, cast)
    yield presenter.say(
        "seat-ballot", ballot=presenter.say("ballot-sealed", ballot=said) if cast.sealed else said
    )


def reserved_power_lines(presenter: Presenter, own: Own) -> Iterator[str]:
    """HO-R22: of the power what lies in the ballot, and what deals have promised for later phases."""
    phase = presenter.view.phase
    cast = phase.ballots[own.seat] if phase else None
    lies = cast.power if cast else 0
    if lies:
        yield presenter.say("power-cast", n=lies)
    if promised := own.power - own.free_power - lies:
        yield presenter.say("power-promised", n=promised)


def place_line(presenter: Presenter, place: int, *, level: bool) -> str:
    """ "place 2"; where everybody has the same, that, for the rules may call it the last place."""
    return presenter.say("rank-level") if level else presenter.say("picture-rank", place=place)


def role_table(presenter: Presenter, name: RoleName) -> str:
    """The worth of a role's clauses, from none of the resources to all."""
    goal = GOALS[name]
    coins = presenter.join_list([presenter.say("figure", n=n) for n in goal.coins])
    points = [presenter.say("figure", n=n) for n in goal.points]
    if not points:
        return presenter.say("role-table-extremist", coins=coins)
    return presenter.say("role-table", points=presenter.join_list(points), coins=coins)


# Deals.


def binding_lines(presenter: Presenter, seat: Seat) -> Iterator[str]:
    """Which deals bind the seat, each by its name with what both owe, in short (HO-R26)."""
    for one in deals_to_quote(presenter, seat):
        first, second = deals.brief(presenter, one)
        said = presenter.say("deal-brief", deal=presenter.deal(one.id), first=first, second=second)
        yield markup.quote(said)


def deals_to_quote(presenter: Presenter, seat: Seat) -> tuple[Deal, ...]:
    """The binding deals that a panel tells in full."""
    return tuple(one for one in presenter.view.deals if one.bound and seat in deals.parties(one))[:BOUND]


def _deals(presenter: Presenter, seat: Seat, *, asked: bool = True) -> Iterator[str]:
    """How many more deals bind, wait for the seat, or wait for others."""
    bound = sum(one.bound for one in presenter.view.deals if seat in deals.parties(one))
    counts = (
        ("deals-bound", max(0, bound - BOUND)),
        ("deals-asked", len(deals.offers_to_answer(presenter, seat)) if asked else 0),
        ("deals-out", sum(one.maker == seat for one in deals.open_offers(presenter))),
    )
    said = [presenter.say(code, n=n) for code, n in counts if n]
    if said:
        yield presenter.say("seat-deals-now", deals=presenter.join_list(said))
