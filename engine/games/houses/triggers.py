"""What a perk's trigger speaks of (chapter 11): read by the rules and by whoever weighs a perk."""

from engine.games.houses.content import Trigger
from engine.games.houses.names import Resource, Sign


def speaks_of(what: Trigger, resource: Resource | None, sign: Sign | None) -> bool:
    """Whether the trigger speaks of this historical event; story events have no sign and match none."""
    if what.signed is None or sign is None:
        return False
    return what.signed in ("any", sign) and what.resource in (None, resource)
