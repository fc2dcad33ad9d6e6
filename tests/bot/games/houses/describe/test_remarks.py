"""What stewards of company say: never of a ballot before its count, never for a person, not where muted."""

import re
from collections.abc import Iterator
from dataclasses import replace as replace_voice
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.games.houses.describe import remarks
from bot.games.houses.describe.targets import split_at_new_phase
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import promise_text
from bot.languages import LANGUAGES, Language
from bot.render.targets import TABLE, to_seat
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, Pay, Promise, Reward
from engine.games.houses.clauses import Vote as VoteClause
from engine.games.houses.content import Forecast
from engine.games.houses.moves import Ballot, Count
from engine.games.houses.names import TemperName
from engine.games.houses.state import Promised
from engine.kernel.seats import Viewer
from engine.kernel.table import Chair
from tests.bot.games.houses.describe.test_posts import text
from tests.bot.games.houses.houses_matches import Moment, campaign, renderer, scene
from tests.made_once import words

COMPANY = Chair(steward="company")
GUEST = Chair(player=0)
SEED = 6


def seated(moment: Moment, *chairs: Chair, voices: bool = True) -> Moment:
    """The moment at a table with these chairs."""
    now = moment.match_state
    assert now.table is not None
    return replace(moment, match_state=replace(now, table=replace(now.table, chairs=chairs, voices=voices)))


def told(moment: Moment, language: Language = "en", viewer: Viewer = None) -> Presenter:
    """The presenter by which the moment is told to a reader."""
    return Presenter(renderer().scene_for(scene(moment, language), viewer))


def aloud(moment: Moment, language: Language = "en") -> str:
    """What is said before everybody about this entry."""
    return remarks.public_remark(told(moment, language), split_at_new_phase(moment.entry, None)[0])


def moments(chairs: tuple[Chair, ...] = (COMPANY,) * 5, *, voices: bool = True) -> Iterator[Moment]:
    """A campaign at such a table, from the first vote on."""
    for moment in campaign(SEED, generations=2):
        if moment.match_state.state is not None and moment.match_state.state.characters:
            yield seated(moment, *chairs, voices=voices)


def counted(moment: Moment) -> bool:
    """Whether ballots were counted, or a deal closed, in this entry."""
    return any(isinstance(event, e.BallotsCounted | e.DealClosed) for event in moment.entry.events)


def spoken_of(moment: Moment) -> list[remarks.Cue]:
    """What could be spoken of."""
    return list(remarks._public(split_at_new_phase(moment.entry, None)[0]))


def test_company_speaks_now_and_then_and_only_after_a_count_or_the_end_of_a_deal() -> None:
    """HO-R18: nothing is said of a ballot before all are open; about every other vote with two sides, or
    broken deal, brings a line."""
    found = [(counted(moment), aloud(moment), spoken_of(moment)) for moment in moments()]
    occasions = sum(bool(cues) for _, _, cues in found)
    spoken = [one for one, line, _ in found if line]

    assert all(spoken)
    assert occasions / 5 < len(spoken) < occasions * 4 / 5


def test_nobody_speaks_of_a_vote_that_all_were_for() -> None:
    """There is nobody to have won against."""
    moment = next(iter(moments()))
    ballots = (Ballot("yes", 2), Ballot("yes", 1), Ballot("gather"), Ballot("gather"), None)
    happened = (e.BallotsCounted(ballots, 3, 0), e.DecisionTaken("yes", 0, "count"))

    assert [] == [*remarks._public(happened)]
    assert "" == remarks.public_remark(told(moment), happened)


def test_who_won_speaks_as_a_winner_and_who_lost_as_a_loser() -> None:
    """By the counted ballots and the answer; who abstained says nothing of it."""
    cues = [
        (cue, moment)
        for moment in moments()
        for cue in remarks._public(split_at_new_phase(moment.entry, None)[0])
        if cue.other is None
    ]
    for cue, moment in cues:
        count = next(one for one in moment.entry.events if isinstance(one, e.BallotsCounted))
        side = remarks._answer(moment.entry.events)
        assert side is not None
        ballot = count.ballots[cue.seat]

        assert ballot is not None
        assert {"win": side, "lose": {"yes": "no", "no": "yes"}[side]}[cue.occasion] == ballot.kind
    assert {"win", "lose"} == {cue.occasion for cue, _ in cues}


def test_houses_level_on_one_side_only_are_told_who_won_before_it_is_said_who_leads() -> None:
    """HO-6.6: where both sides are level nobody knows yet, and nobody speaks."""
    moment = next(iter(moments()))
    ballots = (Ballot("yes", 2), Ballot("yes", 2), Ballot("no", 1), Ballot("gather"), None)
    count = e.BallotsCounted(ballots, 4, 1)
    one, both = e.ModeratorAsked(3, ("yes",), (0, 1), ()), e.ModeratorAsked(3, ("yes", "no"), (0, 1), (2,))

    assert ["win", "win", "lose"] == [cue.occasion for cue in remarks._public((count, one))]
    assert [] == [*remarks._public((count, both))]
    assert "" == remarks.public_remark(told(moment), (count, both))


@pytest.mark.parametrize(
    ("chairs", "voices"),
    [
        ((COMPANY,) * 5, False),
        ((GUEST,) * 5, True),
        ((Chair(steward="prudent"),) * 5, True),
        ((Chair(player=0, steward="company", regent=True),) * 5, True),
    ],
    ids=["muted", "people", "prudent", "regents"],
)
def test_nobody_speaks_where_it_was_switched_off_nor_for_a_person(
    chairs: tuple[Chair, ...], *, voices: bool
) -> None:
    """A steward that sits in for somebody says nothing in their name."""
    assert {""} == {aloud(moment) for moment in moments(chairs, voices=voices)}


def test_the_line_stands_in_the_public_message_and_is_the_same_whenever_it_is_made() -> None:
    """A restart or a replay says the same; in each language the same house speaks."""
    spoken = [moment for moment in moments() if aloud(moment)]
    for moment in spoken:
        post = text(renderer().post(scene(moment, "en"), moment.entry, TABLE))

        assert aloud(moment) == aloud(seated(moment, *moment.match_state.table.chairs))  # type: ignore[union-attr]
        assert text_of(aloud(moment)) in post
        assert aloud(moment, "fa")
    assert spoken


def text_of(line: str) -> str:
    """Without marks of direction."""
    return "".join(sign for sign in line if not "\u2066" <= sign <= "\u2069")


def test_an_offer_and_its_acceptance_come_with_a_line_for_the_other_party_alone() -> None:
    """HO-R23: it stands in the private message about the deal."""
    moment = next(iter(moments()))
    said = set()
    for number in range(1, 30):
        deal = Deal(f"1-0-{number}", 1, 0, (Pay(1),), (Pay(2),), 1, None)
        events: tuple[Any, ...] = (e.DealOffered(deal, (0, 1)),)
        assert "" == remarks.deal_remark(told(moment, viewer=1), events, 1)
        said.add(bool(remarks.deal_remark(told(moment, viewer=0), events, 0)))
        accepted = (e.DealConfirmed(f"0-1-{number}", 0, 1, (0, 1)),)
        assert "" == remarks.deal_remark(told(moment, viewer=1), accepted, 1)
        said.add(bool(remarks.deal_remark(told(moment, viewer=0), accepted, 0)))

    assert {True, False} == said


def test_who_was_let_down_names_the_house_that_broke_its_side() -> None:
    """HO-R27: a closed deal is known to all; nobody complains where the other side owed nothing."""
    moment = next(iter(moments()))
    deal = Deal("1-0-1", 1, 0, (Pay(1),), (Pay(2),), 1, None)
    broken = remarks.public_remark(told(moment), (e.DealClosed(deal, True, False),))
    other = told(moment).house(0)

    assert text_of(other) in text_of(broken)
    assert text_of(told(moment).house(1)) in text_of(broken)
    assert "" == remarks.public_remark(told(moment), (e.DealClosed(replace(deal, theirs=()), True, False),))
    assert "" == remarks.public_remark(told(moment), (e.DealClosed(deal, True, True),))
    word = replace(deal, theirs=(Promise("pledge_yes_1_3"),))
    assert "" == remarks.public_remark(told(moment), (e.DealClosed(word, True, False),))


@pytest.mark.parametrize("kept", [True, False])
def test_who_was_given_a_word_says_what_it_thinks_of_it_to_the_giver_alone(*, kept: bool) -> None:
    """HO-R23: of a broken word always; of its own nobody speaks."""
    moment = next(iter(moments()))
    marked = [e.PromiseMarked(f"0-1-{n}", 0, 0, 1, kept, (0, 1)) for n in range(1, 20)]
    said = {bool(remarks.deal_remark(told(moment, viewer=0), (one,), 0)) for one in marked}

    assert said == ({True, False} if kept else {True})
    assert {""} == {remarks.deal_remark(told(moment, viewer=1), (one,), 1) for one in marked}
    own = e.PromiseMarked("0-1-1", 0, 0, 0, kept, (0, 1))
    assert "" == remarks.deal_remark(told(moment, viewer=1), (own,), 1)


def codes_of(temper: str) -> list[str]:
    """The keys of all that a house of this temper may say."""
    plain = [f"{one}-{n}" for one, count in remarks.VARIANTS.items() for n in range(1, count + 1)]
    related = [f"{one}-{what}" for one, some in remarks.RELATIONS.items() for what in some]
    return [f"houses-remark-{temper}-{one}" for one in (*plain, *related)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_temper_has_its_lines(language: Language) -> None:
    """Thirty-six a temper, no two alike; one sentence or two."""
    known = words(language)
    codes = [code for temper in get_args(TemperName) for code in codes_of(temper)]
    lines = {known.say(code, resource="army", other="House Navdar", coins="4 coins") for code in codes}

    assert len(codes) == len(lines) == 6 * 36
    assert max(map(len, lines)) <= 120


def test_no_sentence_of_a_line_begins_with_the_small_letter_of_a_resource() -> None:
    """Resources have small letters in English, so their name stands inside a sentence."""
    known = words("en")
    for code in codes_of("devout"):
        line = text_of(known.say(code, resource="knowledge", other="Navdar", coins="4 coins"))

        assert not re.search(r"(^|[.!?] )knowledge", line), line


def test_two_houses_of_one_temper_do_not_say_the_same_line_in_one_phase() -> None:
    """Whatever their chairs are: here the second and the fourth."""
    moment = next(iter(moments()))
    state = moment.match_state.state
    legacy = state.houses[1].legacy
    houses = tuple(replace(one, legacy=legacy) if seat == 3 else one for seat, one in enumerate(state.houses))
    alike = replace(moment, match_state=replace(moment.match_state, state=replace(state, houses=houses)))
    presenter = told(alike, viewer=0)
    spoken = [remarks._words(presenter, remarks.Cue(seat, "offer", 0)) for seat in (1, 3)]

    assert all(spoken)
    assert spoken[0] != spoken[1]


def test_a_private_message_holds_the_line() -> None:
    """Of some offer of a campaign, beside its terms."""
    found = []
    for moment in moments():
        for event in moment.entry.events:
            if isinstance(event, e.DealOffered):
                partner = event.deal.partner
                line = remarks.deal_remark(told(moment, viewer=partner), (event,), partner)
                if line:
                    post = renderer().post(scene(moment, "en"), moment.entry, to_seat(partner))
                    found.append(text_of(line) in text(post))

    assert found
    assert all(found)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "our vote is yes in phase 3"), ("fa", "رأیِ ما در فازِ 3 آری است")]
)
def test_a_stewards_word_is_read_in_the_readers_language(language: Language, said: str) -> None:
    """HO-R23: the log keeps a code; a person's own words stay as they are."""
    presenter = told(next(iter(moments())), language)

    assert said == text_of(promise_text(presenter, "pledge_yes_1_3", 200)).translate(LATIN)
    assert "pledge of peace" == text_of(promise_text(presenter, "pledge of peace", 200))


LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


# --- of whom and to whom a house speaks -------------------------------------------------------------------


def with_view(presenter: Presenter, **fields: Any) -> Presenter:
    """The presenter of another view."""
    return replace_voice(presenter, scene=replace(presenter.scene, view=replace(presenter.view, **fields)))


def with_tally(presenter: Presenter, seat: int, **counts: int) -> Presenter:
    """The presenter, where a house has won, or overthrown, so many times and no other has."""
    bare = [replace(one, tally=replace(one.tally, won=0, fall=0)) for one in presenter.view.houses]
    bare[seat] = replace(bare[seat], tally=replace(bare[seat].tally, **counts))
    return with_view(presenter, houses=tuple(bare), counts=())


def known_relations(presenter: Presenter, cue: remarks.Cue) -> list[tuple[str, int]]:
    """What the others are to the house."""
    return list(remarks._relations(presenter.view, cue))


BEATEN = remarks.Cue(0, "lose", others=(1, 2))


@pytest.mark.parametrize(("count", "relation"), [("won", "crowned"), ("fall", "fall")])
def test_who_won_most_or_overthrew_a_king_is_spoken_of_where_it_stood_on_the_other_side(
    count: str, relation: str
) -> None:
    presenter = told(next(iter(moments())))

    assert [(relation, 2)] == known_relations(with_tally(presenter, 2, **{count: 1}), BEATEN)
    assert [] == known_relations(with_tally(presenter, 3, **{count: 1}), BEATEN)
    assert [] == known_relations(with_tally(presenter, 2), BEATEN)


def test_who_led_the_vote_that_a_house_lost_before_is_its_foe() -> None:
    """The newest count is the one that is spoken of: the one before tells the foe."""
    presenter = told(next(iter(moments())))
    flat = Forecast((0,) * 5)
    ballots = (Ballot("yes", 1), Ballot("no", 3), Ballot("yes", 1), None, None)
    lost = Count(1, 1, (10,) * 5, (True,) * 5, (0,) * 5, 10, flat, flat, ballots)
    bare = with_tally(presenter, 0)

    assert [("foe", 1)] == known_relations(with_view(bare, counts=(lost, lost)), BEATEN)
    assert [] == known_relations(with_view(bare, counts=(lost,)), BEATEN)


def test_every_third_line_is_about_what_the_other_is_to_the_house() -> None:
    """By generation and phase; the other's name stands in it."""
    presenter = with_tally(told(next(iter(moments()))), 2, won=1)
    voices = [with_view(presenter, generation=number) for number in range(1, 7)]
    lines = [text_of(remarks._words(one, BEATEN)) for one in voices]
    named = [text_of(presenter.house(2)) in line for line in lines]

    assert named[:3] == named[3:]
    assert 1 == named[:3].count(True)


def offered_by(maker: int, mine: Any, theirs: Any, number: int = 1) -> Deal:
    """An open offer to seat 0."""
    return Deal(f"{maker}-0-{number}", maker, 0, mine, theirs, 1, (0, maker))


VOTE = VoteClause("yes", 1, 9)


@pytest.mark.parametrize(
    ("mine", "theirs", "occasion"),
    [((VOTE,), (Reward(4, 0),), "haggle-ask"), ((Reward(4, 0),), (VOTE,), "haggle-pay")],
)
def test_a_counter_offer_always_comes_with_its_price(mine: Any, theirs: Any, occasion: str) -> None:
    """Seat 0 has made seat 1 an offer in this phase, or had one of it; then every one is spoken of."""
    presenter = told(next(iter(moments())), viewer=0)
    own = presenter.view.own
    assert own is not None
    asked = with_view(presenter, own=replace(own, offered=(1,)))
    deals = [offered_by(1, mine, theirs, number) for number in range(1, 12)]
    lines = [remarks.offer_remark(asked, deal) for deal in deals]

    assert {occasion} == {remarks._cue_of_offer(asked, deal).occasion for deal in deals}
    assert {"offer"} == {remarks._cue_of_offer(presenter, deal).occasion for deal in deals}
    assert all("4 coins" in text_of(line) for line in lines)
    twice = with_view(presenter, own=replace(own, asked=(1, 1)))
    assert {occasion} == {remarks._cue_of_offer(twice, deal).occasion for deal in deals}
    letters = [remarks.deal_remark(asked, (e.DealOffered(deal, deal.to),), 0) for deal in deals]
    assert all(line in letter for line, letter in zip(lines, letters, strict=True))


def test_a_house_says_why_it_declines_unless_it_has_named_its_own_price() -> None:
    """To the maker alone."""
    presenter = told(next(iter(moments())), viewer=0)
    gone = [e.DealDeclined(f"0-1-{number}", 0, 1, (0, 1)) for number in range(1, 12)]
    priced = with_view(presenter, deals=(offered_by(1, (VOTE,), (Reward(4, 0),)),))

    assert {True, False} == {bool(remarks.deal_remark(presenter, (one,), 0)) for one in gone}
    assert {""} == {remarks.deal_remark(priced, (one,), 0) for one in gone}
    assert {""} == {remarks.deal_remark(presenter, (one,), 1) for one in gone}


def test_a_house_that_was_refused_answers_now_and_then() -> None:
    presenter = told(next(iter(moments())), viewer=0)
    gone = [e.DealDeclined(f"1-0-{number}", 1, 0, (0, 1)) for number in range(1, 12)]

    assert {True, False} == {bool(remarks.refusal_remark(presenter, one)) for one in gone}


def test_who_broke_its_word_to_a_house_hears_of_it_with_the_next_offer() -> None:
    presenter = told(next(iter(moments())), viewer=0)
    broke = Promised("0-1-1", 0, 1, 0, "pledge_yes_1_1", (0, 1), ((1, False),))
    cue = remarks.Cue(1, "offer", 0, (0,))

    assert [("breaker", 0)] == known_relations(with_view(with_tally(presenter, 0), promises=(broke,)), cue)
    assert [] == known_relations(with_tally(presenter, 0), cue)
