"""The practice: /tutorial, its one private panel, and what its buttons do.

Each step shows what the real renderer says of the visitor's own council (council.py), without its controls,
which would look for a match that there is not. A practice lives in memory alone, also in direct messages.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import discord
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.cogs.describing import command
from bot.controls import ids
from bot.games.houses import phase_post
from bot.games.houses.describe.events import describe_event
from bot.games.houses.practice import council
from bot.games.houses.practice.council import VISITOR, Practice
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.interactions.answering import show_privately
from bot.render import markup
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text, rows
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.render.targets import TABLE
from bot.ui.control import answer_control
from bot.ui.generic.renderer import PluginRenderer
from engine.games.houses import events as e
from engine.games.houses import moves as m
from engine.games.houses.clauses import Deal
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Viewer
from engine.match.match_state import MatchState

ACCENT: Final = 0x2F6B4F

MATCH: Final = 0
"""The number of a match that there is not."""

COUNTING: Final = (e.BallotsCounted, e.DecisionTaken, e.ModeratorAsked)


async def setup(bot: Khandan) -> None:
    """Add the command, and answer its controls."""
    answer_control(bot, ids.LearnButtonId, lambda interaction, id: go_on(interaction, id.step, id.choice))
    bot.tree.add_command(command(bot, "", "tutorial", tutorial))


async def tutorial(interaction: discord.Interaction[Any]) -> None:
    """One phase against stewards, for the asker alone."""
    await begin(interaction)


async def begin(interaction: Interaction) -> None:
    """A new practice."""
    bot, user = interaction.client, interaction.user.id
    _renderer(bot)
    practice = council.open_practice(bot.parts.games["houses"], bot.practices.next_number(user))
    await keep(interaction, practice)


async def go_on(interaction: Interaction, step: str, choice: str) -> None:
    """Do what a button asks for; the button of an older step shows the step at which the practice is."""
    bot = interaction.client
    now = bot.practices.of(interaction.user.id)
    if step == "start":
        await begin(interaction)
    elif now is None:
        await show_privately(interaction, practice_gone(bot.words(await bot.language_of(interaction))))
    else:
        await keep(interaction, _at_step(now, step, choice))


async def keep(interaction: Interaction, practice: Practice) -> None:
    """Show the practice, and go on from there once it is shown."""
    bot = interaction.client
    renderer, language = _renderer(bot), await bot.language_of(interaction)
    await show_privately(interaction, panel(renderer, bot.words(language), practice))
    bot.practices.keep(interaction.user.id, practice)


def _at_step(now: Practice, step: str, choice: str) -> Practice:
    match (now.step, step, choice):
        case ("read", "go", "seat"):
            return council.at_step(now, "seat")
        case ("seat", "go", "deal"):
            return council.at_step(now, "deal")
        case ("deal", "go", "vote"):
            return council.at_step(now, "vote")
        case ("deal", "offer", _) if not now.deal:
            offer = council.bargain(now)
            return now if offer is None else council.answer_offer(now, offer)
        case ("vote", "cast", _):
            cast = next((one for one in council.ballots(now) if ballot_code(one) == choice), None)
            return now if cast is None else council.cast_and_finish(now, cast)
    return now


def _renderer(bot: Khandan) -> PluginRenderer:
    found = bot.parts.renderers.get("houses")
    if not isinstance(found, PluginRenderer):
        raise Refused(no("not_now"))
    return found


# The panel, step by step.


def panel(houses: PluginRenderer, words: Messages, practice: Practice) -> Panel:
    """The step at which the practice is."""
    steps = tuple(STEPS)
    head = (
        markup.title(words.say("learn-title")),
        markup.small(words.say("learn-step", step=steps.index(practice.step) + 1, steps=len(steps))),
        words.say(f"learn-{practice.step}"),
    )
    told = STEPS[practice.step](houses, words, practice)
    return Panel(ACCENT, (Text("\n".join(head)), Rule(), *told), words.language)


def practice_gone(words: Messages) -> Panel:
    """There is no such practice any more."""
    return Panel(ACCENT, (Text(words.say("learn-lost")), Buttons((_again_button(words),))), words.language)


def council_scene(houses: PluginRenderer, words: Messages, match_state: MatchState) -> Scene:
    """The council as it stood, with the houses' names."""
    numbered = tuple(words.say("seat-number", number=seat + 1) for seat in range(council.SEATS))
    scene = scene_of(MATCH, match_state, words, numbered)
    return replace(scene, names=houses.names(scene))


def _presenter_of(
    houses: PluginRenderer, words: Messages, practice: Practice, reader: Viewer = VISITOR
) -> Presenter:
    return Presenter(houses.scene_for(council_scene(houses, words, practice.match_state), reader))


def _read(houses: PluginRenderer, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The proposal as the table reads it."""
    presenter = _presenter_of(houses, words, practice, None)
    told = (Text(phase_post.problem(presenter, _phase(practice))), *phase_post.state_blocks(presenter))
    return (*told, Buttons((_next(words, "seat"),)))


def _seat(houses: PluginRenderer, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The visitor's own panel."""
    scene = council_scene(houses, words, practice.match_state)
    look = houses.controls(scene, VISITOR).look
    return (*plain(houses.seat(scene, look).blocks), Buttons((_next(words, "deal"),)))


def _deal(houses: PluginRenderer, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The offer before it is made; then what both said, and what both owe."""
    presenter = _presenter_of(houses, words, practice)

    def terms(deal: Deal) -> list[str]:
        return [markup.bullet(deals.owes(presenter, deal, seat)) for seat in deals.parties(deal)]

    if practice.deal:
        said = []
        for event in (event for one in practice.deal for event in one.entry.events):
            if isinstance(event, e.DealOffered):
                said += [describe_event(presenter, event), *terms(event.deal)]
            elif isinstance(event, e.DealConfirmed):
                said.append(markup.bold(describe_event(presenter, event)))
        told = Text("\n".join((*said, words.say("learn-dealt"))))
        return (told, Buttons((_next(words, "vote"),)))
    offer = council.bargain(practice)
    if offer is None:
        return (Text(words.say("learn-no-deal")), Buttons((_next(words, "vote"),)))
    # The offer as a deal that is not made yet.
    phase, parties = _phase(practice).phase, (VISITOR, offer.partner)
    deal = Deal("", VISITOR, offer.partner, offer.mine, offer.theirs, phase, parties)
    make = Button(ids.LearnButtonId("offer").pack(), words.say("learn-offer-button"), "success")
    return (Text("\n".join(terms(deal))), Buttons((make, _next(words, "vote", "learn-skip-button"))))


def _vote(houses: PluginRenderer, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The proposal's answers once more, and a button for each ballot."""
    presenter = _presenter_of(houses, words, practice)
    wish = presenter.common_text("learn-wish", side=presenter.side(council.wish(practice)))
    buttons = []
    for cast in council.ballots(practice):
        custom_id = ids.LearnButtonId("cast", ballot_code(cast)).pack()
        buttons.append(
            Button(custom_id, presenter.say("ballot", kind=cast.ballot, power=cast.power), "primary")
        )
    return (Text(phase_post.problem(presenter, _phase(practice))), Text(wish), *rows(tuple(buttons)))


def _count(houses: PluginRenderer, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The table's posts about the count, and what the role is worth after it."""
    posts: list[Block] = []
    for one in council.count_entries(practice):
        if any(isinstance(event, COUNTING) for event in one.entry.events):
            scene = council_scene(houses, words, one.match_state)
            posts += plain(houses.post(scene, one.entry, TABLE).blocks)
    # The role's resource clause before the vote and now.
    presenter = _presenter_of(houses, words, practice)
    then, now = practice.before.game.view(practice.before.state, VISITOR).own, presenter.view.own
    assert then is not None
    assert now is not None
    assert now.role is not None
    slots = {"before": then.points or 0, "now": now.points or 0}
    worth = presenter.common_text("learn-worth", role=presenter.role(now.role), **slots)
    help_ = Button(ids.HelpControlId("next", "start").pack(), words.say("learn-table-button"), "primary")
    return (*posts, Rule(), Text(worth), Buttons((help_, _again_button(words))))


def plain(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The words alone: the controls of a real message would look for a match that there is not."""
    return tuple(block for block in blocks if isinstance(block, Text))


def ballot_code(cast: m.Cast) -> str:
    """The ballot in a custom id: "yes4", "gather"."""
    return f"{cast.ballot}{cast.power or ''}"


def _phase(practice: Practice) -> e.PhaseOpened:
    events = (event for one in practice.log for event in one.entry.events)
    return next(event for event in events if isinstance(event, e.PhaseOpened) and event.phase == 1)


def _next(words: Messages, step: str, label: str = "") -> Button:
    said = words.say(label or f"learn-to-{step}")
    return Button(ids.LearnButtonId("go", step).pack(), said, "primary")


def _again_button(words: Messages) -> Button:
    return Button(ids.LearnButtonId("start").pack(), words.say("learn-again-button"))


STEPS: Final[dict[str, Callable[[PluginRenderer, Messages, Practice], tuple[Block, ...]]]] = {
    "read": _read,
    "seat": _seat,
    "deal": _deal,
    "vote": _vote,
    "count": _count,
}
"""The steps in their order, each with what it shows."""
