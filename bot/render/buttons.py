"""Buttons that stand under more than one kind of message."""

from bot.controls import ids
from bot.render.panel import Button
from bot.render.renderer import Scene


def panel_button(scene: Scene) -> Button:
    """Opens the presser's own private panel."""
    return Button(ids.SeatPanelId(scene.match).pack(), scene.words.say("button-open"), "primary")
