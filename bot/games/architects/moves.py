"""The moves of Architects: what each is called, how a turn is laid out, and what is said beside a question.

A button of a placement says what the placement brings (preview.py), or what it will ask. Buttons stand in the
board's order; a place where nothing can be done comes after the others, and a dismissal last.
"""

from collections.abc import Sequence
from typing import Any, Final

from bot.games.architects.preview import foreseen_events, total_changes, worker_count
from bot.games.architects.words import (
    Changes,
    bare_amounts,
    card,
    changes,
    choice,
    goods,
    list_of,
    own_player,
    seats_at,
    table_of,
)
from bot.render import markup
from bot.render.bidi import lean
from bot.render.panel import Block, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices, button, controls
from bot.ui.generic.wizard_view import NOTHING, SideNotes
from engine.games.architects.chapters.apprentices import Plans, place_of, total_hire_price
from engine.games.architects.chapters.buildings import Dismiss
from engine.games.architects.chapters.guardhouse import Guardhouse, max_errands
from engine.games.architects.chapters.guildhall import any_mix_cost, buildable
from engine.games.architects.chapters.market import Browse, Keep, space_price
from engine.games.architects.chapters.places import Mines, Storehouse, Work, max_trades
from engine.games.architects.chapters.setup import ChooseCharacter, Draft
from engine.games.architects.chapters.town import TownCentre, capture_price, groups
from engine.games.architects.chapters.turns import Trim
from engine.games.architects.facts import BOARDS, FACTS, LEVELS, TOP, amounts
from engine.games.architects.names import APPRENTICES, SPOTS, Apprentice, Character, Location
from engine.games.architects.state import Player, workers_at
from engine.kernel.moves import PartialMove, Pick, SubForms, field_value

KEPT_APART: Final = (Dismiss,)
"""Moves that a turn allows beside its placement; their buttons stand below the placements."""

IDLE: Final[dict[Any, Location]] = {
    Storehouse(): "storehouse",
    TownCentre(): "town_centre",
    Guardhouse(): "guardhouse",
}
"""Placements by which a worker stands there and nothing is done, with their places (AW-AMB-13)."""

PLAIN_LINES: Final = 5
"""So many choices are explained in plain print; a hand that is too large would take two screens of it."""

FREE_HIRES: Final = ("recruit", "take_on")
"""Moves in which every apprentice costs the same, so that no price stands beside each."""


# --- names --------------------------------------------------------------------------------------------------


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
        return wording.move(scene, move) if move.given else _begun_text(scene, player, move)
    text = _placement_text(scene, move) or wording.move(scene, move)
    return lean(text, scene.messages.language)


def _placement_text(scene: ReaderScene, move: Any) -> str:
    """The place of a placement and the changes it brings; "" for a move of which nothing is foreseen."""
    say = scene.messages.say
    if (idle := IDLE.get(move)) is not None:
        return say("architects-idle", location=idle)
    if scene.reader is None or not (found := foreseen_events(scene.view, scene.reader, move)):
        return ""
    total = total_changes(found)
    parts = changes(scene, total)
    match move:
        case Browse():
            looks = say("architects-looks", count=min(FACTS.market.drawn, scene.view.deck))
            return _stall_text(scene, "black_market_middle", total, looks)
        case Work(("black_market_small" | "black_market_large") as stall):
            return _stall_text(scene, stall, total)
        case Mines():
            location: Location = "mines"
        case Plans():
            location = "workshop"
        case _:
            location = move.location
    count = worker_count(found)
    return say("architects-place-short", location=location, count=count, parts=list_of(scene, parts))


def _stall_text(scene: ReaderScene, stall: Location, total: Changes, *more: str) -> str:
    """A stall with what it gives and for what: with a sign to each number a button had no room for all."""
    gains = (*bare_amounts(scene, [one for one in total if one[1] > 0]), *more)
    price = bare_amounts(scene, [one for one in total if one[1] < 0])
    slots = {"gains": list_of(scene, gains), "price": list_of(scene, price)}
    free = "no" if price else "yes"
    return scene.messages.say("architects-stall", location=stall, free=free, **slots)


def is_crew_told(scene: ReaderScene, moves: Sequence[Any]) -> bool:
    """Whether the button of one of these says how many of the reader's workers then stand there."""
    seat = scene.reader
    return seat is not None and any(worker_count(foreseen_events(scene.view, seat, one)) > 1 for one in moves)


def _begun_text(scene: ReaderScene, player: Player, begun: PartialMove) -> str:
    """A placement with more to choose: its place, and what is known of it before anything is chosen."""
    table, say = table_of(scene), scene.messages.say
    assert scene.reader is not None
    match begun.move:
        case "storehouse":
            return say("architects-begin-storehouse", count=max_trades(player))
        case "guardhouse":
            return say("architects-begin-guardhouse", count=max_errands(player))
        case "town_centre":
            count = workers_at(player, "town_centre") + 1
            if has_only_own_groups(scene):
                return say("architects-begin-town-alone", count=count)
            return say("architects-begin-town-centre", count=count)
        case "hire":
            # A card's price depends on its column alone: the button names the least.
            columns = {column for row in table.display for column, _ in enumerate(row)}
            least = min((total_hire_price(player, one) for one in columns), default=0)
            return say("architects-begin-hire", count=least)
        case "recruit":
            price = space_price(table, scene.reader, "black_market_middle")
            return say("architects-begin-recruit", count=price)
        case "build":
            return say("architects-begin-build", count=len(buildable(table, scene.reader)))
        case "advance" if player.level < TOP:
            # The next level of the cathedral with its price (AW-CATH-2).
            row = LEVELS[player.level + 1]
            mixed = say("architects-mixed", count=any_mix_cost(player))
            price_text = mixed if row.mixed else list_of(scene, goods(scene, amounts(row.goods)))
            return say("architects-begin-advance", level=player.level + 1, price=price_text)
    return wording.move(scene, begun)


# --- the layout of a turn -----------------------------------------------------------------------------------


def turn_buttons(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """On a turn a button for each placement, in the board's order, what brings nothing after the others.

    What a turn allows beside the placement comes last; else it is what the shared page makes.
    """
    if table_of(scene).phase != "turn":
        lines = [line for one in choices.moves if (line := move_line(scene, one))]
        if len(lines) > PLAIN_LINES:
            lines = [markup.small(line.removeprefix("- ")) for line in lines]
        explained = (Text("\n".join(lines)),) if lines else ()
        return (*explained, *controls(scene, choices, choices.moves))
    wanted, seldom = split_moves(scene, choices)
    return placement_buttons(scene, choices, (*wanted, *seldom))


def split_moves(scene: ReaderScene, choices: Choices) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The moves of a turn in the board's order: those that bring something, and what seldom is wanted.

    Where nothing brings anything the others are the first, too: somebody must be able to move.
    """

    def is_idle(move: Any) -> bool:
        fetches = isinstance(move, PartialMove) and move.move == "town_centre"
        return move in IDLE or (fetches and has_only_own_groups(scene))

    rest = tuple(one for one in choices.moves if isinstance(one, KEPT_APART) or is_idle(one))
    wanted = tuple(one for one in choices.moves if one not in rest)
    seldom = tuple(sorted(rest, key=lambda one: isinstance(one, KEPT_APART)))
    return (wanted, seldom) if wanted else (seldom, ())


def placement_buttons(scene: ReaderScene, choices: Choices, moves: Sequence[Any]) -> tuple[Block, ...]:
    """A button for each of these moves of a turn, below a warning where the black market fills."""
    buttons = []
    for move in moves:
        # What is whole at one press stands out from what asks more, and from what seldom is wanted.
        asks_more = isinstance(move, PartialMove) or needs_confirmation(move)
        buttons.append(button(scene, choices, move, style="secondary" if asks_more else "primary"))
    # Whoever takes the black market's last place goes to prison, too (AW-RESET-1, AW-RESET-2).
    filling = markup.bold(scene.messages.say("architects-market-filling"))
    warning = (Text(f"-# {filling}"),) if table_of(scene).market.count(None) == 1 else ()
    return (*warning, *rows(tuple(buttons)))


def move_line(scene: ReaderScene, move: Any) -> str:
    """A character or a plan that this move chooses, with what it does; "" where its button says it all."""
    match move:
        case ChooseCharacter(one):
            return character(scene, one)
        case Draft(one) | Keep(one) | Trim(one):
            does = wording.text_with_slots(scene, f"choice-{one}", "description", {}) or ""
            called, costs = card(scene, one), choice(scene, one)
            return f"- {costs.replace(called, markup.bold(called), 1)}. {does}"
    return ""


def character(scene: ReaderScene, one: Character) -> str:
    """A line of a character's first holdings and power (AW-CHAR-2)."""
    row = BOARDS[one]
    begins = list_of(scene, goods(scene, amounts({**row.goods, "silver": row.silver})))
    slots = {"virtue": row.virtue, "prison": row.prison, "debts": row.debts, "plans": row.buildings}
    means = wording.text_with_slots(scene, f"choice-{one}", "description", {}) or ""
    return scene.messages.say("architects-character", character=one, means=means, goods=begins, **slots)


def needs_confirmation(move: Any) -> bool:
    """Whether a slip of the finger would cost a turn or an apprentice for nothing."""
    return isinstance(move, KEPT_APART) or move in IDLE


# --- beside a question --------------------------------------------------------------------------------------


def notes_beside(scene: ReaderScene, move: Any) -> SideNotes:
    """Prices and coins beside apprentices, the price of captures; NOTHING beside most other questions.

    A visit in which nothing is done has a button of its own on the leaf, and is asked for once more there.
    """
    player = own_player(scene)
    match move:
        case PartialMove("hire" | "recruit" | "take_on", _, (Pick("card", among), *_)) if player is not None:
            cards = [one for one in APPRENTICES if one in among]
            return SideNotes(notes={one: _hire_note(scene, player, move.move, one) for one in cards})
        case PartialMove(_, _, (SubForms("captures", forms), *_)) if player is not None:
            return _capture_notes(scene, player, move, forms)
        case PartialMove("storehouse" | "guardhouse", ()):
            return SideNotes(may_end=False)
    return NOTHING


def _hire_note(scene: ReaderScene, player: Player, move: str, one: Apprentice) -> str:
    """The price of a hire, and the silver that lies on the card; "" where there is neither (AW-WORK-4)."""
    table, say = table_of(scene), scene.messages.say
    place = place_of(table, one)
    assert place is not None
    row, column = place
    coins = table.display[row][column].coins
    price = "" if move in FREE_HIRES else say("architects-note-price", count=total_hire_price(player, column))
    lying = say("architects-note-coins", count=coins) if coins else ""
    return scene.messages.join_list([text for text in (price, lying) if text]) if price or lying else ""


def _capture_notes(
    scene: ReaderScene, player: Player, begun: PartialMove, forms: tuple[PartialMove, ...]
) -> SideNotes:
    """The price of the visit with one capture more; last the reader's own workers, seldom worth a turn."""
    say = scene.messages.say
    mine = frozenset(one for one in forms if field_value(one, "seat") == scene.reader)
    heads = (say("architects-head-others"), say("architects-head-own"))
    lines: tuple[str, ...] = ()
    if begun.move == "town_centre":
        taken = field_value(begun, "captures")
        count = 1 + (len(taken) if isinstance(taken, tuple) else 0)
        silver = sum(capture_price(player, count, table_of(scene).options.conspirator))
        lines = (f"-# {say('architects-note-capture', count=count, silver=silver)}",)
    return SideNotes(lines, {}, mine, heads, may_end=bool(begun.given))


def value(scene: ReaderScene, field: str, given: Any) -> str:
    """Workers that may be captured, by whose they are and their number; "" for any other field.

    The worker that goes to the town centre now counts with those it would fetch.
    """
    if field != "captures" or not isinstance(given, PartialMove):
        return ""
    table, seat = table_of(scene), field_value(given, "seat")
    spot = next(one for one in SPOTS if one == field_value(given, "location"))
    assert isinstance(seat, int)
    is_own = seat == scene.reader
    coming = is_own and spot == "town_centre" and table.phase == "turn"
    return scene.messages.say(
        "architects-group",
        location=spot,
        name=scene.names[seat],
        count=seats_at(table, spot)[seat] + coming,
        own="yes" if is_own else "no",
    )


def has_only_own_groups(scene: ReaderScene) -> bool:
    """Whether nobody's workers could be captured but the reader's own."""
    return all(one.seat == scene.reader for one in groups(table_of(scene)))
