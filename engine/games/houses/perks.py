"""Perks in force and what they bring (chapter 11): each kind small, its number from the content."""

from collections.abc import Callable

from engine.games.houses.content import Perk, Trigger
from engine.games.houses.events import HouseRewarded
from engine.games.houses.names import End, Office, PerkKind, Resource, Sign, StoryEnd
from engine.games.houses.state import State
from engine.games.houses.triggers import speaks_of
from engine.kernel.seats import Seat


def in_force(state: State, seat: Seat) -> tuple[Perk, ...]:
    """The house's own perks and those of open lines whose newest event it signed (HO-7.3)."""
    found = state.houses[seat].perks
    for line in state.lines:
        if line.signer == seat and line.end is None and line.perk is not None:
            found = (*found, line.perk)
    return found


def perk_sum(state: State, seat: Seat, kind: PerkKind) -> int:
    """The sum of n over the seat's perks of this kind, 0 without one."""
    return sum([perk.n for perk in in_force(state, seat) if perk.kind == kind])


def first_claims(state: State, seat: Seat) -> tuple[Office, ...]:
    """The offices that an office_first perk gives the house first claim to."""
    return tuple(
        [
            perk.office
            for perk in in_force(state, seat)
            if perk.kind == "office_first" and perk.office is not None
        ]
    )


def bonus(state: State, seat: Seat) -> int:
    """Points of score_bonus perks at the end of a generation: its end, events signed, ties broken."""
    return sum(
        [
            perk.n * _times(state, seat, perk.what)
            for perk in in_force(state, seat)
            if perk.kind == "score_bonus" and perk.what is not None
        ]
    )


def on_end(state: State, end: End) -> tuple[HouseRewarded, ...]:
    """prestige_on and crown_on for an end of the king."""
    return _rewards(state, state.seats, lambda what: what.end == end)


def on_place(state: State, seat: Seat, place: int) -> tuple[HouseRewarded, ...]:
    """prestige_on and crown_on for the house's own place in a generation."""
    return _rewards(state, (seat,), lambda what: what.rank == place)


def on_story_end(state: State, end: StoryEnd) -> tuple[HouseRewarded, ...]:
    """prestige_on and crown_on for the end of a story line."""
    return _rewards(state, state.seats, lambda what: what.story == end)


def on_signature(state: State, seat: Seat, resource: Resource, sign: Sign) -> tuple[HouseRewarded, ...]:
    """prestige_on and crown_on for a historical event that the house has signed."""
    return _rewards(state, (seat,), lambda what: speaks_of(what, resource, sign))


def _rewards(
    state: State, seats: tuple[Seat, ...], fits: Callable[[Trigger], bool]
) -> tuple[HouseRewarded, ...]:
    return tuple(
        HouseRewarded(
            seat,
            perk.n if perk.kind == "prestige_on" else 0,
            perk.n if perk.kind == "crown_on" else 0,
            "perk",
        )
        for seat in seats
        for perk in in_force(state, seat)
        if perk.kind in ("prestige_on", "crown_on") and perk.what is not None and fits(perk.what)
    )


def _times(state: State, seat: Seat, what: Trigger | None) -> int:
    character = state.characters[seat]
    if what is None:
        return 0
    if what.ties:
        return character.ties
    if what.end is not None:
        return int(what.end == state.end)
    return sum(speaks_of(what, mark.resource, mark.sign) for mark in character.marks)
