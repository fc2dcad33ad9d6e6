"""From files whose shape and bonds are right to the records that the rules read."""

from engine.games.houses.content import (
    Achievement,
    Answer,
    Chapter,
    Content,
    Forecast,
    Held,
    HistoryMark,
    Legacy,
    Limit,
    Line,
    Newest,
    Outcome,
    Proposal,
    Pull,
    Record,
    StoryMark,
    When,
)
from engine.games.houses.names import RESOURCES, Resource
from engine.games.houses.reading.bonds import Book
from engine.games.houses.reading.cards import likeliest, story
from engine.games.houses.reading.files import (
    AnswerFile,
    LegacyFile,
    LimitsFile,
    OutcomeFile,
    ProposalFile,
    RecordFile,
    StoryFile,
    WhenFile,
)
from engine.games.houses.reading.graph import lines_of
from engine.games.houses.reading.notation import EVENT, STORY

Five = tuple[int, int, int, int, int]


def build(book: Book, version: str) -> Content:
    """The content of a book without problems; cards in the order of their ids."""
    cards = {card.body.id: card for card in book.cards}
    lines = lines_of(cards)
    homes = {card: line for line, names in lines.items() for card in names}
    told = {
        line.id: Line(line.id, lines[line.id][0], line.perk, line.end_perk) for line in book.lines.body.lines
    }
    return Content(
        version=version,
        proposals=tuple(_proposal(cards[name].body, told.get(homes.get(name, ""))) for name in sorted(cards)),
        lines=tuple(told.values()),
        legacies=tuple(_legacy(legacy) for legacy in book.legacies.body.legacies),
        kings=tuple(king.id for king in book.kings.body.kings),
        emblems=tuple(emblem.id for emblem in book.houses.body.emblems),
    )


def _proposal(card: ProposalFile, line: Line | None) -> Proposal:
    yes = _answer(f"{card.id}.yes", card.yes, line)
    no = _answer(f"{card.id}.no", card.no, line)
    pull = Pull(card.pull.weight, _limits(card.pull)) if card.pull else None
    return Proposal(card.id, yes, no, line.id if line else None, _when(card.when), pull)


def _answer(key: str, given: AnswerFile, line: Line | None) -> Answer:
    outcomes = tuple(
        _outcome(f"{key}.{number}", key, given, one) for number, one in enumerate(given.outcomes, 1)
    )
    return Answer(_forecast(outcomes[likeliest(given)], given.forecast, line), outcomes)


def _outcome(key: str, above: str, given: AnswerFile, one: OutcomeFile) -> Outcome:
    """A story event that its answer brings has the answer's id, one of the outcome's own the outcome's."""
    event = HistoryMark(f"{key}.event", one.event.of[1], one.event.of[0]) if one.event else None
    told = story(given, one)
    mark = _story(f"{key if one.story else above}.story", told) if told else None
    return Outcome(key, one.weight, _effects(one), _when(one.when), event, mark)


def _effects(one: OutcomeFile) -> Five:
    army, wealth, repute, welfare, knowledge = (one.effects.get(resource, 0) for resource in RESOURCES)
    return army, wealth, repute, welfare, knowledge


def _story(key: str, told: StoryFile) -> StoryMark:
    return StoryMark(key, told.next, told.end, told.perk)


def _forecast(best: Outcome, written: list[str] | None, line: Line | None) -> Forecast:
    """HO-R16: the likeliest outcome's signs, event and story, or of these only what is written."""
    shows_event = best.event if written is None or EVENT in written else None
    shows_story = best.story is not None and (written is None or STORY in written)
    army, wealth, repute, welfare, knowledge = (
        _sign(effect) if _is_shown(resource, written) else 0
        for resource, effect in zip(RESOURCES, best.effects, strict=True)
    )
    mark = best.story if shows_story else None
    chapter = Chapter(line.perk_of(mark), mark.end) if mark and line else None
    return Forecast((army, wealth, repute, welfare, knowledge), shows_event, shows_story, chapter)


def _is_shown(resource: Resource, written: list[str] | None) -> bool:
    return written is None or any(one[1:] == resource for one in written)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _when(when: WhenFile) -> When:
    return When(
        limits=_limits(when),
        remembered=tuple(when.remembered),
        held=tuple(Held(office, by) for office, by in when.holds.items()),
        newest=tuple(Newest(line, tuple(cards)) for line, cards in when.story.items()),
    )


def _limits(written: LimitsFile) -> tuple[Limit, ...]:
    limits = ((resource, written.limit(resource)) for resource in RESOURCES)
    return tuple(Limit(resource, one.min, one.max) for resource, one in limits if one is not None)


def _legacy(legacy: LegacyFile) -> Legacy:
    achievements = tuple(
        Achievement(f"{legacy.id}.{number}", one.goal, one.perk)
        for number, one in enumerate(legacy.achievements, 1)
    )
    records = tuple(_record(one) for one in legacy.records)
    return Legacy(legacy.id, legacy.line, achievements, records, legacy.temper, legacy.devotion)


def _record(one: RecordFile) -> Record:
    return Record(one.role, one.times, one.prestige, one.crown)
