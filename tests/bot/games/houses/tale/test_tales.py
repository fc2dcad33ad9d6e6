"""A campaign told: from what everybody knows, the same at every replay, never the same twice."""

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.houses.history.items import notes as noted
from bot.games.houses.tale import epilogues, reigns
from bot.games.houses.tale.choice import VARIANTS, Fact, Sentence, keys_of
from bot.games.houses.tale.record import Campaign, Reign, Vote, campaign_of
from bot.games.houses.tale.tale import Tale, tale_of
from bot.games.houses.tale.words import nickname, sentence, sentences
from bot.history.notes import MatchNotes, with_entries
from bot.languages import LANGUAGES, Language
from bot.render.catalogue import texts_folder
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, Pay, Promise
from engine.games.houses.clauses import Vote as VoteClause
from engine.games.houses.moves import Ballot, Score
from engine.kernel.sealed import cut, is_readable
from engine.record import read
from engine.record.reading import entry
from tests.bot.games.houses.tale.company_tales import CAMPAIGNS, SEATS, campaigns, played, presenter_of
from tests.recorded.make import GAMES

MOST_SHARE = 0.04 if CAMPAIGNS >= 100 else 0.1
"""In so many epilogues one text may stand; of a few campaigns chance makes more."""

ROLLS = range(7)

OLD = sorted((Path(__file__).parents[4] / "recorded").glob("houses-*.jsonl.gz"))


def all_sentences(tale: Tale) -> tuple[Sentence, ...]:
    """All that is told of a campaign, in order."""
    return (*chain(*(one.sentences for one in tale.reigns)), *tale.realm, *chain(*tale.houses))


# --- the same for everybody, at every replay ---------------------------------------------------------------


def test_a_tale_knows_what_everybody_knows_and_no_more() -> None:
    """HO-R37: cut for nobody in particular, the notes tell the same."""
    for one in campaigns():
        public = tuple(
            replace(note, events=tuple(cut(event, None) for event in note.events if is_readable(event, None)))
            for note in one.notes
        )

        assert public != one.notes
        assert one.tale == tale_of(campaign_of(public))


def test_a_reign_is_told_only_once_its_roles_are_open() -> None:
    """HO-4: up to a king's end a reign has no tale, whatever has happened."""
    one = played(0)
    for spot, note in enumerate(one.notes):
        before = campaign_of(one.notes[:spot])
        scored = sum(
            isinstance(event, e.GenerationScored) for note in one.notes[:spot] for event in note.events
        )

        assert scored == len(before.reigns), note.seq


def test_what_was_told_stays_as_it_was() -> None:
    """The tale of a campaign's beginning is the beginning of its tale, at every reading."""
    for one in campaigns():
        for count in range(len(one.told.reigns)):
            earlier = tale_of(replace(one.told, reigns=one.told.reigns[:count], end=None))

            assert earlier == Tale(one.tale.reigns[:count])
        assert one.tale == tale_of(campaign_of(one.notes))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name)
def test_what_was_played_before_is_told(path: Path) -> None:
    """Campaigns of every version of the rules, recorded by earlier programs: each reign, and the end."""
    record = read(gzip.decompress(path.read_bytes()).splitlines(), GAMES)
    notes = with_entries(MatchNotes(), map(entry, record.lines), noted).notes
    told = tale_of(campaign_of(notes))
    events = [event for note in notes for event in note.events]

    assert sum(isinstance(one, e.GenerationScored) for one in events) == len(told.reigns)
    assert any(isinstance(one, e.CampaignEnded) for one in events) == bool(told.houses)
    assert all(one.sentences for one in told.reigns)


# --- never the same twice ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_told_twice_in_a_campaign(language: Language) -> None:
    """Neither in other words nor in the same: every text is used once."""
    for one in campaigns():
        presenter, told = presenter_of(one, language), all_sentences(one.tale)
        said = [sentence(presenter, it) for it in told]

        assert len(told) == len({it.key for it in told})
        assert len(said) == len(set(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_has_an_epilogue_of_its_own(language: Language) -> None:
    """No two are alike, each has two or three sentences, and no text stands in more than its share."""
    found, texts = [], Counter[str]()
    for one in campaigns():
        presenter = presenter_of(one, language)
        found += [sentences(presenter, told) for told in one.tale.houses]
        texts.update(it.key for told in one.tale.houses for it in told)

        assert SEATS == len(one.tale.houses)
        assert {2, 3} >= {len(told) for told in one.tale.houses}
    assert len(found) == CAMPAIGNS * SEATS
    assert len(found) == len(set(found))
    assert max(texts.values()) <= MOST_SHARE * len(found), texts.most_common(3)


def test_a_campaign_of_forty_generations_is_told_without_an_end_of_words() -> None:
    """HO-R04: where the texts run out, those told least are told again."""
    one = played(0)
    many = tuple(
        replace(reign, generation=number) for number, reign in enumerate((*one.told.reigns * 8,)[:40])
    )

    assert 40 == len(tale_of(replace(one.told, reigns=many)).reigns)


# --- what is told is so ------------------------------------------------------------------------------------


def ballot(kind: str, power: int = 0) -> Ballot:
    """A ballot as it was counted."""
    return Ballot(kind, power, sealed=True)  # type: ignore[arg-type]


def vote(*ballots: Ballot | None, phase: int = 1, by: str = "count", leader: int = 0) -> Vote:
    """A vote on a card of the real content, decided by these ballots."""
    yes, no = (sum(one.power for one in ballots if one and one.kind == side) for side in ("yes", "no"))
    side = "yes" if yes >= no else "no"
    return Vote(phase, "shade_tax", ballots, yes, no, side, leader, 2, by)  # type: ignore[arg-type]


SCORES = tuple(
    Score(seat, role, 0, 0, 0, 0, 0, 9 - 2 * seat, seat + 1)  # type: ignore[arg-type]
    for seat, role in enumerate(("greedy", "rebel", "moderate"))
)


def test_a_bought_vote_that_turned_the_answer_is_told_with_its_price() -> None:
    """The buyer, the seller and the coins; not where the answer stands without it."""
    deal = Deal("0-1-1", 0, 1, (Pay(2),), (VoteClause("no", 1, 99),), 1, None, bound=True)
    turned = vote(ballot("yes", 5), ballot("no", 4), ballot("no", 3))
    heavy = vote(ballot("yes", 1), ballot("no", 4), ballot("no", 3))
    told = [
        next(iter(reigns.cause_facts(Reign(1, "mahand", "flight", (one,), (deal,), scores=SCORES), 0)))
        for one in (turned, heavy)
    ]

    assert Fact("behind-turned", (("house", 0), ("other", 1), ("coins", 2), ("answer", "no"))) == told[0]
    assert told[1].code != "behind-turned"


def test_a_broken_word_is_told_by_the_ballots() -> None:
    """HO-R23: a word that a steward gave in its code; a person's own words nobody can judge."""
    cast = vote(ballot("yes", 5), ballot("no", 4), ballot("gather"))
    words = (Promise("pledge_yes_1_1"), Promise("I shall vote yes"))
    codes = []
    for word in words:
        deal = Deal("1-0-1", 1, 0, (word,), (Pay(1),), 1, None, bound=True)
        reign = Reign(1, "mahand", "flight", (cast,), (deal,), scores=SCORES)
        codes.append([one.code for one in reigns.cause_facts(reign, 0)])

    assert "behind-broken" in codes[0]
    assert "behind-broken" not in codes[1]


@pytest.mark.parametrize(
    ("cast", "code"),
    [
        (vote(None, None, None), "how-silent"),
        (vote(ballot("yes", 3), ballot("gather"), None), "how-alone"),
        (vote(ballot("yes", 3), ballot("yes", 1), None), "how-all"),
        (vote(ballot("yes", 3), ballot("no", 3), None, by="moderator"), "how-level"),
        (vote(ballot("yes", 4), ballot("no", 3), None), "how-close"),
    ],
)
def test_an_end_is_told_by_what_its_vote_was(cast: Vote, code: str) -> None:
    """Nobody voted, one house, all on one side, level, close; a death is never told as an overthrow."""
    fled, died = (Reign(1, "mahand", end, (cast,), scores=SCORES) for end in ("flight", "death"))

    assert code in {one.code for one in reigns.end_facts(fled, 0)}
    assert all(one.code.startswith("dead-") for one in reigns.end_facts(died, 0))


@pytest.mark.parametrize(
    ("cast", "leader", "code"),
    [
        (vote(ballot("yes", 4), ballot("yes", 3), None, leader=1), 1, "secret-led"),
        (vote(ballot("yes", 4), ballot("yes", 3), None), 0, "secret-helped"),
        (vote(ballot("yes", 4), ballot("no", 3), None), 0, "secret-against"),
        (vote(ballot("yes", 4), ballot("gather"), None), 0, "secret-idle"),
    ],
)
def test_the_rebels_part_is_told_as_it_was(cast: Vote, leader: int, code: str) -> None:
    """HO-4.5: led, helped, stood against it, kept still; of a king who died, that it failed."""
    fled = Reign(1, "mahand", "deposition", (cast,), scores=SCORES)

    assert cast.leader == leader
    assert code == next(iter(reigns.role_facts(fled, 0))).code
    assert "secret-failed" in {one.code for one in reigns.role_facts(replace(fled, end="death"), 0)}


# --- the texts ---------------------------------------------------------------------------------------------


def made() -> Iterator[Fact]:
    """Every fact that is made anywhere, told or not: of played campaigns, and of reigns that are rare."""
    cast = vote(ballot("yes", 3), None, None)
    early, idle = Reign(1, "mahand", "flight", scores=SCORES), vote(None, None, None)
    rare = [early, replace(early, end="death")]
    rare += [Reign(1, "mahand", "flight", (one,) * n, scores=SCORES) for one in (cast, idle) for n in (1, 3)]
    rare.append(Reign(1, "mahand", "death", (cast,), scores=SCORES))
    level = vote(ballot("yes", 3), ballot("no", 3), None, by="moderator")
    word = Deal("1-0-1", 1, 0, (Promise("pledge_yes_1_1"),), (Pay(1),), 1, None, bound=True)
    rare.append(Reign(1, "mahand", "flight", (level,), (word,), scores=SCORES))
    paid = Deal("1-0-1", 1, 0, (Pay(2),), (VoteClause("yes", 1, 99),), 1, None, bound=True)
    rare.append(
        Reign(1, "mahand", "flight", (vote(ballot("yes", 4), None, ballot("no", 3)),), (paid,), scores=SCORES)
    )
    saved = vote(ballot("yes", 3), ballot("gather"), ballot("gather"))
    rare.append(Reign(1, "mahand", "flight", (saved,), (word,), scores=SCORES))
    rare += [replace(rare[-1], scores=SCORES[::2]), replace(rare[-1], scores=SCORES[::-1])]
    played_ones = [reign for one in campaigns() for reign in one.told.reigns]
    for reign in (*rare, *played_ones):
        for roll in ROLLS:
            yield from reigns.end_facts(reign, roll)
            if reign.votes:
                yield from reigns.cause_facts(reign, roll)
            yield from reigns.role_facts(reign, roll)
            yield from reigns.nickname_facts(reign, roll)
    for one in campaigns():
        for why in ("unity", "division", "level"):
            for values in (
                one.told.values,
                (10,) * 5,
                (10, 10, 10, 10, 2),
                (10, 10, 10, 10, 19),
                (1, 19) * 2,
            ):
                whole = one.told.values[:5] and (*values, 10)[:5]
                end = replace(one.told.end, why=why)
                yield from chain(*epilogues.realm(replace(one.told, end=end, values=whole, reigns=())))
                yield from chain(*epilogues.realm(replace(one.told, end=end, values=whole)))
            for seat in range(SEATS):
                yield epilogues.fate(replace(one.told, end=end), seat)
        for seat in range(SEATS):
            yield from (*epilogues.deeds(one.told)[seat], epilogues.plain_deed(one.told, seat))
            yield from epilogues.ties(one.told, seat)
    few = Campaign(3, reigns=(rare[-3],))
    for seat in range(3):
        yield from (*epilogues.deeds(few)[seat], *epilogues.ties(few, seat))
        yield from epilogues.ties(replace(few, reigns=(early,)), seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_saying_has_texts_and_every_text_a_saying(language: Language) -> None:
    """Each text is said with the slots of each fact of its code; a text that lacks one raises."""
    presenter, slots = presenter_of(played(0), language), dict[tuple[str, ...], Fact]()
    for one in made():
        slots[one.code, *(name for name, _ in one.slots)] = one
    for one in slots.values():
        assert all(sentence(presenter, Sentence(key, one.slots)) for key in keys_of(one.code))

    assert set(VARIANTS) == {one.code for one in slots.values()}


def test_so_many_texts_there_are_of_each_code() -> None:
    """A text whose number is too high would never be told."""
    source = (texts_folder() / "en" / "houses_tale.ftl").read_text("utf-8")
    numbered = re.findall(r"^houses-(tale-[a-z-]+-[0-9]+) =", source, re.MULTILINE)

    assert sorted(numbered) == sorted(key for code in VARIANTS for key in keys_of(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_short_enough_for_a_phone(language: Language) -> None:
    """About three lines of a phone at most, isolates left out."""
    for one in campaigns():
        presenter = presenter_of(one, language)
        told = [sentence(presenter, it) for it in all_sentences(one.tale)]
        told += [nickname(presenter, it) for it in one.tale.reigns]

        assert max(len(re.sub("[\u2066-\u2069]", "", it)) for it in told) <= 230
