"""What one seat, or the public, is shown of a campaign: made from the kernel's cut alone (HO-R37)."""

from msgspec import Struct

from engine.games.houses import perk_moves, role_points
from engine.games.houses.balances import free_power, purse
from engine.games.houses.claims import rankers
from engine.games.houses.clauses import Deal
from engine.games.houses.content import Forecast, Perk
from engine.games.houses.counts import Count
from engine.games.houses.drafted import Drafted
from engine.games.houses.moves import Ballot, Options, Score
from engine.games.houses.names import RESOURCES, Office, RoleName
from engine.games.houses.perks import bonus, in_force, perk_sum
from engine.games.houses.standing import Standing, standings
from engine.games.houses.state import (
    Decision,
    House,
    LineState,
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
    """A phase as this viewer sees it; `ballots` holds those that are open to it."""

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
    this phase, once for each offer; `drafted` is what it saw of the draft.
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


class View(Struct, frozen=True):
    """Everything one viewer may read; tuples of houses and characters are indexed by seat."""

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


def view(state: State, viewer: Viewer) -> View:
    """The campaign as the viewer may see it."""
    seen = cut(state, viewer)
    characters = tuple([_character(seen, seat) for seat in range(len(seen.characters))])
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
        standings=standings(seen),
        phase=_phase(seen),
        draft=_draft(seen),
        deals=seen.deals,
        promises=seen.promises,
        awaited=seats_awaited(seen),
        stopping=seen.stopping,
        scores=seen.scores,
        result=seen.result,
        own=_own_part(seen, viewer, characters[viewer].perks) if viewer is not None and characters else None,
        counts=seen.counts,
        marked=seen.marked,
    )


def seats_awaited(state: State) -> tuple[Seat, ...]:
    """Whom the table waits for, as everybody may know: in a vote those who have not cast (HO-R19)."""
    if state.stage == "vote":
        slips = state.phase.slips if state.phase else ()
        return tuple([seat for seat, slip in enumerate(slips) if not slip.cast and not slip.absent])
    return tuple([seat for seat in state.seats if _awaits(state, seat)])


def _awaits(state: State, seat: Seat) -> bool:
    match state.stage:
        case "founding":
            return not state.houses[seat].name
        case "interlude":
            return not state.ready[seat]
        case "draft":
            return state.draft is not None and state.draft.turn == seat
        case "decide":
            return state.phase is not None and state.phase.decision is not None and seat == state.moderator
        case "ranking":
            return state.rankings[seat] is None and seat in rankers(state)
    return False


def _character(seen: State, seat: Seat) -> CharacterView:
    one = seen.characters[seat]
    over = seen.stage in ("interlude", "over")
    hidden = seen.options.purses == "hidden" and not over
    coins, power = (None, None) if hidden else (one.shown.coins, one.shown.power)
    return CharacterView(seat, one.offices, coins, power, in_force(seen, seat))


def _phase(seen: State) -> PhaseView | None:
    if seen.phase is None:
        return None
    phase = seen.phase
    ballots = tuple([slip.ballot.value if slip.ballot else None for slip in phase.slips])
    return PhaseView(
        phase.number,
        phase.card,
        phase.line,
        phase.yes,
        phase.no,
        tuple([slip.cast for slip in phase.slips]),
        tuple([slip.absent for slip in phase.slips]),
        ballots,
        phase.seat_taken,
        phase.decision,
        phase.outcome,
    )


def _draft(seen: State) -> DraftView | None:
    if seen.draft is None:
        return None
    draft = seen.draft
    return DraftView(draft.order, draft.remover, draft.turn, draft.left.value)


def _own_part(seen: State, seat: Seat, perks: tuple[Perk, ...]) -> Own:
    """What the house has of itself; by perks nothing, where none is in force."""
    held_now = purse(seen, seat)
    role, drafted = seen.characters[seat].role, seen.characters[seat].drafted
    name = role.value if role else None
    values = tuple([track.value for track in seen.tracks])
    assert len(values) == len(RESOURCES)
    return Own(
        seat,
        held_now.coins,
        held_now.power,
        free_power(seen, seat),
        name,
        role_points.resource_points(name, values) if name else None,
        max(0, perk_moves.peeks_left(seen, seat)) if perks else 0,
        max(0, perk_sum(seen, seat, "turn_momentum") - seen.characters[seat].turns) if perks else 0,
        bonus(seen, seat) if perks else 0,
        seen.characters[seat].sides,
        seen.numbers[seat] if seen.numbers else (),
        tuple([partner for maker, partner in seen.phase.offered if maker == seat]) if seen.phase else (),
        drafted.value if drafted else None,
    )
