"""All games but Houses: what is read of every event, how moves are called, boards and pages."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec.structs import replace

from bot.games import plugin
from bot.games.coup.pages import round_post
from bot.games.rokugan.rounds import round_post as rokugan_post
from bot.games.treasure.events import SCENES, Scenery
from bot.games.treasure.events import describe as describe_at_sea
from bot.games.treasure.plugin import QUESTIONS
from bot.history.recall import Part, Section
from bot.languages import Language
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene, Standing, reader_scene
from bot.render.scenes import scene_of
from bot.render.targets import TABLE
from bot.ui.generic import wording
from bot.ui.generic.company import names as names_with_company
from bot.ui.generic.renderer import PluginRenderer
from engine import games
from engine.entries import Entry
from engine.games.coup.chapters.effects import Keep, TurnStarted
from engine.games.rokugan.chapters.placement import Blessed, Placed
from engine.games.rokugan.chapters.setup import ClanChosen, Drafted, GameStarted
from engine.games.rokugan.chapters.territory_cards import CardPlayed
from engine.games.rokugan.chapters.token_cards import CardUsed, Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import RoundBegan
from engine.games.treasure.chapters.day import Attack, Board, Mutiny
from engine.games.treasure.chapters.night import Loot, NightStarted, VoteOpened
from engine.games.treasure.chapters.rounds import DayStarted
from engine.kernel.sealed import Sealed, cut, is_readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import COMPANY
from engine.match.match_state import MatchState
from tests.bot.pictures import full
from tests.engine.games.architects import board as architects
from tests.engine.games.coup import board as coup
from tests.engine.games.rokugan import board as rokugan
from tests.engine.games.treasure import board as treasure
from tests.renderings.council import read, scene, standing
from tests.renderings.panels import shown
from tests.renderings.samples import OWN, Choices, private, samples

GAMES: Final = games.without_content()

CHOICES: Final[Choices] = {
    "seat": (OWN,),
    "target": (3,),
    "first": (2,),
    "claimant": (4,),
    "winner": (2,),
    "against": (0,),
    "head": (4,),
    "slot": (0, 1),
    "other": ("lion_north", "crane_south"),
    "way": ("centre", "lion_north", "sea"),
    "card": ("assassin", "captain", "contessa", "duke", "ambassador"),
}
"""The seats of an event, each another; a card that was not claimed, a province that is not the first."""


ROUND: Final[tuple[tuple[int, Any, Any], ...]] = (
    (0, "lion_coast", "sea"),
    (1, "crane_center", "centre"),
    (0, "lion_capital", "crane_capital"),
)
"""Tokens of a round: whose, where and how they lie."""


def page(game: str, language: Language) -> Iterator[str]:
    """Each event for everybody and for its own seat, then each move, under its tag."""
    here = match(game, language)
    for kind in get_args(GAMES[game].event):
        yield f"# {kind.__struct_config__.tag}"
        happened = (private(one) for one in samples(kind, CHOICES))
        yield from dict.fromkeys(line for one in happened for line in _told(game, here, one))
        yield ""
    for kind in get_args(GAMES[game].action):
        yield f"# to {kind.__struct_config__.tag}"
        made = (Keep((0, 1)),) if kind is Keep else samples(kind, CHOICES)
        yield from dict.fromkeys(_called(game, here, one) for one in made)
        yield ""


def boards(game: str, language: Language) -> Iterator[str]:
    """At each moment the board, the page of the seat that is asked with its leaves, and those of another."""
    for name, state in moments(game).items():
        here = match(game, language, state)
        yield f"# board: {name}"
        yield from shown(renderer(game).board(here, None))
        asked: list[Seat] = [wait.seat for wait in GAMES[game].waits(state) if wait.seat >= 0]
        for seat in dict.fromkeys((*asked[:1], *asked[-1:])):
            yield f"# seat {seat}: {name}"
            yield from shown(renderer(game).seat(here, renderer(game).controls(here, seat).look))
            for leaf in renderer(game).plugin.leaves:
                yield f"# seat {seat}, {leaf}: {name}"
                yield from shown(renderer(game).leaf(here, seat, leaf, 0))


def rounds(language: Language) -> Iterator[str]:
    """The post of a round of Coup in words: each question, and the round once it is over."""
    start = coup.table("A[duke,captain] 3; B[captain,contessa] 7; C[ambassador|duke] 2; D; E 1")
    for name, moves in {
        "theft": "A: act steal B",
        "block": "A: act steal B; B: block captain; C: pass; D: pass; E: pass",
        "challenge": "A: act steal B; B: challenge",
        "loss": "A: act steal B; B: challenge; A: prove",
        "aid": "A: act foreign_aid",
        "exchange": "A: act exchange; all pass",
        "over": "A: act income",
    }.items():
        board = start.play(moves)
        begun = TurnStarted(1, start.seat("A"), forced=False)
        public = (cut(event, None) for event in board.events if is_readable(event, None))
        told = (Section(Part(1, 1), (begun, *public)),)
        seen = reader_scene(match("coup", language, board.state), None)
        entry = Entry(1, None, None, None, (begun,))
        yield f"# round: {name}"
        yield from shown(round_post(seen, entry, TABLE, Standing(told=told)))


HIDDEN: Final = Sealed[Any](None, (0, 1))

AIMED: Final = (
    *(CardUsed(1, "scout", 1), Peeked(1, 1, HIDDEN), Peeked(0, 3, HIDDEN)),
    Blessed(0, 1, "blessing_2", False),
    *(CardUsed(0, "shugenja", 3), TokenDiscarded(0, 3, "army_4", "discard")),
    *(CardUsed(1, "first_player", 2), TokenRecalled(1, 2, HIDDEN)),
    TokenDiscarded(1, 1, "bluff", "aside"),
)
"""What cards and blessings do to the tokens of a round."""


def rokugan_rounds(language: Language) -> Iterator[str]:
    """The posts of Rokugan in words: the setting up, a round that goes on, one that is over."""
    clans = (
        ClanChosen(0, "crane", "choice"),
        ClanChosen(1, "lion", "choice"),
        Drafted(1, "shore_west", "choice"),
    )
    laid = tuple(
        Placed(seat, number, province, way, Sealed(None, (seat,)))
        for number, (seat, province, way) in enumerate(ROUND, start=1)
    )
    fought = full.rokugan_battles(3)
    begun = [RoundBegan(number, (), None, 0) for number in (1, 2)]
    parts = (
        Section(Part(0, 0), clans),
        Section(Part(1, 1), (begun[0], *laid, *fought)),
        Section(Part(2, 2), (begun[1], CardPlayed(1, "bushido", "lion"), *laid, *AIMED)),
    )
    first = GameStarted(rokugan.Options(), (0, 1, 2))
    for name, happened, until in (("setting", first, 1), ("open", begun[1], 3), ("over", begun[0], 3)):
        seen = reader_scene(match("rokugan", language, full.rokugan(3)), None)
        entry = Entry(1, None, None, None, (happened,))
        yield f"# round: {name}"
        yield from shown(rokugan_post(seen, entry, TABLE, Standing(told=parts[:until])))


def days(language: Language) -> Iterator[str]:
    """The posts of a day and of its night beside company: while they are told on, and as they stay."""
    day = treasure.board("FD: A B C; JR: D E; island: F G", treasure.HOLDS, teams="F: B C D; D: G")
    ordered = day.do("A", Attack())
    night = ordered.dusk()
    counted = night.votes("A charge, B fire, C fire").do("A", Loot(0, "english", "none"))
    evening = (NightStarted(1), *(one for one in night.events if isinstance(one, VoteOpened)))
    for name, board, begun, events in (
        ("day", ordered, DayStarted(1), ordered.events),
        ("night", night, evening[0], evening[1:]),
        ("night counted", counted, evening[0], (*evening[1:], *counted.events)),
    ):
        seen = reader_scene(match("treasure", language, board.state), None)
        seen = with_company(seen, len(board.state.members))
        public = (cut(event, None) for event in events if is_readable(event, None))
        own = tuple(event for event in public if event != begun and not isinstance(event, DayStarted))
        told: tuple[Section, ...] = (Section(Part(1, 1), (begun, *own), 1),)
        if name == "night counted":
            told = (*told, Section(Part(2, 2), (DayStarted(2),)))
        page = QUESTIONS.page(seen, Entry(1, None, None, None, (begun,)), TABLE, Standing(told=told))
        assert page is not None
        yield f"# post: {name}"
        yield from shown(page)
    # Sentences of the sea, in the order in which they come.
    here = reader_scene(match("treasure", language), None)
    for occasion, count in SCENES.items():
        yield f"# sea: {occasion}"
        for earlier in range(count):
            yield read(describe_at_sea(here, Scenery(occasion, 0, earlier)))


def with_company(seen: ReaderScene, seats: int) -> ReaderScene:
    """The scene with company on every seat, called by its names."""
    chair = replace(seen.table.chairs[0], player=None, steward=COMPANY)
    table = replace(seen.table, chairs=(chair,) * seats, voices=True)
    here = replace(seen, names=("",) * seats, table=table)
    return replace(here, names=names_with_company(here))


def moments(game: str) -> dict[str, Any]:
    """A turn, answers, losses and the end; a day with orders, its night, and the end."""
    if game == "coup":
        turn = coup.table("A[duke,captain] 3; B[assassin,contessa] 7; C[ambassador|duke] 2; D; E 1")
        claim = turn.play("A: act tax")
        two = coup.table("A[duke|captain] 8; B[contessa|duke] 2")
        return {
            "turn": turn.state,
            "claim": claim.state,
            "challenge": claim.play("B: challenge").state,
            "loss": claim.play("B: challenge; A: prove").state,
            "block": turn.play("A: act steal B; B: block captain; C: pass; D: pass; E: pass").state,
            "bluff": turn.play("A: act exchange; B: challenge").state,
            "over": two.play("A: act coup B").state,
        }
    if game == "architects":
        own = {"hand": ["well", "keep"], "crew": ["thief"], "goods": {"silver": 4, "wood": 2, "stone": 2}}
        return {"turn": architects.table(5, {0: own, 1: {"spots": {"forest": 2}}}).state}
    if game == "rokugan":
        lands = {"crane_capital": (0, 1), "crane_south": (1, 0, 1), "lion_north": (2,)}
        laid = ((0, "army_3", "crane_south"), (1, "bluff", "lion_north"))
        return {"turn": rokugan.table(("crane", "lion", "crab", "dragon", "phoenix"), lands, laid).state}
    day = treasure.board("FD: A B; JR: C D; island: E", treasure.HOLDS, teams="F: B C; D: E")
    ordered = day.do("A", Attack()).do("D", Mutiny()).do("C", Board())
    last = treasure.board("FD: A B; JR: C D; island: E", treasure.HOLDS, teams="F: B C; D: E", rounds=1)
    over = last.do("A", Attack()).dusk().votes("A charge, B fire").do("A", Loot(0, "english", "none"))
    return {"day": day.state, "orders": ordered.state, "night": ordered.dusk().state, "over": over.state}


def match(game: str, language: Language, state: Any = None) -> Scene:
    """A table of this game, at its first moment unless another is given."""
    here, at = scene(language), standing(language).table
    assert at is not None
    now = next(iter(moments(game).values())) if state is None else state
    table = replace(at, game=game, content="", options="{}")
    shown_at = MatchState(GAMES[game], b"m" * 32, table, now, 40)
    return scene_of(here.match, shown_at, here.words, here.names, users=here.users)


def renderer(game: str) -> PluginRenderer:
    """As the bot has it."""
    return PluginRenderer(plugin(game))


def _told(game: str, here: Scene, event: Any) -> Iterator[str]:
    everybody = _heard(game, here, event, None)
    if everybody:
        yield f"- {everybody}"
    mine = _heard(game, here, event, OWN)
    if mine != everybody:
        yield f"  [{OWN}] {mine}"


def _heard(game: str, here: Scene, event: Any, viewer: Viewer) -> str:
    if not is_readable(event, viewer):
        return ""
    return read(renderer(game).describe(reader_scene(here, viewer), cut(event, viewer)))


def _called(game: str, here: Scene, move: Any) -> str:
    seen = reader_scene(here, OWN)
    name = renderer(game).plugin.name_move or wording.move
    return f"- {read(name(seen, move))} / {read(wording.means(seen, move))}"
