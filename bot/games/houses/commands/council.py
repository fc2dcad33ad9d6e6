"""The council's slash commands: every move of a campaign, each answered to the asker alone."""

from collections.abc import Callable
from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Interaction, Khandan
from bot.cogs.describing import command, joint
from bot.games.houses.commands.choices import NUMBERS, SUGGESTIONS, counting, suggesting
from bot.games.houses.controls.filled import house_name
from bot.games.houses.trade.clauses import ACTS
from bot.games.houses.trade.dealing import countered
from bot.games.houses.trade.trade import Half, offer
from bot.interactions.finding import matches_offered, the_match
from bot.interactions.private import shown
from bot.render.forms import to_modal
from bot.ui.coaching import coached
from bot.ui.moves import play
from bot.ui.seated import Seated, seated
from engine.games import houses
from engine.games.houses import moves as m
from engine.games.houses.names import RESOURCES, ROLES
from engine.kernel.refused import Refused, no

Choice = app_commands.Choice[Any]
Power = app_commands.Range[int, 1, 99]
Coins = app_commands.Range[int, 0, 99]
AHEAD: Final = (0, 1, 2)
DIGITS: Final = 18
"""More than any number of a promise has."""

ANSWERS: Final[dict[str, Callable[[str], Any]]] = {
    "confirm": m.ConfirmDeal,
    "decline": m.DeclineDeal,
    "withdraw": m.WithdrawDeal,
}


async def setup(bot: Khandan) -> None:
    """Add the commands."""
    for callback in COMMANDS:
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(_matches)
        for option, suggest in SUGGESTIONS.get(callback.__name__, {}).items():
            made.autocomplete(option)(suggesting(suggest))
        for option, bounded in NUMBERS.get(callback.__name__, {}).items():
            made.autocomplete(option)(counting(bounded))
        app_commands.choices(**_choices(bot, made))(made)
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
    who = await seated(interaction, match)
    if not await _elsewhere(interaction, who, "vote"):
        await _made(interaction, who, _of(actions, ballot))


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
    who = await seated(interaction, match)
    if not await _elsewhere(interaction, who, "trade"):
        await _made(interaction, who, offer(who.seat, _number(partner), mine, theirs))


async def deals(
    interaction: discord.Interaction[Any], answer: str | None = None, match: int | None = None
) -> None:
    """The asker's deals; or the answer to one of them."""
    if answer is None:
        who = await _council(interaction, match)
        await shown(interaction, who.renderer.tab(who.scene, who.seat, "deals", 0))
        return
    word, _, deal = answer.partition(":")
    if word == "counter":
        who = await _council(interaction, match)
        await countered(interaction, who, deal)
        return
    await _move(interaction, match, lambda who: _of(ANSWERS, word)(deal))


async def hand(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """What only the asker's house may see."""
    who = await seated(interaction, match)
    await shown(interaction, await coached(interaction.client, who, interaction.user.id))


async def board(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The campaign as the asker may see it, strangers included."""
    bot, live = interaction.client, await the_match(interaction, match)
    scene = bot.scene(live, await bot.language_of(interaction, live))
    if scene.cut_for(None).view is None:
        raise Refused(no("not_started"))
    viewer, renderer = live.seat(interaction.user.id), bot.renderers[live.match.game]
    await shown(interaction, scene.once("board", viewer, lambda: renderer.board(scene, viewer)))


async def decide(interaction: discord.Interaction[Any], choice: str, match: int | None = None) -> None:
    """HO-R21: the moderator's answer and leader."""
    side, _, leader = choice.partition(":")
    sides: dict[str, Any] = {"yes": "yes", "no": "no"}
    await _move(interaction, match, lambda who: m.Decide(_of(sides, side), _number(leader)))


async def found(
    interaction: discord.Interaction[Any], house: str, emblem: str, first_name: str, match: int | None = None
) -> None:
    """HO-1.2."""
    await _move(interaction, match, lambda who: m.Found(house_name(house), emblem, first_name))


async def rename(interaction: discord.Interaction[Any], first_name: str, match: int | None = None) -> None:
    """HO-R03."""
    await _move(interaction, match, lambda who: m.Rename(first_name))


async def ready(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The house waits no longer."""
    await _move(interaction, match, lambda who: m.Ready())


async def role(
    interaction: discord.Interaction[Any], role: str, handed: str | None = None, match: int | None = None
) -> None:
    """HO-4.1: the role to take out, or to take."""

    def drafted(who: Seated) -> Any:
        removing = any(wait.ask == "draft_remove" for wait in who.controls.look.waits)
        chosen = _role(role)
        return m.RemoveRole(chosen) if removing else m.TakeRole(chosen, _role(handed) if handed else None)

    await _move(interaction, match, drafted)


async def offices(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """HO-R15: a form for the order of the house's claims."""
    who = await _council(interaction, match)
    begun = next(iter(who.controls.begun("rank_offices")), None)
    if begun is None:
        raise Refused(no("not_asked"))
    form = who.renderer.form(who.scene, who.seat, begun, who.controls.sent_id(begun))
    await interaction.response.send_modal(to_modal(form))


async def peek(interaction: discord.Interaction[Any], side: str, match: int | None = None) -> None:
    """see_true_outcome."""
    looks = {"yes": m.PeekOutcome("yes"), "no": m.PeekOutcome("no")}
    await _move(interaction, match, lambda who: _of(looks, side))


async def momentum(interaction: discord.Interaction[Any], resource: str, match: int | None = None) -> None:
    """turn_momentum."""
    turns = {str(name): m.TurnMomentum(name) for name in RESOURCES}
    await _move(interaction, match, lambda who: _of(turns, resource))


async def stop(interaction: discord.Interaction[Any], agree: bool = True, match: int | None = None) -> None:
    """HO-R04."""
    await _move(interaction, match, lambda who: m.AgreeToStop(agree))


async def promise(interaction: discord.Interaction[Any], promise: str, match: int | None = None) -> None:
    """HO-R23: `promise` names deal, maker, number and whether it was kept."""
    await _move(interaction, match, lambda who: _mark(promise))


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


async def _move(interaction: Interaction, match: int | None, action: Callable[[Seated], Any]) -> None:
    who = await _council(interaction, match)
    await _made(interaction, who, action(who))


async def _made(interaction: Interaction, who: Seated, action: Any) -> None:
    await play(interaction, who, action, who.controls.wait(action))


async def _council(interaction: Interaction, match: int | None) -> Seated:
    """The asker at a table of Houses. Refused with other_game at any other."""
    who = await seated(interaction, match)
    if who.live.match.game != houses.NAME:
        raise Refused(no("other_game"))
    return who


async def _elsewhere(interaction: Interaction, who: Seated, kind: str) -> bool:
    """At a table of another game its moves of this kind are shown; whether they were.

    Refused with other_game where it has none.
    """
    if who.live.match.game == houses.NAME:
        return False
    tags = (interaction.client.plugin(who.live.match.game).kinds or {}).get(kind)
    if tags is None:
        raise Refused(no("other_game"))
    await shown(interaction, who.renderer.moves_of(who.scene, who.seat, tags))
    return True


async def _matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    return await matches_offered(interaction, typed)


def _choices(bot: Khandan, made: app_commands.Command[Any, ..., Any]) -> dict[str, list[Choice]]:
    """The options that are chosen from a list of all times."""
    names = {one.name for one in made.parameters}
    return {option: rows for option, rows in _lists(bot).items() if option in names}


def _lists(bot: Khandan) -> dict[str, list[Choice]]:
    acts = [Choice(name=joint(bot, f"houses-act-{act}"), value=act) for act in ACTS]
    whens = [Choice(name=joint(bot, f"houses-choice-ahead-{n}"), value=n) for n in AHEAD]
    return {
        "side": [Choice(name=joint(bot, f"houses-choice-{side}"), value=side) for side in ("yes", "no")],
        "resource": [Choice(name=joint(bot, f"resource-{name}"), value=name) for name in RESOURCES],
        **dict.fromkeys(("i_do", "they_do"), acts),
        **dict.fromkeys(("i_when", "they_when"), whens),
    }


def _of(known: dict[str, Any], word: str) -> Any:
    """What the word stands for; Refused with choice_unknown."""
    if word not in known:
        raise Refused(no("choice_unknown"))
    return known[word]


def _mark(promise: str) -> m.MarkPromise:
    """Refused with promise_unknown for words that name none."""
    parts = promise.split(":")
    if len(parts) != 4:
        raise Refused(no("promise_unknown"))
    deal, by, index, kept = parts
    return m.MarkPromise(deal, _number(by), _number(index), kept == "kept")


def _role(word: str) -> Any:
    return _of({name: name for name in ROLES}, word)


def _number(text: str) -> int:
    """Refused with choice_unknown for no number, and for one of so many digits that Python reads none."""
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refused(no("choice_unknown"))
    return int(text)
