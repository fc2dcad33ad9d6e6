"""The plans of a hand: what each costs and does, and what still lacks before it can be built (AW-BUILD-1).

A plan needs goods, less what a discount spares, and skills of the seat's apprentices (AW-APP-4). The picture
of the hand (picture/hand.py) shows the same values that stand here in words.
"""

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from bot.games.architects.words import card, choice, goods, list_of, own_player, table_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.architects.chapters.apprentices import count_skill
from engine.games.architects.chapters.guildhall import building_cost, possible_spares
from engine.games.architects.facts import CREW, GOLD, MARBLE, PLANS, Amounts
from engine.games.architects.kinds import GoldIsMarble
from engine.games.architects.names import Building, Buildings, Skill
from engine.games.architects.state import Player, hand, power


class Lacking(Struct, frozen=True):
    """Goods by GOODS and skills that a plan lacks; nothing of either for one that can be built."""

    goods: Amounts
    skills: tuple[Skill, ...]

    @property
    def is_ready(self) -> bool:
        """Whether nothing is lacking."""
        return not any(self.goods) and not self.skills


def plans_held(scene: ReaderScene) -> Buildings:
    """The reader's plans; () for everybody."""
    return () if scene.reader is None else hand(table_of(scene), scene.reader)


def plan_lines(scene: ReaderScene, player: Player, one: Building) -> Iterator[str]:
    """The card, then what it does and whether it can be built."""
    say, lacks = scene.messages.say, lacking_text(scene, player, one)
    state = say("architects-missing", what=lacks) if lacks else say("architects-ready")
    does = wording.text_with_slots(scene, f"choice-{one}", "description", {}) or ""
    yield f"- {choice(scene, one)}"
    yield f"  {does} **{state}**"


def lacking_text(scene: ReaderScene, player: Player, one: Building) -> str:
    """The goods and skills that a plan lacks, in words; "" for one that can be built."""
    found = missing_goods(player, one)
    skills = [scene.messages.say(f"architects-skill-{skill}") for skill in found.skills]
    return "" if found.is_ready else list_of(scene, (*goods(scene, found.goods), *skills))


def missing_goods(player: Player, one: Building) -> Lacking:
    """Goods and skills that the plan lacks, by the way of sparing that leaves least to get."""
    ways = []
    for spare in possible_spares(player, one) or (None,):
        price = building_cost(player, one, spare)
        short = [max(0, need - have) for need, have in zip(price, player.goods, strict=True)]
        if isinstance(power(player), GoldIsMarble):
            # To Therese gold and marble are one (AW-CHAR-9).
            both = price[GOLD] + price[MARBLE] - player.goods[GOLD] - player.goods[MARBLE]
            short[GOLD], short[MARBLE] = max(0, both), 0
        ways.append(tuple(short))
    skills = tuple(skill for skill in PLANS[one].skills if not count_skill(player, skill))
    return Lacking(min(ways, key=sum), skills)


def skill_lines(scene: ReaderScene) -> Iterator[str]:
    """Each skill with the reader's apprentices that have it; nothing before there is a plan to build."""
    player, say = own_player(scene), scene.messages.say
    if player is None or table_of(scene).phase == "draft":
        return
    skills = []
    for skill in get_args(Skill):
        named = dict.fromkeys(card(scene, one) for one in player.crew if skill in CREW[one].skills)
        who = list_of(scene, named) if named else say("architects-nobody")
        skills.append(say("architects-own-skill", skill=say(f"architects-skill-{skill}"), who=who))
    yield say("architects-own-skills", skills=list_of(scene, skills))
