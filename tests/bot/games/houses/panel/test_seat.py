"""The private panel: what is asked first, with its controls, and short; deals in one sentence."""

import dataclasses

import pytest
from msgspec.structs import replace

from bot.games.houses.panel import holdings
from bot.games.houses.presenter import Presenter, deal_name
from bot.games.houses.trade import deals
from bot.languages import Language
from bot.render.bidi import FSI, PDI, RLI
from bot.render.panel import Buttons, Choice, Panel, Rule, Text
from engine import playout
from engine.games.houses.clauses import Abstain, Deal, NameLeader, Pay, Promise, Reward, Sign, Vote
from engine.games.houses.deals.bonds import ballot_owed
from engine.kernel.game import Result
from engine.kernel.seats import Seat, Viewer
from engine.kernel.waits import Wait
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.bot.pictures.houses_pictures import changed
from tests.made_once import words

LINES = 25
"""More than that is a wall on a phone."""

MARKS = dict.fromkeys(map(ord, f"\u2060\u2066{RLI}{FSI}{PDI}\u200e"))


def panel(moment: Moment, seat: Seat, language: Language) -> Panel:
    """A seat's own panel."""
    look = playout.look(moment.match_state.game, moment.match_state.state, seat)
    return renderer().seat(scene(moment, language), look)


@languages
@pytest.mark.parametrize("seed", [1, 5])
def test_what_is_asked_stands_first_and_nothing_is_a_wall_of_text(language: Language, seed: int) -> None:
    """The head and the question, its controls, a line; then what the house holds, then the other controls."""
    for moment in campaign(seed, generations=3)[::7]:
        for seat in moment.match_state.state.seats:
            blocks = panel(moment, seat, language).blocks
            rule = next(spot for spot, block in enumerate(blocks) if isinstance(block, Rule))
            texts = [block.content for block in blocks if isinstance(block, Text)]

            assert isinstance(blocks[0], Text)
            assert all(isinstance(block, Buttons | Choice) for block in blocks[1:rule])
            assert isinstance(blocks[rule + 1], Text)
            assert sum(text.count("\n") + 1 for text in texts) <= LINES


@languages
def test_every_question_says_what_silence_brings_and_what_an_answer_means(language: Language) -> None:
    """Chapter 13: both, for each kind of question that random campaigns bring."""
    words, seen = scene(campaign(5)[0], language).words, set()
    for moment in (*campaign(5, generations=3), *campaign(6, generations=3)):
        for wait in moment.match_state.waits:
            text = told(panel(moment, wait.seat, language))
            code = asked(moment, wait)
            seen.add(code)

            if code != "vote":  # both answers say what they bring instead
                assert words.say(f"houses-means-{code}").translate(MARKS) in text
            assert words.say(f"houses-otherwise-{silence(moment, wait, code)}").translate(MARKS) in text

    assert {"found", "draft-remove", "draft-take", "vote", "vote-cast", "decide", "ready"} <= seen
    assert "decide-leader" in seen


def asked(moment: Moment, wait: Wait) -> str:
    """What a seat is asked: less of who has cast, and of the moderator where leaders alone are level."""
    phase = moment.match_state.state.phase
    if wait.ask == "vote" and phase.slips[wait.seat].cast:
        return "vote-cast"
    if wait.ask == "decide" and len(phase.decision.open_sides) == 1:
        return "decide-leader"
    return wait.ask.replace("_", "-")


def silence(moment: Moment, wait: Wait, code: str) -> str:
    """What silence brings to this seat, by the end of its text's name; deals where one casts a ballot."""
    bound = ballot_owed(moment.match_state.state, wait.seat) is not None
    if wait.otherwise == "ballot_absent" and code == "vote" and not bound:
        return "absent"
    return {"vote-cast": code, "decide-leader": "leader-by-lot"}.get(code, wait.otherwise.replace("_", "-"))


def told(panel: Panel) -> str:
    """All text of a panel without marks of direction."""
    return "\n".join(block.content for block in panel.blocks if isinstance(block, Text)).translate(MARKS)


DEAL = Deal(
    "0-1-1",
    0,
    1,
    (Pay(2), Reward(3, 0), NameLeader(1)),
    (Vote("no", 4, 99), Sign(("story",), 1), Promise("no songs")),
    2,
    (0, 1),
)
PAID = "pay 2 coins at once, pay 3 coins, held until this comes true: vote no in phase 2 with 4 power or more"
VOTED = "vote no in phase 2 with 4 power or more, let {} sign story events if leading in phase 3"
PROMISED = "and keep a promise that nothing enforces: “no songs”"


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (
            0,
            f"By this deal you will {PAID} and name House B if choosing the leader in phase 2, "
            f"and House B will {VOTED.format('you')} {PROMISED}.",
        ),
        (
            1,
            f"By this deal House A will {PAID} and name you if choosing the leader in phase 2, "
            f"and you will {VOTED.format('House A')} {PROMISED}.",
        ),
        (
            None,
            f"By this deal House A will {PAID} and name House B if choosing the leader in phase 2, "
            f"and House B will {VOTED.format('House A')} {PROMISED}.",
        ),
    ],
)
def test_both_parties_read_the_same_sentence(viewer: Viewer, sentence: str) -> None:
    """HO-R23: the maker first; only who "you" is differs."""
    assert sentence == said(DEAL, viewer)


def test_a_reward_for_the_only_act_points_at_it() -> None:
    """HO-R23: the act stands in the other half of the sentence already."""
    deal = replace(DEAL, mine=(Reward(3, 0),), theirs=(Abstain("gather"),))

    sentence = (
        "By this deal House A will pay 3 coins, held until it is done by you, "
        "and you will abstain to gather in phase 2."
    )
    assert sentence == said(deal, 1)


def test_a_gift_asks_nothing_back() -> None:
    """One side may be empty."""
    deal = replace(DEAL, mine=(Abstain("moderate"),), theirs=())

    assert "By this deal you will abstain to moderate in phase 2, and House B owes nothing." == said(deal, 0)
    assert "By this deal House A will abstain to moderate in phase 2, and you owe nothing." == said(deal, 1)


@languages
def test_a_panel_names_no_steward_as_late(language: Language) -> None:
    """They answer before one has read it; what is asked of the reader stands above, and is no news below."""
    moment = next(one for one in campaign(5) if one.match_state.state.stage == "founding")
    presenter = Presenter(renderer().scene_for(scene(moment, language), 0))
    chairs = tuple(replace(one, steward="company") for one in presenter.scene.table.chairs)
    company = replace(presenter.scene, table=replace(presenter.scene.table, chairs=chairs))

    people = presenter.houses(tuple(seat for seat in presenter.view.awaited if seat))
    assert presenter.say("awaited", houses=people) in list(holdings.lines(presenter, 0))
    assert [] == list(holdings.lines(dataclasses.replace(presenter, scene=company), 0))


@languages
def test_after_the_campaign_the_panel_tells_the_houses_place(language: Language) -> None:
    """HO-R05: it said that nobody waits for you just now, as if more were to come."""
    moment = changed(campaign(5)[-1], stage="over", result=Result(((2,), (0, 1), (3, 4)), "level"))
    said = scene(moment, language).words
    texts = {seat: told(panel(moment, seat, language)) for seat in range(5)}

    for seat, place in ((2, 1), (1, 2), (3, 4)):
        assert said.say("houses-seat-over", place=place).translate(MARKS) in texts[seat]
    assert said.say("houses-awaited-nobody") not in texts[3]


def test_a_deal_is_named_by_its_houses_and_of_several_by_its_number() -> None:
    """HO-R23: an id says nothing to people."""
    first, second = (deal_name(words("en"), ("Cup", "Owl"), id).translate(MARKS) for id in ("0-1-1", "0-1-2"))

    assert ("the deal of Cup and Owl", "the deal of Cup and Owl (2)") == (first, second)


def said(deal: Deal, viewer: Viewer) -> str:
    """The deal's sentence to this viewer at a table of houses A, B and so on."""
    moment = next(one for one in campaign(5) if one.match_state.state.stage == "vote")
    there = replace(scene(moment, "en"), names=("A", "B", "C", "D", "E"))
    return deals.sentence(Presenter(renderer().scene_for(there, viewer)), deal).translate(MARKS)
