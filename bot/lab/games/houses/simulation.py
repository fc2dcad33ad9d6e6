"""What is counted of campaigns of Houses, and the bounds within which a balanced game should lie.

`figures` reads one campaign's log and yields every figure by which roles and content are judged. A `win` is a
row of ones and noughts, so that its mean is the share of the times in which it could be won. `findings` holds
the figures of many campaigns against bounds; docs/balance.md says where these come from.
"""

from collections import Counter as Counts
from collections.abc import Callable, Iterator, Mapping
from math import inf
from pathlib import Path
from typing import Any, Final

from bot.games.houses import content
from bot.games.houses.content import Book
from bot.lab.simulation.counters import Figure, Finding, Simulation, Tally
from bot.render.i18n import Messages
from engine.game_versions import Source
from engine.games.houses import events as e
from engine.games.houses.names import SIDES
from engine.games.houses.reading.texts import wording
from engine.games.houses.state import State
from engine.record.making import Played

CLOSE: Final = 2
"""A vote is close where so much power, or less, lies between the sides."""

MANY: Final = 3
"""So many votes make a full first phase, of five houses."""

LOVED: Final = 0.25
"""The less loved answer of a dilemma wins at least so often ..."""

DILEMMAS: Final = 0.90
"""... in so large a part of the dilemmas."""

ASKED: Final = 30
"""A dilemma that was asked less often tells nothing."""

FALLS: Final = {"death": (0.40, 0.60), "deposition": (0.15, 0.35), "flight": (0.15, 0.35)}
VOTING: Final[Mapping[str, Mapping[str, tuple[float, float]]]] = {
    "company": {
        "ballot_votes": (0.60, 0.85),
        "phase_silent": (0.0, 0.02),
        "phase_sides": (0.60, 1.0),
        "phase_first": (0.90, 1.0),
        "phase_close": (0.20, 0.45),
    },
    "prudent": {
        "ballot_votes": (0.40, 1.0),
        "phase_silent": (0.0, 0.10),
        "phase_sides": (0.35, 1.0),
        "phase_first": (0.50, 1.0),
        "phase_close": (0.20, 0.45),
    },
}
"""A council that votes, by the stewards who hold all its seats."""

VOTES: Final = {
    "ballot_votes": "turnout",
    "phase_silent": "silent",
    "phase_sides": "sides",
    "phase_first": "first",
    "phase_close": "close",
}
"""What the figures of a vote are called in the report."""

DEALS: Final = {"company": 3.0, "prudent": 2.0}
"""Deals confirmed in a generation, at least."""

FAIR_LEGACY: Final = 1.3
"""A legacy may win so many times its fair share."""


def figures(made: Played, kind: Callable[[int], str]) -> Iterator[Figure]:
    """All figures of a campaign; `kind` gives the steward of a seat."""
    happened = [event for entry in made.log for event in entry.events]
    offices: tuple[tuple[str, ...], ...] = ()
    phases = generations = 0
    card = ""
    for event in happened:
        match event:
            # How often each dilemma is answered with yes, and what was in the purses.
            case e.PhaseOpened():
                card = event.card
            case e.DecisionTaken():
                yield "answer_yes", card, float(event.side == "yes")
            case e.GenerationOpened():
                yield from (("coins", "", coins) for coins in event.coins)
                yield from (("power", "", power) for power in event.power)
            case e.DealConfirmed():
                yield "deals", "", 1
            case e.StoryEnded():
                yield "story_unity", event.line, float(event.end == "unity")
            # Each generation's end and its characters: by role, office, seat and steward (chapter 10).
            case e.OfficesDealt():
                offices = event.offices
            case e.PhaseClosed():
                phases = event.phase
            case e.GenerationScored():
                generations += 1
                yield "falls", event.end, 1
                yield "phases", "", phases
                for score in event.scores:
                    won = float(score.place == 1)
                    yield "roles", score.role, score.total
                    yield "stewards", kind(score.seat), score.total
                    yield "role_win", score.role, won
                    yield "steward_win", kind(score.seat), won
                    yield "generation_win", str(score.seat + 1), won
                    yield from (("office_win", office, won) for office in offices[score.seat])
    if generations:
        yield "generations", str(generations), 1
    yield from voting_figures(happened, kind)

    # HO-R05: the campaign's end, and who won it, by seat and by legacy; a shared first place is shared out.
    state: State | None = made.match_state.state
    ended = next((one for one in happened if isinstance(one, e.CampaignEnded)), None)
    if state is not None and ended is not None:
        yield from (("campaign", end, float(ended.why == end)) for end in ("unity", "division"))
        winners = Counts(dict.fromkeys(ended.places[0], 1 / len(ended.places[0])))
        for seat, house in enumerate(state.houses):
            yield "seat_win", str(seat + 1), float(winners[seat])
            yield "legacy_win", house.legacy, float(winners[seat])
            yield "prestige", "", house.prestige
            yield "crown", "", house.crown


def voting_figures(happened: list[Any], kind: Callable[[int], str]) -> Iterator[Figure]:
    """Figures of every phase that was counted (HO-6.6), in the order of the log."""
    is_first, offered = False, set[int]()
    for event in happened:
        match event:
            case e.PhaseOpened():
                is_first, offered = event.phase == 1, set()
            case e.DealOffered():
                offered.add(event.deal.partner)
            case e.BallotsCounted():
                votes = [ballot is not None and ballot.kind in SIDES for ballot in event.ballots]
                for seat, voted in enumerate(votes):
                    yield "ballot_votes", kind(seat), float(voted)
                yield "phase_silent", "", float(not any(votes))
                yield "phase_sides", "", float(event.yes > 0 and event.no > 0)
                if is_first:
                    yield "phase_first", "", float(sum(votes) >= MANY)
                if any(votes):
                    margin = abs(event.yes - event.no)
                    yield "phase_close", "", float(margin <= CLOSE)
                    yield "margin", str(margin), 1.0
                for seat in range(len(votes)):
                    yield "phase_offered", kind(seat), float(seat in offered)


def findings(tally: Tally, seats: int) -> tuple[Finding, ...]:
    """Every share that has bounds, in the order of the report."""
    return tuple(_findings(tally, seats))


def _findings(tally: Tally, seats: int) -> Iterator[Finding]:
    # Turnout, sides, margins and deals, where all seats have one kind of steward.
    kinds = [name for name, _ in tally.rows("ballot_votes")]
    bounds = VOTING.get(kinds[0], {}) if len(kinds) == 1 else {}
    for group, (least, most) in bounds.items():
        share = next((row.mean for _, row in tally.rows(group)), 0.0)
        yield Finding("voting", VOTES[group], share, least, most)
    if bounds:
        deals = tally.row("deals").count / (tally.row("phases").count or 1)
        yield Finding("deals", "", deals, DEALS[kinds[0]], inf, plain=True)

    # A secret role wins a generation in which somebody holds it; a seat wins as often as another.
    for group, least, most in (
        ("role_win", 0.16, 0.24),
        ("generation_win", 0.0, 0.22),
        ("seat_win", 0.0, 0.22),
    ):
        yield from (Finding(group, name, row.mean, least, most) for name, row in tally.rows(group))

    falls = dict(tally.counts_of("falls"))
    for name, (least, most) in FALLS.items():
        yield Finding("falls", name, falls.get(name, 0) / (sum(falls.values()) or 1), least, most)

    # The share of dilemmas whose less loved answer wins often enough, once one was asked often enough.
    asked = [row for _, row in tally.rows("answer_yes") if row.count >= ASKED]
    if asked:
        is_open = [LOVED <= row.mean <= 1 - LOVED for row in asked]
        yield Finding("answers", "", sum(is_open) / len(asked), DILEMMAS, 1.0)

    for end in ("unity", "division"):
        yield Finding("campaign", end, tally.row("campaign", end).mean, 0.35, 0.65)
    for name, row in tally.rows("legacy_win"):
        yield Finding("legacy_win", name, row.mean * seats, 0.0, FAIR_LEGACY, plain=True)


def source(folder: Path | None) -> Source:
    """The content of this folder, or the program's. ContentBroken, Unfit."""
    return content.source(folder or content.CONTENT)


def names(words: Messages, book: Book | None) -> dict[str, str]:
    """The legacies of this content."""
    if book is None:
        return {}
    told = ((one.id, f"legacy.{one.id}.name") for one in book.content.legacies)
    return {legacy: wording(book.texts, key, words.language) for legacy, key in told}


SIMULATION: Final = Simulation(figures, findings, source, names)
