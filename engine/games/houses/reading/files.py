"""The shapes of the content's files, as the people who write them see them."""

from typing import Annotated, Literal, Self, get_args

from pydantic import Field, model_validator

from engine.games.houses.names import RESOURCES, Resource, TemperName
from engine.games.houses.reading.notation import forecast_sign
from engine.games.houses.reading.words import (
    AUTHORED,
    EndWord,
    GoalNote,
    Id,
    MarkNote,
    Name,
    OfficeWord,
    PerkNote,
    Problem,
    ResourceWord,
    RoleWord,
    Saying,
    Shape,
    Source,
    Text34,
    Text40,
    Text220,
    compact_notation,
    languages_of,
    one_of,
    wrong,
)

Holder = Literal["leader", "moderator", "anyone"]
By = Annotated[Holder, one_of("unknown_holder", get_args(Holder))]
TemperWord = Annotated[TemperName, one_of("unknown_temper", get_args(TemperName))]
Effect = Annotated[int, Field(ge=-3, le=3)]
Level = Annotated[int, Field(ge=0, le=20)]
Shown = Annotated[
    str, *compact_notation(forecast_sign, r"^([+-](army|wealth|repute|welfare|knowledge)|event|story)$")
]


class LimitFile(Shape):
    """Bounds of a resource, both included, 0 to 20."""

    min: Level = 0
    max: Level = 20

    @model_validator(mode="after")
    def in_order(self) -> Self:
        """The lower bound is not above the upper one."""
        if self.min > self.max:
            raise wrong("empty_range", least=self.min, most=self.max)
        return self


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


class PullFile(LimitsFile):
    """Want or plenty that draws a card (HO-R17): while it holds, the card lies in the pile so many times."""

    weight: Annotated[int, Field(ge=2, le=20)]

    @model_validator(mode="after")
    def reads(self) -> Self:
        """It speaks of a resource."""
        if all(self.limit(resource) is None for resource in RESOURCES):
            raise wrong("pull_without_limit", known=RESOURCES)
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
    def whole(self) -> Self:
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
    """What may happen (HO-R16): its effects, one to three each way, and its epilogue."""

    weight: Annotated[int, Field(ge=1, le=20)] = 7
    when: WhenFile = WhenFile()
    effects: Annotated[dict[ResourceWord, Effect], Field(min_length=1)]
    event: EventFile | None = None
    story: StoryFile | None = None
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
    """A problem of the realm with its two answers (HO-6.1); `opens` names the story line it begins."""

    id: Id
    opens: Id | None = None
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
    def gives(self) -> Self:
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


class KingFile(Shape):
    """A king's name and the line that is said at each end."""

    id: Id
    name: Name
    death: Saying
    flight: Saying
    deposition: Saying


class NamedFile(Shape):
    """An id and its name: an emblem, or a suggestion for a house or a first name."""

    id: Id
    name: Name


class LinesFile(Shape):
    """stories.yaml."""

    lines: Annotated[list[LineFile], Field(min_length=1)]


class LegaciesFile(Shape):
    """legacies.yaml."""

    legacies: list[LegacyFile]


class KingsFile(Shape):
    """kings.yaml."""

    kings: Annotated[list[KingFile], Field(min_length=1)]


class HousesFile(Shape):
    """houses.yaml: what a founder is offered."""

    emblems: Annotated[list[NamedFile], Field(min_length=5)]
    houses: Annotated[list[NamedFile], Field(min_length=5)]
    persons: Annotated[list[NamedFile], Field(min_length=5)]
