"""A reason beside each number of a newcomer's panel, where they meet it first."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.houses.panel import why
from bot.games.houses.panel.reckoning import reckoned
from bot.games.houses.picture import hand
from bot.games.houses.voice import Voice
from bot.render import markup
from bot.render.panel import Panel, Text

STAGES = ("draft", "vote", "decide")


def explained(voice: Voice, panel: Panel) -> Panel:
    """The panel with reasons under what it holds in words, and within its picture of that."""
    said = tuple(reasons(voice))
    if not said:
        return panel
    held = [spot for spot, one in enumerate(panel.blocks) if isinstance(one, Text)][-1] + 1
    told = Text("\n".join(map(markup.small, said)))
    blocks = (*panel.blocks[:held], told, *panel.blocks[held:])
    return replace(panel, blocks=blocks, pictured=hand.explained(voice, panel.pictured, said))


def reasons(voice: Voice) -> Iterator[str]:
    """Of points, coins, power, offices and stability, to the end of a campaign's first phase; else none."""
    own, phase = voice.view.own, voice.view.phase
    if own is None or voice.view.generation != 1 or voice.view.stage not in STAGES:
        return
    if phase is not None and phase.number != 1:
        return
    now = reckoned(voice.view, own)
    if own.role is not None and now.resources is not None:
        yield why.resources(voice, own.role, now.resources)
    yield voice.say("reason-coins")
    yield voice.say("reason-power")
    yield from (why.office_reason(voice, office, n) for office, n in now.offices)
    yield voice.say("reason-stability", n=voice.view.stability)
    yield voice.say("reason-scores")
