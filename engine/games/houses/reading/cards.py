"""What one proposal's file must hold by itself, beyond its shape: honest forecasts, sure outcomes, names."""

from collections.abc import Iterator

from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.reading.files import AnswerFile, OutcomeFile, ProposalFile, StoryFile, WhenFile
from engine.games.houses.reading.mistakes import Path
from engine.games.houses.reading.notation import EVENT, STORY, mark
from engine.games.houses.reading.shape import Sheet
from engine.games.houses.reading.words import AUTHORED, SIGNER, placeables
from engine.games.houses.reading.yaml import problem_at
from engine.kernel.content import Problem

Card = Sheet[ProposalFile]
SIDES: tuple[Side, ...] = ("yes", "no")


def answer(card: ProposalFile, side: Side) -> AnswerFile:
    """The yes or the no of a card."""
    return card.yes if side == "yes" else card.no


def story(given: AnswerFile, outcome: OutcomeFile) -> StoryFile | None:
    """The story event of an outcome: its own, or else its answer's."""
    return outcome.story or given.story


def conditional(outcome: OutcomeFile) -> bool:
    """Whether the outcome is only possible in some states of the realm."""
    return outcome.when != WhenFile()


def likeliest(given: AnswerFile) -> int:
    """The index of the outcome that a forecast speaks of (HO-R16): the greatest weight, then the first."""
    weights = [outcome.weight for outcome in given.outcomes]
    return weights.index(max(weights))


def card_problems(card: Card) -> Iterator[Problem]:
    """Every mistake of one card that needs no other file to be seen."""
    needed: set[str] = set(card.body.when.holds)
    for language in AUTHORED:
        text: str = getattr(card.body.problem, language)
        yield from _vacant(card, ("problem", language), text, needed)
    for side in SIDES:
        yield from _answer_problems(card, side)
        for index, outcome in enumerate(answer(card.body, side).outcomes):
            yield from _epilogue_problems(card, side, index, outcome)


def _answer_problems(card: Card, side: Side) -> Iterator[Problem]:
    """HO-R16: one outcome is always possible, and what is likeliest needs no condition to be so."""
    given = answer(card.body, side)
    best = likeliest(given)
    if all(conditional(outcome) for outcome in given.outcomes):
        yield problem_at(card.page, (side, "outcomes"), "no_sure_outcome")
    elif conditional(given.outcomes[best]):
        yield problem_at(card.page, (side, "outcomes", best), "likeliest_has_condition")
    yield from _forecast_problems(card, side, given, given.outcomes[best])


def _forecast_problems(card: Card, side: Side, given: AnswerFile, best: OutcomeFile) -> Iterator[Problem]:
    """HO-R16: a written forecast may hold something back, never state what the likeliest does not bring."""
    for index, shown in enumerate(given.forecast or ()):
        if not _true_of(shown, given, best):
            yield problem_at(card.page, (side, "forecast", index), "forecast_lies", given=shown)


def _true_of(shown: str, given: AnswerFile, best: OutcomeFile) -> bool:
    if shown == EVENT:
        return best.event is not None
    if shown == STORY:
        return story(given, best) is not None
    sign, resource = mark(shown)
    effect = best.effects.get(resource, 0)
    return effect > 0 if sign == "positive" else effect < 0


def _epilogue_problems(card: Card, side: Side, index: int, outcome: OutcomeFile) -> Iterator[Problem]:
    needed: set[str] = {*card.body.when.holds, *outcome.when.holds}
    signed = outcome.event or story(answer(card.body, side), outcome)
    for language in AUTHORED:
        text: str = getattr(outcome, language)
        path: Path = (side, "outcomes", index, language)
        yield from _vacant(card, path, text, needed)
        if SIGNER in placeables(text) and signed is None:
            yield problem_at(card.page, path, "nothing_signed", given=SIGNER)
    for resource in RESOURCES:
        if outcome.effects.get(resource) == 0:
            yield problem_at(card.page, (side, "outcomes", index, "effects", resource), "empty_effect")


def _vacant(card: Card, path: Path, text: str, needed: set[str]) -> Iterator[Problem]:
    """HO-R15: an office may be vacant, so a text may name its holder only where `when` asks for one."""
    for name in dict.fromkeys(placeables(text)):
        if name not in ("king", "leader", "moderator", SIGNER) and name not in needed:
            asked = f"holds: {{{name}: anyone}}"
            yield problem_at(card.page, path, "office_may_be_vacant", given=name, note=asked)
