"""Mistakes of cards that know the table: houses named by what has happened, memory, kings, chains of cards.

A card may name who signed what it remembers, who broke a word to whom, and who opened its crisis. Each of
these must be sure to be there whenever the card comes, in both languages, and known to everybody. A chain of
cards (a crisis) is begun by one of them, and every way through it comes to an end.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.houses.names import BOUND, RESOURCES
from engine.games.houses.reading.book import Book, Card, answer, conditions_of, outcomes_of, story
from engine.games.houses.reading.files import AUTHORED, OutcomeFile, RangeFile, WhenFile, placeables
from engine.games.houses.reading.mistakes import Path
from engine.games.houses.reading.pages import problem_at
from engine.kernel.content import Problem

CRISIS_PHASES: Final = 3
"""HO-R17: a crisis takes at most so many phases."""

ASKS: Final = {
    "once": "when: {remembered: [shade_tax.yes]}",
    "breaker": "when: {ledger: broken}",
    "wronged": "when: {ledger: broken}",
}
"""What makes a house sure to be there that a text names; the opener hangs on the whole chain."""

Way = tuple[tuple[str, ...], OutcomeFile, Path]
"""The cards up to an outcome that leads on, that outcome, and where it is written in the last of them."""

CHOICES: Final = ("leader", "moderator")
"""Holders of an office who are one house."""


# --- one card by itself -----------------------------------------------------------------------------------


def naming_problems(card: Card) -> Iterator[Problem]:
    """Houses that a text names and that may not be there, and conditions that can't hold together."""
    yield from _text_problems(card, ("problem",), card.body.problem, card.body.when)
    for _, path, outcome in outcomes_of(card):
        yield from _text_problems(card, path, outcome, card.body.when, outcome.when)
    for path, when in conditions_of(card):
        others = [] if path == ("when",) else [card.body.when]
        if not _can_hold(when, *others):
            yield problem_at(card.page, path, "never_possible")
        if when.ledger and "outcomes" in path:
            # A mark within the phase would change which outcome comes after somebody has looked at it.
            yield problem_at(card.page, (*path, "ledger"), "ledger_of_outcome")


def _text_problems(card: Card, path: Path, told: object, *whens: WhenFile) -> Iterator[Problem]:
    """A house is named only where a condition makes it sure, and by both languages or none."""
    named = {language: placeables(getattr(told, language)) for language in AUTHORED}
    sure = {"opener"}
    if any(when.remembered for when in whens):
        sure.add("once")
    if any(when.ledger for when in whens):
        sure |= {"breaker", "wronged"}
    for name in BOUND:
        for language in (one for one in AUTHORED if name in named[one]):
            place = (*path, language)
            if name not in sure:
                yield problem_at(card.page, place, "name_unbound", given=name, note=ASKS[name])
            elif not all(name in names for names in named.values()):
                yield problem_at(card.page, place, "name_in_one_language", given=name)


def _can_hold(*whens: WhenFile) -> bool:
    """Whether conditions may hold together, as far as they speak of the same thing."""
    kings = {when.king for when in whens if when.king is not None}
    ranges: list[list[RangeFile]] = [[when.phase for when in whens if when.phase is not None]]
    for resource in RESOURCES:
        ranges.append([one for when in whens if (one := when.limit(resource))])
    for bounds in ranges:
        if bounds and max(one.min for one in bounds) > min(one.max for one in bounds):
            return False
    # Offices that are apart are not both the leader's, nor both the moderator's.
    held = {office: by for when in whens for office, by in when.holds.items()}
    for when in whens:
        holders = [held.get(office) for office in when.apart]
        if holders and holders[0] in CHOICES and len(set(holders)) == 1:
            return False
    return len(kings) <= 1


# --- kings and memory -------------------------------------------------------------------------------------


def memory_problems(book: Book) -> Iterator[Problem]:
    """A king who is named reigns some day, and no card waits for what itself would bring first."""
    kings = tuple(king.id for king in book.kings.body.kings)
    for card in book.cards:
        for path, when in conditions_of(card):
            if when.king is not None and when.king not in kings:
                place = (*path, "king")
                yield problem_at(card.page, place, "unknown_king", given=when.king, known=kings)

    # No card waits for an event that comes only after it, be it its own or through others.
    needs = {
        card.body.id: {name.partition(".")[0] for name in card.body.when.remembered} for card in book.cards
    }
    for card in book.cards:
        waited = needs[card.body.id]
        while more := {two for one in waited for two in needs.get(one, ())} - waited:
            waited = waited | more
        if card.body.id in waited:
            yield problem_at(card.page, ("when", "remembered"), "memory_never_comes", given=card.body.id)


# --- chains of cards --------------------------------------------------------------------------------------


def crisis_problems(book: Book) -> Iterator[Problem]:
    """HO-R17: each crisis is begun by one card, its ways stay within it and end, in three phases at most."""
    cards = {card.body.id: card for card in book.cards}
    chains: dict[str, list[str]] = {}
    for name, card in cards.items():
        if card.body.crisis is not None:
            chains.setdefault(card.body.crisis, []).append(name)
        yield from _next_problems(cards, card)
    later = {outcome.next for card in book.cards for _, _, outcome in outcomes_of(card)}
    for card in book.cards:
        yield from _later_problems(card, is_later=card.body.id in later)
    for crisis, names in chains.items():
        yield from _chain_problems(cards, crisis, names, [name for name in names if name not in later])


def _next_problems(cards: dict[str, Card], card: Card) -> Iterator[Problem]:
    """`next` leads from a card of a crisis to another of the same; a crisis is of no story line."""
    crisis, page = card.body.crisis, card.page
    told = [path for side, path, one in outcomes_of(card) if story(answer(card.body, side), one) is not None]
    if crisis is not None and told:
        yield problem_at(page, told[0], "crisis_in_story", given=crisis)
    for _, path, outcome in outcomes_of(card):
        if outcome.next is None:
            continue
        place: Path = (*path, "next")
        if outcome.next not in cards:
            yield problem_at(page, place, "unknown_card", given=outcome.next)
        elif crisis is None:
            yield problem_at(page, place, "next_outside_crisis", given=outcome.next)
        elif cards[outcome.next].body.crisis != crisis:
            yield problem_at(page, place, "next_of_other_crisis", given=outcome.next, other=crisis)


def _later_problems(card: Card, *, is_later: bool) -> Iterator[Problem]:
    """A later card of a crisis comes when the one before leads to it, and it alone knows an opener."""
    page, body = card.page, card.body
    if is_later:
        for part in ("when", "pull"):
            if part in body.model_fields_set:
                yield problem_at(page, (part,), "crisis_card_waits", given=part)
        return
    texts: list[tuple[Path, object]] = [(("problem",), body.problem)]
    texts += [(path, outcome) for _, path, outcome in outcomes_of(card)]
    for path, told in texts:
        languages = [one for one in AUTHORED if "opener" in placeables(getattr(told, one))]
        if languages:
            yield problem_at(page, (*path, languages[-1]), "opener_unknown", given=body.id)


def _chain_problems(
    cards: dict[str, Card], crisis: str, names: list[str], firsts: list[str]
) -> Iterator[Problem]:
    """One card begins the chain, something follows it, and no way leads back or goes on too long."""
    for name in firsts[1:]:
        yield problem_at(cards[name].page, ("id",), "crisis_begins_twice", given=name, other=firsts[0])
    # What no first card leads to stands in a ring of its own.
    ways: list[Way] = []
    for name in (*firsts, *names):
        if all(name not in way for way, _, _ in ways):
            ways.extend(_ways(cards, name, ()))
    for way, outcome, path in ways:
        last = cards[way[-1]]
        if outcome.next in way:
            yield problem_at(last.page, (*path, "next"), "crisis_never_ends", given=outcome.next)
        elif len(way) > CRISIS_PHASES - 1 and outcome.next in cards:
            place = (*path, "next")
            yield problem_at(last.page, place, "crisis_too_long", number=len(way) + 1, most=CRISIS_PHASES)
    for name in firsts:
        if all(outcome.next is None for _, _, outcome in outcomes_of(cards[name])):
            yield problem_at(cards[name].page, ("crisis",), "crisis_without_next", given=crisis)


def _ways(cards: dict[str, Card], name: str, walked: tuple[str, ...]) -> Iterator[Way]:
    """Yield every outcome that leads on, with the cards up to it; no way that leads back is walked again."""
    way = (*walked, name)
    for _, path, outcome in outcomes_of(cards[name]):
        if outcome.next is not None:
            yield way, outcome, path
            if outcome.next in cards and outcome.next not in way and len(way) < CRISIS_PHASES:
                yield from _ways(cards, outcome.next, way)
