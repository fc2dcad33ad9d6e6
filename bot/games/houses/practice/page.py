"""The practice: /tutorial, its one private panel, and what its buttons do.

Each step shows what the real renderer says of the visitor's own council (council.py), without its controls,
which would look for a match that there is not. A practice lives in memory alone, also in direct messages.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import discord
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.cogs.describing import command
from bot.controls import ids
from bot.games.houses import board
from bot.games.houses.describe.events import describe_event
from bot.games.houses.practice import council
from bot.games.houses.practice.council import VISITOR, Kept, Practice
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.i18n import Messages
from bot.interactions.answering import show_privately
from bot.panel import Block, Button, Buttons, Panel, Rule, Text, rows
from bot.render import markup
from bot.renderer import Scene
from bot.scenes import scene_of
from bot.targets import TABLE
from bot.ui.control import answer_control
from bot.ui.generic.renderer import Shared
from engine.games.houses import events as e
from engine.games.houses import moves as m
from engine.games.houses.clauses import Deal
from engine.kernel.refused import Refused, no
from engine.match.match_state import MatchState


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
    practice = council.open_practice(bot.games["houses"], bot.practices.next_number(user))
    await keep(interaction, practice)


async def go_on(interaction: Interaction, step: str, choice: str) -> None:
    """What a button of the practice asks for; an older step's button shows the step at which it is."""
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


def _renderer(bot: Khandan) -> Shared:
    found = bot.renderers.get("houses")
    if not isinstance(found, Shared):
        raise Refused(no("not_now"))
    return found


ACCENT: Final = 0x2F6B4F
MATCH: Final = 0
"""The number of a match that there is not."""


def panel(houses: Shared, words: Messages, practice: Practice) -> Panel:
    """The step at which the practice is."""
    head = Text("\n".join(_head(words, practice.step)))
    return Panel(ACCENT, (head, Rule(), *STEPS[practice.step](houses, words, practice)), words.language)


def practice_gone(words: Messages) -> Panel:
    """There is no such practice any more."""
    return Panel(ACCENT, (Text(words.say("learn-lost")), Buttons((_again_button(words),))), words.language)


def council_scene(houses: Shared, words: Messages, match_state: MatchState) -> Scene:
    """The council as it stood, with the houses' names."""
    numbered = tuple(words.say("seat-number", number=seat + 1) for seat in range(council.SEATS))
    scene = scene_of(MATCH, match_state, words, numbered)
    return replace(scene, names=houses.names(scene))


def _head(words: Messages, step: str) -> Iterator[str]:
    steps = tuple(STEPS)
    yield markup.title(words.say("learn-title"))
    yield markup.small(words.say("learn-step", step=steps.index(step) + 1, steps=len(steps)))
    yield words.say(f"learn-{step}")


def _read(houses: Shared, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The proposal as the table reads it."""
    opened = _phase(practice)
    voice = Presenter(houses.scene_for(council_scene(houses, words, practice.match_state), None))
    return (*plain(board.phase_blocks(voice, opened)), _next_buttons(words, "seat"))


def _seat(houses: Shared, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The visitor's own panel."""
    scene = council_scene(houses, words, practice.match_state)
    look = houses.controls(scene, VISITOR).look
    return (*plain(houses.seat(scene, look).blocks), _next_buttons(words, "deal"))


def _deal(houses: Shared, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The offer before it is made; then what both said, and what both owe."""
    voice = Presenter(houses.scene_for(council_scene(houses, words, practice.match_state), VISITOR))
    if practice.deal:
        said = [line for one in practice.deal for line in _words_of_entry(voice, one)]
        return (Text("\n".join((*said, words.say("learn-dealt")))), _next_buttons(words, "vote"))
    offer = council.bargain(practice)
    if offer is None:
        return (Text(words.say("learn-no-deal")), _next_buttons(words, "vote"))
    terms = _terms(voice, _offer_as_deal(practice, offer))
    make = Button(ids.LearnButtonId("offer").pack(), words.say("learn-offer-button"), "success")
    return (Text("\n".join(terms)), Buttons((make, _next(words, "vote", "learn-skip-button"))))


def _vote(houses: Shared, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The proposal's answers once more, and a button for each ballot."""
    voice = Presenter(houses.scene_for(council_scene(houses, words, practice.match_state), VISITOR))
    answers = board.problem(voice, _phase(practice))
    buttons = tuple(
        Button(ids.LearnButtonId("cast", ballot_code(cast)).pack(), _label(voice, cast), "primary")
        for cast in council.ballots(practice)
    )
    return (Text(answers), Text(_wish(voice, practice)), *rows(buttons))


def _count(houses: Shared, words: Messages, practice: Practice) -> tuple[Block, ...]:
    """The table's posts about the count, and what the role is worth after it."""
    told_ = [block for one in council.count_entries(practice) for block in _post_blocks(houses, words, one)]
    voice = Presenter(houses.scene_for(council_scene(houses, words, practice.match_state), VISITOR))
    help_ = Button(ids.HelpControlId("next", "start").pack(), words.say("learn-table-button"), "primary")
    return (*told_, Rule(), Text(_worth(voice, practice)), Buttons((help_, _again_button(words))))


def _post_blocks(houses: Shared, words: Messages, one: Kept) -> tuple[Block, ...]:
    """What the table would read about this entry up to the next phase, if it concerns the count."""
    if not any(isinstance(event, COUNTING) for event in one.entry.events):
        return ()
    return plain(houses.post(council_scene(houses, words, one.match_state), one.entry, TABLE).blocks)


COUNTING: Final = (e.BallotsCounted, e.DecisionTaken, e.ModeratorAsked)


def plain(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The words alone: the controls of a real message would look for a match that there is not."""
    return tuple(block for block in blocks if isinstance(block, Text))


def ballot_code(cast: m.Cast) -> str:
    """The ballot in a custom id: "yes4", "gather"."""
    return f"{cast.ballot}{cast.power or ''}"


def _label(voice: Presenter, cast: m.Cast) -> str:
    return voice.say("ballot", kind=cast.ballot, power=cast.power)


def _wish(voice: Presenter, practice: Practice) -> str:
    side = council.wish(practice)
    return voice.common_text("learn-wish", side=voice.side(side))


def _worth(voice: Presenter, practice: Practice) -> str:
    """The role's resource clause before the vote and now."""
    then = practice.before.game.view(practice.before.state, VISITOR).own
    now = voice.view.own
    assert then is not None
    assert now is not None
    assert now.role is not None
    slots = {"before": then.points or 0, "now": now.points or 0}
    return voice.common_text("learn-worth", role=voice.role(now.role), **slots)


def _words_of_entry(voice: Presenter, one: Kept) -> Iterator[str]:
    for event in one.entry.events:
        if isinstance(event, e.DealOffered):
            yield describe_event(voice, event)
            yield from _terms(voice, event.deal)
        elif isinstance(event, e.DealConfirmed):
            yield markup.bold(describe_event(voice, event))


def _terms(voice: Presenter, deal: Deal) -> Iterator[str]:
    return (markup.bullet(deals.owes(voice, deal, seat)) for seat in deals.parties(deal))


def _offer_as_deal(practice: Practice, offer: m.OfferDeal) -> Deal:
    """The offer as a deal that is not made yet."""
    number = _phase(practice).phase
    return Deal("", VISITOR, offer.partner, offer.mine, offer.theirs, number, (VISITOR, offer.partner))


def _phase(practice: Practice) -> e.PhaseOpened:
    opened = (
        event
        for one in practice.log
        for event in one.entry.events
        if isinstance(event, e.PhaseOpened) and event.phase == 1
    )
    return next(opened)


def _next(words: Messages, step: str, label: str) -> Button:
    return Button(ids.LearnButtonId("go", step).pack(), words.say(label), "primary")


def _next_buttons(words: Messages, step: str) -> Buttons:
    return Buttons((_next(words, step, f"learn-to-{step}"),))


def _again_button(words: Messages) -> Button:
    return Button(ids.LearnButtonId("start").pack(), words.say("learn-again-button"))


STEPS: Final[dict[str, Callable[[Shared, Messages, Practice], tuple[Block, ...]]]] = {
    "read": _read,
    "seat": _seat,
    "deal": _deal,
    "vote": _vote,
    "count": _count,
}
