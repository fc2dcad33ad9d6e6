"""What an interaction has left in the log, said to the person whose it was.

Two things ask for this: the answer to a move that worked (`receipt_lines`), and whoever must say what is kept
although the answer failed or the interaction was delivered again (`changes_in_words`). Most changes are
entries of a match's log, found by the interaction's id. Some are not (a setting, a match that moved): these
are noted on the interaction itself (`note`).
"""

from typing import Final

from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.interactions.answering import Tell
from bot.languages import Language
from bot.logs import report_error
from bot.render import deeds
from bot.render.renderer import HasComparisons, Scene
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
        """The text that a seat reads about the move it has just made."""


def note(interaction: Interaction, text: str = "") -> None:
    """Note that something is changed that the log does not name; `text` says it, should the answer fail.

    Called without words in the moment after the change, before anything else may fail.
    """
    interaction.extras[NOTED] = text


async def tell_change(interaction: Interaction, code: str, tell: Tell) -> None:
    """Say what the asker has just changed for themselves, by the text of this code, as `tell` says it."""
    # Noted as done before its words are: even where no language can be read, no text may deny it.
    note(interaction)
    language = await interaction.client.language_of(interaction)
    text = interaction.client.words(language).say(code)
    note(interaction, text)
    await tell(interaction, text, language)


async def changes_in_words(interaction: Interaction) -> str:
    """The changes that an interaction has made, in words; "" for none. StoreError: the log can't be read."""
    noted = interaction.extras.get(NOTED)
    if noted:
        return str(noted)
    receipt = await interaction.client.matches.earlier_result(interaction.id)
    if receipt is None and noted is None:
        return ""
    text = ""
    if receipt is not None:
        try:
            text = await receipt_lines(interaction, receipt)
        except Exception as error:  # the words may be the very thing that is broken
            report_error("deed_unsaid", error, match=receipt.match)
    language = await interaction.client.language_of(interaction)
    return text or interaction.client.words(language).say(deeds.KEPT)


async def receipt_lines(interaction: Interaction, receipt: Receipt) -> str:
    """A line for each thing that the asker did, as the match stands; of an earlier delivery as it stood then.

    Who sends a draft once more hears first that it was sent already.
    """
    bot, user = interaction.client, interaction.user.id
    live = await bot.matches.live(receipt.match)
    await bot.user_names.meet(live.users)
    language, player = await bot.language_of(interaction, live), live.player_of(user)
    words, renderer = bot.words(language), bot.parts.renderers[live.match.game]
    lines = [words.say("error-already-done")] if receipt.is_second_press else []
    mine = [entry for entry in receipt.entries if player is not None and entry.by == player]
    if any(isinstance(entry.action, OpenTable) for entry in mine):
        mine = mine[:1]  # the settings that came with it stand in its post
    for entry in mine:
        scene = await _scene(bot, live, entry, language, receipt)
        if entry.seat is None:
            lines.append(deeds.at_table(scene.words, scene.match, scene.game.name, entry, live.seat(user)))
        elif isinstance(renderer, Teller):
            lines.append(renderer.receipt_of_move(scene, entry, entry.seat))
        else:
            lines.append(scene.words.say(deeds.KEPT))
    text = "\n".join(line for line in lines if line)
    return text or (words.say(deeds.KEPT) if receipt.is_repeat else "")


async def _scene(bot: Khandan, live: LiveMatch, entry: Entry, language: Language, receipt: Receipt) -> Scene:
    """The match for a line about this entry: as it stands, or as it stood then for an earlier delivery.

    With what was before the entry (`was`) where the game tells the entry by that.
    """
    renderer = bot.parts.renderers[live.match.game]
    is_compared = isinstance(renderer, HasComparisons) and renderer.has_comparison(entry)
    if not (receipt.is_repeat or is_compared):
        return bot.scene(live, language)
    then = await bot.posting.match_history.after(receipt.match, entry.seq)
    scene = bot.scene(live, language, then.match_state if receipt.is_repeat else None)
    if then.before is None or then.before.state is None:
        return scene
    return replace(scene, was=bot.scene(live, language, then.before).cut_for)
