"""What the rules need of a campaign's content: codes and numbers, no sentence (texts share the ids).

The files of `data/houses` are read into these records by `reading`, once; the digest of the files is the
version of the content, and a campaign keeps the content it began with. From small to large: conditions and
perks, a house's legacy, what an outcome brings, a proposal with its two answers, a story line, and the whole.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, Protocol, TypeVar

from msgspec import Struct

from engine.games.houses.names import (
    ConditionKind,
    End,
    Office,
    PerkKind,
    Resource,
    RoleName,
    Sign,
    StoryEnd,
    TemperName,
)


class Limit(Struct, frozen=True):
    """A resource's bounds in a condition, both included (0 to 20)."""

    resource: Resource
    least: int = 0
    most: int = 20


class Held(Struct, frozen=True):
    """An office whose holder is the leader, the moderator, or anybody (HO-R17)."""

    office: Office
    by: Literal["leader", "moderator", "anyone"]


class Newest(Struct, frozen=True):
    """The story line's newest event came from one of these cards (HO-R17)."""

    line: str
    cards: tuple[str, ...]


class When(Struct, frozen=True):
    """All parts must hold (HO-R17).

    `remembered` names cards whose historical event is remembered, or one answer of a card (`card.yes`), or
    one of its outcomes (`card.yes.2`). The offices of `apart` are held by different houses. `king` reigns.
    `ledger`: a word was broken in this generation or the last (HO-R23). `phases` are the first and the last
    of the generation's phases that are meant.
    """

    limits: tuple[Limit, ...] = ()
    remembered: tuple[str, ...] = ()
    held: tuple[Held, ...] = ()
    newest: tuple[Newest, ...] = ()
    apart: tuple[Office, ...] = ()
    king: str | None = None
    ledger: bool = False
    phases: tuple[int, int] | None = None


class Pull(Struct, frozen=True):
    """HO-R17: while its condition holds, the card lies in the pile `weight` times (2 to 100)."""

    weight: int
    when: When


class Trigger(Struct, frozen=True, cache_hash=True):
    """The named thing of prestige_on, crown_on and score_bonus (chapter 11).

    Exactly one of the fields is set; `signed` may be narrowed by `resource`; `ties` is for score_bonus alone.
    """

    end: End | None = None
    rank: int | None = None
    story: StoryEnd | None = None
    signed: Literal["positive", "negative", "any"] | None = None
    resource: Resource | None = None
    ties: bool = False

    def is_about(self, resource: Resource | None, sign: Sign | None) -> bool:
        """Whether it speaks of this historical event; story events have no sign and match none."""
        if self.signed is None or sign is None:
            return False
        return self.signed in ("any", sign) and self.resource in (None, resource)


class Perk(Struct, frozen=True, cache_hash=True):
    """A perk of chapter 11: its kind and its number, and where the kind needs it what it is about."""

    kind: PerkKind
    n: int = 1
    what: Trigger | None = None
    office: Office | None = None


class Condition(Struct, frozen=True):
    """An achievement's condition (chapter 11): reached at `n` or more, for office_resource within `limit`.

    events_signed may be narrowed by sign and resource, story_signed by line; role_held names a role;
    office_resource holds when the house's `office` is held at the end and its resource lies in `limit`.
    """

    kind: ConditionKind
    n: int = 1
    sign: Sign | None = None
    resource: Resource | None = None
    role: RoleName | None = None
    line: str | None = None
    office: Office | None = None
    limit: Limit | None = None


class Achievement(Struct, frozen=True):
    """HO-1.4: reaching the condition switches the perk on to the end of the campaign."""

    id: str
    condition: Condition
    perk: Perk


class Record(Struct, frozen=True):
    """HO-1.5: after `times` generations in this secret role the house gets prestige or crown, once."""

    role: RoleName
    times: int
    prestige: int = 0
    crown: int = 0


class Legacy(Struct, frozen=True):
    """A house's fixed goals: its achievements and role records, bound to one story line.

    `temper` is how a steward for company plays a house with them; `devotion` what a devout one lives for.
    """

    id: str
    line: str
    achievements: tuple[Achievement, ...]
    records: tuple[Record, ...]
    temper: TemperName = "bold"
    devotion: Resource | None = None


class HistoryMark(Struct, frozen=True, cache_hash=True):
    """HO-8.1: the historical event an outcome brings. `id` names its texts and is unique."""

    id: str
    resource: Resource
    sign: Sign


class StoryMark(Struct, frozen=True):
    """HO-R30: the story event an outcome brings: the next proposal of the line, or the line's end."""

    id: str
    next: str | None = None
    end: StoryEnd | None = None
    perk: Perk | None = None


class Outcome(Struct, frozen=True):
    """HO-R16: what may happen. `effects` has one signed number for each of RESOURCES, 0 for untouched.

    `next` is the proposal that the next phase brings, where a crisis goes on (HO-R17).
    """

    id: str
    weight: int
    effects: tuple[int, int, int, int, int]
    when: When = When()
    event: HistoryMark | None = None
    story: StoryMark | None = None
    next: str | None = None


class Chapter(Struct, frozen=True, cache_hash=True):
    """HO-7.3, HO-7.4: what an answer of a story brings its signer, and the end of the line if it comes so."""

    perk: Perk
    end: StoryEnd | None = None


class Forecast(Struct, frozen=True, cache_hash=True):
    """HO-6.2: what is shown beforehand. `effects` holds -1, 0 or 1 for each of RESOURCES.

    `story`: a story event comes with it; `chapter` what that one brings, in campaigns that show it.
    """

    effects: tuple[int, int, int, int, int]
    event: HistoryMark | None = None
    story: bool = False
    chapter: Chapter | None = None


class Answer(Struct, frozen=True):
    """One answer of a proposal: its forecast and its possible outcomes (at least one without condition)."""

    forecast: Forecast
    outcomes: tuple[Outcome, ...]


class Proposal(Struct, frozen=True):
    """HO-6.1: a problem with a yes and a no answer. `line` is set when it belongs to a story line.

    `pull` is set when something draws the card, want or plenty of a resource most often; without one it
    always weighs 1. `crisis` is the chain of proposals that it belongs to.
    """

    id: str
    yes: Answer
    no: Answer
    line: str | None = None
    when: When = When()
    pull: Pull | None = None
    crisis: str | None = None


class Line(Struct, frozen=True):
    """HO-7.1: a story line, the proposal that opens it, the perk of its events and of its end."""

    id: str
    opens: str
    perk: Perk
    end_perk: Perk

    def perk_of(self, mark: StoryMark) -> Perk:
        """HO-7.3, HO-7.4: what this event brings its signer: its own perk, else its line's."""
        return mark.perk or (self.end_perk if mark.end else self.perk)


class Identified(Protocol):
    """What has an id of its own."""

    @property
    def id(self) -> str:
        """Its name in the files and in every log."""


Named = TypeVar("Named", bound=Identified)


class Content(Struct, frozen=True, dict=True):
    """Everything a campaign draws from. `version` is a digest of the files it was read from.

    What is looked up in every phase is sorted out once; it is made of the fields and no part of the value.
    """

    version: str
    proposals: tuple[Proposal, ...]
    lines: tuple[Line, ...]
    legacies: tuple[Legacy, ...]
    kings: tuple[str, ...]
    emblems: tuple[str, ...]

    @cached_property
    def proposals_by_id(self) -> Mapping[str, Proposal]:
        """Every proposal by its id; of two with one id the first."""
        return _by_id(self.proposals)

    @cached_property
    def lines_by_id(self) -> Mapping[str, Line]:
        """Every story line by its id; of two with one id the first."""
        return _by_id(self.lines)

    @cached_property
    def legacies_by_id(self) -> Mapping[str, Legacy]:
        """Every legacy by its id; of two with one id the first."""
        return _by_id(self.legacies)

    @cached_property
    def ordinary(self) -> tuple[Proposal, ...]:
        """The proposals that are drawn: of no story line, and of a crisis the one that begins it."""
        later = {name for card in self.proposals for name in next_cards(card)}
        return tuple([card for card in self.proposals if card.line is None and card.id not in later])

    @cached_property
    def sure(self) -> frozenset[str]:
        """The ids of proposals that may come however the realm stands."""
        return frozenset([card.id for card in self.proposals if card.when == When() and card.crisis is None])

    @cached_property
    def crisis_phases(self) -> Mapping[str, int]:
        """How many phases a crisis takes at most, by the id of the proposal that begins it (HO-R17)."""
        return {card.id: self._phases_from(card) for card in self.ordinary if card.crisis is not None}

    @cached_property
    def effects_by_outcome(self) -> Mapping[str, tuple[tuple[tuple[int, int], ...], ...]]:
        """By a proposal's id, for each of its outcomes: which spots among RESOURCES it moves, and by what."""
        return {
            card.id: tuple([_nonzero_effects(outcome) for outcome in (*card.yes.outcomes, *card.no.outcomes)])
            for card in self.proposals
        }

    def _phases_from(self, card: Proposal) -> int:
        following = [self.proposals_by_id[name] for name in next_cards(card)]
        return 1 + max(map(self._phases_from, following), default=0)


def proposal(content: Content, card: str) -> Proposal:
    """The proposal with this id; KeyError when the content has none."""
    return content.proposals_by_id[card]


def next_cards(card: Proposal) -> tuple[str, ...]:
    """The proposals to which a crisis may go on from this one, each once."""
    outcomes = (*card.yes.outcomes, *card.no.outcomes)
    return tuple(dict.fromkeys([one.next for one in outcomes if one.next is not None]))


def _nonzero_effects(outcome: Outcome) -> tuple[tuple[int, int], ...]:
    return tuple([(spot, by) for spot, by in enumerate(outcome.effects) if by])


def line(content: Content, name: str) -> Line:
    """The story line with this id; KeyError when the content has none."""
    return content.lines_by_id[name]


def _by_id(among: Sequence[Named]) -> Mapping[str, Named]:
    return {one.id: one for one in reversed(among)}
