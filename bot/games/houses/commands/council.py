"""The council's slash commands, each answered to the asker alone; those of deals stand in deals.py."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command, joint
from bot.games.houses.commands.asking import at_council, make, move_made, show_in_other_game
from bot.games.houses.commands.choices import NUMBERS, SUGGESTIONS, counting, suggesting
from bot.games.houses.commands.deals import deals, promise, trade
from bot.games.houses.commands.typed import number, one_of, role_of
from bot.games.houses.controls.filled import house_name
from bot.games.houses.trade.clauses import ACTS
from bot.interactions.answering import show_privately
from bot.interactions.finding import matches_offered, the_match
from bot.render.forms import to_modal
from bot.ui.actor import Actor, resolve_actor
from bot.ui.panel_refresh import board_panel, track_panel
from bot.ui.private_panel import with_coach
from engine.games.houses import moves as m
from engine.games.houses.names import RESOURCES, SIDES
from engine.kernel.refused import Refused, no

Choice = app_commands.Choice[Any]
AHEAD: Final = (0, 1, 2)


async def setup(bot: Khandan) -> None:
    """Add the commands."""
    for callback in COMMANDS:
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(matches_offered)
        for option, suggest in SUGGESTIONS.get(callback.__name__, {}).items():
            made.autocomplete(option)(suggesting(suggest))
        for option, bounded in NUMBERS.get(callback.__name__, {}).items():
            made.autocomplete(option)(counting(bounded))
        app_commands.choices(**_choices(bot, made))(made)
        bot.tree.add_command(made)


async def vote(
    interaction: discord.Interaction[Any],
    ballot: str,
    power: app_commands.Range[int, 1, 99] | None = None,
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
    """What only the asker's house may see."""
    who = await resolve_actor(interaction, match)
    await show_privately(interaction, await with_coach(interaction.client, who, interaction.user.id))
    track_panel(interaction, who.live)


async def board(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The campaign as the asker may see it, strangers included."""
    bot, live = interaction.client, await the_match(interaction, match)
    scene = bot.scene(live, await bot.language_of(interaction, live))
    if scene.cut_for(None).view is None:
        raise Refused(no("not_started"))
    viewer, renderer = live.seat(interaction.user.id), bot.renderers[live.match.game]
    await show_privately(interaction, scene.once("board", viewer, lambda: renderer.board(scene, viewer)))
    if viewer is not None:
        track_panel(interaction, live, rebuild=board_panel, stands_apart=True)


async def decide(interaction: discord.Interaction[Any], choice: str, match: int | None = None) -> None:
    """HO-R21: the moderator's answer and leader."""
    side, _, leader = choice.partition(":")
    sides: dict[str, Any] = {"yes": "yes", "no": "no"}
    await move_made(interaction, match, lambda who: m.Decide(one_of(sides, side), number(leader)))


async def found(
    interaction: discord.Interaction[Any], house: str, emblem: str, first_name: str, match: int | None = None
) -> None:
    """HO-1.2."""
    await move_made(interaction, match, lambda who: m.Found(house_name(house), emblem, first_name))


async def rename(interaction: discord.Interaction[Any], first_name: str, match: int | None = None) -> None:
    """HO-R03."""
    await move_made(interaction, match, lambda who: m.Rename(first_name))


async def ready(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The house waits no longer."""
    await move_made(interaction, match, lambda who: m.Ready())


async def role(
    interaction: discord.Interaction[Any], role: str, handed: str | None = None, match: int | None = None
) -> None:
    """HO-4.1: the role to take out, or to take."""

    def draft_action(who: Actor) -> Any:
        removing = any(wait.ask == "draft_remove" for wait in who.controls.look.waits)
        chosen = role_of(role)
        return m.RemoveRole(chosen) if removing else m.TakeRole(chosen, role_of(handed) if handed else None)

    await move_made(interaction, match, draft_action)


async def offices(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """HO-R15: a form for the order of the house's claims."""
    who = await at_council(interaction, match)
    begun = next(iter(who.controls.open_offers_of("rank_offices")), None)
    if begun is None:
        raise Refused(no("not_asked"))
    form = who.renderer.form(who.scene, who.seat, begun, who.controls.id_of_form(begun))
    await interaction.response.send_modal(to_modal(form))


async def peek(interaction: discord.Interaction[Any], side: str, match: int | None = None) -> None:
    """see_true_outcome."""
    looks = {"yes": m.PeekOutcome("yes"), "no": m.PeekOutcome("no")}
    await move_made(interaction, match, lambda who: one_of(looks, side))


async def momentum(interaction: discord.Interaction[Any], resource: str, match: int | None = None) -> None:
    """turn_momentum."""
    turns = {str(name): m.TurnMomentum(name) for name in RESOURCES}
    await move_made(interaction, match, lambda who: one_of(turns, resource))


async def stop(interaction: discord.Interaction[Any], agree: bool = True, match: int | None = None) -> None:
    """HO-R04."""
    await move_made(interaction, match, lambda who: m.AgreeToStop(agree))


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


def _choices(bot: Khandan, made: app_commands.Command[Any, ..., Any]) -> dict[str, list[Choice]]:
    """The options that are chosen from a list of all times."""
    names = {one.name for one in made.parameters}
    return {option: rows for option, rows in _lists(bot).items() if option in names}


def _lists(bot: Khandan) -> dict[str, list[Choice]]:
    acts = [Choice(name=joint(bot, f"houses-act-{act}"), value=act) for act in ACTS]
    whens = [Choice(name=joint(bot, f"houses-choice-ahead-{n}"), value=n) for n in AHEAD]
    return {
        "side": [Choice(name=joint(bot, f"houses-choice-{side}"), value=side) for side in SIDES],
        "resource": [Choice(name=joint(bot, f"resource-{name}"), value=name) for name in RESOURCES],
        **dict.fromkeys(("i_do", "they_do"), acts),
        **dict.fromkeys(("i_when", "they_when"), whens),
    }
