"""The council's slash commands, answered to the asker alone: most make a move, some only show something.

What is typed, or chosen from suggestions (choices.py), becomes an action of the rules; words that name none
are refused. /vote and /trade serve other games, too, whose plugins say which moves they show.
"""

from collections.abc import Callable
from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command, joint
from bot.games.houses.commands.choices import (
    ANSWERS,
    NUMBERS,
    SUGGESTIONS,
    answer_value,
    completion_by_numbers,
    completion_by_words,
)
from bot.games.houses.controls.forms import house_name
from bot.games.houses.trade.clauses import ACTS
from bot.games.houses.trade.dealing import open_counter
from bot.games.houses.trade.deals import past_ids
from bot.games.houses.trade.drafts import Half, offer
from bot.interactions.answering import show_privately
from bot.interactions.finding import matches_offered, resolve_match
from bot.interactions.modals import open_form
from bot.render.panel import Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.moves import play, show_leaf
from bot.ui.panel_refresh import show_board, track_panel
from bot.ui.private_panel import with_coach
from engine.games import houses
from engine.games.houses import moves as m
from engine.games.houses.names import RESOURCES, ROLES, SIDES
from engine.kernel.refused import Refused, no

Choice = app_commands.Choice[Any]
AHEAD: Final = (0, 1, 2)

Power = app_commands.Range[int, 1, 99]

Coins = app_commands.Range[int, 0, 99]

DIGITS: Final = 18
"""More than any number has that is written here: of a leader, a partner, or a promise."""

WORDS: Final = {"kept": True, "broken": False}
"""What a promise can be said to be."""


async def setup(bot: Khandan) -> None:
    """Add the commands, each with its lists of choices and its suggestions."""
    # The lists whose values are the same in every match: Discord need not ask us for them.
    acts = [Choice(name=joint(bot, f"houses-act-{act}"), value=act) for act in ACTS]
    whens = [Choice(name=joint(bot, f"houses-choice-ahead-{n}"), value=n) for n in AHEAD]
    lists = {
        "side": [Choice(name=joint(bot, f"houses-choice-{side}"), value=side) for side in SIDES],
        "resource": [Choice(name=joint(bot, f"resource-{name}"), value=name) for name in RESOURCES],
        **dict.fromkeys(("i_do", "they_do"), acts),
        **dict.fromkeys(("i_when", "they_when"), whens),
    }
    for callback in COMMANDS:
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(matches_offered)
        for option, suggest in SUGGESTIONS.get(callback.__name__, {}).items():
            made.autocomplete(option)(completion_by_words(suggest))
        for option, bounded in NUMBERS.get(callback.__name__, {}).items():
            made.autocomplete(option)(completion_by_numbers(bounded))
        # discord.py raises for a list of an option that the command does not have.
        options = {one.name for one in made.parameters}
        app_commands.choices(**{name: rows for name, rows in lists.items() if name in options})(made)
        bot.tree.add_command(made)


async def vote(
    interaction: discord.Interaction[Any],
    ballot: str,
    power: Power | None = None,
    seal: bool = False,
    match: int | None = None,
) -> None:
    """HO-6.4: a ballot; with `more` power is added to it, `seal` ends it."""
    actions: dict[str, Any] = {
        "yes": m.Cast("yes", power or 0, seal),
        "no": m.Cast("no", power or 0, seal),
        "gather": m.Cast("gather"),
        "moderate": m.Cast("moderate"),
        "more": m.AddPower(power or 0),
        "seal": m.SealBallot(),
    }
    who = await resolve_actor(interaction, match)
    if not await show_in_other_game(interaction, who, "vote"):
        await make(interaction, who, one_of(actions, ballot))


async def hand(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Show the asker's private panel."""
    who = await resolve_actor(interaction, match)
    await show_privately(interaction, await with_coach(interaction.client, who, interaction.user.id))
    track_panel(interaction, who)


async def board(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The campaign as the asker may see it, strangers included."""
    await show_board(interaction, await resolve_match(interaction, match), show_privately)


async def decide(interaction: discord.Interaction[Any], choice: str, match: int | None = None) -> None:
    """HO-R21: the moderator's answer and leader."""
    side, _, leader = choice.partition(":")
    sides: dict[str, Any] = {"yes": "yes", "no": "no"}
    await make_at_council(interaction, match, lambda who: m.Decide(one_of(sides, side), number(leader)))


async def found(
    interaction: discord.Interaction[Any], house: str, emblem: str, first_name: str, match: int | None = None
) -> None:
    """Name the asker's house: its name, its emblem and its first head (HO-1.2)."""
    await make_at_council(interaction, match, lambda who: m.Found(house_name(house), emblem, first_name))


async def rename(interaction: discord.Interaction[Any], first_name: str, match: int | None = None) -> None:
    """Choose the first name of the house's character in the next generation (HO-R03)."""
    await make_at_council(interaction, match, lambda who: m.Rename(first_name))


async def ready(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The house waits no longer."""
    await make_at_council(interaction, match, lambda who: m.Ready())


async def role(
    interaction: discord.Interaction[Any], role: str, handed: str | None = None, match: int | None = None
) -> None:
    """HO-4.1: the role to take out, or to take."""

    def draft_action(who: Actor) -> Any:
        removing = any(wait.ask == "draft_remove" for wait in who.controls.look.waits)
        chosen = role_of(role)
        return m.RemoveRole(chosen) if removing else m.TakeRole(chosen, role_of(handed) if handed else None)

    await make_at_council(interaction, match, draft_action)


async def offices(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """HO-R15: a form for the order of the house's claims."""
    who = await at_council(interaction, match)
    begun = next(iter(who.controls.open_offers_of("rank_offices")), None)
    if begun is None:
        raise Refused(no("not_asked"))
    form = who.renderer.form(who.scene, who.seat, begun, who.controls.id_of_form(begun))
    await open_form(interaction, form)


async def peek(interaction: discord.Interaction[Any], side: str, match: int | None = None) -> None:
    """Look at what an answer would bring, by the perk `see_true_outcome`."""
    looks = {"yes": m.PeekOutcome("yes"), "no": m.PeekOutcome("no")}
    await make_at_council(interaction, match, lambda who: one_of(looks, side))


async def momentum(interaction: discord.Interaction[Any], resource: str, match: int | None = None) -> None:
    """Turn the momentum of a resource, by the perk `turn_momentum`."""
    turns = {str(name): m.TurnMomentum(name) for name in RESOURCES}
    await make_at_council(interaction, match, lambda who: one_of(turns, resource))


async def stop(interaction: discord.Interaction[Any], agree: bool = True, match: int | None = None) -> None:
    """Agree to end the campaign with this generation, or take that back (HO-R04)."""
    await make_at_council(interaction, match, lambda who: m.AgreeToStop(agree))


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
        await show_leaf(interaction, who, "deals")
        return
    word, _, named = answer.partition(":")
    deal, _, _ = named.partition(":")
    if word == "counter":
        who = await at_council(interaction, match)
        await open_counter(interaction, who, deal)
        return

    def answer_action(who: Actor) -> Any:
        # HO-R21: the rules might let one confirm an offer about ballots that are counted; the table does not.
        if word == "confirm" and deal in past_ids(who.controls.look.view):
            raise Refused(no("deal_too_late"))
        # What was suggested before a take-back may be about another deal than the one of this number now.
        action = one_of(ANSWERS, word)(deal)
        if answer != answer_value(who, word, deal):
            raise Refused(no("choice_unknown"))
        return action

    await make_at_council(interaction, match, answer_action)


async def promise(interaction: discord.Interaction[Any], promise: str, match: int | None = None) -> None:
    """HO-R23: `promise` names deal, maker, number and whether it was kept."""
    await make_at_council(interaction, match, lambda who: mark(promise))


async def make_at_council(
    interaction: discord.Interaction[Any], match: int | None, action: Callable[[Actor], Any]
) -> None:
    """Make the asker's move that `action` gives. Refused with other_game at a table of another game."""
    who = await at_council(interaction, match)
    await make(interaction, who, action(who))


async def make(interaction: discord.Interaction[Any], who: Actor, action: Any) -> None:
    """Make this move of the asker's, as the answer to the question it is for."""
    await play(interaction, who, action, who.controls.wait(action))


async def at_council(interaction: discord.Interaction[Any], match: int | None) -> Actor:
    """The asker at a table of Houses. Refused with other_game at any other."""
    who = await resolve_actor(interaction, match)
    if who.live.match.game != houses.NAME:
        raise Refused(no("other_game"))
    return who


async def show_in_other_game(interaction: discord.Interaction[Any], who: Actor, kind: str) -> bool:
    """At a table of another game its moves of this kind are shown; whether they were.

    Refused with other_game where it has none.
    """
    if who.live.match.game == houses.NAME:
        return False
    tags = (interaction.client.parts.plugin(who.live.match.game).kinds or {}).get(kind)
    if tags is None:
        raise Refused(no("other_game"))

    def make_panel(now: Actor) -> Panel:
        page: Panel = now.renderer.moves_of(now.scene, now.seat, tags)
        return page

    await show_privately(interaction, make_panel(who))
    track_panel(interaction, who, rebuild=make_panel, stands_apart=True)
    return True


def one_of(known: dict[str, Any], word: str) -> Any:
    """The value that the word stands for. Refused with choice_unknown."""
    if word not in known:
        raise Refused(no("choice_unknown"))
    return known[word]


def mark(promise: str) -> m.MarkPromise:
    """The promise and whether it was kept; Refused with promise_unknown for words that name none."""
    parts = promise.split(":")
    if len(parts) != 4 or parts[3] not in WORDS:
        raise Refused(no("promise_unknown"))
    deal, by, index, word = parts
    return m.MarkPromise(deal, number(by), number(index), WORDS[word])


def role_of(word: str) -> Any:
    """A secret role by its id; Refused with choice_unknown."""
    return one_of({name: name for name in ROLES}, word)


def number(text: str) -> int:
    """Refused with choice_unknown for no number, and for one of so many digits that Python reads none."""
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refused(no("choice_unknown"))
    return int(text)


# The table of commands.

COMMANDS: Final = (
    vote,
    trade,
    deals,
    hand,
    board,
    decide,
    found,
    rename,
    ready,
    role,
    offices,
    peek,
    momentum,
    stop,
    promise,
)
