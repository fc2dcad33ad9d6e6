"""The practice of a visitor: a private panel, changed in place; without a match, in direct messages too."""

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.games.houses.practice import council
from bot.games.houses.practice import page as render
from bot.games.houses.practice.council import Practice
from bot.interactions.answering import show_privately
from bot.ui.control import answer_control
from bot.ui.generic.renderer import Shared
from engine.kernel.refused import Refused, no


async def setup(bot: Khandan) -> None:
    """Answer the controls of every practice."""
    answer_control(bot, ids.LearnButtonId, lambda interaction, id: go_on(interaction, id.step, id.choice))


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
        await show_privately(interaction, render.practice_gone(bot.words(await bot.language_of(interaction))))
    else:
        await keep(interaction, _at_step(now, step, choice))


async def keep(interaction: Interaction, practice: Practice) -> None:
    """Show the practice, and go on from there once it is shown."""
    bot = interaction.client
    renderer, language = _renderer(bot), await bot.language_of(interaction)
    await show_privately(interaction, render.panel(renderer, bot.words(language), practice))
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
            cast = next((one for one in council.ballots(now) if render.ballot_code(one) == choice), None)
            return now if cast is None else council.cast_and_finish(now, cast)
    return now


def _renderer(bot: Khandan) -> Shared:
    found = bot.renderers.get("houses")
    if not isinstance(found, Shared):
        raise Refused(no("not_now"))
    return found
