"""Every code of Houses has its words in both languages, filled with what the renderer fills in."""

import ast
from collections.abc import Callable, Iterator
from inspect import getsource
from textwrap import dedent
from typing import Any, get_args

import pytest
from msgspec import structs

from bot.games.houses.describe.events import CHAPTERS, OWN, describe_event, event_lines
from bot.games.houses.describe.whispers import refusal
from bot.games.houses.panel import goals
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import THINGS
from bot.languages import LANGUAGES, Language
from bot.render.i18n import message_id
from engine.games.houses import events as e
from engine.games.houses.clauses import AnyClause, Deal, Standing
from engine.games.houses.content import Condition, Perk, Trigger
from engine.games.houses.ending import CampaignEnding
from engine.games.houses.moves import AnyAction, Options
from engine.games.houses.names import ConditionKind, PerkKind, RoleName
from engine.games.houses.state import Stage
from engine.kernel.moves import tag
from tests.laws import houses_codes
from tests.laws.houses_samples import presenter, sample, several

EVENTS = get_args(e.AnyEvent)
languages = pytest.mark.parametrize("language", LANGUAGES)
SEATS = (None, 0, 1)


@languages
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_can_be_told_to_everybody(language: Language, kind: type[Any]) -> None:
    """To the table, to its own seat and to another; a missing text or slot raises."""
    for viewer in SEATS:
        speaker = presenter(language, viewer)
        for event in several(kind):
            assert describe_event(speaker, event)
            assert all(event_lines(speaker, event, (event,)))


def test_every_event_has_its_slots() -> None:
    """The events that the chapters of slots name are those of the union: each once, no more and no less.

    Whatever an event holds, its own chapter fills its slots and no other does.
    """
    named = [kind for chapter in CHAPTERS for kind in kinds_named(chapter)]

    assert sorted(kind.__name__ for kind in EVENTS) == sorted(kind.__name__ for kind in named)
    assert set(EVENTS) == set(named)
    for kind in EVENTS:
        for event in several(kind):
            assert 1 == sum(chapter(presenter("en"), event) is not None for chapter in CHAPTERS), kind


def kinds_named(chapter: Callable[..., Any]) -> Iterator[type[Any]]:
    """The types that the cases of this function match, in its order; one that stands twice comes twice."""
    for node in ast.walk(ast.parse(dedent(getsource(chapter)))):
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Attribute):
            yield getattr(e, node.cls.attr)


def test_a_case_that_stands_twice_is_seen_twice() -> None:
    """One chapter might fill a slot that another one leaves out."""

    def chapter(event: Any) -> int:
        match event:
            case e.PhaseClosed(phase):
                return phase
            case e.PowerAdded() | e.PhaseClosed():
                return 0
        return 1

    assert [e.PhaseClosed, e.PowerAdded, e.PhaseClosed] == list(kinds_named(chapter))


@languages
def test_an_event_that_is_told_as_you_has_an_own_text(language: Language) -> None:
    """A text that is the same for its own seat would be no own text."""
    kinds = (*OWN, e.DealOffered)
    codes = [message_id(f"event-{tag(kind)}") for kind in kinds]
    message = presenter(language).scene.messages.bundle.get_message

    assert all("own" in message(f"houses-{code}").attributes for code in codes)


@languages
def test_every_refusal_can_be_said(language: Language) -> None:
    """Of the rules, and of the kernel's moves; the table's have texts of their own."""
    scene = presenter(language).scene
    values = {"deal": "0-1-1", "role": "rebel", "seat": 1}
    for code, slots in houses_codes.refusals("games/houses").items():
        assert refusal(scene.messages, scene.names, code, {slot: values.get(slot, 3) for slot in slots})
    for code in houses_codes.refusals("kernel"):
        words = scene.messages
        assert words.has_text(f"houses-refusal-{code}") or words.has_text(f"refusal-{code}"), code


@languages
def test_every_question_and_every_default_can_be_said(language: Language) -> None:
    """Chapter 13: both are shown."""
    known = presenter(language).scene.messages.has_text
    asks, defaults = houses_codes.waits("ask"), houses_codes.waits("otherwise")

    assert len(asks) == 7
    assert len(defaults) >= 8
    assert all(known(f"houses-ask-{ask}") for ask in asks)
    assert all(known(f"houses-otherwise-{code}") for code in defaults)


@languages
def test_every_flaw_of_a_deal_can_be_said(language: Language) -> None:
    """HO-R25: the event that tells a flaw has a code and no slots."""
    speaker = presenter(language)
    flaws = [code for code in houses_codes.refusals("games/houses/deals") if _is_flaw(code)]

    assert len(flaws) == 5
    assert all(speaker.say(f"flaw-{code.replace('_', '-')}") for code in flaws)


def _is_flaw(code: str) -> bool:
    names = ("coins", "ballot_cast", "seat_taken", "contradicts", "power")
    return code in {f"deal_{name}" for name in names}


@languages
def test_every_move_has_a_button_a_description_and_names_for_its_fields(language: Language) -> None:
    """Clauses of deals have names for their fields, too."""
    words = presenter(language).scene.messages
    for kind in get_args(AnyAction):
        code = message_id(f"houses-action-{tag(kind)}")
        assert words.say(code)
        assert words.attribute(code, "description")
    for kind in (*get_args(AnyAction), *get_args(AnyClause)):
        for field in kind.__struct_fields__:
            assert words.has_text(f"houses-field-{field}"), field


@languages
@pytest.mark.parametrize("kind", get_args(PerkKind))
def test_every_perk_can_be_said(language: Language, kind: PerkKind) -> None:
    """Chapter 11: with its number, and with every thing that may set it off."""
    for what in (None, *several(Trigger)):
        perk = Perk(kind, 2, what, "sage")
        assert "2" in goals.perk(presenter(language), perk).translate({0x6F2: "2"}) or _numberless(kind)


def _numberless(kind: PerkKind) -> bool:
    return kind in ("draft_choice", "draft_two", "double_signature", "silent_moderator_yes", "office_first")


@languages
@pytest.mark.parametrize("kind", get_args(ConditionKind))
def test_every_condition_can_be_said(language: Language, kind: ConditionKind) -> None:
    """Chapter 11: as narrow as it is given."""
    for one in several(Condition):
        whole = structs.replace(one, kind=kind, office="sage", role="rebel", limit=one.limit or _limit())
        assert goals.condition(presenter(language), whole)


def _limit() -> Any:
    return sample(Condition, 1).limit or sample(get_args(Condition.__annotations__["limit"])[0], 1)


@languages
@pytest.mark.parametrize("kind", get_args(AnyClause))
def test_every_clause_can_be_said(language: Language, kind: type[Any]) -> None:
    """HO-R23: on either side, and however it stands."""
    for number, one in enumerate(several(kind)):
        standing = get_args(Standing)[number % 3]
        deal = Deal("0-1-1", 0, 1, (one,), (), 3, None, True, (standing,), ())
        assert deals.sentence(presenter(language), deal)


@languages
def test_roles_stages_acts_options_and_results_can_be_said(language: Language) -> None:
    """What is left of the closed lists."""
    speaker = presenter(language)
    words = speaker.scene.messages
    assert all(words.attribute(f"houses-role-clause-{one}", "short") for one in get_args(RoleName))
    assert all(speaker.say("stage", stage=one) for one in get_args(Stage))
    assert all(words.has_text(f"houses-act-{one}") for one in THINGS)
    assert all(words.has_text(f"houses-option-{one}") for one in Options.__struct_fields__)
    assert all(words.has_text(f"houses-result-{one}") for one in get_args(CampaignEnding))
