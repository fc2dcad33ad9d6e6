"""What one seat, or the public, is shown of a campaign: made from the kernel's cut alone (HO-R37).

`cut` opens no more of the state than the viewer may read; the view is then put together of what is left, and
could not show a secret if it tried. It is flat and free of `Sealed`: stewards, orders and every page of the
bot read views and nothing else.
"""

from typing import Literal

from msgspec import Struct

from engine.games.houses.balances import free_power, purse
from engine.games.houses.clauses import Deal
from engine.games.houses.content import Forecast, Perk
from engine.games.houses.ending import Standing, standings
from engine.games.houses.moves import Ballot, Count, Drafted, Options, Score
from engine.games.houses.names import RESOURCES, BoundName, Office, RoleName
from engine.games.houses.offices import rankers
from engine.games.houses.perks import in_force, peeks_left, score_bonus, turns_left
from engine.games.houses.points import resource_points
from engine.games.houses.state import (
    Decision,
    House,
    LineState,
    Phase,
    Promised,
    Remembered,
    Stage,
    State,
    Track,
)
from engine.kernel.game import Result
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer


class CharacterView(Struct, frozen=True):
    """A character as others see it; coins and power are None where they are hidden (HO-R11).

    After its generation nothing of it is hidden (chapter 12).
    """

    seat: Seat
    offices: tuple[Office, ...]
    coins: int | None
    power: int | None
    perks: tuple[Perk, ...]


class PhaseView(Struct, frozen=True):
    """A phase as this viewer sees it; `ballots` holds those that are open to it, and `named` the houses that
    its card names by what has happened."""

    number: int
    card: str
    line: str | None
    yes: Forecast
    no: Forecast
    cast: tuple[bool, ...]
    absent: tuple[bool, ...]
    ballots: tuple[Ballot | None, ...]
    seat_taken: bool
    decision: Decision | None
    outcome: str | None
    named: tuple[tuple[BoundName, Seat], ...] = ()


class DraftView(Struct, frozen=True):
    """The draft: whose turn it is; `left` for that house alone (HO-4.2)."""

    order: tuple[Seat, ...]
    remover: Seat
    turn: Seat | None
    left: tuple[RoleName, ...] | None


class Own(Struct, frozen=True):
    """What only this house knows; `points` is what its role's resource clause is worth as things stand.

    `bonus` is what its score_bonus perks would give now; `sides` in how many phases it has spent power;
    `numbers` how many deals it has offered, by partner; `offered` the houses to which it has made an offer in
    this phase, once for each offer, and `asked` those that have made one to it; `drafted` is what it saw of
    the draft.
    """

    seat: Seat
    coins: int
    power: int
    free_power: int
    role: RoleName | None
    points: int | None
    peeks: int
    turns: int
    bonus: int
    sides: int
    numbers: tuple[int, ...]
    offered: tuple[Seat, ...] = ()
    drafted: Drafted | None = None
    asked: tuple[Seat, ...] = ()


class View(Struct, frozen=True):
    """Everything one viewer may read; tuples of houses and characters are indexed by seat.

    `ledger` says who hears of a word that was broken (HO-R23).
    """

    options: Options
    stage: Stage
    generation: int
    king: str | None
    houses: tuple[House, ...]
    characters: tuple[CharacterView, ...]
    tracks: tuple[Track, ...]
    stability: int
    pool: int
    leader: Seat
    moderator: Seat
    history: tuple[Remembered, ...]
    lines: tuple[LineState, ...]
    unity: int
    division: int
    standings: tuple[Standing, ...]
    phase: PhaseView | None
    draft: DraftView | None
    deals: tuple[Deal, ...]
    promises: tuple[Promised, ...]
    awaited: tuple[Seat, ...]
    stopping: tuple[bool, ...]
    scores: tuple[Score, ...]
    result: Result | None
    own: Own | None
    counts: tuple[Count, ...] = ()
    marked: tuple[Promised, ...] = ()
    ledger: Literal["parties", "council"] = "parties"


def view(state: State, viewer: Viewer) -> View:
    """The campaign as the viewer may see it; None is the public."""
    seen = cut(state, viewer)
    # After its generation nothing of a character is hidden (chapter 12).
    hidden = seen.options.purses == "hidden" and seen.stage not in ("interlude", "over")
    characters = tuple(
        [
            CharacterView(
                seat,
                one.offices,
                None if hidden else one.shown.coins,
                None if hidden else one.shown.power,
                in_force(seen, seat),
            )
            for seat, one in enumerate(seen.characters)
        ]
    )
    draft = seen.draft
    return View(
        options=seen.options,
        stage=seen.stage,
        generation=seen.generation,
        king=seen.king,
        houses=seen.houses,
        characters=characters,
        tracks=seen.tracks,
        stability=seen.stability,
        pool=seen.pool,
        leader=seen.leader,
        moderator=seen.moderator,
        history=seen.history,
        lines=seen.lines,
        unity=seen.unity,
        division=seen.division,
        standings=standings(seen.houses),
        phase=_phase(seen.phase) if seen.phase else None,
        draft=DraftView(draft.order, draft.remover, draft.turn, draft.left.value) if draft else None,
        deals=seen.deals,
        promises=seen.promises,
        awaited=seats_awaited(seen),
        stopping=seen.stopping,
        scores=seen.scores,
        result=seen.result,
        own=_own_part(seen, viewer, characters[viewer].perks) if viewer is not None and characters else None,
        counts=seen.counts,
        marked=seen.marked,
        ledger=seen.ruling.ledger,
    )


def _phase(phase: Phase) -> PhaseView:
    return PhaseView(
        phase.number,
        phase.card,
        phase.line,
        phase.yes,
        phase.no,
        tuple([slip.cast for slip in phase.slips]),
        tuple([slip.absent for slip in phase.slips]),
        tuple([slip.ballot.value if slip.ballot else None for slip in phase.slips]),
        phase.seat_taken,
        phase.decision,
        phase.outcome,
        phase.named,
    )


def seats_awaited(state: State) -> tuple[Seat, ...]:
    """The seats awaited, as everybody may know: in a vote those who have not cast (HO-R19)."""
    match state.stage:
        case "vote":
            slips = state.phase.slips if state.phase else ()
            return tuple([seat for seat, slip in enumerate(slips) if not slip.cast and not slip.absent])
        case "decide":
            asked = state.phase is not None and state.phase.decision is not None
            return (state.moderator,) if asked else ()
        case "draft":
            turn = state.draft.turn if state.draft else None
            return () if turn is None else (turn,)
        case "ranking":
            return tuple([seat for seat in rankers(state) if state.rankings[seat] is None])
        case "founding":
            return tuple([seat for seat in state.seats if not state.houses[seat].name])
        case "interlude":
            return tuple([seat for seat in state.seats if not state.ready[seat]])
    return ()


def _own_part(seen: State, seat: Seat, perks: tuple[Perk, ...]) -> Own:
    """The house's own sight of itself; of perks nothing, where none is in force."""
    character, held_now = seen.characters[seat], purse(seen, seat)
    role = character.role.value if character.role else None
    values = tuple([track.value for track in seen.tracks])
    assert len(values) == len(RESOURCES)
    offered = seen.phase.offered if seen.phase else ()
    return Own(
        seat,
        held_now.coins,
        held_now.power,
        free_power(seen, seat),
        role,
        resource_points(role, values) if role else None,
        max(0, peeks_left(seen, seat)) if perks else 0,
        max(0, turns_left(seen, seat)) if perks else 0,
        score_bonus(seen, seat) if perks else 0,
        character.sides,
        seen.numbers[seat] if seen.numbers else (),
        tuple([partner for maker, partner in offered if maker == seat]),
        character.drafted.value if character.drafted else None,
        tuple([maker for maker, partner in offered if partner == seat]),
    )
