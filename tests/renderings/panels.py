"""Houses: boards, panels and posts of one council, whole, with the names of their buttons."""

from collections.abc import Iterator
from datetime import timedelta

from msgspec.structs import replace

from bot.games.houses.describe.targets import targets
from bot.languages import Language
from bot.render import table
from bot.render.panel import Block, Buttons, Choice, Panel, People, Rule, Text
from bot.render.renderer import Scene, Standing
from bot.ui.generic.renderer import PluginRenderer
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.moves import Ballot
from engine.games.houses.state import Decision, State
from engine.kernel.game import Result
from engine.kernel.seats import CLOCK, Seat
from tests.renderings.council import NOON, read, renderer, scene, scores, standing, state
from tests.renderings.samples import OWN

PLACES = ((OWN,), (0, 2), (3,), (4,))


def boards(language: Language) -> Iterator[str]:
    """The living board and the whole board, in a vote, while the moderator decides, and at the end."""
    due = tuple((seat, NOON + timedelta(hours=6 - seat)) for seat in range(5))
    for name, now in moments(language).items():
        here = scene(language, now)
        yield f"# living: {name}"
        yield from shown(renderer().living_board(here, due, table.lines_below_board(here, 300)))
        yield f"# board: {name}"
        yield from shown(renderer().board(here, None))


def moments(language: Language) -> dict[str, State]:
    """The council as it votes, as its moderator decides, and when all is over."""
    now, tied = state(language), state(language, "yes4 gather x moderate no4")
    assert tied.phase is not None
    asked = Decision(None, None, ("yes", "no"), (0,), (4,))
    deciding = replace(tied, stage="decide", phase=replace(tied.phase, decision=asked))
    over = replace(now, stage="over", phase=None, result=Result(PLACES, "unity"))
    return {"vote": now, "decide": deciding, "over": over}


def seats(language: Language) -> Iterator[str]:
    """What the house of seat 1 sees, its panel and the leaves of it; and what one sees that has not voted."""
    here, houses = scene(language), renderer()
    yield "# seat: who has voted"
    yield from shown(_panel(houses, here, OWN))
    yield "# seat: who has not"
    yield from shown(_panel(houses, here, 4))
    for tab in ("deals", "goals", "why"):
        yield f"# {tab}"
        yield from shown(houses.leaf(here, OWN, tab, 0))


def posts(language: Language) -> Iterator[str]:
    """Whole messages of the table: a new phase, a decided one, the end of a reign and of the campaign."""
    for name, happened in entries(language).items():
        shown_at = moments(language)["decide" if name == "tie" else "vote"]
        here = scene(language, shown_at)
        entry = Entry(9, CLOCK, None, None, happened)
        for target in targets(standing(language, shown_at), entry, None):
            yield f"# {name}: {target}"
            yield from shown(renderer().post(here, entry, target))
            if renderer().is_question(entry, target):
                due = tuple((seat, NOON + timedelta(hours=6 - seat)) for seat in range(5))
                asked = renderer().question(here, entry, target, Standing(due, (), "https://discord.com"))
                assert asked is not None
                yield f"# {name}: while it is open"
                yield from shown(asked)


def entries(language: Language) -> dict[str, tuple[e.AnyEvent, ...]]:
    """What one entry of the log brings, in its order."""
    phase = state(language).phase
    assert phase is not None
    ballots = (Ballot("yes", 4), Ballot("gather"), None, Ballot("moderate"), Ballot("no", 2))
    level = (*ballots[:-1], Ballot("no", 4))
    decided: tuple[e.AnyEvent, ...] = (
        e.BallotsCounted(ballots, 4, 2),
        e.DecisionTaken("yes", 0, "count"),
        e.PowerSettled((0, 3, 0, 0, 0), (4, 0, 0, 0, 2), 9),
        e.OutcomeDrawn(phase.card, "yes", "shade_tax.yes.2", (0, -2, 0, -2, 0)),
        e.ResourceMoved("wealth", -2, -2, 8, False, 1),
        e.ResourceMoved("welfare", -2, -2, 8, False, 1),
        e.StabilityMoved(-4, 6),
        e.EventSigned(0, 0, "shade_tax.yes.2.event", phase.card, "welfare", "negative", False),
        e.HouseRewarded(OWN, 0, 1, "perk"),
        e.PhaseClosed(3, 0, 3),
    )
    ended: tuple[e.AnyEvent, ...] = (
        e.KingFell("flight", "azin", 0),
        e.GenerationScored(2, "flight", scores()),
        e.HouseRewarded(OWN, 3, 0, "place", 1),
        e.GenerationClosed(2, True),
        e.CampaignEnded(3, 2, PLACES, "unity"),
    )
    opened = e.PhaseOpened(3, phase.card, None, phase.yes, phase.no)
    asked = e.ModeratorAsked(3, ("yes", "no"), (0,), (4,))
    return {
        "phase": (opened,),
        "decision": decided,
        "tie": (e.BallotsCounted(level, 4, 4), asked),
        "end": ended,
    }


def shown(panel: Panel) -> Iterator[str]:
    """A panel as its reader sees it, the directions of its lines left out."""
    for block in panel.blocks:
        yield from (read(line) for line in _lines(block))
    yield ""


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Text(content):
            yield from content.split("\n")
        case Rule():
            yield "----"
        case Buttons(buttons):
            yield " ".join(f"[{button.label}]" for button in buttons)
        case Choice(_, options, placeholder):
            yield f"[{placeholder}]"
            yield from (f"  [{one.label}] {one.description}".rstrip() for one in options)
        case People(_, placeholder):
            yield f"[{placeholder}]"


def _panel(houses: PluginRenderer, here: Scene, reader: Seat) -> Panel:
    return houses.seat(here, houses.controls(here, reader).look)
