"""The book of a match, handed to the asker alone as two files: a page for a browser, sheets for paper.

Of a match that is over everybody gets the same book. While it goes on only who sits there gets one, with what
their own seat may know. It is in the asker's language, and is made anew each time: nothing of it is kept.
"""

from typing import Final

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import answer, with_defer
from bot.interactions.finding import match_to_read
from bot.render.panel import Block, Download, Panel, Text
from bot.ui.control import answer_control
from bot.ui.generic.renderer import PluginRenderer
from engine.kernel.refused import Refused, no
from engine.kernel.table.seeds import epochs_of

NAME: Final = "khandan-{match}.{ending}"


async def setup(bot: Khandan) -> None:
    """Answer the button of every match that is over."""
    answer_control(bot, ids.BookButtonId, lambda interaction, id: show_book(interaction, id.match))


async def show_book(interaction: Interaction, match: int | None) -> None:
    """Hand out the book. Refused with no_book, not_started, book_not_over, or as the finder refuses."""
    bot, live = interaction.client, await match_to_read(interaction, match)
    renderer = bot.parts.renderers[live.match.game]
    if not isinstance(renderer, PluginRenderer) or not renderer.has_book:
        raise Refused(no("no_book"))
    if live.match_state.state is None:
        raise Refused(no("not_started"))
    is_over = live.table.status == "over"
    reader = None if is_over else live.seat(interaction.user.id)
    if reader is None and not is_over:
        raise Refused(no("book_not_over"))
    scene = bot.scene(live, await bot.language_of(interaction, live))

    async def make() -> tuple[Block, ...]:
        kept = await bot.history.of(live.match.id)
        log = await bot.matches.entries(live.match.id)
        epochs = epochs_of(event for entry in log for event in entry.events)
        made = renderer.book(scene, reader, kept.notes, epochs)
        # Without its sheets, where nothing is typeset, the page stands alone: it prints well, too.
        sheets = await bot.gallery.typeset(made.template, made.facts)
        files = {"html": made.html, **({} if sheets is None else {"pdf": sheets})}
        return tuple(
            Download(NAME.format(match=live.match.id, ending=ending), body) for ending, body in files.items()
        )

    files = await with_defer(interaction, make())
    said = scene.words.say("book-ready" if is_over else "book-ready-own")
    await answer(interaction, Panel(None, (Text(said), *files), scene.words.language))
