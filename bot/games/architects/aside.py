"""What is said beside a question of Architects: what an apprentice costs, what a capture does."""

from typing import Any

from bot.games.architects.places import workers_at
from bot.games.architects.words import own_player, table_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.side_notes import NOTHING, SideNotes
from engine.games.architects.chapters.apprentices import place_of, total_hire_price
from engine.games.architects.chapters.town import capture_price, groups
from engine.games.architects.names import APPRENTICES, SPOTS
from engine.games.architects.state import Player
from engine.kernel.moves import PartialMove, Pick, SubForms, field_value

FREE = ("recruit", "take_on")
"""Where every apprentice costs the same."""


def notes_beside(scene: ReaderScene, move: Any) -> SideNotes:
    """By the move and what is asked of it."""
    player = own_player(scene)
    match move:
        case PartialMove("hire" | "recruit" | "take_on", _, (Pick("card", among), *_)) if player is not None:
            return SideNotes(notes={one: _price(scene, player, move.move, one) for one in among})
        case PartialMove(_, _, (SubForms("captures", forms), *_)) if player is not None:
            return _captures(scene, player, move, forms)
    return NOTHING


def group(scene: ReaderScene, form: PartialMove) -> str:
    """Workers of one colour at one place with their number, the one that goes there now included."""
    spot = next(one for one in SPOTS if one == field_value(form, "location"))
    seat = field_value(form, "seat")
    assert isinstance(seat, int)
    mine = seat == scene.reader
    coming = mine and spot == "town_centre" and table_of(scene).phase == "turn"
    count = workers_at(table_of(scene), spot)[seat] + coming
    whose, say = ("yes" if mine else "no"), scene.messages.say
    return say("architects-group", location=spot, name=scene.names[seat], count=count, own=whose)


def alone(scene: ReaderScene) -> bool:
    """Whether nobody's workers could be captured but the reader's own."""
    return all(one.seat == scene.reader for one in groups(table_of(scene)))


def _price(scene: ReaderScene, player: Player, move: str, card: Any) -> str:
    """What the hire takes, and the silver that lies on the card (AW-WORK-4)."""
    place = place_of(table_of(scene), next(one for one in APPRENTICES if one == card))
    assert place is not None
    coins, say = table_of(scene).display[place[0]][place[1]].coins, scene.messages.say
    price = "" if move in FREE else say("architects-note-price", count=total_hire_price(player, place[1]))
    lying = say("architects-note-coins", count=coins) if coins else ""
    return scene.messages.join_list([one for one in (price, lying) if one]) if price or lying else ""


def _captures(
    scene: ReaderScene, player: Player, begun: PartialMove, forms: tuple[PartialMove, ...]
) -> SideNotes:
    """One's own workers, whom it is seldom worth a turn to fetch, come last."""
    say, mine = (
        scene.messages.say,
        frozenset(one for one in forms if field_value(one, "seat") == scene.reader),
    )
    heads = (say("architects-head-others"), say("architects-head-own"))
    taken = field_value(begun, "captures")
    count = 1 + (len(taken) if isinstance(taken, tuple) else 0)
    if begun.move != "town_centre":
        return SideNotes(last=mine, heads=heads)
    silver = sum(capture_price(player, count, table_of(scene).options.conspirator))
    return SideNotes((f"-# {say('architects-note-capture', count=count, silver=silver)}",), {}, mine, heads)
