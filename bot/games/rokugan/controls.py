"""The moves of Rokugan: what each is called, and which are shown on the map before they are made."""

from typing import Any, Final

from bot.games.rokugan.words import choice, lying, province_with_control, table_of, token_name
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.rokugan.chapters.clan_abilities import Look, Swap
from engine.games.rokugan.chapters.hand_cards import Regroup, Spy
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.province_cards import PlayCard
from engine.games.rokugan.chapters.shadowlands import Strike
from engine.games.rokugan.chapters.token_cards import UseCard
from engine.games.rokugan.names import PROVINCES
from engine.games.rokugan.offers import TURN_CARDS
from engine.games.rokugan.state import piece_of

SHOWN: Final[tuple[type, ...]] = (Place, Bless, Swap, PlayCard, Spy, Regroup, *TURN_CARDS)
"""What is chosen step by step and stands at once is looked at whole before it is made; a draft is not."""

PIECES: Final = ("number", "numbers", "one", "other")
LANDS: Final = ("province", "provinces", "cost")


def needs_confirmation(move: Any) -> bool:
    """Whether this move is shown before it is made."""
    return isinstance(move, SHOWN)


def value(scene: ReaderScene, name: str, given: Any) -> str:
    """A value of a field: a token by where it lies, a province by who holds it (nobody, in the draft)."""
    if name in PIECES and isinstance(given, int):
        return lying(scene, given)
    if name in LANDS and given in PROVINCES:
        return (
            choice(scene, given) if table_of(scene).phase == "draft" else province_with_control(scene, given)
        )
    if name == "way" and given in PROVINCES:
        return scene.messages.say("rokugan-way", province=choice(scene, given))
    return ""


def name(scene: ReaderScene, move: Any) -> str:
    """A move at a token says where that lies."""
    match move:
        case Look(number):
            return scene.messages.say("rokugan-look-at", piece=token_name(scene, number))
        case Strike(number):
            return scene.messages.say("rokugan-strike-at", piece=token_name(scene, number))
        case UseCard(card, number):
            return scene.messages.say(
                "rokugan-use-on", card=choice(scene, card), piece=token_name(scene, number)
            )
        case Bless(token, number) if piece_of(table_of(scene), number) is not None:
            return scene.messages.say("rokugan-use-on", card=choice(scene, token), piece=lying(scene, number))
    return wording.move(scene, move)
