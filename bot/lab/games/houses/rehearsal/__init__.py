"""How people who know the rules rehearse Houses: a campaign at a stretch, or a generation over days.

`play` is the campaign, `days` the same with people who sleep and stay away; `rehearsal` chooses.
"""

from typing import Final

from bot.lab.games.houses.rehearsal.rehearsal import pauses, rehearse_campaign
from bot.lab.rehearsal.types import Rehearsal

REHEARSAL: Final = Rehearsal(pauses, rehearse_campaign)
