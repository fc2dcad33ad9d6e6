"""The skills of a seat's apprentices: who has which, and what that is for (AW-APP-4, AW-BUILD-1)."""

from collections.abc import Iterator
from typing import get_args

from bot.games.architects.words import card, list_of, own_player, table_of
from bot.render.reader_scene import ReaderScene
from engine.games.architects.facts import CREW
from engine.games.architects.names import Skill
from engine.games.architects.state import Player


def skills(scene: ReaderScene) -> Iterator[str]:
    """Each skill with the reader's apprentices that have it; nothing before there is a plan to build."""
    player = own_player(scene)
    if player is None or table_of(scene).phase == "draft":
        return
    yield scene.messages.say("architects-own-skills", skills=list_of(scene, _each(scene, player)))


def _each(scene: ReaderScene, player: Player) -> Iterator[str]:
    say = scene.messages.say
    for skill in get_args(Skill):
        named = dict.fromkeys(card(scene, one) for one in player.crew if skill in CREW[one].skills)
        who = list_of(scene, named) if named else say("architects-nobody")
        yield say("architects-own-skill", skill=say(f"architects-skill-{skill}"), who=who)
