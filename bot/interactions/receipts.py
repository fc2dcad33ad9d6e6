"""What an interaction has left in the log, said to the person whose it was."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.languages import Language
from bot.logs import report_error
from bot.render import deeds
from bot.render.renderer import Recollecting, Scene
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.seating import OpenTable
from engine.match.live import LiveMatch
from engine.matches import Receipt

NOTED: Final = "noted"
"""The key under which an interaction keeps the words for what it has changed, where the log has none."""


@runtime_checkable
class Teller(Protocol):
    """A renderer that has words for the moves of its game."""

    def receipt_of_move(self, scene: Scene, entry: Entry, reader: Seat) -> str:
        """What a seat reads about the move it has just made."""


def note(interaction: Interaction, text: str = "") -> None:
    """Something is changed that the log does not name: should the answer fail, these words are what stands.

    Called without words in the moment after the change, before anything else may fail.
    """
    interaction.extras[NOTED] = text


async def receipt_lines(interaction: Interaction, receipt: Receipt) -> str:
    """A line for each thing that the asker did; of an earlier delivery as the match stood then.

    Who sends a draft once more hears first that it was sent already.
    """
    bot, user = interaction.client, interaction.user.id
    live = await bot.matches.live(receipt.match)
    await bot.user_names.meet(live.people)
    language, player = await bot.language_of(interaction, live), live.player(user)
    again = [bot.words(language).say("error-already-done")] if receipt.is_second_press else []
    mine = [entry for entry in receipt.entries if player is not None and entry.by == player]
    opened = any(isinstance(entry.action, OpenTable) for entry in mine)  # its settings stand in its post
    lines = [
        _line(live, entry, await _scene(bot, live, entry, language, receipt), user, bot.renderers)
        for entry in (mine[:1] if opened else mine)
    ]
    told = "\n".join(line for line in (*again, *lines) if line)
    return told or (bot.words(language).say(deeds.KEPT) if receipt.is_repeat else "")


async def stands(interaction: Interaction) -> str:
    """What this interaction has changed, for whoever must say so in place of its answer; empty for nothing.

    StoreError where the log does not say.
    """
    noted = interaction.extras.get(NOTED)
    if noted:
        return str(noted)
    receipt = await interaction.client.matches.earlier_result(interaction.id)
    if receipt is None and noted is None:
        return ""
    told = "" if receipt is None else await _receipt_text(interaction, receipt)
    return told or interaction.client.words(await interaction.client.language_of(interaction)).say(deeds.KEPT)


async def _receipt_text(interaction: Interaction, receipt: Receipt) -> str:
    """The receipt in words; none where its own words are what is broken."""
    try:
        return await receipt_lines(interaction, receipt)
    except Exception as error:
        report_error("deed_unsaid", error, match=receipt.match)
        return ""


async def _scene(bot: Khandan, live: LiveMatch, entry: Entry, language: Language, receipt: Receipt) -> Scene:
    """As the match stands; of an earlier delivery as it stood then. With what was before, if that is told."""
    renderer = bot.renderers[live.match.game]
    back = isinstance(renderer, Recollecting) and renderer.recollects(entry)
    if not (receipt.is_repeat or back):
        return bot.scene(live, language)
    then = await bot.posting.folding.after(receipt.match, entry.seq)
    scene = bot.scene(live, language, then.match_state if receipt.is_repeat else None)
    if then.before is None or then.before.state is None:
        return scene
    return replace(scene, was=bot.scene(live, language, then.before).cut_for)


def _line(live: LiveMatch, entry: Entry, scene: Scene, user: int, renderers: Mapping[str, object]) -> str:
    if entry.seat is None:
        return deeds.at_table(scene.words, scene.match, scene.game.name, entry, live.seat(user))
    renderer = renderers[live.match.game]
    if not isinstance(renderer, Teller):
        return scene.words.say(deeds.KEPT)
    return renderer.receipt_of_move(scene, entry, entry.seat)
