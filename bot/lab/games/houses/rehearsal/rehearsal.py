"""The rehearsal of Houses as the command asks for it: a campaign at a stretch, or a generation over days."""

from pathlib import Path
from typing import Any, Final, get_args

from bot.lab.games.houses.rehearsal.days.show import rehearse_days
from bot.lab.games.houses.rehearsal.play import Ended, Pause, Plan, rehearse
from bot.lab.rehearsal.types import Asked, Had, Making, Print
from bot.sandbox.stopwatch import Clock
from bot.terminal.words import Tell

GENERATIONS, OF_DAYS = 3, 1
"""At most so many are played, unless the command names a number."""

ALL: Final[tuple[Pause, ...]] = get_args(Pause)


def pauses(days: bool) -> tuple[Pause, ...]:
    """Over days nobody sees to it that there is a tie, so none can be waited for."""
    return tuple(one for one in ALL if not (days and one == "tie"))


async def rehearse_campaign(
    asked: Asked, making: Making, folder: Path, print_: Print, tell: Tell, clock: Clock
) -> Had:
    """The campaign that was asked for. Raises Spoiled."""
    most = asked.length or (OF_DAYS if asked.days else GENERATIONS)
    restarts = tuple(one for one in pauses(asked.days) if one in asked.restarts)
    plan = Plan(asked.seed, most, asked.language, restarts)
    if asked.days:
        return _had("rehearse-days-done", await rehearse_days(making, plan, folder, print_, tell, clock))

    def tell_pause(pause: Pause) -> None:
        tell("rehearse-restart", pause=pause)

    return _had("rehearse-done", await rehearse(making, plan, folder, print_, tell_pause, clock))


def _had(code: str, ended: Ended) -> Had:
    counts: Any = ended.counts
    return Had(code, {name: getattr(counts, name) for name in counts.__struct_fields__}, ended.slowest)
