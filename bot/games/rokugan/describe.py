"""The events of Rokugan in words: rounds as headings, battles told whole, and what is no news at all."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.rokugan import fights
from bot.games.rokugan.battle import Battle, Gone
from bot.games.rokugan.story import story
from bot.games.rokugan.words import choice, clan, goal, means, place, table_of, token_name
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.rokugan.chapters.clan_abilities import LookSkipped, SwapSkipped
from engine.games.rokugan.chapters.hand_cards import HandShown
from engine.games.rokugan.chapters.placement import Blessed
from engine.games.rokugan.chapters.resolution import Captured, TokensTurned
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.chapters.setup import ClanChosen, ObjectiveKept
from engine.games.rokugan.chapters.shadowlands import TurnEnded
from engine.games.rokugan.chapters.territory_cards import CardPlayed, RoundEnded
from engine.games.rokugan.chapters.token_cards import Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import RoundBegan, TokensDrawn
from engine.games.rokugan.state import piece_of

HEADINGS: Final = (RoundBegan, TokensTurned)
SILENT: Final = (LookSkipped, SwapSkipped, TurnEnded, RoundEnded)
"""What the next line or the board says."""

RECOLLECTED: Final = (TokenDiscarded, TokenRecalled)
"""A token that is gone from the board has its place there before."""


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader; the end is a story."""
    match event:
        case Battle():
            return fights.battle_text(scene, event)
        case Gone():
            return fights.removed_tokens_text(scene, event)
        case Captured():
            return wording.event(scene, event) if event.moved or event.stranded else ""
        case GameEnded():
            return "\n".join((wording.event(scene, event), *story(scene)))
        case ClanChosen() | CardPlayed():
            return _with_means(scene, event)
        case ObjectiveKept() if event.objective.value is not None:
            return f"{wording.event(scene, event)}\n-# {goal(scene, event.objective.value)}"
        case Peeked() | Blessed() | TokenDiscarded() | TokenRecalled():
            return "\n".join(_token(scene, event))
        case TokensDrawn():
            return _drawn_text(scene, event)
        case HandShown() if event.hand.value is not None:
            return f"{wording.event(scene, event)}\n{_spied_text(scene, event)}"
    if isinstance(event, SILENT):
        return ""
    text = wording.event(scene, event)
    return f"### {text}" if isinstance(event, HEADINGS) else text


def _with_means(scene: ReaderScene, event: ClanChosen | CardPlayed) -> str:
    """With what a card says, in its own words, or a clan can do; that of one's own stands on one's page."""
    text = wording.event(scene, event)
    if isinstance(event, CardPlayed):
        return f"{text}\n-# {scene.messages.say('rokugan-card-says', text=means(scene, event.card))}"
    return text if event.seat == scene.reader else f"{text}\n-# {means(scene, event.clan)}"


def _token(scene: ReaderScene, event: Peeked | Blessed | TokenDiscarded | TokenRecalled) -> Iterator[str]:
    """What becomes of a token of the board, and which one it is: its number alone does not say that."""
    if isinstance(event, Peeked | Blessed):
        yield wording.event(scene, event)
        yield from _where(scene, event.number)
    else:
        yield _token_off_text(scene, event)
        yield from _whose(scene, event.number)


def _where(scene: ReaderScene, number: int) -> Iterator[str]:
    """Where the token lies; nothing once it is gone."""
    if piece_of(table_of(scene), number) is not None:
        yield f"-# {token_name(scene, number)}."


def _token_off_text(scene: ReaderScene, event: TokenDiscarded | TokenRecalled) -> str:
    """A token goes; a recalled one with its face for all who know that, its owner too (BR-CARD-5)."""
    if isinstance(event, TokenRecalled) and event.token.value is not None:
        slots = wording.slots_of(scene, wording.fields(event))
        return wording.text_with_slots(scene, "event-token-recalled", "own", slots) or ""
    return wording.event(scene, event)


def _whose(scene: ReaderScene, number: int) -> Iterator[str]:
    """Whose the token was and where it lay, which everybody saw (BR-ENG-4); nothing where that is past."""
    before = None if scene.was is None else scene.was().table
    found = None if before is None else piece_of(before, number)
    if found is not None:
        where = place(scene, found.province, found.way)
        yield f"-# {scene.messages.say('rokugan-lay', clan=clan(scene, found.owner), place=where)}"


def _drawn_text(scene: ReaderScene, event: TokensDrawn) -> str:
    """What the reader has drawn."""
    own = None if scene.reader is None else event.drawn[scene.reader].value
    if not own:
        return wording.event(scene, event)
    named = scene.messages.join_list([choice(scene, one) for one in own])
    return scene.messages.say("rokugan-drawn", tokens=named)


def _spied_text(scene: ReaderScene, event: HandShown) -> str:
    named = scene.messages.join_list([choice(scene, one) for one in event.hand.value or ()])
    return scene.messages.say("rokugan-spied", tokens=named)
