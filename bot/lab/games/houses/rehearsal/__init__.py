"""How people who know the rules rehearse Houses: a campaign at a stretch (`play`), or over days (`days`).

`people` has what both do at Discord to make a move. Over days (`days`, `scenes`) people sleep, one never
comes back, and what happens at a table beside its moves happens once each. Begin with `play`.
"""

from typing import Final, get_args

from bot.lab.games.houses.rehearsal import days, play
from bot.lab.rehearsal.stage import Rehearsal


def pauses(over_days: bool) -> tuple[str, ...]:
    """The moments of a restart: over days nobody sees to a tie, so that none can be waited for."""
    return tuple(one for one in get_args(play.Pause) if not (over_days and one == "tie"))


REHEARSAL: Final = Rehearsal(pauses, play.rehearse, days.rehearse)
