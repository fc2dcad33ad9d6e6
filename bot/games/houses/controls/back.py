"""The button under a private page that leads to one's seat, from where the page was opened."""

from bot.controls import ids
from bot.games.houses.presenter import Presenter
from bot.render.panel import Button


def back(voice: Presenter) -> Button:
    """To the seat's own page."""
    return Button(ids.SeatPanelId(voice.scene.match).pack(), voice.say("button-back"))
