"""Stewards by which every card and rare move of Rokugan is recorded: they play cards, or lose their land."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine.entries import Entry
from engine.games.rokugan.base import Pass
from engine.games.rokugan.chapters.resolution import Raided, TokensTurned
from engine.games.rokugan.chapters.setup import ChooseClan, Draft
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import KIND, Clan, Province
from engine.games.rokugan.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look, Steward
from engine.record import Line
from engine.stewards import random

FAVOURED: Final[tuple[Clan, ...]] = ("scorpion", "unicorn", "dragon")
"""Clans whose ability is a move are chosen first."""

PLAIN: Final = ("place", "draft", "bless")
TAKEN: Final = (Draft("shadow_north"), Draft("shadow_south"))

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "upkeep": ("regroup", "spy", "control_swapped", "card_returned"),
    "dead": ("animate",),
    "blessed_dead": ("animate_blessing",),
}
"""Matches by what is rarely done in them; what is not named here is done in the others."""


def dealer(look: Look, dice: Dice) -> Any | None:
    """Takes the Shadowlands, plays any card as soon as it may, and is prudent in all else."""
    if not look.waits:
        return None
    offers = look.ask(None)
    wanted = [ChooseClan(dice.pick(FAVOURED, "clan")), *TAKEN]
    for move in wanted:
        if move in offers or _drafts(look, move):
            return move
    cards = [one for one in offers if isinstance(one, PartialMove) and one.move not in PLAIN]
    if cards and dice.roll_below(2, "card"):
        return random.complete(dice.pick(cards, "which"), look.ask, dice, "card") or prudent(look, dice)
    whole = [one for one in offers if not isinstance(one, PartialMove)]
    return dice.pick(whole, "whole") if whole and _quick(look) else prudent(look, dice)


def _drafts(look: Look, move: ChooseClan | Draft) -> bool:
    if look.view.table.phase != "draft" or not isinstance(move, Draft):
        return False
    return bool(look.ask(PartialMove("draft", (("territory", move.province), ("province", move.province)))))


def _quick(look: Look) -> bool:
    return look.view.table.phase in ("look", "swap", "favor")


def martyr(look: Look, dice: Dice) -> Any | None:
    """BR-RONIN-4: wastes its tokens until raid and diplomacy are left, and so comes to have no turn."""
    if not look.waits or look.view.table.phase != "turn":
        return random.when_asked(look, dice)
    offers = look.ask(None)
    if Pass() in offers:
        return Pass()
    hand = look.view.table.players[look.seat].hand.value
    spent = [one for one in hand if one not in ("raid", "diplomacy")] or list(hand)
    begun = PartialMove("place", (("token", dice.pick(spent, "token")),))
    ahead = look.ask(begun)
    found = random.complete(ahead[0], look.ask, dice, "waste") if ahead else None
    return found or random.when_asked(look, dice)


def raider(look: Look, dice: Dice) -> Any | None:
    """BR-CLAN-7: Unicorn lays both of its raids in one province; prudent in all else."""
    if not look.waits:
        return None
    offers, table = look.ask(None), look.view.table
    if ChooseClan("unicorn") in offers:
        return ChooseClan("unicorn")
    raids = [one for one in table.pieces if one.owner == look.seat and one.token.value == "raid"]
    if table.phase != "turn" or not raids:
        return prudent(look, dice)
    where = raids[0].province
    fields = (("territory", MAP.lies_in[where]), ("province", where), ("way", "centre"))
    whole = look.ask(PartialMove("place", (("token", "raid"), *fields)))
    return whole[0] if whole and not isinstance(whole[0], PartialMove) else prudent(look, dice)


def doubled(entries: Sequence[Entry | Line]) -> list[tuple[Seat, ...]]:
    """The raiders named of each province that burnt by two raids of one seat, or more (BR-RAID-4)."""
    found, laid = [], Counter[tuple[Seat, Province]]()
    for event in (event for entry in entries for event in entry.events):
        if isinstance(event, TokensTurned):
            laid = Counter((one.seat, one.province) for one in event.tokens if KIND[one.token] == "raid")
        if isinstance(event, Raided) and any(laid[one, event.province] > 1 for one in event.raiders):
            found.append(event.raiders)
    return found


LOST: Final[Sequence[Steward]] = (martyr, prudent, prudent, prudent, prudent)
