"""What became of somebody's offers since they last opened their panel: it stands on top until they have."""

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.languages import Language
from bot.render.panel import Panel, Rule, Text
from bot.render.renderer import HasFates
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch

MOST = 5
"""So many of them stand on a panel, the newest; the chronicle and private messages have all."""


async def with_news(interaction: Interaction, live: LiveMatch, seat: Seat, panel: Panel) -> Panel:
    """The panel with the news on top, which are read now. A restart forgets what was read."""
    bot, user = interaction.client, interaction.user.id
    told = await news(bot, live, user, seat, await bot.language_of(interaction, live))
    bot.read[live.match.id, user] = live.match_state.seq - 1
    return with_notices(panel, told)


async def news(bot: Khandan, live: LiveMatch, user: int, seat: Seat, language: Language) -> tuple[str, ...]:
    """What has come since; nothing for somebody who has opened none so far."""
    renderer, last = bot.renderers[live.match.game], bot.read.get((live.match.id, user))
    if (
        last is None
        or last + 1 >= live.match_state.seq
        or not (isinstance(renderer, HasFates) and renderer.has_fates)
    ):
        return ()
    entries = await bot.matches.entries(live.match.id, last)
    found = [entry for entry in entries if renderer.has_fate(entry, seat)]
    return tuple([await _notice_text(bot, live, renderer, entry, seat, language) for entry in found[-MOST:]])


def with_notices(panel: Panel, told: tuple[str, ...]) -> Panel:
    """The panel under these lines."""
    if not told:
        return panel
    top = (Text("\n".join(told)), Rule())
    drawn = (*top, *panel.pictured) if panel.pictured else ()
    return Panel(panel.accent, (*top, *panel.blocks), panel.language, drawn)


async def _notice_text(
    bot: Khandan, live: LiveMatch, renderer: HasFates, entry: Entry, seat: Seat, language: Language
) -> str:
    then = await bot.posting.match_history.after(live.match.id, entry.seq)
    scene = bot.scene(live, language, then.match_state)
    if then.before is not None and then.before.state is not None:
        scene = replace(scene, was=bot.scene(live, language, then.before).cut_for)
    return renderer.fate(scene, entry, seat, bot.scene(live, language))
