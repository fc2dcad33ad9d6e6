"""The commands of deals: to offer one, to answer one, to mark a promise in it."""

from collections.abc import Callable
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.houses.commands.asking import at_council, make, move_made, show_in_other_game
from bot.games.houses.commands.typed import mark, number, one_of
from bot.games.houses.trade.dealing import open_counter
from bot.games.houses.trade.deals import past_ids
from bot.games.houses.trade.drafts import Half, offer
from bot.ui.actor import Actor, resolve_actor
from bot.ui.moves import show_tab
from engine.games.houses import moves as m
from engine.kernel.refused import Refused, no

Power = app_commands.Range[int, 1, 99]
Coins = app_commands.Range[int, 0, 99]

ANSWERS: Final[dict[str, Callable[[str], Any]]] = {
    "confirm": m.ConfirmDeal,
    "decline": m.DeclineDeal,
    "withdraw": m.WithdrawDeal,
}


async def trade(
    interaction: discord.Interaction[Any],
    partner: str,
    *,
    i_do: str | None = None,
    i_power: Power = 1,
    i_when: int = 0,
    i_pay: Coins = 0,
    i_reward: Coins = 0,
    i_promise: str = "",
    they_do: str | None = None,
    they_power: Power = 1,
    they_when: int = 0,
    they_pay: Coins = 0,
    they_reward: Coins = 0,
    they_promise: str = "",
    match: int | None = None,
) -> None:
    """HO-R23: an offer, what each gives said clause by clause."""
    mine = Half(i_do, i_power, i_when, i_pay, i_reward, i_promise)
    theirs = Half(they_do, they_power, they_when, they_pay, they_reward, they_promise)
    who = await resolve_actor(interaction, match)
    if not await show_in_other_game(interaction, who, "trade"):
        await make(interaction, who, offer(who.seat, number(partner), mine, theirs))


async def deals(
    interaction: discord.Interaction[Any], answer: str | None = None, match: int | None = None
) -> None:
    """The asker's deals; or the answer to one of them."""
    if answer is None:
        who = await at_council(interaction, match)
        await show_tab(interaction, who, "deals")
        return
    word, _, deal = answer.partition(":")
    if word == "counter":
        who = await at_council(interaction, match)
        await open_counter(interaction, who, deal)
        return
    await move_made(interaction, match, lambda who: _answer_action(who, word, deal))


def _answer_action(who: Actor, word: str, deal: str) -> Any:
    """Refused with deal_too_late for an offer about ballots that are counted (HO-R21)."""
    if word == "confirm" and deal in past_ids(who.controls.look.view):
        raise Refused(no("deal_too_late"))
    return one_of(ANSWERS, word)(deal)


async def promise(interaction: discord.Interaction[Any], promise: str, match: int | None = None) -> None:
    """HO-R23: `promise` names deal, maker, number and whether it was kept."""
    await move_made(interaction, match, lambda who: mark(promise))
