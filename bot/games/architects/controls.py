"""The moves of Architects: what each is called with what it brings, and how a turn is laid out."""

from collections.abc import Callable
from typing import Any, Final

from bot.games.architects.aside import alone, group
from bot.games.architects.brings import events, totals, workers
from bot.games.architects.words import card, changes, choice, goods, list_of, own_player, table_of
from bot.render import markup
from bot.render.bidi import lean
from bot.render.panel import Block, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.blocks import button, controls
from bot.ui.generic.choices import Choices
from engine.games.architects.chapters.apprentices import Plans, total_hire_price
from engine.games.architects.chapters.buildings import Dismiss
from engine.games.architects.chapters.guardhouse import Guardhouse, max_errands
from engine.games.architects.chapters.guildhall import any_mix_cost, buildable
from engine.games.architects.chapters.market import Browse, Keep, space_price
from engine.games.architects.chapters.places import Mines, Storehouse, Work, max_trades
from engine.games.architects.chapters.setup import ChooseCharacter, Draft
from engine.games.architects.chapters.town import TownCentre
from engine.games.architects.chapters.turns import Trim
from engine.games.architects.facts import BOARDS, FACTS, LEVELS, TOP, amounts
from engine.games.architects.names import Character, Location
from engine.games.architects.state import Player, workers_at
from engine.kernel.moves import PartialMove

KEPT_APART: Final = (Dismiss,)
"""What a turn allows beside the placement; it stands below."""


PLACES: Final[dict[type, Location]] = {Mines: "mines", Plans: "workshop"}
IDLE: Final[dict[Any, Location]] = {
    Storehouse(): "storehouse",
    TownCentre(): "town_centre",
    Guardhouse(): "guardhouse",
}
"""Where a worker may stand though nothing can be done there (AW-AMB-13)."""


def name(scene: ReaderScene, move: Any) -> str:
    """A placement says what it brings or takes; other moves what the rules call them.

    A plan that is chosen has its name alone: what it costs stands above, and would not fit a button.
    """
    if isinstance(move, Draft | Keep | Trim):
        return card(scene, move.card)
    player = own_player(scene)
    if player is None or table_of(scene).phase not in ("turn", "extra"):
        return wording.move(scene, move)
    if isinstance(move, PartialMove):
        begun = BEGUN.get(move.move)
        return begun(scene, player) if begun and not move.given else wording.move(scene, move)
    text = _placement_text(scene, move) or wording.move(scene, move)
    return lean(text, scene.messages.language)


def turn_buttons(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """On a turn a button for each placement, in the board's order, what brings nothing after the others.

    What a turn allows beside the placement comes last; else it is what the shared page makes.
    """
    if table_of(scene).phase != "turn":
        return (*_choice_blocks(scene, choices), *controls(scene, choices, choices.moves))
    moves = sorted(choices.moves, key=lambda one: (isinstance(one, KEPT_APART), _idle(scene, one)))
    buttons = tuple(button(scene, choices, one, style=_style(one)) for one in moves)
    return (*_market_filling(scene), *rows(buttons))


def _market_filling(scene: ReaderScene) -> tuple[Text, ...]:
    """Whoever takes the black market's last place goes to prison, too (AW-RESET-1, AW-RESET-2)."""
    if table_of(scene).market.count(None) != 1:
        return ()
    return (Text(markup.bold(scene.messages.say("architects-market-filling"))),)


def _choice_blocks(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """Characters and plans among which is chosen, each with what it does."""
    lines = tuple(line for one in choices.moves if (line := move_line(scene, one)))
    return (Text("\n".join(lines)),) if lines else ()


def move_line(scene: ReaderScene, move: Any) -> str:
    """What is chosen by this move, in a line; "" where its button says it all."""
    match move:
        case ChooseCharacter(one):
            return character(scene, one)
        case Draft(one) | Keep(one) | Trim(one):
            does = wording.text_with_slots(scene, f"choice-{one}", "description", {}) or ""
            called, costs = card(scene, one), choice(scene, one)
            return f"- {costs.replace(called, markup.bold(called), 1)}. {does}"
    return ""


def character(scene: ReaderScene, one: Character) -> str:
    """What a character begins with and can do (AW-CHAR-2)."""
    row = BOARDS[one]
    begins = list_of(scene, goods(scene, amounts({**row.goods, "silver": row.silver})))
    slots = {"virtue": row.virtue, "prison": row.prison, "debts": row.debts, "plans": row.buildings}
    means = wording.text_with_slots(scene, f"choice-{one}", "description", {}) or ""
    return scene.messages.say("architects-character", character=one, means=means, goods=begins, **slots)


def _style(move: Any) -> Style:
    """What is whole at one press stands out from what asks more, and from what seldom is wanted."""
    return "secondary" if isinstance(move, PartialMove) or needs_confirmation(move) else "primary"


def needs_confirmation(move: Any) -> bool:
    """Whether a slip of the finger would cost a turn or an apprentice for nothing."""
    return isinstance(move, KEPT_APART) or move in IDLE


def _idle(scene: ReaderScene, move: Any) -> bool:
    return move in IDLE or (isinstance(move, PartialMove) and move.move == "town_centre" and alone(scene))


def value(scene: ReaderScene, name: str, given: Any) -> str:
    """Workers that may be captured, by whose and how many they are."""
    return group(scene, given) if name == "captures" and isinstance(given, PartialMove) else ""


def _placement_text(scene: ReaderScene, move: Any) -> str:
    if (idle := IDLE.get(move)) is not None:
        return scene.messages.say("architects-idle", location=idle)
    if scene.reader is None or not (found := events(scene.view, scene.reader, move)):
        return ""
    parts = changes(scene, totals(found))
    say = scene.messages.say
    match move:
        case Browse():
            parts.append(say("architects-looks", count=min(FACTS.market.drawn, scene.view.deck)))
            return say("architects-stall", location="black_market_middle", parts=list_of(scene, parts))
        case Work(("black_market_small" | "black_market_large") as stall):
            return say("architects-stall", location=stall, parts=list_of(scene, parts))
    location = move.location if isinstance(move, Work) else PLACES[type(move)]
    return say("architects-place", location=location, count=workers(found), parts=list_of(scene, parts))


def _storehouse(scene: ReaderScene, player: Player) -> str:
    return scene.messages.say("architects-begin-storehouse", count=max_trades(player))


def _guardhouse(scene: ReaderScene, player: Player) -> str:
    return scene.messages.say("architects-begin-guardhouse", count=max_errands(player))


def _town(scene: ReaderScene, player: Player) -> str:
    code = "architects-begin-town-alone" if alone(scene) else "architects-begin-town-centre"
    return scene.messages.say(code, count=workers_at(player, "town_centre") + 1)


def _hire(scene: ReaderScene, player: Player) -> str:
    columns = [number for row in table_of(scene).display for number, _ in enumerate(row)]
    least = min((total_hire_price(player, one) for one in columns), default=0)
    return scene.messages.say("architects-begin-hire", count=least)


def _recruit(scene: ReaderScene, player: Player) -> str:
    assert scene.reader is not None
    price = space_price(table_of(scene), scene.reader, "black_market_middle")
    return scene.messages.say("architects-begin-recruit", count=price)


def _build(scene: ReaderScene, player: Player) -> str:
    assert scene.reader is not None
    found = buildable(table_of(scene), scene.reader)
    return scene.messages.say("architects-begin-build", count=len(found))


def _advance(scene: ReaderScene, player: Player) -> str:
    if player.level >= TOP:
        return wording.move(scene, PartialMove("advance"))
    price = step_price(scene, player)
    return scene.messages.say("architects-begin-advance", level=player.level + 1, price=price)


def step_price(scene: ReaderScene, player: Player) -> str:
    """What the next level of the cathedral takes, in words (AW-CATH-2)."""
    say = scene.messages.say
    if LEVELS[player.level + 1].mixed:
        return say("architects-mixed", count=any_mix_cost(player))
    return list_of(scene, goods(scene, amounts(LEVELS[player.level + 1].goods)))


BEGUN: Final[dict[str, Callable[[ReaderScene, Player], str]]] = {
    "storehouse": _storehouse,
    "guardhouse": _guardhouse,
    "town_centre": _town,
    "hire": _hire,
    "recruit": _recruit,
    "build": _build,
    "advance": _advance,
}
"""Placements with more to choose, and what is said of them before."""
