"""A phase of the council: proposal, ballots, decision, outcome, signatures (chapters 6 to 8)."""

from typing import Literal

from engine.games.houses.content import Forecast, Perk
from engine.games.houses.events.event import Event
from engine.games.houses.moves import Ballot
from engine.games.houses.names import Resource, Side, Sign, StoryEnd
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience


class PhaseOpened(Event, frozen=True, tag="phase_opened"):
    """HO-6.1, HO-6.2: the proposal and what is foreseen of each answer. `recycled`: all were seen before."""

    phase: int
    card: str
    line: str | None
    yes: Forecast
    no: Forecast
    recycled: bool = False


class OutcomePeeked(Event, frozen=True, tag="outcome_peeked"):
    """see_true_outcome: what this answer would bring, for one house alone."""

    seat: int
    side: Side
    effects: tuple[int, ...]
    mark: str | None
    story: str | None
    to: Audience | None


class MomentumTurned(Event, frozen=True, tag="momentum_turned"):
    """turn_momentum."""

    seat: int
    resource: Resource
    up: bool


class BallotCast(Event, frozen=True, tag="ballot_cast"):
    """HO-6.4; `coins` is what the abstention brings; `deal` the deal that cast it (HO-R26), or nothing."""

    seat: int
    ballot: Sealed[Ballot]
    coins: Sealed[int]
    deal: Sealed[str]


class PowerAdded(Event, frozen=True, tag="power_added"):
    """HO-6.5: the ballot's power is now this."""

    seat: int
    power: int
    to: Audience | None


class BallotSealed(Event, frozen=True, tag="ballot_sealed"):
    """HO-R19."""

    seat: int
    to: Audience | None


class BallotMissed(Event, frozen=True, tag="ballot_missed"):
    """HO-R20: the house was silent at the deadline."""

    seat: int


class ModeratorTaken(Event, frozen=True, tag="moderator_taken"):
    """HO-5.8: announced at once, since it bars the others (HO-R18)."""

    seat: int


class BallotsCounted(Event, frozen=True, tag="ballots_counted"):
    """HO-6.6: every ballot, None for an absent house, and the sums."""

    ballots: tuple[Ballot | None, ...]
    yes: int
    no: int


class ModeratorAsked(Event, frozen=True, tag="moderator_asked"):
    """HO-6.6, HO-6.7: the answers that are open and the houses level on each."""

    seat: int
    sides: tuple[Side, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]


class DecisionTaken(Event, frozen=True, tag="decision_taken"):
    """The council's answer and its leader (HO-5.7), and who settled it; `tie`: the moderator broke one."""

    side: Side
    leader: int
    by: Literal["count", "moderator", "deal", "silence"]
    tie: bool = False


class PowerSettled(Event, frozen=True, tag="power_settled"):
    """HO-6.10: each seat's share of the pool, what each paid into it, and the pool after both."""

    shares: tuple[int, ...]
    spent: tuple[int, ...]
    pool: int


class OutcomeDrawn(Event, frozen=True, tag="outcome_drawn"):
    """HO-R16: which outcome it is, and its effects before momentum."""

    card: str
    side: Side
    outcome: str
    effects: tuple[int, ...]


class ResourceMoved(Event, frozen=True, tag="resource_moved"):
    """HO-2.3, HO-2.4, HO-R08: the real change by, its new value and momentum."""

    resource: Resource
    asked: int
    by: int
    value: int
    up: bool
    run: int


class StabilityMoved(Event, frozen=True, tag="stability_moved"):
    """HO-2.5, HO-R09: after all changes of the decision."""

    by: int
    value: int


class EventSigned(Event, frozen=True, tag="event_signed"):
    """HO-6.12, HO-8.1: a historical event in this house's name; `pushed` was pushed out by it (HO-8.3)."""

    seat: int
    leader: int
    mark: str
    card: str
    resource: Resource
    sign: Sign
    double: bool
    pushed: str | None = None


class StorySigned(Event, frozen=True, tag="story_signed"):
    """HO-7.2, HO-7.3: the line's newest event, its perk, and the proposal the line has reached."""

    seat: int
    leader: int
    line: str
    mark: str
    card: str
    next: str | None
    perk: Perk | None


class StoryEnded(Event, frozen=True, tag="story_ended"):
    """HO-7.4: the line's end; its perk stays with the house that signed it; `most` signed most of it."""

    line: str
    end: StoryEnd
    seat: int
    perk: Perk
    most: tuple[int, ...]
    unity: int
    division: int
