"""What stands in a book: every text is whole and in the book's language, every number is told in its digits.

Signs are names of files: emblems of data/houses/emblems, how a reign ended of data/boards/glyphs. "" is none.
"""

from collections.abc import Mapping

from msgspec import Struct

from engine.games.houses.names import End, Resource, Side

Point = tuple[float, float]


class House(Struct, frozen=True):
    """A house on the title page, with the first name that its heads go by."""

    name: str
    emblem: str
    head: str


class Curve(Struct, frozen=True):
    """A resource over a reign: its way through a box of `WIDE` by `HIGH`, its first value and its last."""

    id: Resource
    name: str
    points: tuple[Point, ...]
    first: str
    last: str


class Ballot(Struct, frozen=True):
    """What a house has cast, in words; `side` is "" for one that took none."""

    house: str
    emblem: str
    side: Side | str
    told: str


class Vote(Struct, frozen=True):
    """A vote with its card: `why` it is told of, who `decided`, the `effects`, "" where there were none."""

    when: str
    title: str
    why: str
    problem: str
    yes: str
    no: str
    side: Side
    ballots: tuple[Ballot, ...]
    decided: str
    outcome: str
    effects: str


class Deal(Struct, frozen=True):
    """A deal that is open now: whose it is, and what either side owed."""

    title: str
    halves: tuple[str, ...]


class Role(Struct, frozen=True):
    """A house by its place in a reign, with the role that was secret and the points by their sources."""

    place: str
    house: str
    emblem: str
    role: str
    total: str
    sources: str


class Signed(Struct, frozen=True):
    """An event and who signed it."""

    title: str
    house: str
    emblem: str


class Reign(Struct, frozen=True):
    """The page of a reign; `end` and `called` are "" for one that goes on. `own` is for one house's eyes."""

    number: str
    king: str
    called: str
    end: End | str
    fate: str
    told: str
    last: str
    habit: str
    curves: tuple[Curve, ...]
    votes: tuple[Vote, ...]
    deals: tuple[Deal, ...]
    roles: tuple[Role, ...]
    signed: tuple[Signed, ...]
    own: tuple[str, ...] = ()


class Step(Struct, frozen=True):
    """A card on a story's way: the answer it was given, and by whose name that stands."""

    when: str
    title: str
    answer: str
    signed: str
    emblem: str


class Story(Struct, frozen=True):
    """A story: its question, its way, and what it came to."""

    name: str
    question: str
    steps: tuple[Step, ...]
    ended: str


class Account(Struct, frozen=True):
    """A house's words: given, kept, broken. `kept` is "" for every house where its reader knows of none."""

    house: str
    emblem: str
    made: str
    kept: str
    broken: str


class Epilogue(Struct, frozen=True):
    """What became of a house, and its place."""

    house: str
    emblem: str
    told: str


class Epoch(Struct, frozen=True):
    """The dice of a part of the match; seed and salt are "" until they are opened."""

    name: str
    digest: str
    seed: str
    salt: str
    words: str


class Book(Struct, frozen=True):
    """All of it. `labels` are headings by name; `realm`, `epilogues` and `places` are empty until the end.

    `broken` are the words that the ballots show broken, `how` what to do to check the dice.
    """

    language: str
    rtl: bool
    labels: Mapping[str, str]
    title: str
    under: str
    span: str
    match: str
    houses: tuple[House, ...]
    reigns: tuple[Reign, ...]
    stories: tuple[Story, ...]
    accounts: tuple[Account, ...]
    broken: tuple[str, ...]
    realm: str
    epilogues: tuple[Epilogue, ...]
    places: tuple[str, ...]
    epochs: tuple[Epoch, ...]
    how: tuple[str, ...]
    commands: tuple[str, ...]
