"""What a seat saw of the draft, in words: over weeks a player would forget it (HO-4.2)."""

from collections.abc import Iterator

from bot.games.houses.presenter import Presenter
from engine.games.houses.drafted import Drafted
from engine.games.houses.view import Own


def lines(voice: Presenter, own: Own) -> Iterator[str]:
    """What it chose from, and what follows of the others; nothing before it has chosen."""
    seen = own.drafted
    if seen is None or own.role is None:
        return
    if seen.removed:
        yield voice.say("why-removed", role=voice.role(seen.removed))
    if not seen.left:
        yield voice.say("why-given")
        return
    yield voice.say("why-drafted", roles=voice.listing([voice.role(role) for role in seen.left]))
    yield from _others(voice, own, seen)


def _others(voice: Presenter, own: Own, seen: Drafted) -> Iterator[str]:
    """Who chose later holds one of the rest; who chose earlier, none of all that was left."""
    place = seen.order.index(own.seat)
    before, after = seen.order[:place], seen.order[place + 1 :]
    if seen.handed:
        yield voice.say("why-handed", role=voice.role(seen.handed), house=voice.house(after[0]))
        after = after[1:]
    if after:
        yield voice.say("why-after", houses=voice.houses(after))
    if before:
        yield voice.say("why-before", houses=voice.houses(before))
