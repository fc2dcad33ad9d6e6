"""Each picture of Houses for any number of seats, with any names: as the bot makes them from a match."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from msgspec.structs import replace

from bot.games.houses.describe.targets import events_for
from bot.games.houses.history.items import Item, items, notes
from bot.games.houses.panel.why import reasons
from bot.games.houses.picture import council, count, ending, hand, opening, previously, reign, strip
from bot.games.houses.picture.common import house_named
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.choice import Sentence
from bot.games.houses.tale.pages import oldest_memory
from bot.games.houses.tale.record import Reign
from bot.games.houses.tale.tale import ToldReign, tale_in_notes
from bot.history.notes import Note
from bot.languages import Language
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.games.houses.clauses import BreakTie, Deal, Pay, Reward, Vote
from engine.games.houses.names import ROLES
from engine.kernel.sealed import Sealed
from tests.bot.games.houses.houses_matches import Moment, campaign, renderer, scene
from tests.made_once import words

SEEDS = {3: 5, 5: 3}
"""The campaign of so many houses."""

ENTRIES = 400
ENDS = ("death", "flight", "deposition")
DAY = date(2026, 11, 28)
BEST = Deal("1-0-9", 1, 0, (BreakTie("yes"), Vote("no", 3, 12)), (Reward(5, 0), Pay(12)), 3, None, bound=True)


def played(seats: int) -> tuple[Moment, ...]:
    """A random campaign, kept for all tests."""
    return campaign(SEEDS[seats], seats, ENTRIES)


def renamed(moment: Moment, names: Sequence[str]) -> Moment:
    """The same with other names for houses and their heads, by turns."""
    houses = tuple(
        replace(one, name=names[seat % len(names)], first_name=names[-1 - seat % len(names)])
        for seat, one in enumerate(moment.match_state.state.houses)
    )
    return changed(moment, houses=houses)


def with_role(moment: Moment, seat: int, role: Any) -> Moment:
    """The same with another role in this seat."""
    state = moment.match_state.state
    other = replace(state.characters[seat], role=Sealed(role, state.characters[seat].role.to))
    return changed(moment, characters=(*state.characters[:seat], other, *state.characters[seat + 1 :]))


def changed(moment: Moment, **fields: Any) -> Moment:
    """The same with other fields of the state."""
    match_state = moment.match_state
    return replace(moment, match_state=replace(match_state, state=replace(match_state.state, **fields)))


def presenter_of(moment: Moment, language: Language, seat: int | None = None) -> Presenter:
    """Of a reader."""
    return Presenter(renderer().scene_for(scene(moment, language), seat))


def boards(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """The council in each of its stages, the last of each and a vote in the end; or every so many entries."""
    open_ones = [one for one in played(seats) if one.match_state.state.tracks]
    stages = {one.match_state.state.stage: one for one in open_ones}
    for moment in open_ones[::every] if every else (*stages.values(), stages["vote"]):
        yield council.sketch(presenter_of(renamed(moment, names), language))


def hands(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """Each role's hand with its newcomer's reasons in the first vote, and each seat's in the last one."""
    voting = [one for one in played(seats) if one.match_state.state.stage == "vote"]
    first = renamed(voting[0], names)
    for number, role in enumerate(ROLES):
        presenter = presenter_of(with_role(first, number % seats, role), language, number % seats)
        yield hand.sketch(presenter, presenter.view.own, tuple(reasons(presenter)))
    for moment in voting[::every] if every else voting[-1:]:
        for seat in range(seats):
            presenter = presenter_of(renamed(moment, names), language, seat)
            yield hand.sketch(presenter, presenter.view.own)


def counts(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """A decided count, an undecided one, and one whose ballots all lie on one side; or every so many."""
    found = [one for one in played(seats) if counted(one) is not None]
    decided = [one for one in found if of(one, e.DecisionTaken) is not None]
    undecided = [one for one in found if one not in decided]
    for moment in found[::every] if every else (*decided[-1:], *undecided[:1]):
        presenter, happened = told(renamed(moment, names), language)
        drawn = count.sketch(presenter, happened, happened)
        assert drawn is not None
        yield drawn


def endings(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """Poster, points and standing after a generation, each way in which a reign ends."""
    found = [one for one in played(seats) if of(one, e.GenerationScored) is not None]
    for number, moment in enumerate(found):
        presenter, happened = told(renamed(moment, names), language)
        yield from ending.sketches(presenter, happened, happened)
        if number == 0 or every:
            fell = count.first(happened, e.KingFell)
            scored = count.first(happened, e.GenerationScored)
            for end in ENDS:
                other = tuple(replace(one, end=end) if one is fell else one for one in happened)
                yield ending.sketches(presenter, other, other)[0]
            level = replace(scored, scores=tuple(replace(one, place=1) for one in scored.scores))
            everybody = tuple(level if one is scored else one for one in happened)
            yield from ending.sketches(presenter, everybody, everybody)[:2]
            called = Sentence("tale-name-alone-2", (("house", 0),))
            named = ToldReign(Reign(1, "mahand"), called, ())
            for some in (happened, everybody):
                yield ending.sketches(presenter, some, some, named)[0]


def strips(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """Above a vote that waits for somebody, one that waits for nobody, and one where the moderator speaks."""
    stages = {
        (state.stage, state.phase is not None and all(slip.cast for slip in state.phase.slips)): one
        for one in played(seats)
        if (state := one.match_state.state).tracks and state.stage in ("vote", "decide")
    }
    for moment in stages.values():
        yield strip.sketch(presenter_of(renamed(moment, names), language))
        hidden = replace(moment.match_state.state.options, purses="hidden")
        yield strip.sketch(presenter_of(renamed(changed(moment, options=hidden), names), language))


def reigns(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """Each house's card after the first generation, as it was and with all that a card may have."""
    moment, found = first_end(seats)
    here = renamed(moment, names)
    for seat in range(seats):
        presenter, own = (presenter_of(here, language, reader) for reader in (None, seat))
        told = past_of(moment, found, seat)
        yield reign.sketch(presenter, told, DAY)
        called = Sentence("tale-name-alone-2", (("house", 0),))
        full = replace(told, best=BEST if seat else None, deals=12, crown=-3, signed=("a", *told.signed * 2))
        full = replace(full, called=called)
        yield reign.sketch(own, full, DAY)
        bare = replace(full, vote=None, signed=(), surprise=None, fell=replace(told.fell, end="flight"))
        yield reign.sketch(own, bare, DAY, deal=False)


def previouslys(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """What was before, after each generation: as it was, with all that may be told, with nothing."""
    kept, setting = list[Note](), None
    for moment in played(seats):
        for note in notes(moment.entry, setting):
            kept.append(note)
            setting = note.setting
        if of(moment, e.GenerationScored) is None:
            continue
        last = tale_in_notes(kept).reigns[-1]
        presenter = presenter_of(renamed(moment, names), language)
        memory = oldest_memory(presenter, lambda seat, presenter=presenter: house_named(presenter, seat))
        yield previously.sketch(presenter, last, 2, memory)
        longest = Sentence("tale-behind-turned-4", tuple(PAID.items()))
        full = replace(last, name=Sentence("tale-name-alone-2", (("house", 0),)), sentences=(longest,) * 2)
        for end in ENDS:
            yield previously.sketch(presenter, replace(full, reign=replace(last.reign, end=end)), 2, memory)
        bare = replace(last, reign=replace(last.reign, votes=()), sentences=())
        yield previously.sketch(presenter, bare, 2, "")


PAID = {"house": 0, "other": 1, "coins": 12, "answer": "yes"}


def first_end(seats: int) -> tuple[Moment, tuple[Item, ...]]:
    """The end of the first generation of a campaign, and its chronicle as everybody may read it."""
    kept, setting = list[Note](), None
    for moment in played(seats):
        for note in notes(moment.entry, setting):
            kept.append(note)
            setting = note.setting
        if of(moment, e.GenerationScored) is not None:
            return moment, items(kept, None)
    raise AssertionError("no generation came to its end")


def past_of(moment: Moment, found: tuple[Item, ...], seat: int) -> reign.Past:
    """What a house did in the generation that this moment ended."""
    state = moment.match_state.state
    told = reign.past_of(found, state.counts, seat, state.generation)
    assert told is not None
    return told


def openings(language: Language, seats: int, names: Sequence[str], every: int = 0) -> Iterator[Sketch]:
    """The same for every table."""
    yield opening.sketch(words(language))


def told(moment: Moment, language: Language) -> tuple[Presenter, tuple[Any, ...]]:
    """The public presenter after an entry, and what everybody may hear of it."""
    happened = events_for(moment.entry, None)
    return presenter_of(moment, language).at(happened), happened


def of(moment: Moment, kind: type[Any]) -> Any | None:
    """The entry's first event of a kind."""
    return count.first(moment.entry.events, kind)


def counted(moment: Moment) -> Any | None:
    """The entry's count."""
    return of(moment, e.BallotsCounted)
