"""From files whose shape and bonds are right to the records that the rules read.

Ids are made here, and every log and text keeps to them: an outcome is `card.yes.2`, its historical event
`card.yes.2.event`, a story event that the answer brings `card.yes.story`, one of an outcome's own
`card.yes.2.story`, an achievement `legacy.3`.
"""

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
from engine.games.houses.names import RESOURCES
from engine.games.houses.reading.book import Book, likeliest, lines_of, story
from engine.games.houses.reading.files import (
    AnswerFile,
    LegacyFile,
    LimitsFile,
    ProposalFile,
    WhenFile,
)
from engine.games.houses.reading.notation import EVENT, STORY


def build(book: Book, version: str) -> Content:
    """The content of a book without problems; cards in the order of their ids."""
    cards = {card.body.id: card for card in book.cards}
    members = lines_of(cards)
    lines = {
        one.id: Line(one.id, members[one.id][0], one.perk, one.end_perk) for one in book.lines.body.lines
    }
    homes = {card: lines[line] for line, names in members.items() for card in names}
    return Content(
        version=version,
        proposals=tuple(_proposal(cards[name].body, homes.get(name)) for name in sorted(cards)),
        lines=tuple(lines.values()),
        legacies=tuple(_legacy(legacy) for legacy in book.legacies.body.legacies),
        kings=tuple(king.id for king in book.kings.body.kings),
        emblems=tuple(emblem.id for emblem in book.houses.body.emblems),
    )


def _proposal(card: ProposalFile, line: Line | None) -> Proposal:
    yes = _answer(f"{card.id}.yes", card.yes, line)
    no = _answer(f"{card.id}.no", card.no, line)
    pull = Pull(card.pull.weight, _when(card.pull)) if card.pull else None
    return Proposal(card.id, yes, no, line.id if line else None, _when(card.when), pull, card.crisis)


def _answer(answer: str, given: AnswerFile, line: Line | None) -> Answer:
    """The answer whose id is `answer`: its outcomes, numbered from 1, and what is shown of it beforehand."""
    outcomes: list[Outcome] = []
    for number, one in enumerate(given.outcomes, 1):
        key = f"{answer}.{number}"
        event = HistoryMark(f"{key}.event", one.event.of[1], one.event.of[0]) if one.event else None
        army, wealth, repute, welfare, knowledge = (one.effects.get(resource, 0) for resource in RESOURCES)
        effects = (army, wealth, repute, welfare, knowledge)
        told = story(given, one)
        name = f"{key if one.story else answer}.story"
        mark = StoryMark(name, told.next, told.end, told.perk) if told else None
        outcomes.append(Outcome(key, one.weight, effects, _when(one.when), event, mark, one.next))

    # HO-R16: of the likeliest outcome signs, event and story are shown, or of these only what is written.
    best, written = outcomes[likeliest(given)], given.forecast
    shows_event = best.event if written is None or EVENT in written else None
    shows_story = best.story is not None and (written is None or STORY in written)
    shown = [written is None or any(one[1:] == resource for one in written) for resource in RESOURCES]
    army, wealth, repute, welfare, knowledge = (
        (by > 0) - (by < 0) if is_shown else 0 for is_shown, by in zip(shown, best.effects, strict=True)
    )
    mark = best.story if shows_story else None
    chapter = Chapter(line.perk_of(mark), mark.end) if mark and line else None
    forecast = Forecast((army, wealth, repute, welfare, knowledge), shows_event, shows_story, chapter)
    return Answer(forecast, tuple(outcomes))


def _when(when: WhenFile) -> When:
    return When(
        limits=_limits(when),
        remembered=tuple(when.remembered),
        held=tuple(Held(office, by) for office, by in when.holds.items()),
        newest=tuple(Newest(line, tuple(cards)) for line, cards in when.story.items()),
        apart=tuple(when.apart),
        king=when.king,
        ledger=when.ledger is not None,
        phases=(when.phase.min, when.phase.max) if when.phase else None,
    )


def _limits(written: LimitsFile) -> tuple[Limit, ...]:
    limits = ((resource, written.limit(resource)) for resource in RESOURCES)
    return tuple(Limit(resource, one.min, one.max) for resource, one in limits if one is not None)


def _legacy(legacy: LegacyFile) -> Legacy:
    achievements = tuple(
        Achievement(f"{legacy.id}.{number}", one.goal, one.perk)
        for number, one in enumerate(legacy.achievements, 1)
    )
    records = tuple(Record(one.role, one.times, one.prestige, one.crown) for one in legacy.records)
    return Legacy(legacy.id, legacy.line, achievements, records, legacy.temper, legacy.devotion)
