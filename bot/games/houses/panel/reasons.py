"""A reason beside each number of a newcomer's panel, where they meet it first."""

from collections.abc import Iterator

from bot.games.houses.panel import why
from bot.games.houses.panel.reckoning import reckoned
from bot.games.houses.voice import Voice
from bot.render import markup

STAGES = ("draft", "vote", "decide")


def reasons(voice: Voice) -> str:
    """Of points, coins, power, offices and stability, to the end of a campaign's first phase; else ""."""
    return "\n".join(markup.small(line) for line in _lines(voice))


def _lines(voice: Voice) -> Iterator[str]:
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
