"""The plans of a hand in words: what each costs and does, and what is missing before it can be built."""

from collections.abc import Iterator

from bot.games.architects.lacking import Lacking, lacking
from bot.games.architects.words import choice, goods, list_of, table_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.architects.names import Building, Buildings
from engine.games.architects.state import Player, hand


def plans_held(scene: ReaderScene) -> Buildings:
    """The reader's plans."""
    return () if scene.reader is None else hand(table_of(scene), scene.reader)


def plan_lines(scene: ReaderScene, player: Player, one: Building) -> Iterator[str]:
    """The card, then what it does and whether it can be built."""
    found = lacking(player, one)
    state = scene.messages.say("architects-ready") if found.ready else missing(scene, found)
    does = wording.text_with_slots(scene, f"choice-{one}", "description", {}) or ""
    yield f"- {choice(scene, one)}"
    yield f"  {does} **{state}**"


def missing(scene: ReaderScene, found: Lacking) -> str:
    """What the plan still takes."""
    skills = [scene.messages.say(f"architects-skill-{one}") for one in found.skills]
    return scene.messages.say(
        "architects-missing", what=list_of(scene, (*goods(scene, found.goods), *skills))
    )
