"""A folder of content as one, and every mistake left when its shapes are right: in a card, a line, in bonds.

`card_problems` asks of one card what needs no other file: honest forecasts, an outcome that is always
possible, names of people who are surely there. `book_problems` asks what binds the files together: ids used
once, references that lead somewhere, and the story lines, which are graphs of cards (HO-R30) whose every path
must end. The latter is asked only once all files have their shape, so that one misspelt field does not bring
ten unknown cards with it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from engine.games.houses.content import Condition, Perk
from engine.games.houses.names import OFFICES, RESOURCES, Side, StoryEnd
from engine.games.houses.reading.files import (
    AUTHORED,
    SIGNER,
    AnswerFile,
    HousesFile,
    KingsFile,
    LegaciesFile,
    LegacyFile,
    LinesFile,
    OutcomeFile,
    ProposalFile,
    StoryFile,
    WhenFile,
    placeables,
)
from engine.games.houses.reading.mistakes import Path
from engine.games.houses.reading.notation import EVENT, STORY, mark
from engine.games.houses.reading.pages import Page, Sheet, problem_at, problem_at_key
from engine.kernel.content import Problem

SIDES: Final[tuple[Side, ...]] = ("yes", "no")
ENDS: Final[tuple[StoryEnd, ...]] = ("unity", "division")

Card = Sheet[ProposalFile]
Lines = dict[str, tuple[str, ...]]
"""The cards of each line that is opened, the opening one first."""

Goal = tuple[Condition, Perk]


class Book(NamedTuple):
    """All files of one folder, each with the right shape."""

    cards: tuple[Card, ...]
    lines: Sheet[LinesFile]
    legacies: Sheet[LegaciesFile]
    kings: Sheet[KingsFile]
    houses: Sheet[HousesFile]


class Step(NamedTuple):
    """One story event that a card may bring, and where it is written."""

    path: Path
    story: StoryFile


class _Named(Protocol):
    @property
    def id(self) -> str: ...


# --- the parts of a card ----------------------------------------------------------------------------------


def answer(card: ProposalFile, side: Side) -> AnswerFile:
    """The yes or the no of a card."""
    return card.yes if side == "yes" else card.no


def story(given: AnswerFile, outcome: OutcomeFile) -> StoryFile | None:
    """The story event of an outcome: its own, or else its answer's."""
    return outcome.story or given.story


def likeliest(given: AnswerFile) -> int:
    """The index of the outcome that a forecast speaks of (HO-R16): the greatest weight, then the first."""
    weights = [outcome.weight for outcome in given.outcomes]
    return weights.index(max(weights))


def outcomes_of(card: Card) -> Iterator[tuple[Side, Path, OutcomeFile]]:
    """Yield every outcome of a card with its side and the path at which it is written."""
    for side in SIDES:
        for index, outcome in enumerate(answer(card.body, side).outcomes):
            yield side, (side, "outcomes", index), outcome


def conditions_of(card: Card) -> Iterator[tuple[Path, WhenFile]]:
    """Yield every condition of a card, its pull's too, with the path at which it is written."""
    yield ("when",), card.body.when
    if card.body.pull is not None:
        yield ("pull",), card.body.pull
    for _, path, outcome in outcomes_of(card):
        yield (*path, "when"), outcome.when


def steps(card: Card) -> tuple[Step, ...]:
    """Every story event of a card: each answer's, and each outcome's own."""
    found: list[Step] = []
    for side in SIDES:
        given = answer(card.body, side)
        if given.story is not None:
            found.append(Step((side, "story"), given.story))
        for index, outcome in enumerate(given.outcomes):
            if outcome.story is not None:
                found.append(Step((side, "outcomes", index, "story"), outcome.story))
    return tuple(found)


def lines_of(cards: dict[str, Card]) -> Lines:
    """Each opened line with the cards that its opening card leads to; unknown cards are left out."""
    lines: Lines = {}
    for name, card in cards.items():
        if card.body.opens:
            found = [name]
            for one in found:  # grows while it is walked, so that every card that is reached is asked, too
                for step in steps(cards[one]):
                    if step.story.next in cards and step.story.next not in found:
                        found.append(step.story.next)
            lines[card.body.opens] = tuple(found)
    return lines


# --- one card by itself -----------------------------------------------------------------------------------


def card_problems(card: Card) -> Iterator[Problem]:
    """Every mistake of one card that needs no other file to be seen."""
    needed = _sure_offices(card.body.when)
    for language in AUTHORED:
        text: str = getattr(card.body.problem, language)
        yield from _vacant_problems(card, ("problem", language), text, needed)
    for side in SIDES:
        yield from _answer_problems(card, side)
    for side, path, outcome in outcomes_of(card):
        signed = outcome.event or story(answer(card.body, side), outcome)
        for language in AUTHORED:
            text = getattr(outcome, language)
            yield from _vacant_problems(card, (*path, language), text, needed | _sure_offices(outcome.when))
            if SIGNER in placeables(text) and signed is None:
                yield problem_at(card.page, (*path, language), "nothing_signed", given=SIGNER)
        for resource in RESOURCES:
            if outcome.effects.get(resource) == 0:
                yield problem_at(card.page, (*path, "effects", resource), "empty_effect")


def _answer_problems(card: Card, side: Side) -> Iterator[Problem]:
    """HO-R16: one outcome is always possible, and what is likeliest needs no condition to be so.

    A written forecast may hold something back, never state what the likeliest outcome does not bring.
    """
    given = answer(card.body, side)
    spot = likeliest(given)
    best = given.outcomes[spot]
    conditional = [outcome.when != WhenFile() for outcome in given.outcomes]
    if all(conditional):
        yield problem_at(card.page, (side, "outcomes"), "no_sure_outcome")
    elif conditional[spot]:
        yield problem_at(card.page, (side, "outcomes", spot), "likeliest_has_condition")
    for index, shown in enumerate(given.forecast or ()):
        if shown == EVENT:
            is_true = best.event is not None
        elif shown == STORY:
            is_true = story(given, best) is not None
        else:
            sign, resource = mark(shown)
            is_true = best.effects.get(resource, 0) * (1 if sign == "positive" else -1) > 0
        if not is_true:
            yield problem_at(card.page, (side, "forecast", index), "forecast_lies", given=shown)


def _sure_offices(when: WhenFile) -> set[str]:
    """The offices that are held where this condition is met."""
    return {*when.holds, *when.apart}


def _vacant_problems(card: Card, path: Path, text: str, needed: set[str]) -> Iterator[Problem]:
    """HO-R15: an office may be vacant, so a text may name its holder only where `when` asks for one."""
    for name in dict.fromkeys(placeables(text)):
        if name in OFFICES and name not in needed:
            asked = f"holds: {{{name}: anyone}}"
            yield problem_at(card.page, path, "office_may_be_vacant", given=name, note=asked)


# --- all files together -----------------------------------------------------------------------------------


def book_problems(book: Book) -> Iterator[Problem]:
    """Every mistake that only shows when the files are read together."""
    cards = {card.body.id: card for card in book.cards}
    lines = lines_of(cards)
    yield from _repeated_ids(book)
    yield from _opening_problems(cards, book.lines)
    for card in cards.values():
        yield from _belonging_problems(cards, card, lines)
    for index, line in enumerate(book.lines.body.lines):
        # HO-R30: both ends can be reached in each line.
        names = lines.get(line.id, ())
        reached = {step.story.end for name in names for step in steps(cards[name])}
        for end in ENDS:
            if names and end not in reached:
                yield problem_at(book.lines.page, ("lines", index, end), "end_unreachable", given=end)
    for names in lines.values():
        yield from _endless_paths(cards, names[0], ())
    known = tuple(line.id for line in book.lines.body.lines)
    for card in book.cards:
        for path, when in conditions_of(card):
            yield from _condition_problems(card, path, when, cards, lines, known)
    yield from _legacy_problems(book)


def _repeated_ids(book: Book) -> Iterator[Problem]:
    """Ids are used once among cards, lines, legacies, kings, emblems, and suggested houses and persons."""
    houses = book.houses
    lists: tuple[tuple[Page, str, Sequence[_Named]], ...] = (
        (book.lines.page, "lines", book.lines.body.lines),
        (book.legacies.page, "legacies", book.legacies.body.legacies),
        (book.kings.page, "kings", book.kings.body.kings),
        (houses.page, "emblems", houses.body.emblems),
        (houses.page, "houses", houses.body.houses),
        (houses.page, "persons", houses.body.persons),
    )
    rows: list[list[tuple[Page, Path, str]]] = [[(card.page, ("id",), card.body.id) for card in book.cards]]
    for page, part, found in lists:
        rows.append([(page, (part, index, "id"), one.id) for index, one in enumerate(found)])
    for row in rows:
        seen: dict[str, str] = {}
        for page, path, name in row:
            if name in seen:
                yield problem_at(page, path, "id_used_twice", given=name, other=seen[name])
            seen.setdefault(name, f"{page.file}:{page.values[path][0]}")


def _opening_problems(cards: dict[str, Card], sheet: Sheet[LinesFile]) -> Iterator[Problem]:
    """HO-7.1: each line is opened by exactly one card."""
    known = tuple(line.id for line in sheet.body.lines)
    opened: dict[str, str] = {}
    for card in cards.values():
        line = card.body.opens
        if line is None:
            continue
        if line not in known:
            yield problem_at(card.page, ("opens",), "unknown_line", given=line, known=known)
        if line in opened:
            yield problem_at(card.page, ("opens",), "line_opened_twice", given=line, other=opened[line])
        opened.setdefault(line, card.body.id)
    for index, name in enumerate(known):
        if name not in opened:
            yield problem_at(sheet.page, ("lines", index, "id"), "line_never_opens", given=name)


def _belonging_problems(cards: dict[str, Card], card: Card, lines: Lines) -> Iterator[Problem]:
    """A line's card always moves its line on and waits for nothing; no other card touches a line."""
    page, own = card.page, steps(card)
    for step in own:
        if step.story.next and step.story.next not in cards:
            yield problem_at(page, (*step.path, "next"), "unknown_card", given=step.story.next)
    homes = tuple(line for line, names in lines.items() if card.body.id in names)
    if not homes:
        if own:
            yield problem_at(page, own[0].path, "story_outside_line")
        return
    if len(homes) > 1:
        yield problem_at(page, ("id",), "card_in_two_lines", given=card.body.id, known=homes)
    if card.body.when.model_fields_set:
        yield problem_at(page, ("when",), "story_card_waits")
    if card.body.pull is not None:
        yield problem_at(page, ("pull",), "story_card_pulled")
    for side, path, outcome in outcomes_of(card):
        if story(answer(card.body, side), outcome) is None:
            yield problem_at(page, path, "outcome_without_story")


def _endless_paths(cards: dict[str, Card], name: str, walked: tuple[str, ...]) -> Iterator[Problem]:
    """HO-R30: every path ends; a card that leads back to one of its own path never does."""
    path = (*walked, name)
    for step in steps(cards[name]):
        then = step.story.next
        if then in path:
            yield problem_at(cards[name].page, (*step.path, "next"), "story_never_ends", given=then)
        elif then in cards:
            yield from _endless_paths(cards, then, path)


def _condition_problems(
    card: Card, path: Path, when: WhenFile, cards: dict[str, Card], lines: Lines, known: tuple[str, ...]
) -> Iterator[Problem]:
    """HO-R17: what a condition names exists: cards with a historical event, cards of a line that is known."""
    for index, name in enumerate(when.remembered):
        place: Path = (*path, "remembered", index)
        if (other := cards.get(name.partition(".")[0])) is None:
            yield problem_at(card.page, place, "unknown_card", given=name)
            continue
        # The outcomes that bring a historical event, as `card.yes.2`; the name may be the beginning of one.
        remembered = [
            f"{other.body.id}.{side}.{number}"
            for side in SIDES
            for number, outcome in enumerate(answer(other.body, side).outcomes, 1)
            if outcome.event is not None
        ]
        if not any(one == name or one.startswith(f"{name}.") for one in remembered):
            yield problem_at(card.page, place, "card_without_event", given=name)
    for line, names in when.story.items():
        if line not in known:
            yield problem_at_key(card.page, (*path, "story", line), "unknown_line", given=line, known=known)
            continue
        for index, name in enumerate(names):
            if name not in lines.get(line, ()):
                place = (*path, "story", line, index)
                yield problem_at(card.page, place, "card_of_no_such_line", given=name, line=line)


def _legacy_problems(book: Book) -> Iterator[Problem]:
    """Each line has a legacy to deal, legacies name lines that exist, and goals are not shared.

    HO-1.4: legacies that can sit at one table (of different lines) share no goal with the same perk.
    """
    page, legacies = book.legacies.page, book.legacies.body.legacies
    known = tuple(line.id for line in book.lines.body.lines)
    seen: dict[Goal, LegacyFile] = {}
    for index, legacy in enumerate(legacies):
        place: Path = ("legacies", index)
        if legacy.line not in known:
            yield problem_at(page, (*place, "line"), "unknown_line", given=legacy.line, known=known)
        own: list[Goal] = []
        for number, one in enumerate(legacy.achievements):
            path = (*place, "achievements", number)
            if one.goal.line is not None and one.goal.line not in known:
                yield problem_at(page, (*path, "goal"), "unknown_line", given=one.goal.line, known=known)
            goal = (one.goal, one.perk)
            other = seen.setdefault(goal, legacy)
            if goal in own or other.line != legacy.line:
                yield problem_at(page, path, "achievement_shared", other=other.id)
            own.append(goal)
    for index, name in enumerate(known):
        if name not in [legacy.line for legacy in legacies]:
            yield problem_at(book.lines.page, ("lines", index, "id"), "line_without_legacy", given=name)
