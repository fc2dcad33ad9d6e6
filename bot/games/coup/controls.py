"""The moves of Coup: what each is called, and the answers that are put before everybody alike."""

from typing import Any, Final

from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.coup.base import BLOCKERS, CHARACTERS, Cards
from engine.games.coup.chapters.effects import Keep
from engine.games.coup.chapters.proofs import Lose
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.state import State

WINDOWS: Final = ("challenge", "block", "challenge_block")


def name(scene: ReaderScene, move: Any) -> str:
    """A loss and an exchange name the cards they are about: only their owner has such a button."""
    match move:
        case Lose(slot) if slot < len(own_cards(scene)):
            card, last = card_name(scene, own_cards(scene)[slot]), len(own_cards(scene)) == 1
            return f"{scene.messages.say('coup-lose-last') if last else wording.move(scene, move)} ({card})"
        case Keep(slots):
            cards = [
                card_name(scene, exchange_cards(scene)[slot])
                for slot in slots
                if slot < len(exchange_cards(scene))
            ]
            return scene.messages.say("coup-keep", cards=scene.messages.join_list(cards))
    return wording.move(scene, move)


def open_moves(scene: ReaderScene) -> tuple[Any, ...]:
    """CO-4, CO-5: the same answers for all, asked or not; who may give them the rules decide at the press."""
    table: State = scene.view.table
    deed = table.deed
    if table.phase not in WINDOWS or deed is None:
        return ()
    challenge = () if table.phase == "block" else (Challenge(),)
    early = table.phase == "challenge" and table.options.early_block == "on" and deed.target is not None
    blocks = BLOCKERS.get(deed.kind, ()) if early or table.phase == "block" else ()
    return (Pass(), *challenge, *(Block(character) for character in blocks))


def own_cards(scene: ReaderScene) -> Cards:
    """The reader's face-down cards, left to right."""
    table: State = scene.view.table
    return () if scene.reader is None else table.hands[scene.reader].value or ()


def exchange_cards(scene: ReaderScene) -> Cards:
    """In an exchange: the reader's cards, then the drawn ones (CO-R19)."""
    table: State = scene.view.table
    drawn = table.drawn.value if scene.reader == table.active else None
    return (*own_cards(scene), *(drawn or ()))


def court(scene: ReaderScene) -> int:
    """CO-2.8: while cards are drafted the third set lies there, which is dealt from."""
    return len(CHARACTERS) if scene.view.table.phase == "draft" else scene.view.court


def card_name(scene: ReaderScene, card: str) -> str:
    """A character in words."""
    return scene.messages.say(f"coup-choice-{card}")
