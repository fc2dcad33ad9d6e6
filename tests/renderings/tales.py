"""Houses: every text of a tale, by its key, and the posts that tell one."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.games.houses.history.items import notes
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.choice import VARIANTS, Sentence, keys_of
from bot.games.houses.tale.words import sentence
from bot.history.notes import MatchNotes, with_entries
from bot.languages import Language
from bot.render.targets import ANNOUNCE, SECOND, STORY
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, Pay, Vote
from engine.games.houses.content import Perk
from engine.games.houses.moves import Ballot, Options, Score
from engine.games.houses.names import End
from engine.kernel.seats import CLOCK
from tests.renderings.council import read, renderer, scene, state
from tests.renderings.panels import moments, shown

Events = tuple[e.AnyEvent, ...]

SLOTS: Final[Mapping[str, Any]] = {
    "house": 1,
    "other": 3,
    "king": "azin",
    "fell": "deposition",
    "card": "shade_tax",
    "line": "river",
    "lines": ("river", "star"),
    "resource": "welfare",
    "high": "army",
    "low": "wealth",
    "role": "greedy",
    "answer": "no",
    "more": 14,
    "less": 12,
    "power": 9,
    "coins": 2,
    "deals": 4,
    "kings": 2,
    "times": 3,
    "votes": 24,
    "years": 8,
    "unity": 3,
    "division": 2,
}
"""What stands in each slot, whatever the text."""

PLACED: Final = (
    (1, "rebel", 21),
    (3, "luxurious", 17),
    (0, "moderate", 12),
    (4, "greedy", 9),
    (2, "extremist", 4),
)
SCORES: Final = tuple(
    Score(seat, role, total, 0, 0, 0, 0, total, place)  # type: ignore[arg-type]
    for place, (seat, role, total) in enumerate(PLACED, 1)
)


def page(language: Language) -> Iterator[str]:
    """Every text under its code; then a king's end, what is posted before the next, the end of all."""
    presenter = Presenter(renderer().scene_for(scene(language), None))
    for code in VARIANTS:
        yield f"# {code}"
        told = (Sentence(key, tuple(SLOTS.items())) for key in keys_of(code))
        yield from (f"- {read(sentence(presenter, one))}" for one in told)
        yield ""
    before, fallen, over = log(language)
    for name, entry, target, now in (
        ("a king's end", fallen, SECOND, "vote"),
        ("before the next generation", fallen, STORY, "vote"),
        ("the campaign's end", over, ANNOUNCE, "over"),
    ):
        log_until = (before, fallen, over)[: entry.seq]
        told = with_entries(MatchNotes(), log_until, notes).notes
        yield f"# {name}"
        yield from shown(renderer().tale(scene(language, moments(language)[now]), entry, target, told))


def log(language: Language) -> tuple[Entry, ...]:
    """Two generations: a vote in each, the first with one that was bought and turned the answer."""
    phase = state(language).phase
    assert phase is not None
    bought = Deal("1-3-1", 1, 3, (Pay(2),), (Vote("no", 3, 99),), 1, None, True, ("kept",), ("kept",))
    opened = e.PhaseOpened(1, phase.card, None, phase.yes, phase.no)
    split = Ballot("yes", 6), Ballot("no", 3), Ballot("yes", 5), Ballot("no", 9), Ballot("gather")
    alone = Ballot("yes", 2), Ballot("gather"), None, Ballot("moderate"), Ballot("gather")
    lines = ("river", "dam"), ("star", "count")
    begun = (
        e.CampaignOpened(Options(), 5, (), lines, ()),
        *_beginning(1, "mahand"),
        opened,
        e.BallotsCounted(split, 11, 12),
        e.DecisionTaken("no", 3, "count"),
    )
    fallen = (e.DealClosed(bought, True, True, True), *_end("mahand", "deposition", 3, 1))
    over = (
        *_beginning(2, "azin"),
        opened,
        e.BallotsCounted(alone, 2, 0),
        e.DecisionTaken("yes", 0, "count"),
        e.StoryEnded("river", "unity", 0, Perk("pool_bonus", 1), (0,), 1, 0),
        *_end("azin", "flight", 0, 2),
        e.CampaignEnded(3, 2, ((1,), (0, 2), (3,), (4,)), "unity"),
    )
    return tuple(Entry(seq, CLOCK, None, None, some) for seq, some in enumerate((begun, fallen, over), 1))


def _beginning(number: int, king: str) -> Events:
    """A generation up to its first phase."""
    values, no = (12, 9, 10, 15, 4), (False,) * 5
    opened = e.GenerationOpened(number, king, values, no, no, (3,) * 5, (5,) * 5, 9)
    return opened, e.CouncilSeated(2, 3)


def _end(king: str, end: End, leader: int, number: int) -> Events:
    """The end of that generation, with its points."""
    scored = e.GenerationScored(number, end, SCORES)
    return e.KingFell(end, king, leader), scored, e.GenerationClosed(number, number == 2)
