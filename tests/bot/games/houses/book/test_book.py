"""The book of a campaign: what stands in it, and that it opens anywhere."""

import re
from hashlib import sha256
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from bot.games.houses.book import values as v
from bot.games.houses.book.printing import MISSING, facts, page
from bot.games.houses.book.speaking import MINUS
from bot.games.houses.book.turning import MOST, turning_votes
from bot.games.houses.tale.record import Reign
from bot.languages import LANGUAGES, Language
from bot.pictures.easel import Easel
from bot.pictures.gallery import DATA
from engine.games.houses.clauses import Deal, Pay, Promise
from engine.games.houses.clauses import Vote as VoteClause
from engine.games.houses.content import Perk
from engine.games.houses.events import StoryEnded
from engine.kernel.dice import seed_digest
from tests.bot.games.houses.book.books import book, own_book
from tests.bot.games.houses.tale.company_tales import SEATS, played
from tests.bot.games.houses.tale.test_tales import SCORES, ballot, vote

MOST_BYTES = 3_000_000
SOME = (0, 1)
"""The campaigns that are looked at."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Outside(HTMLParser):
    """Every address that a page would ask for, and the open elements that were never closed."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href", "data", "action")]
        if tag not in ("meta", "use", "path", "polyline", "circle", "ellipse", "rect", "line"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()


# --- what stands in it -------------------------------------------------------------------------------------


@every_language
def test_every_reign_has_a_page_with_its_king_and_at_most_three_votes(language: Language) -> None:
    """Each with the card's text, every house's ballot, and why it is told."""
    for number in SOME:
        told, made = played(number).told, book(number, language)

        assert [one.end for one in told.reigns] == [one.end for one in made.reigns]
        assert all(one.king and one.called and one.told and one.last for one in made.reigns)
        assert [len(one.votes) for one in made.reigns] == [min(MOST, len(one.votes)) for one in told.reigns]
        for one in (it for reign in made.reigns for it in reign.votes):
            assert all((one.title, one.problem, one.yes, one.no, one.why, one.decided, one.outcome))
            assert len(one.ballots) == SEATS


def test_curves_go_from_the_first_value_to_the_last() -> None:
    """A point at the beginning and after every vote; in Persian time runs from the right."""
    for reign, en, fa in zip(played(0).told.reigns, book(0, "en").reigns, book(0, "fa").reigns, strict=True):
        assert all(len(one.points) == len(reign.votes) + 1 for one in en.curves)
        assert [str(one) for one in reign.values[-1]] == [one.last for one in en.curves]
        assert [[(round(100 - x, 2), y) for x, y in one.points] for one in en.curves] == [
            list(one.points) for one in fa.curves
        ]


def test_roles_deals_and_signatures_are_those_of_the_log() -> None:
    """All that a reign's end opens."""
    for reign, shown in zip(played(0).told.reigns, book(0, "en").reigns, strict=True):
        assert [one.total for one in reign.scores] == [
            int(one.total.replace(MINUS, "-")) for one in shown.roles
        ]
        assert len(reign.deals) == len(shown.deals)
        assert len(reign.signed) == len(shown.signed)


@every_language
def test_a_story_is_its_way_through_its_cards(language: Language) -> None:
    """Every card of the line that was voted on, in order, and its end where it has one."""
    one, made = played(0), book(0, language)
    votes = [vote for reign in one.told.reigns for vote in reign.votes]
    for line, story in zip(one.told.lines, made.stories, strict=True):
        assert len([vote for vote in votes if vote.opened.line == line]) == len(story.steps)
        assert story.ended


@every_language
def test_the_end_tells_realm_houses_and_places(language: Language) -> None:
    """An epilogue for each house, the first by place first."""
    made = book(0, language)
    first = played(0).told.end.places[0][0]

    assert made.realm
    assert len(made.epilogues) == len(made.places) == SEATS
    assert made.epilogues[0].house == made.houses[first].name


def test_the_dice_stand_with_how_to_check_them() -> None:
    """HO-R38: hash, seed and salt of each part, the words, and the commands."""
    told = page(book(0, "en"))

    for one in book(0, "en").epochs:
        assert all(part in told for part in (one.digest, one.seed, one.salt))
    assert "owl" in told
    assert "khandan verify match-7.jsonl --seal HASH" in told


def test_a_hash_is_that_of_salt_and_seed_as_the_last_command_joins_them() -> None:
    """Whoever has no program of ours types them one behind the other."""
    seed, salt = "b2" * 32, "c3" * 16
    joined = sha256(bytes.fromhex(salt + seed)).hexdigest()

    assert "printf SALTSEED | xxd -r -p | sha256sum" == book(0, "en").commands[-1]
    assert joined == seed_digest(bytes.fromhex(seed), bytes.fromhex(salt))


def test_the_vote_that_ended_the_reign_weighs_most_then_what_was_bought() -> None:
    """Of four votes one is left out; the others stand in the order in which they were held."""
    bought = Deal("1-0-1", 1, 0, (Pay(2),), (VoteClause("yes", 1, 99),), 2, None, bound=True)
    word = Deal("2-0-1", 2, 0, (Pay(1),), (Promise("pledge_no_1_3"),), 1, None, bound=True)
    cast = [vote(ballot("yes", 9), None, ballot("no", 3), phase=phase) for phase in (1, 3, 4)]
    turned = vote(ballot("yes", 4), None, ballot("no", 3), phase=2)
    reign = Reign(1, "mahand", "flight", (cast[0], turned, *cast[1:]), (bought, word), scores=SCORES)

    assert [(2, "bought"), (3, "broken"), (4, "ended")] == [
        (one.vote.phase, one.why) for one in turning_votes(reign)
    ]


def test_of_the_cards_of_one_story_the_last_alone_ended_it() -> None:
    """HO-7.4: an earlier chapter in the same reign is told for another reason."""
    ended = StoryEnded("forest", "unity", 0, Perk("coins_at_start", 1), (0,), 1, 0)
    chapters = tuple(
        replace(one, opened=replace(one.opened, line="forest"))
        for one in (vote(ballot("yes", 9), ballot("no", 3), phase=phase) for phase in (2, 5))
    )
    reign = Reign(1, "mahand", "death", chapters, ended=(ended,), scores=SCORES)

    assert [(2, "moved"), (5, "story")] == [(one.vote.phase, one.why) for one in turning_votes(reign)]


@every_language
def test_the_ledger_of_everybody_says_nothing_of_words_that_were_kept(language: Language) -> None:
    """HO-R23: the two parties alone are told; so it says, in place of a nought beside each house."""
    made = next(one for one in (book(number, language) for number in SOME) if one.accounts)

    assert {""} == {one.kept for one in made.accounts}
    assert made.labels["kept_apart"] in page(made)
    assert made.labels["kept"] not in re.findall(r'<th scope="col">([^<]*)</th>', page(made))


@every_language
def test_the_ledger_of_a_house_says_no_figure_of_kept_words_that_it_does_not_know(language: Language) -> None:
    """HO-R23: a nought would say that words were not kept which others know to be."""
    books = [own_book(number, language, seat) for number in SOME for seat in range(SEATS)]
    kept = {one.kept for made in books for one in made.accounts}

    assert "" in kept
    assert len(kept) > 1
    assert kept.isdisjoint({"0", "۰"})
    assert all(made.labels["kept_apart"] in page(made) for made in books if made.accounts)


# --- it opens anywhere -------------------------------------------------------------------------------------


@every_language
def test_a_page_needs_no_network_and_is_whole(language: Language) -> None:
    """Nothing is asked for but places in the page itself; every element is closed; it is small enough."""
    for number in SOME:
        told = page(book(number, language))
        found = Outside()
        found.feed(told)

        assert [] == [one for one in found.asked if not one.startswith("#")]
        assert [] == found.open
        assert set(re.findall(r"url\(([^;)]{0,20})", told)) <= {"data:font/ttf"}
        assert {one[1:] for one in found.asked} <= set(re.findall(r'id="([^"]+)"', told))
        assert MOST_BYTES > len(told.encode())


def test_no_latin_digit_stands_in_persian() -> None:
    """But in code: a hash, a command."""
    told = re.sub(
        r"<style>.*?</style>|<svg.*?</svg>|<pre.*?</pre>|<code>.*?</code>",
        "",
        page(book(0, "fa")),
        flags=re.S,
    )
    shown = re.sub(r"<[^>]*>", "", told)

    assert [] == re.findall(r"[^\n]*[0-9][^\n]*", shown)
    assert 'dir="rtl"' in told


def test_a_name_is_never_markup() -> None:
    """People name their houses as they like."""
    made = book(0, "en")
    named = v.House("<script>alert(1)</script>&", "cup", "")
    told = page(
        v.Book(**{name: getattr(made, name) for name in made.__struct_fields__} | {"houses": (named,)})
    )

    assert "<script>" not in told
    assert "&lt;script&gt;alert(1)&lt;/script&gt;&amp;" in told


@every_language
def test_sheets_are_typeset(language: Language) -> None:
    """A PDF, small enough, of the same values; a letter that the font lacks is a dot in it."""
    easel = Easel(DATA)
    try:
        made = easel.typeset("book/book", facts(book(0, language)))
    finally:
        easel.close()

    assert made.startswith(b"%PDF")
    assert MOST_BYTES > len(made)
    named = v.House("\u6f22 House", "cup", "")
    made_up = v.Book(
        **{name: getattr(book(0, language), name) for name in v.Book.__struct_fields__} | {"houses": (named,)}
    )
    assert f"{MISSING} House".encode() in facts(made_up)
