"""A council of five houses that sits over a card of the real content, and the scenes in which it is shown."""

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from typing import Final

from msgspec.structs import replace

from bot.games.houses.content import Book
from bot.languages import Language
from bot.render.i18n import Messages
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.ui.generic.renderer import PluginRenderer
from engine.games import houses
from engine.games.houses.clauses import BreakTie, Deal, Pay, Promise, Reward, Sign, Vote
from engine.games.houses.content import Perk
from engine.games.houses.moves import Score
from engine.games.houses.names import Resource
from engine.games.houses.names import Sign as SignOf
from engine.games.houses.state import Ending, LineState, Remembered, State
from engine.kernel.table import Chair, Table
from engine.kernel.table.paces import Lengths, Pace, Quiet
from engine.match.match_state import MatchState
from tests import made_once
from tests.data.real import real
from tests.engine.games.houses.position import council as position
from tests.laws.text_rules import RAW_BIDI
from tests.made_once import council_renderer

MATCH: Final = 7
DEAL: Final = "1-3-2"
NAMES: Final[Mapping[Language, tuple[str, ...]]] = {
    "fa": ("پیوندیان", "سروستانی", "میرابی", "کولاهی", "چراغدار"),
    "en": ("Peyvandian", "Sarvestani", "Mirabi", "Kolahi", "Cheraghdar"),
}
PEOPLE: Final[Mapping[Language, tuple[str, ...]]] = {
    "fa": ("آرش", "مهین", "اسپاد", "پرند", "تیراز"),
    "en": ("Arash", "Mahin", "Espad", "Parand", "Tiraz"),
}
EMBLEMS: Final = ("owl", "bridge", "key", "lamp", "fish")
LEGACIES: Final = ("generous", "patient", "litigious", "kingmaking", "secretive")
WORD: Final[Mapping[Language, str]] = {"fa": "سرِ قولم هستم", "en": "I keep my word"}
NOON: Final = datetime(2026, 11, 22, 12, tzinfo=UTC)
LENGTHS: Final = Lengths(found=720, rank=721, draft=180, vote=1440, decide=90, other=60)
PACE: Final = Pace("day", LENGTHS, Quiet(23 * 60, 7 * 60 + 30, "Asia/Tehran"))


@cache
def words(language: Language) -> Messages:
    """Strict, so that a missing text or slot is an error."""
    return made_once.words(language)


@cache
def renderer() -> PluginRenderer:
    """Of the real content."""
    return council_renderer(PluginRenderer, Book(*real()))


@cache
def state(language: Language, ballots: str = "yes4 gather - - -") -> State:
    """The third phase of the second generation: these ballots are cast, one deal binds, one is offered."""
    found = position(
        ballots,
        moderator=3,
        king="azin",
        kings=("mahand", "azin"),
        generation=2,
        leader=2,
        lines=_lines(),
        history=_history(),
        deals=(deal(language), replace(offer(language), id="3-1-1", maker=3, partner=1)),
    )
    assert found.phase is not None
    card = next(one for one in real()[0].proposals if one.id == "shade_tax")
    phase = replace(found.phase, card=card.id, line=None, yes=card.yes.forecast, no=card.no.forecast)
    named = zip(found.houses, NAMES[language], PEOPLE[language], EMBLEMS, LEGACIES, strict=True)
    founded = tuple(
        replace(
            house,
            name=name,
            first_name=person,
            emblem=emblem,
            legacy=legacy,
            prestige=2 + seat,
            crown=seat % 3,
            endings=(Ending("river", "unity"),) * (seat == 1),
        )
        for seat, (house, name, person, emblem, legacy) in enumerate(named)
    )
    return replace(found, phase=phase, houses=founded)


def deal(language: Language) -> Deal:
    """A deal with a clause of most kinds."""
    mine = (Pay(4), Vote("no", 2, 5, 1), Promise(WORD[language]))
    theirs = (Sign(("positive", "story")), BreakTie("yes", 2), Reward(3, 1))
    return Deal(DEAL, 1, 3, mine, theirs, 3, (1, 3), True, ("kept", "open", "open"), ("void", "open", "open"))


def offer(language: Language) -> Deal:
    """The same before it is confirmed."""
    return replace(deal(language), bound=False, mine_stand=(), theirs_stand=())


def scene(language: Language, now: State | None = None, chairs: tuple[Chair, ...] = ()) -> Scene:
    """The match for a reader of this language; `now` is another state of it."""
    users = tuple(100 + player for player in range(6))
    return scene_of(MATCH, standing(language, now, chairs), words(language), NAMES[language], users=users)


def standing(language: Language, now: State | None = None, chairs: tuple[Chair, ...] = ()) -> MatchState:
    """The match itself."""
    shown = state(language) if now is None else now
    game = houses.game(real()[0])
    seated = chairs or tuple(Chair(player=seat) for seat in range(5))
    table = Table("houses", 1, real()[0].version, "{}", language, seated, "playing", host=0, pace=PACE)
    return MatchState(game, b"m" * 32, table, shown, 40)


def read(text: str) -> str:
    """Without the marks of direction, which have tests of their own."""
    return RAW_BIDI.sub("", text)


def scores() -> tuple[Score, ...]:
    """Two characters, every clause of one of them."""
    return (
        Score(1, "rebel", resources=5, coins=3, offices=2, power=-1, bonus=1, total=10, place=1),
        Score(3, "greedy", resources=4, coins=0, offices=0, power=0, bonus=0, total=4, place=2),
    )


def _lines() -> tuple[LineState, ...]:
    """One line ended, one with an event, the others open."""
    nobody, perk = (0,) * 5, Perk("pool_bonus", 2)
    return (
        LineState("surrender", "supper", (0, 1, 0, 2, 0), "supper.yes.story", "supper", 3, perk),
        LineState("river", None, (0, 3, 0, 0, 0), "supper.no.story", "supper", 1, None, "unity"),
        *(LineState(line, None, nobody) for line in ("papers", "star", "gate")),
    )


def _history() -> tuple[Remembered, ...]:
    marks: tuple[tuple[str, Resource, SignOf, int], ...] = (
        ("shade_tax.yes.2.event", "welfare", "negative", 1),
        ("straw_men.yes.1.event", "army", "positive", 4),
        ("nine_leagues.no.1.event", "knowledge", "negative", 2),
    )
    return tuple(
        Remembered(mark, mark.split(".")[0], resource, sign, seat, 1) for mark, resource, sign, seat in marks
    )
