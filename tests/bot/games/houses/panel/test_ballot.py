"""The ballot's page: the question where it is answered, what both answers bring, offers in place."""

from dataclasses import replace as replaced

import pytest
from msgspec.structs import replace

from bot.games.houses.controls import suggested_moves
from bot.games.houses.controls.ids import PlannedBallotId
from bot.games.houses.panel import ballot, questions
from bot.games.houses.panel.ballot import PROBLEM, PlannedBallot, first_sentences, usual_ballot
from bot.games.houses.panel.outlook import outlook
from bot.games.houses.panel.seat import more_leaf, panel
from bot.games.houses.presenter import Presenter
from bot.languages import LANGUAGES, Language
from bot.render.paging import CONTAINER, characters, components, pages
from bot.render.panel import Buttons, Panel, Sketch, Text
from bot.ui.seat_controls import SeatControls
from engine.games.houses.clauses import Deal, Reward, Vote
from engine.games.houses.names import SIDES, Side
from engine.kernel.moves import Amount
from engine.kernel.table.paces import PRESETS, Pace
from tests.bot.core_world import plain
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.bot.pictures.houses_pictures import changed
from tests.made_once import content

__all__ = ["languages"]

WITHOUT = {"en": 5, "fa": 2}
"""So many cards have a first sentence longer than a ballot has room for; of those the title stands."""


def votes(seed: int = 6) -> list[tuple[Moment, int]]:
    """Moments of a random campaign in which a seat may cast a ballot, each with that seat."""
    found = []
    for moment in campaign(seed, limit=300)[::3]:
        state = moment.match_state.state
        if state.stage == "vote":
            seat = next((wait.seat for wait in moment.match_state.waits if wait.ask == "vote"), None)
            if seat is not None and ballot.can_vote(renderer().controls(scene(moment, "en"), seat)):
                found.append((moment, seat))
    return found


def page(moment: Moment, seat: int, language: Language, planned: PlannedBallot | None = None) -> Panel:
    """The ballot of this seat."""
    there = scene(moment, language)
    presenter, controls = Presenter(renderer().scene_for(there, seat)), renderer().controls(there, seat)
    assert ballot.can_vote(controls)
    return ballot.page(presenter, controls, planned or usual_ballot(presenter.scene))


def text_of(panel: Panel) -> str:
    """All its words, without marks of direction."""
    return plain("\n".join(block.content for block in panel.blocks if isinstance(block, Text)))


def labels(panel: Panel) -> list[str]:
    """What stands on its buttons."""
    return [plain(one.label) for row in panel.blocks if isinstance(row, Buttons) for one in row.buttons]


def offering(moment: Moment, seat: int, count: int) -> Moment:
    """The moment with so many open offers to this seat, of other houses."""
    state = moment.match_state.state
    others = [one for one in state.seats if one != seat]
    number = state.phase.number
    deals = tuple(
        Deal(f"{maker}-{seat}-1", maker, seat, (Reward(1, 0),), (Vote("no", 1, 99),), number, (maker, seat))
        for maker in (*others, *others)[:count]
    )
    return changed(moment, deals=deals)


@languages
def test_the_question_stands_where_it_is_answered(language: Language) -> None:
    """HO-6.1, HO-6.2: the phase's title, both answers by their words, and what is foretold of each."""
    for moment, seat in votes():
        presenter = Presenter(renderer().scene_for(scene(moment, language), seat))
        phase, said = presenter.view.phase, text_of(page(moment, seat, language))
        assert phase is not None

        assert plain(presenter.content_text(f"{phase.card}.title")) in said
        for side in SIDES:
            assert plain(presenter.content_text(f"{phase.card}.{side}")) in said
            assert plain(presenter.chips(getattr(phase, side))) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_every_card_has_a_first_sentence_that_has_room(language: Language) -> None:
    """Whole sentences from the beginning, never a cut one; the few others are told by their title alone."""
    presenter = Presenter(renderer().scene_for(scene(votes()[0][0], language), 0))
    problems = [plain(presenter.content_text(f"{one.id}.problem")) for one in content()[0].proposals]
    begun = [first_sentences(one, PROBLEM) for one in problems]

    assert sum(not one for one in begun) <= WITHOUT[language]
    assert all(whole.startswith(one) for whole, one in zip(problems, begun, strict=True))
    assert max(map(len, begun)) <= PROBLEM
    assert all(one[-1] in ".!?؟”»" for one in begun if one)


@languages
def test_an_end_of_the_reign_is_named_where_the_range_reaches_it(language: Language) -> None:
    """HO-2.6: at 0 and at 20, and nowhere between."""
    for stability in (1, 10, 19):
        for found_moment, seat in votes()[::6]:
            moment = changed(found_moment, stability=stability)
            presenter = Presenter(renderer().scene_for(scene(moment, language), seat))
            view, own = presenter.view, presenter.view.own
            assert view.phase is not None
            assert own is not None
            found = [outlook(view, own, getattr(view.phase, side), 1) for side in SIDES]
            said = text_of(page(moment, seat, language))
            for edge, end in ((0, "flight"), (20, "deposition")):
                note = presenter.say("outlook-edge", value=edge, end=end, rebel=int(own.role == "rebel"))
                reached = any(one is not None and edge in one.stability for one in found)
                assert (plain(note) in said) == reached


def test_offers_are_answered_in_place_two_of_them_and_more_behind_a_button() -> None:
    """HO-R25: who offers what for what, with Accept, Counter and Decline below."""
    moment, seat = votes()[0]
    for count, shown in ((0, 0), (1, 1), (2, 2), (3, 2)):
        panel = page(offering(moment, seat, count), seat, "en")
        said = labels(panel)

        assert [said.count(one) for one in ("Accept", "Counter", "Decline")] == [shown] * 3
        assert (f"Deals ({count - shown})" in said) == (count > shown)
        assert (
            text_of(panel).count("Gives: 1 coin when done. Asks: no in phase 1 with 1 power or more.")
            == shown
        )


@pytest.mark.parametrize(("offers", "behind_more"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_hand_stands_on_the_ballot_or_with_two_offers_behind_more(offers: int, behind_more: bool) -> None:
    """On one of the two, never on none: a phone's screen has no room for it below two offers."""
    moment, seat = votes()[0]
    there = scene(offering(moment, seat, offers), "en")
    presenter, controls = Presenter(renderer().scene_for(there, seat)), renderer().controls(there, seat)
    shown = (ballot.page(presenter, controls, usual_ballot(presenter.scene)), more_leaf(presenter, controls))

    assert [not behind_more, behind_more] == [
        any(isinstance(one, Sketch) for one in panel.pictured) for panel in shown
    ]


@languages
def test_every_ballot_of_a_campaign_fits_one_message(language: Language) -> None:
    """With two offers as well: forty components, four thousand characters."""
    for moment, seat in votes():
        for count in (0, 2):
            panel = page(offering(moment, seat, count), seat, language)

            assert len(pages(panel)) == 1
            assert len(pages(replaced(panel, blocks=panel.pictured, pictured=()))) == 1 or not panel.pictured  # type: ignore[arg-type]
            assert CONTAINER + sum(map(components, panel.blocks)) <= 40
            assert sum(map(characters, panel.blocks)) <= 4000


@pytest.mark.parametrize(
    ("people", "pace", "seal"),
    [(1, "day", True), (5, "day", False), (5, "evening", True), (5, "live", True), (2, "two_days", False)],
)
def test_a_ballot_begins_sealed_where_nobody_waits_for_second_thoughts(
    people: int, pace: str, seal: bool
) -> None:
    """HO-R19: one person alone, or an evening's pace; several over days keep it open. One's own way wins."""
    table = scene(votes()[0][0], "en").table
    chairs = tuple(
        replace(chair, player=seat if seat < people else None) for seat, chair in enumerate(table.chairs)
    )

    moment = votes()[0][0]
    there = replace(
        renderer().scene_for(scene(moment, "en"), 0),
        table=replace(table, chairs=chairs, pace=Pace(pace, PRESETS[pace])),
    )
    kept = [usual_ballot(replace(there, manners={"seal": one})).seal for one in ("sealed", "open", "offered")]

    assert usual_ballot(there).seal is seal
    assert [True, False, seal] == kept


def test_keep_open_changes_both_ballots_and_stands_in_its_id() -> None:
    """HO-R19: what is chosen before the ballot is cast is in the ids alone."""
    moment, seat = votes()[0]
    sealed, open_ = (page(moment, seat, "en", PlannedBallot(2, seal)) for seal in (True, False))
    turned = [
        planned.seal
        for row in sealed.blocks
        if isinstance(row, Buttons)
        for one in row.buttons
        if (planned := PlannedBallotId.parse(one.custom_id)) and one.label == "Keep open"
    ]

    assert [one for one in labels(sealed) if one.endswith("and seal")]
    assert not [one for one in labels(open_) if one.endswith("and seal")]
    assert turned == ["open"]
    assert "Seal now" in labels(open_)


def test_a_page_asks_the_rules_once_for_each_answer_what_may_be_sealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """HO-R26: under a deal they list every offer for it, which is slow; the page is tried with its offers."""
    moment, seat = votes()[0]
    asked, least_power = list[str](), suggested_moves.least_power_to_seal

    def count(controls: SeatControls, side: Side, bound: Amount) -> int | None:
        asked.append(side)
        return least_power(controls, side, bound)

    monkeypatch.setattr(suggested_moves, "least_power_to_seal", count)
    monkeypatch.setattr(questions, "owes_in_open_phase", lambda *_: True)
    there = scene(moment, "en")
    presenter = Presenter(renderer().scene_for(there, seat))
    shown = panel(presenter, renderer().controls(there, seat))

    assert "Seal now" in labels(shown)
    assert list(SIDES) == asked
