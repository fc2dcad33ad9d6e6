"""Drafts of deals: what a form says becomes what a button's id says, and becomes a move (HO-R23)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.houses.controls.ids import DraftButtonId
from bot.games.houses.trade import drafts
from bot.games.houses.trade.clauses import NUMBERED, THINGS, Gift
from bot.games.houses.trade.drafts import Draft, Share
from bot.render.limits import CUSTOM_ID
from bot.ui.form_values import Entered
from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    Deal,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Vote,
)
from engine.games.houses.moves import OfferDeal
from engine.kernel.refused import Refused

WORDS = st.text(st.sampled_from("abc آبی‌۳"), max_size=60).map(str.strip)


@st.composite
def shares(draw: st.DrawFn) -> Share:
    """Up to three things in the form's order; words only with a promise."""
    keys = st.tuples(st.sampled_from(THINGS), st.sampled_from((0, 1, 2)))
    chosen = sorted(draw(st.sets(keys, max_size=3)), key=lambda key: (THINGS.index(key[0]), key[1]))
    gifts = tuple(
        Gift(word, ahead, draw(st.integers(1, 999)) if word in NUMBERED else 1) for word, ahead in chosen
    )
    spoken = any(one.word == "promise" for one in gifts)
    return Share(gifts, draw(WORDS) if spoken else "")


NEW = st.builds(Draft, st.integers(0, 4), shares(), shares())
COUNTERS = st.builds(Draft, st.just(4), shares(), shares(), st.just("4-0-123"))
ALL = NEW | COUNTERS


@given(ALL, st.integers(1, 999))
def test_a_draft_comes_back_from_the_id_of_its_button(draft: Draft, order: int) -> None:
    """Words by their digests; the id is short enough for Discord in the longest match we foresee."""
    said = {drafts.digest(share.words): share.words for share in (draft.mine, draft.theirs)}
    text = drafts.encode(draft, order)
    code = drafts.decode(text, said)

    assert len(DraftButtonId(10**12, "g40.p9", "edit", text).pack()) <= CUSTOM_ID
    assert (draft, order) == (drafts.complete(code), code.number)


@given(ALL)
def test_what_a_form_shows_is_read_back_as_it_was(draft: Draft) -> None:
    """A form that is opened again and sent unchanged changes nothing, whatever stands in it."""
    entered: Entered = {
        "partner": (str(draft.partner),),
        "mine": keys(draft.mine),
        "theirs": keys(draft.theirs),
        "coins": written(drafts.shared_number(draft, power=False)),
        "power": written(drafts.shared_number(draft, power=True)),
    }

    assert draft == drafts.from_form(entered, draft)


@given(COUNTERS)
def test_a_counter_that_is_sent_to_another_house_declines_nothing(draft: Draft) -> None:
    """HO-R25: the offer that it answered stands; a new one is made."""
    entered: Entered = {"partner": ("2",), "mine": keys(draft.mine), "theirs": keys(draft.theirs)}

    assert "" == drafts.from_form(entered, draft).answers


def keys(share: Share) -> tuple[str, ...]:
    """The options that are chosen for it, in any order."""
    return tuple(f"{one.word}.{one.ahead}" for one in reversed(share.gifts))


def written(number: int | None) -> tuple[str, ...]:
    """A field as it comes back; empty without a number."""
    return () if number is None else (str(number),)


@pytest.mark.parametrize(
    ("chosen", "coins", "power", "share"),
    [
        (("vote-yes.0",), "", "", Share((Gift("vote-yes"),))),
        (("vote-yes.1", "pay.0"), "۲", " 5", Share((Gift("pay", 0, 2), Gift("vote-yes", 1, 5)))),
        (("pay.0", "reward.0"), "2", "", Share((Gift("pay", 0, 2), Gift("reward", 0, 2)))),
        (("pay.0", "promise.0"), "3", "", Share((Gift("pay", 0, 3), Gift("promise")))),
        (("pay.0",), "99999999999", "", Share((Gift("pay", 0, 999),))),
        (("pay.0",), "-4", "", Share((Gift("pay", 0, 0),))),
        (("gather.0",), "7", "7", Share((Gift("gather"),))),
    ],
)
def test_a_number_counts_for_each_thing_of_its_kind(
    chosen: tuple[str, ...], coins: str, power: str, share: Share
) -> None:
    """In digits of both scripts; what is left out is 1, and what takes no number has none."""
    fields = {"mine": chosen, "coins": (coins,), "power": (power,)}

    assert share == drafts.from_form({"partner": ("1",), **fields}).mine


def test_words_in_the_field_of_a_number_are_refused() -> None:
    """Nothing is guessed."""
    with pytest.raises(Refused) as refused:
        drafts.from_form({"partner": ("1",), "mine": ("pay.0",), "coins": ("two",)})

    assert "not_a_number" == refused.value.why.code


@pytest.mark.parametrize("value", ["bribe.0", "pay.7", "pay", ""])
def test_a_thing_that_the_form_did_not_offer_is_refused(value: str) -> None:
    """A forged form gets a refusal like any other."""
    with pytest.raises(Refused) as refused:
        drafts.from_form({"partner": ("1",), "theirs": (value,)})

    assert "choice_unknown" == refused.value.why.code


def test_words_that_nobody_has_are_asked_for_again() -> None:
    """A promise is never sent empty because the bot was restarted."""
    draft = Draft(1, Share((Gift("promise"),), "no songs"), Share())
    code = drafts.decode(drafts.encode(draft, 1), {})

    with pytest.raises(Refused) as refused:
        drafts.complete(code)

    assert "draft_words_gone" == refused.value.why.code


def test_acts_come_first_so_that_a_reward_can_name_one() -> None:
    """HO-R23: a reward is paid when the other's clause number 0 came true."""
    mine = Share((Gift("pay", 0, 1), Gift("reward", 0, 4)))
    theirs = Share((Gift("pay", 0, 2), Gift("vote-yes", 1, 3), Gift("promise")), "a song")

    expected = OfferDeal(2, (Pay(1), Reward(4, 0)), (Vote("yes", 3, 99, 1), Pay(2), Promise("a song")))
    assert expected == drafts.offer_of(Draft(2, mine, theirs), 0)


MIRRORED: list[tuple[AnyClause, tuple[Gift, ...]]] = [
    (Pay(3), (Gift("pay", 0, 3),)),
    (Reward(4, 0), (Gift("reward", 0, 4),)),
    (Vote("no", 2, 5, 2), (Gift("vote-no", 2, 2),)),
    (Abstain("moderate", 1), (Gift("moderate", 1),)),
    (Sign(("positive", "story")), (Gift("sign-positive"), Gift("sign-story"))),
    (BreakTie("yes"), (Gift("tie-yes"),)),
    (NameLeader(0), (Gift("name-self"),)),
    (NameLeader(1), (Gift("name-other"),)),
    (NameLeader(2), ()),
    (Promise("a song"), (Gift("promise"),)),
]


@pytest.mark.parametrize(("clause", "gifts"), MIRRORED)
def test_a_counter_offer_begins_with_the_offer_seen_from_the_other_side(
    clause: AnyClause, gifts: tuple[Gift, ...]
) -> None:
    """HO-R25: what the maker gives is what "they" give; a third house as leader has no words in the form."""
    draft = drafts.counter_draft(Deal("0-1-7", 0, 1, (clause,), (), 3, None), 1)

    words = "a song" if isinstance(clause, Promise) else ""
    assert Draft(0, Share(), Share(gifts, words), "0-1-7") == draft


def test_a_promise_of_blanks_is_no_promise() -> None:
    """HO-R23: its reader would see nothing; the rules refuse it as they refuse an empty one (deal_text)."""
    share = Share((Gift("promise"),), "\u3164\u2800")
    (clause,) = drafts.offer_of(Draft(1, share, Share()), 0).mine

    assert Promise("") == clause


def test_an_offer_to_another_house_counters_nothing() -> None:
    """A draft in an older id may hold the offer that was countered before its partner was changed."""
    draft = Draft(1, Share((Gift(THINGS[0], 0, 2),)), Share(), "3-0-1")

    assert "" == drafts.offer_of(draft, 0).answers
    assert "1-0-1" == drafts.offer_of(replace(draft, answers="1-0-1"), 0).answers
