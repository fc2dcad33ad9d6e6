"""A reason beside each number of a newcomer's panel, where they meet it first."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.houses.panel import why
from bot.games.houses.panel.reckoning import reckon
from bot.games.houses.picture import hand
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Panel, Rule, Text
from engine.games.houses.names import RoleName
from engine.games.houses.role_points import GOALS

STAGES = ("draft", "vote", "decide")


def with_reasons(voice: Presenter, panel: Panel) -> Panel:
    """The panel with reasons under what it holds in words, and within its picture of that."""
    said = tuple(reasons(voice))
    if not said:
        return panel
    held = panel.blocks.index(Rule()) + 2  # under the rule stands what the house holds
    told = Text("\n".join(map(markup.small, said)))
    blocks = (*panel.blocks[:held], told, *panel.blocks[held:])
    return replace(panel, blocks=blocks, pictured=hand.with_reasons_in_picture(voice, panel.pictured, said))


def reasons(voice: Presenter) -> Iterator[str]:
    """Of points, coins, power and offices, to the end of a campaign's first phase; else none."""
    own, phase = voice.view.own, voice.view.phase
    if own is None or voice.view.generation != 1 or voice.view.stage not in STAGES:
        return
    if phase is not None and phase.number != 1:
        return
    now = reckon(voice.view, own)
    if own.role is not None and now.resources is not None:
        yield _resources(voice, own.role, now.resources)
    yield voice.say("reason-coins")
    yield voice.say("reason-power")
    yield from (why.office_reason(voice, office, n) for office, n in now.offices)


def _resources(voice: Presenter, role: RoleName, points: int) -> str:
    """HO-4.3, shorter than the leaf "why?": the picture frames what the role wants."""
    ranges, values = GOALS[role].ranges, [track.value for track in voice.view.tracks]
    inside = sum(any(least <= value <= most for least, most in ranges) for value in values)
    code = "reason-spread" if not ranges else "reason-role-two" if GOALS[role].points[0] else "reason-role"
    return voice.say(code, n=points, count=inside)
