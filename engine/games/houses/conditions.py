"""Conditions of proposals and outcomes, and the houses that a card names because of one (HO-R16, HO-R17).

A condition speaks of what everybody knows: the realm, what is remembered, who holds which office, who reigns,
where the stories stand, and a word that was broken before the council. So do the names: each is read off the
history, and stands in the event that opens the phase or draws the outcome.
"""

from typing import Final

from engine.games.houses.content import Limit, When
from engine.games.houses.names import RESOURCES, BoundName
from engine.games.houses.state import Remembered, State
from engine.kernel.seats import Seat

ALWAYS: Final = When()

SPOTS: Final = {resource: spot for spot, resource in enumerate(RESOURCES)}
"""Where each resource stands among the tracks: every card on the pile is asked for its limits."""

RECENT: Final = 1
"""HO-R17: a broken word is spoken of in its own generation and in so many after it."""


def is_met(state: State, when: When, number: int = 0) -> bool:
    """Whether every part of a condition holds; holders are those of the phase's opening (HO-R16).

    `number` is the phase that is about to open; without it the open one is meant.
    """
    if when == ALWAYS:
        return True
    if not is_within(state, when.limits):
        return False
    for name in when.remembered:
        if newest_remembered(state, (name,)) is None:
            return False
    if when.king is not None and state.king != when.king:
        return False
    if when.ledger and not is_word_recent(state):
        return False
    if when.phases is not None:
        least, most = when.phases
        if not least <= (number or state.open_phase.number) <= most:
            return False
    holders = [_holder(state, office) for office in when.apart]
    if None in holders or len(set(holders)) < len(holders):
        return False
    leader, moderator = state.leader, state.moderator
    if state.phase is not None:
        leader, moderator = state.phase.leader, state.phase.moderator
    wanted = {"leader": (leader,), "moderator": (moderator,), "anyone": state.seats}
    for held in when.held:
        if not any(held.office in state.characters[seat].offices for seat in wanted[held.by]):
            return False
    return all(
        any(one.line == part.line and one.newest_card in part.cards for one in state.lines)
        for part in when.newest
    )


def is_within(state: State, limits: tuple[Limit, ...]) -> bool:
    """Whether each of these resources stands within its bounds."""
    tracks = state.tracks
    return all(one.least <= tracks[SPOTS[one.resource]].value <= one.most for one in limits)


def newest_remembered(state: State, names: tuple[str, ...]) -> Remembered | None:
    """The newest remembered event of these cards, answers or outcomes; its mark begins with their name."""
    beginnings = tuple([f"{name}." for name in names])
    for one in reversed(state.history):
        if one.card in names or one.mark.startswith(beginnings):
            return one
    return None


def is_word_recent(state: State) -> bool:
    """HO-R17: whether the newest broken word is of this generation or the last."""
    return state.broken is not None and state.broken.generation + RECENT >= state.generation


def names_by(state: State, when: When) -> tuple[tuple[BoundName, Seat], ...]:
    """The houses that a text with this condition may name, where the condition is met.

    None in campaigns of versions 1 to 4, whose events say none: they verify as they were played.
    """
    if state.ruling.draw != "ripe":
        return ()
    named: list[tuple[BoundName, Seat]] = []
    once = newest_remembered(state, when.remembered)
    if once is not None:
        named.append(("once", once.seat))
    if when.ledger and state.broken is not None:
        named += [("breaker", state.broken.by), ("wronged", state.broken.to_whom)]
    return tuple(named)


def _holder(state: State, office: str) -> Seat | None:
    """Who holds the office, or None while it is vacant."""
    found = (seat for seat, character in enumerate(state.characters) if office in character.offices)
    return next(found, None)
