"""What is decided stands on one screen of a phone: posts and pages of any card, of many moments.

Each panel is made as the bot makes it, hung on the page and measured; houses have names of a usual length.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games import plugin
from bot.games.architects.events import is_turn_beginning
from bot.games.architects.plugin import ARCHITECTS, QUESTIONS
from bot.games.houses import phase_post
from bot.games.houses.describe.remarks import offer_remark
from bot.games.houses.panel import ballot
from bot.games.houses.presenter import Presenter
from bot.history.recall import Part, Section
from bot.lab.leaks.moments import look, moments
from bot.languages import LANGUAGES, Language
from bot.render.panel import Panel, Sketch, Text
from bot.render.renderer import Standing, Until, reader_scene
from bot.render.scenes import scene_of
from bot.render.targets import SECOND, TABLE
from bot.ui.generic.renderer import PluginRenderer
from engine.entries import Entry
from engine.games.architects.stewards.company import company
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, Reward, Vote
from engine.games.houses.content import Proposal
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState
from engine.playout import play
from tests.bot.core_world import plain
from tests.bot.games.houses.describe.test_remarks import COMPANY, GUEST, seated
from tests.bot.games.houses.houses_matches import Moment, renderer, scene
from tests.bot.games.houses.panel.test_ballot import votes
from tests.bot.games.houses.picture.test_told_pictures import DEAL, counted
from tests.bot.games.houses.picture.test_told_pictures import moments as moments_of
from tests.bot.games.houses.test_phase_post import LINK, WHEN, voting
from tests.bot.pictures.houses_pictures import changed, presenter_of, renamed
from tests.end_to_end.hung_panels import Wall, wall
from tests.end_to_end.visitor import CHROMIUM
from tests.laws.samples import table
from tests.made_once import content, words
from tests.renderings.others import match, with_company

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

languages = pytest.mark.parametrize("language", LANGUAGES)

POST: Final = 760
"""Pixels of a phase's post with the longest card, near a reign's end."""

BALLOT: Final = 860
BALLOT_WORDS: Final = (110, 135, 165)
"""Pixels of a ballot, and its words beside its picture with no offer, one and two."""

COUNT, COUNT_WORDS = 720, 90

TURN: Final = 860
"""Pixels of a turn of Architects."""

TABLES, TURNS = 4, 150
"""Random games of Architects that are looked at, and so many moves of each."""

FEW = 100
"""Of so many pages of a kind each is measured; of more a third."""

ROUND: Final = 860
"""Pixels of the post of a round of Architects, with the table below its lines."""

NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("Ravenmoor", "Star", "Gandomian", "Cup", "Mehrabad"),
    "fa": ("گندمیان", "ستاره", "زاغ‌سرا", "جام", "مهرآباد"),
}


def on(hung: Wall, moment: Moment, language: Language) -> Any:
    """The moment's scene as the bot has it: its pictures drawn, its signs known."""
    there = scene(renamed(moment, NAMES[language]), language)
    emoji = hung.bot.emoji.of("houses")
    return replace(there, emoji=emoji, draws=True, deadlines=deadlines(moment.match_state))


def deadlines(now: MatchState) -> tuple[Until, ...]:
    """Every open question runs out at the same time."""
    return tuple((wait.id, wait.seat, WHEN) for wait in now.waits)


@languages
async def test_the_post_of_a_phase_fits_a_phone_whatever_card_is_before_the_council(
    tmp_path: Path, language: Language
) -> None:
    """HO-2.6, HO-R32: with both warnings, that the reign may end and that the king may die."""
    moment, opened = voting()
    async with wall(tmp_path, language) as hung:
        presenter = presenter_of(moment, language)
        view = replace(presenter.view, stability=1)
        drawn = replace(presenter.scene, view=view, emoji=hung.bot.emoji.of("houses"), draws=True)

        def post(card: Proposal) -> Panel:
            sides = {"yes": card.yes.forecast, "no": card.no.forecast}
            event = replace(opened, phase=9, card=card.id, line=card.line, **sides)
            due = tuple((seat, WHEN) for seat in range(5))
            return phase_post.open_post(Presenter(drawn), event, (), Standing(due, (), LINK))

        heights = await hung.heights([post(card) for card in content()[0].proposals])

        assert max(heights) <= POST


def offering(moment: Moment, seat: Seat, count: int) -> Moment:
    """The moment with so many offers of company to this seat, each with a line that its maker says of it."""
    chairs = tuple(GUEST if one == seat else COMPANY for one in range(5))
    number = moment.match_state.state.phase.number
    deals = list[Deal]()
    for maker in range(5):
        # Whether a house speaks is rolled by what it offers.
        for coins in range(1, 9) if maker != seat and len(deals) < count else ():
            name, parties = f"{maker}-{seat}-1", (maker, seat)
            deal = Deal(name, maker, seat, (Reward(coins, 0),), (Vote("no", 3, 99),), number, parties)
            told = seated(changed(moment, deals=(deal,)), *chairs)
            if offer_remark(presenter_of(told, "en", seat), deal):
                deals.append(deal)
                break
    return seated(changed(moment, deals=tuple(deals), stopping=(False,) * 5), *chairs)


def ballot_page(hung: Wall, moment: Moment, seat: Seat, language: Language) -> Panel:
    """The ballot of this seat as it first stands there."""
    there = on(hung, moment, language)
    presenter = Presenter(renderer().scene_for(there, seat))
    return ballot.page(presenter, renderer().controls(there, seat), ballot.usual_ballot(presenter.scene))


def with_card(moment: Moment, card: Proposal) -> Moment:
    """The moment with this card before the council."""
    phase = moment.match_state.state.phase
    return changed(moment, phase=replace(phase, card=card.id, yes=card.yes.forecast, no=card.no.forecast))


@languages
@pytest.mark.parametrize("offers", [0, 1, 2])
async def test_a_ballot_fits_a_phone_with_no_offer_with_one_and_with_two(
    tmp_path: Path, language: Language, offers: int
) -> None:
    """HO-R25: question, outlook, offers with their makers' words; the hand, unless two offers stand there."""
    (first, seat), *others = votes()
    told = [offering(with_card(first, card), seat, offers) for card in content()[0].proposals[::2]]
    async with wall(tmp_path, language) as hung:
        pages = [ballot_page(hung, one, seat, language) for one in told]
        pages += [ballot_page(hung, offering(one, other, offers), other, language) for one, other in others]
        shown = await hung.hang(pages, private=True)

        assert max([await hung.height(one) for one in shown]) <= BALLOT
        assert max([counted(await hung.text(one)) for one in shown]) <= BALLOT_WORDS[offers]
        assert {any(isinstance(one, Sketch) for one in page.pictured) for page in pages} == {offers < 2}


@languages
async def test_a_count_fits_a_phone_and_has_few_words_beside_its_picture(
    tmp_path: Path, language: Language
) -> None:
    """HO-6.6: signatures, closed deals and stories' ends among them; a king's end has a poster of its own."""

    def counts(hung: Wall) -> Iterator[Panel]:
        for moment in moments_of(e.BallotsCounted):
            if any(isinstance(event, e.KingFell) for event in moment.entry.events):
                continue
            for target in renderer().targets(moment.match_state, moment.entry):
                panel = renderer().post(on(hung, moment, language), moment.entry, target)
                if target in (TABLE, SECOND) and any(is_count(one) for one in panel.pictured):
                    yield panel

    async with wall(tmp_path, language) as hung:
        shown = await hung.hang(list(counts(hung)))

        assert max([await hung.height(one) for one in shown]) <= COUNT
        said = [await hung.text(one) for one in shown]
        assert max([counted_beside_a_deal(text, language) for text in said]) <= COUNT_WORDS


def counted_beside_a_deal(text: str, language: Language) -> int:
    """The words of a count but for the line of a closed deal, which is as long as what the two agreed on."""
    return counted(
        "\n".join(line for line in text.splitlines() if not plain(line).startswith(DEAL[language]))
    )


def is_count(block: object) -> bool:
    """Whether this is the picture of a count."""
    return isinstance(block, Sketch) and block.template == "houses_count"


@languages
@pytest.mark.parametrize("phases", [("turn",), ("draft", "keep", "trim")])
async def test_a_turn_of_architects_and_a_choice_among_plans_are_one_screen(
    tmp_path: Path, language: Language, phases: tuple[str, ...]
) -> None:
    """AW-TURN-1, AW-SETUP-6, AW-HAND-1: all that one decides by; whatever stands open."""
    game = table()["architects"]
    async with wall(tmp_path, language) as hung:
        shown = PluginRenderer(plugin("architects"))

        def turns() -> Iterator[Panel]:
            for seed in range(TABLES):
                for moment in moments(game, seed, TURNS):
                    state: Any = moment.match_state.state
                    if state is not None and state.phase in phases:
                        there = scene_of(7, moment.match_state, words(language), NAMES[language])
                        there = replace(there, draws=True, deadlines=deadlines(moment.match_state))
                        seat = moment.match_state.waits[0].seat
                        yield shown.seat(there, look(moment.match_state, seat))

        pages = list(turns())
        some = pages[::3] if len(pages) > FEW else pages
        heights = [await hung.height(one) for one in await hung.hang(some, private=True)]

        assert max(heights) <= TURN


def rounds_of_company(language: Language, seats: int, seed: bytes) -> Iterator[Panel]:
    """The post of each round of a game of Architects among company, as it is before the next begins."""
    game, told = table()["architects"], list[Section]()
    begun, before = 0, None
    for turn in play(game, seats, game.options(), seed, (company,) * seats):
        for event in turn.events:
            if is_turn_beginning(event):
                if before is not None and len(told) - begun == seats:
                    here = match("architects", language, before)
                    due = tuple((wait.id, wait.seat, WHEN) for wait in reader_scene(here, None).waits)
                    seen = reader_scene(replace(here, deadlines=due), None)
                    there = replace(with_company(seen, seats), draws=True)
                    entry = Entry(begun, None, None, None, told[begun].events[:1])
                    page = QUESTIONS.page(there, entry, TABLE, Standing(told=tuple(told)))
                    assert page is not None
                    yield page
                    begun = len(told)
                told.append(Section(Part(len(told) + 1), (), len(told)))
            if told and ARCHITECTS.recall.keeps(event):
                told[-1] = Section(told[-1].part, (*told[-1].events, event), told[-1].seq)
        before = turn.state if turn.state.phase == "turn" else before


def letters(page: Panel) -> int:
    """How many characters the lines of a page have."""
    return sum(len(block.content) for block in page.blocks if isinstance(block, Text))


@languages
@pytest.mark.parametrize("seats", [4, 5])
async def test_a_round_of_architects_with_its_table_is_one_screen(
    tmp_path: Path, language: Language, seats: int
) -> None:
    """AW-TURN-1: a turn is a line, and the table below shows what turns change most."""
    async with wall(tmp_path, language) as hung:
        posts = list(rounds_of_company(language, seats, b"rounds of company"))
        longest = sorted(posts, key=letters, reverse=True)
        heights = await hung.heights(longest[:12])

        assert max(heights) <= ROUND
