"""Which votes turned a reign, and why a book tells of them."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.tale.record import Reign, Vote
from bot.games.houses.tale.reigns import CLOSE

MOST: Final = 3
"""So many votes of a reign are told."""

REASONS: Final = ("moved", "alone", "close", "hair", "chair", "story", "broken", "bought", "ended")
"""The reasons to tell of a vote, the weightier the later."""


class Turned(Struct, frozen=True):
    """A vote with the reason that weighs most, and what its text names."""

    vote: Vote
    why: str
    slots: tuple[tuple[str, Any], ...] = ()

    @property
    def weight(self) -> tuple[int, int, int]:
        """By which the votes to be told are chosen, greatest first: reason, the realm's way, lateness."""
        return REASONS.index(self.why), distance(self.vote), self.vote.phase


def turning_votes(reign: Reign) -> tuple[Turned, ...]:
    """At most `MOST` votes of the reign, in the order in which they were held."""
    turned = (max(_reasons(reign, vote), key=lambda one: one.weight) for vote in reign.votes)
    most = sorted(turned, key=lambda one: one.weight, reverse=True)[:MOST]
    return tuple(sorted(most, key=lambda one: one.vote.phase))


def distance(vote: Vote) -> int:
    """By how much the vote moved all resources together."""
    return sum(abs(one.by) for one in vote.moved)


def _reasons(reign: Reign, vote: Vote) -> Iterator[Turned]:
    """Every reason to tell of this vote; `moved` holds for each."""
    yield Turned(vote, "moved")
    if reign.scores and reign.end != "death" and vote == reign.votes[-1]:
        yield Turned(vote, "ended")
    for sale in (one for one in reign.sales if one.vote == vote and one.has_turned):
        slots = ("house", sale.buyer), ("other", sale.seller), ("coins", sale.coins)
        yield Turned(vote, "bought", slots)
    for word in (one for one in reign.broken_words if one.vote == vote):
        yield Turned(vote, "broken", (("house", word.by), ("other", word.to)))
    # A line may have had several cards in the reign, and the last of them ended it.
    line = vote.opened.line
    if any(one.line == line for one in reign.ended):
        *_, last = (one for one in reign.votes if one.opened.line == line)
        if vote == last:
            yield Turned(vote, "story", (("line", line),))
    voters = vote.voters()
    # Where the sides were not level the chair had only to name the leader.
    if vote.more == vote.less and vote.by in ("moderator", "deal", "silence"):
        yield Turned(vote, "chair", (("house", vote.moderator),))
    if len(voters) > 1 and vote.more - vote.less <= 1:
        yield Turned(vote, "hair")
    elif len(voters) > 1 and vote.more - vote.less <= CLOSE:
        yield Turned(vote, "close")
    if len(voters) == 1:
        yield Turned(vote, "alone", (("house", voters[0]),))
