"""Where a campaign stands, from what lasts longest to what is over soonest.

    House, LineState, Remembered     the whole campaign (a remembered event until it is forgotten)
    Character, Track, Draft          one generation
    Phase, Slip, Decision, Deal      one phase; a deal may reach into later ones

`State` at the end holds one of each, or one for each seat. All are frozen: a fold answers with a new state.
"Sealed" marks what only some may read; `view.py` cuts it away for each viewer. Most records say `gc=False`:
they hold no cycles, and hundreds of thousands are made while stewards look ahead.
"""

from typing import Literal

from msgspec import Struct

from engine.games.houses.clauses import Deal, Signed
from engine.games.houses.content import Forecast, Perk
from engine.games.houses.moves import Ballot, Count, Drafted, Options, Ruling, Score
from engine.games.houses.names import BoundName, End, Office, Resource, RoleName, Side, Sign, StoryEnd
from engine.kernel.game import Result
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat

SEATS = tuple(tuple(range(count)) for count in range(9))
"""The seats of a table with so many: asked for several times in each move, so they are made once."""

Stage = Literal[
    "founding",
    "interlude",
    "ranking",
    "seating",
    "draft",
    "vote",
    "decide",
    "power",
    "outcome",
    "signing",
    "dusk",
    "scoring",
    "closing",
    "over",
]
"""Where the campaign waits or what it does next by itself; each stage leads to the next (HO-R35)."""


class Tally(Struct, frozen=True, gc=False):
    """What a house's achievements count over the campaign (chapter 11).

    `signed` counts events: positive and negative of each resource, in the order of RESOURCES, two by two.
    `story` counts story events by line, `roles` the generations in each of ROLES.
    """

    signed: tuple[int, ...] = (0,) * 10
    story: tuple[int, ...] = ()
    roles: tuple[int, ...] = (0,) * 6
    leader: int = 0
    moderator: int = 0
    won: int = 0
    ties: int = 0
    deals: int = 0
    fall: int = 0


class Ending(Struct, frozen=True, cache_hash=True, gc=False):
    """HO-R29: an end of a story line that is bound to a house."""

    line: str
    end: StoryEnd


class House(Struct, frozen=True, cache_hash=True, gc=False):
    """A player's family: fixed name and emblem (HO-1.2), scores (HO-1.3), legacy and what it has won."""

    legacy: str
    endings: tuple[Ending, ...]
    tally: Tally
    name: str = ""
    emblem: str = ""
    first_name: str = ""
    prestige: int = 0
    crown: int = 0
    reached: tuple[str, ...] = ()
    perks: tuple[Perk, ...] = ()
    records: tuple[int, ...] = ()


class Purse(Struct, frozen=True, gc=False):
    """Coins and power a character owns; escrowed coins are not among them, power in a ballot is."""

    coins: int
    power: int


class Character(Struct, frozen=True, gc=False):
    """A house's head in this generation.

    `purse` is the live one, for its house; `shown` is what the others see (HO-R11). `peeks` counts looks at
    a true outcome, `turns` turned momenta, `sides` the votes won, `ties` the ties broken, `marks` what it
    signed: all in this generation. `drafted` is kept of the draft, which a player remembers, too.
    """

    purse: Sealed[Purse]
    shown: Purse
    offices: tuple[Office, ...] = ()
    role: Sealed[RoleName] | None = None
    peeks: Sealed[int] | None = None
    turns: int = 0
    sides: int = 0
    ties: int = 0
    marks: tuple["Signature", ...] = ()
    drafted: Sealed[Drafted] | None = None


class Signature(Struct, frozen=True, gc=False):
    """An event signed in this generation; resource and sign are None for a story event."""

    resource: Resource | None
    sign: Sign | None


class Track(Struct, frozen=True, cache_hash=True, gc=False):
    """A resource: value 0 to 20, its momentum, and how many changes in a row had its direction (HO-2.3)."""

    value: int
    up: bool
    run: int


class Remembered(Struct, frozen=True, cache_hash=True, gc=False):
    """A historical event (HO-8.1), newest last; `double` counts twice for its signer's starting power."""

    mark: str
    card: str
    resource: Resource
    sign: Sign
    seat: Seat
    generation: int
    double: bool = False


class LineState(Struct, frozen=True, cache_hash=True, gc=False):
    """A story line: the proposal it has reached, its newest event, who signed how many, and its end."""

    line: str
    at: str | None
    signed: tuple[int, ...]
    newest: str | None = None
    newest_card: str | None = None
    signer: Seat | None = None
    perk: Perk | None = None
    end: StoryEnd | None = None


class Draft(Struct, frozen=True, gc=False):
    """The role draft: who is still to take, who has taken, whose turn it is.

    What is left is for that house alone.
    """

    order: tuple[Seat, ...]
    left: Sealed[tuple[RoleName, ...]]
    remover: Seat
    turn: Seat | None = None
    removed: bool = False
    handed: Sealed[RoleName] | None = None
    taken: tuple[Seat, ...] = ()


class Slip(Struct, frozen=True, gc=False):
    """A seat's ballot in this phase: that it is cast is public, what it says is not (HO-R18)."""

    cast: bool = False
    absent: bool = False
    ballot: Sealed[Ballot] | None = None


class Decision(Struct, frozen=True, gc=False):
    """What the council decided and who leads; level seats wait for the moderator."""

    side: Side | None
    leader: Seat | None
    open_sides: tuple[Side, ...] = ()
    yes_top: tuple[Seat, ...] = ()
    no_top: tuple[Seat, ...] = ()
    tie: bool = False


class Phase(Struct, frozen=True, gc=False):
    """A council decision: its proposal and forecasts, the ballots, and what has come of it so far.

    `leader` and `moderator` are those of its opening: outcomes that depend on a holder read them (HO-R16).
    `named` are the houses that its card names by what has happened, `crisis` its chain of cards (HO-R17).
    `counted` are the pairs of houses that have had a deal kept counted in it (HO-R39), `offered` who has made
    an offer to whom, in this order: each house is shown those that it made and got.
    """

    number: int
    card: str
    line: str | None
    yes: Forecast
    no: Forecast
    leader: Seat
    moderator: Seat
    slips: tuple[Slip, ...]
    seat_taken: bool = False
    decision: Decision | None = None
    outcome: str | None = None
    signed: tuple[tuple[Seat, Signed], ...] = ()
    counted: tuple[tuple[Seat, Seat], ...] = ()
    offered: tuple[tuple[Seat, Seat], ...] = ()
    named: tuple[tuple[BoundName, Seat], ...] = ()
    crisis: str | None = None


class Crisis(Struct, frozen=True, gc=False):
    """The newest chain of proposals (HO-R17): the generation of its newest phase, and who led its first.

    `at` is the proposal that is before the council or comes next; None once the crisis is over.
    """

    generation: int
    at: str | None
    opener: Seat | None = None


class Broken(Struct, frozen=True, gc=False):
    """The newest word that was broken before the council (HO-R23): whose, given to whom, and when."""

    by: Seat
    to_whom: Seat
    generation: int


class Promised(Struct, frozen=True, gc=False):
    """A promise of a binding deal by one party to the other, and how both marked it (ledger, HO-R23)."""

    deal: str
    by: Seat
    other: Seat
    index: int
    text: str
    to: Audience | None
    marks: tuple[tuple[Seat, bool], ...] = ()


class State(Struct, frozen=True, gc=False):
    """A whole campaign. Tuples named in the plural of houses and characters are indexed by seat.

    `promises` are those that a party has yet to mark, `marked` those that both have (HO-R23); no rule asks
    for these. `counts` are the newest votes, as everybody has seen them counted.
    `unrolled`: it ended between two generations, the next one's seed sealed already (HO-R04, HO-R38).
    """

    options: Options
    stage: Stage
    # As long as the table has seats; every other tuple by seat is as long as this one, or empty before play.
    houses: tuple[House, ...]
    lines: tuple[LineState, ...]
    # 0 until the first generation opens.
    generation: int = 0
    king: str | None = None
    # Every king of this campaign, the reigning one last: none comes again while a fresh one is left.
    kings: tuple[str, ...] = ()
    characters: tuple[Character, ...] = ()
    # One for each of RESOURCES, in that order.
    tracks: tuple[Track, ...] = ()
    stability: int = 10
    pool: int = 3
    leader: Seat = 0
    moderator: Seat = 0
    # The oldest first; at most three of one resource (HO-8.3).
    history: tuple[Remembered, ...] = ()
    # By seat; None for a house that has not ranked its claims, or need not.
    rankings: tuple[tuple[Office, ...] | None, ...] = ()
    # Only while roles are drafted, and `phase` only from a generation's first proposal to its end.
    draft: Draft | None = None
    phase: Phase | None = None
    # In the order of their offers; a deal goes to the end of the row when it is confirmed.
    deals: tuple[Deal, ...] = ()
    # How many offers each maker has made to each partner in this campaign: it numbers the next one.
    numbers: tuple[tuple[int, ...], ...] = ()
    promises: tuple[Promised, ...] = ()
    # Ordinary proposals that have come before the council since all were last fresh (HO-R17).
    seen: tuple[str, ...] = ()
    # Of this generation: how many phases were a story's, and the line of the last phase if it was.
    story_phases: int = 0
    last_line: str | None = None
    ready: tuple[bool, ...] = ()
    stopping: tuple[bool, ...] = ()
    # How this generation's king ended; then its scores, in the order of places.
    end: End | None = None
    scores: tuple[Score, ...] = ()
    # How many lines have ended so (HO-7.4).
    unity: int = 0
    division: int = 0
    unrolled: bool = False
    result: Result | None = None
    ruling: Ruling = Ruling()
    counts: tuple[Count, ...] = ()
    marked: tuple[Promised, ...] = ()
    crisis: Crisis | None = None
    broken: Broken | None = None
    # Ordinary proposals that this table saw in its last campaign.
    seen_before: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the table, 0 to n - 1."""
        return SEATS[len(self.houses)]

    @property
    def open_phase(self) -> Phase:
        """The phase that is open; asked for only in stages that have one."""
        assert self.phase is not None
        return self.phase
