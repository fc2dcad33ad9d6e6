"""What the table reads: every ballot, every clause, the king's line, and nothing that is not yet public."""

import re

from msgspec.structs import replace

from bot.games.houses import phase_post
from bot.render.panel import Buttons, Panel, Text
from bot.render.renderer import Standing
from bot.render.targets import SECOND, TABLE, to_seat
from engine import playout
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.names import RESOURCES
from engine.games.houses.reading import keys_of, wording
from engine.kernel.moves import Expire
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from engine.store import Target
from tests.bot.games.houses.houses_matches import Moment, campaign, content, renderer, scene

SEEDS = (6, 7, 8)
"""In so many campaigns each thing that is asked for happens, whatever cards are drawn."""

MARKS = re.compile("[\u2060\u2066-\u2069\u200e]")


def text(panel: Panel) -> str:
    """All text of a panel, without the marks of direction."""
    return MARKS.sub("", "\n".join(block.content for block in panel.blocks if isinstance(block, Text)))


def ids(panel: Panel) -> list[str]:
    """The custom ids of its buttons."""
    rows = [block for block in panel.blocks if isinstance(block, Buttons)]
    return [button.custom_id for row in rows for button in row.buttons]


def post(moment: Moment, target: Target) -> str:
    """The message to this target in English."""
    return text(renderer().post(scene(moment, "en"), moment.entry, target))


def targets(moment: Moment) -> tuple[Target, ...]:
    """Who is owed a message."""
    return renderer().targets(moment.match_state, moment.entry)


def happened(kind: type) -> list[tuple[Moment, list[object]]]:
    """The moments of some campaigns at which this happened, with all that did."""
    found = []
    for seed in SEEDS:
        for moment in campaign(seed, generations=2):
            events = list(moment.entry.events)
            if any(isinstance(event, kind) for event in events):
                found.append((moment, events))
    return found


def the(kind: type, events: list[object]) -> object:
    """The first event of this kind."""
    return next(event for event in events if isinstance(event, kind))


def test_the_count_shows_every_ballot_with_leader_and_moderator() -> None:
    """HO-R18, HO-5.7: a line a house, the sums, and who leads and moderates."""
    for moment, events in happened(e.BallotsCounted):
        counted = the(e.BallotsCounted, events)
        assert isinstance(counted, e.BallotsCounted)
        lines = post(moment, TABLE).split("\n")
        told = [line for line in lines if line.startswith("- House") and ": " in line][:5]

        assert f"Yes {counted.yes}, no {counted.no}." in lines
        assert [
            f" with {cast.power} power" in line
            for cast, line in zip(counted.ballots, told, strict=True)
            if cast
        ] == [cast.power > 0 for cast in counted.ballots if cast]
        assert 1 == sum("(moderator)" in line for line in told)
        assert any(isinstance(one, e.DecisionTaken) for one in events) == any(
            "(leader)" in line for line in told
        )


def test_the_decision_names_the_side_that_won_and_its_leader() -> None:
    """HO-6.6, HO-5.7: as it was counted, or as the moderator said."""
    sides = set()
    for moment, events in happened(e.DecisionTaken):
        taken = the(e.DecisionTaken, events)
        assert isinstance(taken, e.DecisionTaken)
        leader = moment.match_state.state.houses[taken.leader].name
        sides.add(taken.side)

        assert f": {taken.side}. House {leader} leads; no way back." in post(moment, TABLE)
    assert {"yes", "no"} == sides


def test_what_came_of_it_stands_in_order() -> None:
    """HO-6.11: the count, then the outcome with each change, then the signatures."""
    for moment, events in happened(e.OutcomeDrawn):
        told = post(moment, TABLE)
        moved = [one for one in events if isinstance(one, e.ResourceMoved)]
        heads = [head for head in ("The count", "What came of it", "Signatures") if f"### {head}" in told]

        assert sorted(heads, key=told.index) == heads
        assert all(f"- {one.resource} " in told and f"now {one.value}, " in told for one in moved)


def test_a_decision_of_the_moderator_comes_in_a_section_of_its_own() -> None:
    """HO-R21: the count was shown before; what follows it stays in order."""
    later = [
        (moment, events)
        for moment, events in happened(e.DecisionTaken)
        if not any(isinstance(one, e.BallotsCounted) for one in events)
    ]

    assert later
    assert all(post(moment, TABLE).startswith("### The moderator decides") for moment, _ in later)


def test_a_phase_shows_problem_answers_realm_and_three_buttons() -> None:
    """HO-6.1, HO-6.2: momentum and forecasts as signs and words, never as colour alone; while it is open."""
    for moment, events in happened(e.PhaseOpened)[:6]:
        opened = the(e.PhaseOpened, events)
        assert isinstance(opened, e.PhaseOpened)
        panel = renderer().question(scene(moment, "en"), moment.entry, SECOND, Standing())
        assert panel is not None
        told, moment_of = text(panel), f"g{moment.match_state.state.generation}.p{opened.phase}"
        yes, against = (wording(content()[1], f"{opened.card}.{side}", "en") for side in ("yes", "no"))

        assert f"**Yes: {yes}**" in told
        assert f"**No: {against}**" in told
        assert 2 == sum(told.count(disc) for disc in phase_post.DISCS.values())
        assert all(re.search(rf"- {name} \d+, [▲▼] (rising|falling)", told) for name in RESOURCES)
        assert [f"v1:vote:7:{moment_of}", f"v1:build:7:{moment_of}", "v1:seat:7"] == ids(panel)


def test_a_secret_ballot_is_no_news_at_the_table() -> None:
    """HO-R18: nobody is told, not even that there was one, unless the moderator's seat was taken."""
    for moment, events in happened(e.BallotCast):
        if len(events) == 1:
            assert () == targets(moment)


def test_only_the_house_in_turn_hears_of_the_draft() -> None:
    """HO-4.2: a message to it alone."""
    for moment, events in happened(e.DraftTurned):
        turn = the(e.DraftTurned, events)
        assert isinstance(turn, e.DraftTurned)
        seats = [one for one in targets(moment) if one.seat is not None]

        assert [to_seat(turn.seat)] == [one for one in seats if "you see" in post(moment, one).lower()]


def test_a_reign_ends_with_its_line_its_points_and_its_rewards() -> None:
    """HO-9, chapter 10: one message with the king's line, every clause, and what the houses get."""
    ended = happened(e.GenerationScored)
    for moment, events in ended:
        fell, scored = the(e.KingFell, events), the(e.GenerationScored, events)
        assert isinstance(fell, e.KingFell)
        assert isinstance(scored, e.GenerationScored)
        told = post(moment, SECOND)

        texts = content()[1]
        lines = [wording(texts, key, "en") for key in keys_of(texts, f"king.{fell.king}.{fell.end}")]
        assert 3 == len(lines)
        assert 1 == sum(line in told for line in lines)
        assert all(f"{one.place}. House" in told and f": {one.total} (" in told for one in scored.scores)
        assert 5 <= told.count("prestige for place") + told.count("crown for place") + told.count(
            "crowns for place"
        )
    assert ended


def test_a_reign_opens_with_the_kings_habit() -> None:
    """In words, and beside the board's picture, which has no room for it."""
    opened = happened(e.GenerationOpened)
    for moment, events in opened:
        event = the(e.GenerationOpened, events)
        assert isinstance(event, e.GenerationOpened)
        habit = wording(content()[1], f"king.{event.king}.habit", "en")
        panel = renderer().post(scene(moment, "en"), moment.entry, TABLE)
        beside = "\n".join(block.content for block in panel.pictured if isinstance(block, Text))

        assert habit in post(moment, TABLE)
        assert habit in MARKS.sub("", beside)
    assert opened


def test_a_house_founded_by_lot_is_called_by_its_emblem() -> None:
    """Chapter 13: the deadline founds it; no code is ever read."""
    first, expire = campaign(6, generations=2)[0], Expire("found.0")
    step = take(first.match_state.game, first.match_state.state, CLOCK, expire, playout.chance_of(b"0" * 16))
    match_state = replace(first.match_state, state=step.state)
    moment = Moment(match_state, Entry(1, CLOCK, None, expire, step.events))
    there = scene(moment, "en")
    told = text(renderer().post(replace(there, names=renderer().names(there)), moment.entry, TABLE))
    emblem = wording(content()[1], f"emblem.{step.events[0].emblem}", "en")

    assert f"House {emblem} is founded by lot, and called after its sign." in told


def test_offices_dealt_after_claims_were_put_in_order_leave_no_empty_line_HO_R15() -> None:
    """The board's picture shows them; the generation was opened by an entry before."""
    moment, events = happened(e.OfficesDealt)[-1]
    later = tuple(one for one in events if not isinstance(one, e.GenerationOpened))
    panel = renderer().post(scene(moment, "en"), replace(moment.entry, events=later), TABLE)
    told = [block.content for block in panel.pictured if isinstance(block, Text)]

    assert any(isinstance(one, e.OfficesDealt) for one in later)
    assert told
    assert all(told)
    assert "leads the council" in MARKS.sub("", "\n".join(told))


def _beside(moment: Moment, target: Target) -> str:
    """What stands beside the pictures of the message, in English."""
    panel = renderer().post(scene(moment, "en"), moment.entry, target)
    return MARKS.sub("", "\n".join(block.content for block in panel.pictured if isinstance(block, Text)))


def test_beside_the_pictures_of_an_end_stands_why_the_reign_is_over_HO_9_1() -> None:
    """HO-9.1 to 9.3: the pictures show how a king went, and only the words say why."""
    ended = happened(e.KingFell)
    why = {"death": "outlives the ninth", "flight": "fell to 0", "deposition": "rose to 20"}
    for moment, events in ended:
        fell = the(e.KingFell, events)
        assert isinstance(fell, e.KingFell)

        assert why[fell.end] in _beside(moment, SECOND)
    assert ended


def test_a_moderator_is_asked_for_one_of_the_choices_HO_R21() -> None:
    """More than one is open, and only one may be said."""
    asked = [moment for moment, _ in happened(e.ModeratorAsked)]

    assert asked
    assert all(re.search("must decide: .* or .*led by", post(moment, TABLE)) for moment in asked)


def test_the_count_that_ends_a_reign_says_so_where_one_looks_HO_9() -> None:
    """On a phone the end stands below the screen: one line under the outcome names it."""
    ended = [moment for moment, events in happened(e.KingFell) if the(e.OutcomeDrawn, events)]

    assert ended
    assert all("So ended the reign of " in _beside(moment, TABLE) for moment in ended)
