"""A round's placements written beforehand, as sealed orders."""

from typing import Final

from bot.games.rokugan.controls import name
from bot.ui.plugin import Planning
from engine.games.rokugan.orders import ask, following, moment, number

PLANNING: Final = Planning(moment, following, ask, number, name)
