"""Hired apprentices: what they can do, by kind, and what gives somebody something (AW-APP)."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from engine.games.architects.facts import CREW, TABLE
from engine.games.architects.goods import give
from engine.games.architects.kinds import Discount, ExtraAction, Gains, Softened, Spotless
from engine.games.architects.names import Apprentice, Skill, Trigger
from engine.games.architects.powers import Hirer
from engine.games.architects.state import Player, power
from engine.games.architects.telling import Told
from engine.kernel.seats import Seat

K = TypeVar("K")


def abilities(player: Player, kind: type[K]) -> Iterator[K]:
    """What a player's apprentices of this kind can do, each for itself (AW-APP-2)."""
    yield from abilities_of(player.crew, kind)


def abilities_of(crew: Iterable[Apprentice], kind: type[K]) -> Iterator[K]:
    """What those of these apprentices can do that are of this kind."""
    for card in crew:
        ability = CREW[card].ability
        if isinstance(ability, kind):
            yield ability


def apply_helpers(
    told: Told, seat: Seat, trigger: Trigger, crew: tuple[Apprentice, ...] | None = None
) -> Told:
    """Each apprentice that gives something at this action does so (AW-APP-7); `crew` in place of its own."""
    for ability in abilities_of(told.player(seat).crew if crew is None else crew, Gains):
        if ability.at == trigger:
            told = give(told, seat, tuple(ability.gain.items()))
    return told


def discount(player: Player, trigger: Trigger) -> int:
    """Silver saved at an action (AW-APP-8)."""
    return sum(one.amount for one in abilities(player, Discount) if one.at == trigger)


def virtue_kept(player: Player, trigger: Trigger) -> int:
    """Virtue that is not lost at an action (AW-APP-8)."""
    return sum(one.amount for one in abilities(player, Softened) if one.at == trigger)


def spotless(player: Player, trigger: Trigger) -> bool:
    """Whether no virtue is lost at an action (AW-APP-8)."""
    return any(one.at == trigger for one in abilities(player, Spotless))


def more_actions(player: Player, trigger: Trigger) -> int:
    """Actions beyond the number of workers."""
    return sum(one.amount for one in abilities(player, ExtraAction) if one.at == trigger)


def count_skill(player: Player, skill: Skill) -> int:
    """How many apprentices have the skill (AW-APP-4)."""
    return sum([skill in CREW[card].skills for card in player.crew])


def limit(player: Player) -> int:
    """How many apprentices may stay (AW-APP-1, AW-CHAR-8)."""
    own = power(player)
    return own.limit if isinstance(own, Hirer) else TABLE.apprentices


def is_crew_full(player: Player) -> bool:
    """Whether another apprentice must go before one is hired."""
    return len(player.crew) >= limit(player)


def room(player: Player, discard: Apprentice | None) -> bool:
    """Whether this hire's discard is as it must be: one's own where it is needed, none elsewhere."""
    return discard in player.crew if is_crew_full(player) else discard is None
