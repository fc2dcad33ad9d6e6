"""What a picture shows, as its template in data/boards reads it, which writes numbers in its language."""

from msgspec import Struct

from bot.pictures.facts import Sheet
from engine.games.houses.names import End, Resource


class Line(Struct, frozen=True):
    """A resource; `ranges` is what the reader's own role wants, nothing on what others may see."""

    id: Resource
    name: str
    value: int
    up: bool
    run: int
    ranges: tuple[tuple[int, int], ...] = ()


class Tile(Struct, frozen=True):
    """A house; coins and power None where they are hidden (HO-R11); `temper` of company alone."""

    name: str
    emblem: str
    temper: str
    offices: str
    coins: int | None
    power: int | None
    prestige: int
    crown: int
    leader: bool
    moderator: bool
    awaited: bool


class Mark(Struct, frozen=True):
    """A remembered event (HO-8.1), with its signer's emblem."""

    id: Resource
    positive: bool
    emblem: str
    name: str


class Story(Struct, frozen=True):
    """A story line: the emblem of its newest event's signer, or its end."""

    name: str
    end: str
    emblem: str
    signer: str


class Council(Sheet, frozen=True, kw_only=True):
    """The council as everybody may see it."""

    king: str
    reign: str
    matter: str
    stage: str
    tracks: tuple[Line, ...]
    stability: int
    pool: int
    unity: int
    division: int
    seats: tuple[Tile, ...]
    events: tuple[Mark, ...]
    stories: tuple[Story, ...]


class Weight(Struct, frozen=True):
    """A ballot in the count: `kind` is yes, no, gather, moderate or absent, which `word` says; `share` is the
    power that a gatherer was given."""

    name: str
    emblem: str
    kind: str
    word: str
    power: int
    share: int
    leads: bool
    moderates: bool


class Move(Struct, frozen=True):
    """How a decision changed a resource: by how much, and where it stands now."""

    id: Resource
    name: str
    by: int
    value: int
    up: bool


class Count(Sheet, frozen=True, kw_only=True):
    """The count of a vote (HO-6.6); `side` "" while nothing is decided, and then there are no moves."""

    matter: str
    verdict: str
    side: str
    yes: int
    no: int
    ballots: tuple[Weight, ...]
    moves: tuple[Move, ...]
    shaken: int
    stability: int


class Scored(Struct, frozen=True):
    """A character at the end of its generation: points by source, and what its house was given for it."""

    place: int
    name: str
    emblem: str
    role: str
    clauses: tuple[int, ...]
    total: int
    prestige: int
    crown: int


class Ending(Sheet, frozen=True, kw_only=True):
    """The end of a generation by points (chapter 10); `sources` are the names of the clauses, in order."""

    king: str
    reign: str
    sources: tuple[str, ...]
    results: tuple[Scored, ...]


class Place(Struct, frozen=True):
    """A house in the campaign: what it has, what this generation gave it, its place under either end."""

    name: str
    emblem: str
    prestige: int
    crown: int
    more_prestige: int
    more_crown: int
    by_unity: int
    by_division: int


class Campaign(Sheet, frozen=True, kw_only=True):
    """The campaign after a generation (HO-R05)."""

    reign: str
    generation: int
    generations: int
    unity: int
    division: int
    houses: tuple[Place, ...]


class Poster(Sheet, frozen=True, kw_only=True):
    """The end of a king, to be shown to anybody: no role, no number and nothing that goes on is on it."""

    end: End
    king: str
    reign: str
    fate: str
    told: str
    winners: tuple[Story, ...]


class Points(Struct, frozen=True):
    """Points from one source; None where they can't be told (HO-R11)."""

    name: str
    points: int | None


class Opening(Sheet, frozen=True, kw_only=True):
    """What the game is: a realm as it may stand, and emblems of houses."""

    tracks: tuple[Line, ...]
    emblems: tuple[str, ...]


class Hand(Sheet, frozen=True, kw_only=True):
    """What one house alone knows: `tracks` with its role's ranges, its points as things stand, its purse.

    `reasons` say what the numbers come from, to somebody who meets them for the first time.
    """

    emblem: str
    role: str
    wants: str
    total: int
    tracks: tuple[Line, ...]
    parts: tuple[Points, ...]
    coins: int
    rank: str
    power: int
    bound: str
    offices: tuple[Points, ...]
    reasons: tuple[str, ...]
