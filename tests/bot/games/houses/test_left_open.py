"""HO-R21: a count that the moderator is to decide stands once at the table where a steward moderates."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.houses.describe.targets import events_for
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.panel import Text
from bot.render.targets import TABLE
from engine.games.houses import events as e
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene


@pytest.mark.parametrize("person", [True, False])
def test_an_open_count_is_told_at_once_only_where_a_person_decides(person: bool) -> None:
    """A steward decides a moment later; a moderator's seat that is taken with the count is told (HO-6.4)."""
    owed = [
        TABLE in renderer().targets(one.match_state, one.entry)
        for one in moderated(e.ModeratorAsked, person)
        if not any(isinstance(event, e.ModeratorTaken) for event in one.entry.events)
    ]

    assert owed
    assert {person} == set(owed)


@languages
def test_a_steward_s_decision_tells_the_ballots_too(language: Language) -> None:
    """In words and in the picture; after a person's decision they have been read already."""
    say = Presenter(renderer().scene_for(scene(next(late(person=True)), language), None)).say
    ballots = say("section-count")

    assert [True] == sorted({ballots in read(one, language) for one in late(person=False)})
    assert [False] == sorted({ballots in read(one, language) for one in late(person=True)})


def read(moment: Moment, language: Language) -> str:
    """The table's message about an entry, in words."""
    blocks = renderer().post(scene(moment, language), moment.entry, TABLE).blocks
    return "\n".join(one.content for one in blocks if isinstance(one, Text))


def late(*, person: bool) -> Iterator[Moment]:
    """Decisions that came after their count."""
    for moment in moderated(e.DecisionTaken, person):
        if not any(isinstance(event, e.BallotsCounted) for event in moment.entry.events):
            yield moment


def moderated(kind: type[Any], person: bool) -> Iterator[Moment]:
    """Moments with such an event, at tables of people alone or of stewards alone."""
    for seed in range(3, 7):
        for moment in campaign(seed, 5, 3000):
            if any(isinstance(event, kind) for event in events_for(moment.entry, None)):
                yield moment if person else stewarded(moment)


def stewarded(moment: Moment) -> Moment:
    """The same with a steward on every seat."""
    table = moment.match_state.table
    assert table is not None
    chairs = tuple(replace(one, player=None, steward="company") for one in table.chairs)
    return replace(moment, match_state=replace(moment.match_state, table=replace(table, chairs=chairs)))
