"""The shapes of the content's files, as the people who write them see them.

Every file is validated by pydantic: nothing unknown is accepted and nothing is converted. First come the
building blocks: checked words from closed lists, texts with their limits and placeables, and fields in the
compact notation (notation.py). Then the shapes, from small to large, down to a whole file each. A validator
of ours raises `wrong` with a code of mistakes.py; what pydantic finds itself gets its code in pages.py.
"""

import re
from collections.abc import Callable
from typing import Annotated, Final, Literal, Self, TypeVar, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    TypeAdapter,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from engine.games.houses.content import Condition, Perk
from engine.games.houses.names import (
    BOUND,
    OFFICES,
    RESOURCES,
    ROLES,
    Office,
    Resource,
    RoleName,
    Sign,
    StoryEnd,
    TemperName,
)
from engine.games.houses.points import DEATH
from engine.games.houses.reading import notation
from engine.games.houses.reading.mistakes import Mistake
from engine.kernel.content import Told

LAST_PHASE: Final = max(DEATH)
"""No generation has more phases (HO-R32)."""

PLACEABLE = re.compile(r"\{ \$([a-z_]+) \}")
BRACE = re.compile(r"[{}]")
NEAR: Final = 20
"""Letters of a text that are told, from a brace on that belongs to no name."""

NO_TEXT: Final = "string_type"
"""What pydantic calls a value that is no text."""

SOURCE: Final = r"^[a-z][a-z0-9_]*(\.(yes|no)(\.[1-9])?)?$"
PEOPLE = ("king", "leader", "moderator", *OFFICES)
SIGNER = "signer"
SECRET: Final = ("role", "coins", "power", "purse", "ballot", "voter", "vote", "promise", *ROLES)
"""What somebody may want to name and nobody may know when a card is read."""

Made = TypeVar("Made")


class Shape(BaseModel):
    """What all files have in common: nothing unknown is accepted and nothing is converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, arbitrary_types_allowed=True)


def wrong(code: Mistake, **slots: Told) -> PydanticCustomError:
    """A mistake with our own code, and what its sentence names."""
    return PydanticCustomError(code, code, {**slots})


def one_of(code: Mistake, words: tuple[str, ...]) -> BeforeValidator:
    """Refuses, with this code, a word that is not one of these."""

    def check(given: object) -> str:
        if not isinstance(given, str):
            raise PydanticKnownError(NO_TEXT)
        if given not in words:
            raise wrong(code, given=given, known=words)
        return given

    return BeforeValidator(check)


def compact_notation(read: Callable[[str], Made], pattern: str) -> tuple[PlainValidator, WithJsonSchema]:
    """A field in the compact notation: read by this function, shown to editors as this pattern."""

    def check(given: object) -> Made:
        if not isinstance(given, str):
            raise PydanticKnownError(NO_TEXT)
        try:
            return read(given)
        except notation.Unclear as unclear:
            raise wrong(unclear.code, **unclear.slots, note=given) from unclear

    return PlainValidator(check), WithJsonSchema({"type": "string", "pattern": pattern})


def placeables(text: str) -> tuple[str, ...]:
    """The names of the placeables in a text, in order, each as often as it stands there."""
    return tuple(PLACEABLE.findall(text))


def _text_check(*names: str) -> AfterValidator:
    """Refuses a text that is empty, has space around it, or names a placeable that is not one of these."""

    def check(text: str) -> str:
        if not text.strip():
            raise wrong("text_missing")
        if text != text.strip():
            raise wrong("spaces_around")
        brace = BRACE.search(PLACEABLE.sub(lambda found: " " * len(found[0]), text))
        if brace is not None:
            raise wrong("broken_placeable", given=text[brace.start() : brace.start() + NEAR])
        stranger = next((name for name in placeables(text) if name not in names), None)
        if stranger in SECRET:
            raise wrong("placeable_secret", given=stranger)
        if stranger is not None and not names:
            raise wrong("placeable_not_here", given=stranger)
        if stranger is not None:
            raise wrong("unknown_placeable", given=stranger, known=names)
        return text

    return AfterValidator(check)


Text34 = Annotated[str, Field(max_length=34), _text_check()]
Text40 = Annotated[str, Field(max_length=40), _text_check()]
Text120 = Annotated[str, Field(max_length=120), _text_check()]
Text220 = Annotated[str, Field(max_length=220), _text_check(*PEOPLE, *BOUND, SIGNER)]
Text600 = Annotated[str, Field(max_length=600), _text_check(*PEOPLE, *BOUND)]

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=30)]
Source = Annotated[str, Field(pattern=SOURCE, max_length=40)]
"""A card, one of its answers, or one of their outcomes: `shade_tax`, `shade_tax.yes`, `shade_tax.yes.2`."""

ResourceWord = Annotated[Resource, one_of("unknown_resource", RESOURCES)]
OfficeWord = Annotated[Office, one_of("unknown_office", OFFICES)]
RoleWord = Annotated[RoleName, one_of("unknown_role", ROLES)]
EndWord = Annotated[StoryEnd, one_of("unknown_end", get_args(StoryEnd))]
PerkNote = Annotated[Perk, *compact_notation(notation.perk, notation.CALL.pattern)]
GoalNote = Annotated[Condition, *compact_notation(notation.goal, notation.CALL.pattern)]
MarkNote = Annotated[tuple[Sign, Resource], *compact_notation(notation.mark, notation.SIGNED.pattern)]


class Name(Shape):
    """A title or a name in both languages, 40 characters each at most."""

    fa: Text40
    en: Text40


class Saying(Shape):
    """A line, motto or question in both languages, 120 characters each at most."""

    fa: Text120
    en: Text120


class Problem(Shape):
    """What the council is told, in both languages, 600 characters each at most."""

    fa: Text600
    en: Text600


AUTHORED = tuple(Name.model_fields)
"""The languages in which the files are written; further ones are translations (texts.py)."""


def languages_of(words: Shape) -> tuple[str, ...]:
    """The texts that a shape has in the authored languages, in their order; None for one that is left out."""
    return tuple(getattr(words, language) for language in AUTHORED)


# --- the shapes -------------------------------------------------------------------------------------------

Holder = Literal["leader", "moderator", "anyone"]
By = Annotated[Holder, one_of("unknown_holder", get_args(Holder))]
TemperWord = Annotated[TemperName, one_of("unknown_temper", get_args(TemperName))]
Effect = Annotated[int, Field(ge=-3, le=3)]
Level = Annotated[int, Field(ge=0, le=20)]
PhaseNumber = Annotated[int, Field(ge=1, le=LAST_PHASE)]
Ledger = Literal["broken"]
LedgerWord = Annotated[Ledger, one_of("unknown_ledger", get_args(Ledger))]
Shown = Annotated[
    str,
    *compact_notation(notation.forecast_sign, r"^([+-](army|wealth|repute|welfare|knowledge)|event|story)$"),
]


class RangeFile(Shape):
    """Two bounds, both included."""

    min: int
    max: int

    @model_validator(mode="after")
    def check_order(self) -> Self:
        """The lower bound is not above the upper one."""
        if self.min > self.max:
            raise wrong("empty_range", least=self.min, most=self.max)
        return self


class LimitFile(RangeFile):
    """Bounds of a resource, 0 to 20."""

    min: Level = 0
    max: Level = 20


class PhasesFile(RangeFile):
    """Phases of a generation, the first and the last that are meant."""

    min: PhaseNumber = 1
    max: PhaseNumber = LAST_PHASE


class LimitsFile(Shape):
    """Bounds of resources; all that are written must hold."""

    army: LimitFile | None = None
    wealth: LimitFile | None = None
    repute: LimitFile | None = None
    welfare: LimitFile | None = None
    knowledge: LimitFile | None = None

    def limit(self, resource: Resource) -> LimitFile | None:
        """The bounds written for this resource."""
        found: LimitFile | None = getattr(self, resource)
        return found


class WhenFile(LimitsFile):
    """When a card or an outcome is possible: all that is written must hold (HO-R17)."""

    remembered: list[Source] = Field(default_factory=list)
    holds: dict[OfficeWord, By] = Field(default_factory=dict)
    story: dict[Id, Annotated[list[Id], Field(min_length=1)]] = Field(default_factory=dict)
    apart: list[OfficeWord] = Field(default_factory=list)
    king: Id | None = None
    ledger: LedgerWord | None = None
    phase: PhasesFile | None = None

    @model_validator(mode="after")
    def check_apart(self) -> Self:
        """Two different offices are apart, or none is written."""
        if self.apart and (len(self.apart) != 2 or self.apart[0] == self.apart[1]):
            raise wrong("apart_needs_two", known=OFFICES)
        return self


CONDITIONS: Final = tuple(WhenFile.model_fields)
"""Every part of a condition."""


class PullFile(WhenFile):
    """What draws a card (HO-R17): while all of it holds, the card lies in the pile so many times."""

    weight: Annotated[int, Field(ge=2, le=100)]

    @model_validator(mode="after")
    def check_limits(self) -> Self:
        """A pull has a condition, else the card would weigh as much at any time."""
        if not any(getattr(self, part) for part in CONDITIONS):
            raise wrong("pull_without_condition", known=CONDITIONS)
        return self


class EventFile(Shape):
    """A historical event (HO-8.1): its sign and resource, and its name for generations."""

    of: MarkNote
    fa: Text40
    en: Text40


class StoryFile(Shape):
    """A story event (HO-R30): the line's next card or its end; an end without a name bears the line's."""

    next: Id | None = None
    end: EndWord | None = None
    perk: PerkNote | None = None
    fa: Text40 | None = None
    en: Text40 | None = None

    @model_validator(mode="after")
    def check_names(self) -> Self:
        """Either the next card or an end; a name in both languages, or at an end in neither."""
        if (self.next is None) == (self.end is None):
            raise wrong("story_next_or_end")
        texts = languages_of(self)
        if (any(texts) and not all(texts)) or (self.next and not any(texts)):
            raise wrong("language_missing", known=AUTHORED)
        return self


def has_own_name(told: StoryFile) -> bool:
    """Whether a story event has a name of its own."""
    return all(languages_of(told))


class OutcomeFile(Shape):
    """What may happen (HO-R16): its effects, one to three each way, and its epilogue.

    `next` is the card of the next phase, in a crisis.
    """

    weight: Annotated[int, Field(ge=1, le=20)] = 7
    when: WhenFile = WhenFile()
    effects: Annotated[dict[ResourceWord, Effect], Field(min_length=1)]
    event: EventFile | None = None
    story: StoryFile | None = None
    next: Id | None = None
    fa: Text220
    en: Text220


class AnswerFile(Shape):
    """One answer: its button, what is shown beforehand, a story event for each outcome, its outcomes."""

    fa: Text34
    en: Text34
    forecast: list[Shown] | None = None
    story: StoryFile | None = None
    outcomes: Annotated[list[OutcomeFile], Field(min_length=1)]


class ProposalFile(Shape):
    """A problem of the realm with its two answers (HO-6.1).

    `opens` names the story line it begins, `crisis` the chain of cards that it is of (HO-R17).
    """

    id: Id
    opens: Id | None = None
    crisis: Id | None = None
    when: WhenFile = WhenFile()
    pull: PullFile | None = None
    title: Name
    problem: Problem
    yes: AnswerFile
    no: AnswerFile


class LineFile(Shape):
    """A story line (HO-7): its name and question, the names of its ends, its perks."""

    id: Id
    name: Name
    question: Saying
    perk: PerkNote
    end_perk: PerkNote
    unity: Name
    division: Name


class AchievementFile(Shape):
    """HO-1.4: the goal and the perk that it switches on."""

    goal: GoalNote
    perk: PerkNote


class RecordFile(Shape):
    """HO-1.5: what a house gets once for holding a secret role so many times."""

    role: RoleWord
    times: Annotated[int, Field(ge=1, le=10)]
    prestige: Annotated[int, Field(ge=0, le=5)] = 0
    crown: Annotated[int, Field(ge=0, le=5)] = 0

    @model_validator(mode="after")
    def check_gift(self) -> Self:
        """A record gives something."""
        if not self.prestige + self.crown:
            raise wrong("record_gives_nothing", given=self.role)
        return self


class LegacyFile(Shape):
    """A house's fixed goals, bound to one story line."""

    id: Id
    line: Id
    name: Name
    motto: Saying
    achievements: Annotated[list[AchievementFile], Field(min_length=1)]
    records: Annotated[list[RecordFile], Field(min_length=1)]
    temper: TemperWord = "bold"
    devotion: ResourceWord | None = None

    @model_validator(mode="after")
    def check_devotion(self) -> Self:
        """A devout house, and no other, lives for a resource."""
        if self.temper == "devout" and self.devotion is None:
            raise wrong("devotion_missing", known=RESOURCES)
        if self.temper != "devout" and self.devotion is not None:
            raise wrong("devotion_unfit", given=self.temper)
        return self


_SAYINGS: Final = TypeAdapter(Annotated[list[Saying], Field(min_length=1)])


def _read_sayings(given: object) -> tuple[Saying, ...]:
    """Several sayings; packs from before there could be several have one without a list."""
    if isinstance(given, list):
        return tuple(_SAYINGS.validate_python(given))
    return (Saying.model_validate(given),)


# pydantic hands on the places of a mistake that is found in here: `death.2.en`, or `death.en` without a list.
Sayings = Annotated[tuple[Saying, ...], PlainValidator(_read_sayings)]


class KingFile(Shape):
    """A king's name, the habit that is told as the reign opens, and the lines for each end, one of which is
    said; packs from before there were habits have none."""

    id: Id
    name: Name
    habit: Saying | None = None
    death: Sayings
    flight: Sayings
    deposition: Sayings


class NamedFile(Shape):
    """An id and its name: an emblem, or a suggestion for a house or a first name."""

    id: Id
    name: Name


class LinesFile(Shape):
    """stories.yaml: every story line."""

    lines: Annotated[list[LineFile], Field(min_length=1)]


class LegaciesFile(Shape):
    """legacies.yaml: the legacies that are dealt."""

    legacies: list[LegacyFile]


class KingsFile(Shape):
    """kings.yaml: the kings that may reign."""

    kings: Annotated[list[KingFile], Field(min_length=1)]


class HousesFile(Shape):
    """houses.yaml: what a founder is offered."""

    emblems: Annotated[list[NamedFile], Field(min_length=5)]
    houses: Annotated[list[NamedFile], Field(min_length=5)]
    persons: Annotated[list[NamedFile], Field(min_length=5)]
