"""Positions of a campaign in one line: `realm(5, prestige=(3, 1, 2, 0, 5))`, `history("army+0 wealth-1")`."""

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.houses import ending, offices, resources, roles
from engine.games.houses import events as e
from engine.games.houses.content import Perk
from engine.games.houses.moves import Options
from engine.games.houses.names import RESOURCES, ROLES, PerkKind, RoleName
from engine.games.houses.state import Character, House, LineState, Purse, Remembered, State, Tally, Track
from engine.kernel.dice import Dice
from engine.kernel.sealed import seal

DICE = Dice(b"a seed of no meaning")
EVENT = re.compile(r"([a-z]+)([+-])(\d)")
TRACK = re.compile(r"(\d+)([ud])(\d+)")
FOLDS: dict[type, Callable[[State, Any], State]] = {
    e.ResourceMoved: resources.on_resource_moved,
    e.StabilityMoved: resources.on_stability_moved,
    e.MomentumTurned: resources.on_momentum_turned,
    e.DraftOpened: roles.on_draft_opened,
    e.DraftTurned: roles.on_draft_turned,
    e.RoleRemoved: roles.on_role_removed,
    e.RoleTaken: roles.on_role_taken,
    e.OfficesRanked: offices.on_offices_ranked,
    e.OfficesDealt: offices.on_offices_dealt,
    e.GenerationScored: ending.on_generation_scored,
    e.HouseRewarded: ending.on_house_rewarded,
}


def realm(
    seats: int = 5,
    *,
    prestige: tuple[int, ...] = (),
    crown: tuple[int, ...] = (),
    coins: tuple[int, ...] = (),
    power: tuple[int, ...] = (),
    roles: tuple[RoleName, ...] = (),
    tracks: str = "10u0 10u0 10u0 10u0 10u0",
    past: str = "",
    options: Options | None = None,
    **fields: Any,
) -> State:
    """A table in its second generation; what is not named is 0 for houses, 10 coins and 8 power."""
    purses = zip(coins or (10,) * seats, power or (8,) * seats, strict=True)
    characters = tuple(
        Character(
            seal(Purse(*owned), seat),
            Purse(*owned),
            role=seal(roles[seat], seat) if roles else None,
        )
        for seat, owned in enumerate(purses)
    )
    scores = zip(prestige or (0,) * seats, crown or (0,) * seats, strict=True)
    houses = tuple(House("", (), Tally(), prestige=one, crown=two) for one, two in scores)
    state = State(
        options=options or Options(),
        stage=fields.pop("stage", "outcome"),
        houses=houses,
        lines=(),
        generation=2,
        characters=characters,
        tracks=tuple(_track(one) for one in tracks.split()),
        history=history(past),
        rankings=(None,) * seats,
    )
    return replace(state, **fields)


def history(notation: str) -> tuple[Remembered, ...]:
    """`army+0`: a positive event of the army, signed by seat 0; the oldest first."""
    return tuple(
        Remembered(
            f"{resource}{index}",
            "card",
            next(one for one in RESOURCES if one == resource),
            "positive" if sign == "+" else "negative",
            int(seat),
            1,
        )
        for index, (resource, sign, seat) in enumerate(EVENT.findall(notation))
    )


def with_perk(state: State, seat: int, kind: PerkKind, **details: Any) -> State:
    """The state with one more perk of this house."""
    house = state.houses[seat]
    houses = list(state.houses)
    houses[seat] = replace(house, perks=(*house.perks, Perk(kind, **details)))
    return replace(state, houses=tuple(houses))


def with_story_perk(state: State, seat: int, perk: Perk) -> State:
    """The state with an open story line whose newest event this seat signed."""
    line = LineState("line", None, (0,) * len(state.houses), signer=seat, perk=perk)
    return replace(state, lines=(*state.lines, line))


def after(state: State, *happened: Any) -> State:
    """The state after these events."""
    for event in happened:
        state = FOLDS[type(event)](state, event)
    return state


def role_names(names: str) -> tuple[RoleName, ...]:
    """`greedy rebel` as roles."""
    return tuple(next(role for role in ROLES if role == name) for name in names.split())


def _track(notation: str) -> Track:
    match = TRACK.fullmatch(notation)
    assert match is not None
    return Track(int(match[1]), match[2] == "u", int(match[3]))
