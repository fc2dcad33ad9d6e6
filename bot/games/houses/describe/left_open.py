"""A count that the moderator is to decide (HO-R21): of a steward it is told with the decision."""

from typing import Any

from bot.games.houses.picture.count import count_behind_decision
from bot.games.houses.presenter import Presenter
from engine.games.houses import events as e

Events = tuple[Any, ...]


def count_before(voice: Presenter, happened: Events) -> Events:
    """The count that a steward's decision among these is about, as nobody has read it yet; () for none."""
    taken = next((event for event in happened if isinstance(event, e.DecisionTaken)), None)
    counted = any(isinstance(event, e.BallotsCounted) for event in happened)
    moderator = voice.moderator(happened)
    if taken is None or counted or voice.scene.table.chairs[moderator].player is not None:
        return ()
    found = count_behind_decision(voice, happened)
    return () if found is None else (found,)
