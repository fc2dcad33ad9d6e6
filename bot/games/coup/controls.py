"""The moves of Coup: what each is called, and the answers that are put before everybody alike."""

from typing import Any, Final

from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.coup import moves as mv
from engine.games.coup.state import State

WINDOWS: Final = ("challenge", "block", "challenge_block")


def name(scene: ReaderScene, move: Any) -> str:
    """A loss and an exchange name the cards they are about: only their owner has such a button."""
    match move:
        case mv.Lose(slot) if slot < len(own_cards(scene)):
            card, last = card_name(scene, own_cards(scene)[slot]), len(own_cards(scene)) == 1
            return f"{scene.messages.say('coup-lose-last') if last else wording.move(scene, move)} ({card})"
        case mv.Keep(slots):
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
    challenge = () if table.phase == "block" else (mv.Challenge(),)
    early = table.phase == "challenge" and table.options.early_block == "on" and deed.target is not None
    blocks = mv.BLOCKERS.get(deed.kind, ()) if early or table.phase == "block" else ()
    return (mv.Pass(), *challenge, *(mv.Block(character) for character in blocks))


def own_cards(scene: ReaderScene) -> mv.Cards:
    """The reader's face-down cards, left to right."""
    table: State = scene.view.table
    return () if scene.reader is None else table.hands[scene.reader].value or ()


def exchange_cards(scene: ReaderScene) -> mv.Cards:
    """In an exchange: the reader's cards, then the drawn ones (CO-R19)."""
    table: State = scene.view.table
    drawn = table.drawn.value if scene.reader == table.active else None
    return (*own_cards(scene), *(drawn or ()))


def court(scene: ReaderScene) -> int:
    """CO-2.8: while cards are drafted the third set lies there, which is dealt from."""
    return len(mv.CHARACTERS) if scene.view.table.phase == "draft" else scene.view.court


def card_name(scene: ReaderScene, card: str) -> str:
    """A character in words."""
    return scene.messages.say(f"coup-choice-{card}")
