"""Walks through everything the bot can show: five people at random, and what chance does not bring."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.controls import ids
from bot.controls.chronicle import Query
from bot.games.houses import reign
from bot.games.houses.controls.forms import power_form
from bot.games.houses.controls.ids import ReignId
from bot.games.houses.controls.routing import ROUTING
from bot.games.houses.history.items import notes as noted
from bot.games.houses.panel import seat as seat_page
from bot.games.houses.panel.ballot import PlannedBallot, can_vote
from bot.games.houses.panel.seat import ballot_panel
from bot.games.houses.picture.reign import past_in_notes
from bot.games.houses.practice import page as practice
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import forms
from bot.games.houses.trade.building import BuildState, builder_page
from bot.games.houses.trade.building import opening as first_step
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.games.houses.trade.forms import form as deal_form
from bot.games.houses.trade.forms import preview as draft_preview
from bot.history.notes import MatchNotes, with_entries
from bot.lab.games.houses.content_tools import preview
from bot.languages import LANGUAGES, Language
from bot.pictures.emoji import OwnEmoji
from bot.render import help as topics
from bot.render import motions, notices, table, which
from bot.render.forms import filled_again
from bot.render.plainer import plainer_forms
from bot.render.renderer import Scene, Standing
from bot.render.targets import ANNOUNCE, SECOND, TABLE
from bot.render.users import users_words
from bot.sandbox.driver import Driver
from bot.sandbox.reading import buttons_of
from bot.sandbox.world import World, open_world
from bot.ui.seat_controls import controls_of
from engine.entries import Entry
from engine.games.houses.events import KingFell
from engine.games.houses.moves import TurnMomentum
from engine.games.houses.names import RESOURCES
from engine.games.houses.stewards.company.character import promise_clause
from engine.kernel.moves import PartialMove
from engine.kernel.table.seating import StewardSat
from engine.kernel.table.timing import Reminded
from tests.bot.core_world import making, unused
from tests.bot.games.houses.houses_matches import Moment, campaign, content, renderer, scene
from tests.laws import samples, shared_walk
from tests.laws.monkey import HOUSES, LONG, Monkey
from tests.laws.panels import Walked, walking

STEPS = 150
NAMES = tuple(users_words(name, 24) for name in HOUSES)
"""House names as they are shown, markup escaped."""


EMOJI = {name: f"<:{name[:12]}{'x' * 13}_123456:{(1 << 64) - 1}>" for name in content()[0].emblems}
"""Emblems as emoji of the application, their texts as long as Discord's may be."""


async def played(folder: Path, language: Language, steps: int = STEPS) -> tuple[Walked, Monkey]:
    """What was made while five people did at random what they were offered."""
    with walking() as seen:
        async with open_world(making(unused(folder)), LONG) as world:
            shown = getattr(world.bot, "emoji", OwnEmoji())
            shown.show("houses", EMOJI)
            monkey = Monkey(world, Driver(world), LANGUAGES.index(language))
            await _opened(monkey, language)
            await _drafted(monkey)
            await _guest(monkey)
            await _asked(monkey)
            await _given(monkey)
            await _practised(world, monkey.driver)
            for command in monkey.commands():
                await monkey.type(world.members[0], command)
            for _ in range(steps):
                await monkey.act()
            await world.advance(86_400)
            await _forgotten(monkey)
    return seen, monkey


async def _opened(monkey: Monkey, language: Language) -> None:
    """A table of five, each house with the longest name; one person takes no private messages."""
    driver, people = monkey.driver, monkey.world.members
    monkey.world.close_inbox(people[4])
    await driver.command(people[0], "campaign new", seats=5, language=language)
    for member in people:
        await driver.command(member, "language mine", speak=language)
        await driver.command(member, "campaign join")
    await driver.command(people[0], "campaign begin")
    for seat, member in enumerate(people):
        emblems = await driver.suggestions(member, "found", "emblem", "")
        await driver.command(member, "found", house=HOUSES[seat], emblem=emblems[0], first_name=HOUSES[seat])


async def _drafted(monkey: Monkey) -> None:
    """Whoever is in turn takes a role, until nobody is."""
    driver = monkey.driver
    for member in monkey.world.members * 3:
        if roles := await driver.suggestions(member, "role", "role", ""):
            await driver.command(member, "role", role=roles[0])


async def _guest(monkey: Monkey) -> None:
    """Somebody looks on, and the person whose seat it is asks for their ballot and writes a deal."""
    driver, people = monkey.driver, monkey.world.members
    guest = monkey.world.guild.add_member(monkey.world.env.create_user("نگهبانِ دروازه‌ی نهم و دهم شهر"))
    await driver.command(people[0], "watch open", guest=guest)
    for _ in range(2):
        await driver.command(guest, "watch seat")
        await driver.command(people[0], "trade", partner="1")
        await driver.command(people[1], "deals")


async def _asked(monkey: Monkey) -> None:
    """More time is asked for; orders with every form, and the leaf of time and seat are looked at."""
    driver, people = monkey.driver, monkey.world.members
    later = next(one for one in monkey.commands() if one.callback.__name__ == "later")
    await monkey.type(people[1], later)
    post = (await driver.command(people[1], "orders")).message
    for button in () if post is None else buttons_of(post):
        if not button.disabled and button.custom_id.startswith("v1:orders:"):
            await driver.click(people[1], post, button.custom_id)
    hand = (await driver.command(people[0], "hand")).message
    if hand is not None:
        more = (await driver.click(people[0], hand, "v1:seat:1:more")).message
        assert more is not None
        await driver.click(people[0], more, "v1:time:")


async def _given(monkey: Monkey) -> None:
    """Somebody leaves their seat, and the host gives it back to them: they are written to."""
    driver, people = monkey.driver, monkey.world.members
    await driver.command(people[3], "campaign leave")
    await driver.command(people[0], "campaign give", seat=4, member=people[3])


async def _practised(world: World, driver: Driver) -> None:
    """A practice phase, and one that a restart has ended."""
    answer = await driver.command(world.members[3], "tutorial")
    await world.restart()
    if answer.message is not None:
        first = next(iter(answer.message.components[0]["components"][-1]["components"]))
        await driver.click(world.members[3], answer.message, first["custom_id"])


async def _forgotten(monkey: Monkey) -> None:
    driver, who = monkey.driver, monkey.world.members[2]
    asked = await driver.command(who, "privacy forget")
    assert asked.message is not None
    await driver.click(who, asked.message, ids.ForgetButtonId("me").pack())


def told(language: Language, seed: int = 3) -> Walked:
    """What a random campaign says, entry by entry, and what only chance would bring."""
    moments = campaign(seed, generations=2)
    with walking() as seen:
        for moment in moments:
            _posts(moment, _scene(moment, language))
        for moment in moments[::9]:
            _panels(moment, _scene(moment, language))
        _rare(language, moments[-1])
        shared_walk.walk(dict(samples.table()), _scene(moments[-1], language).words)
        _annals(language, moments)
        renderer().why(_scene(moments[-1], language), 0, tuple(one.entry for one in moments))
    return seen


def _scene(moment: Moment, language: Language) -> Scene:
    return replace(scene(moment, language), names=NAMES, emoji=EMOJI)


def _posts(moment: Moment, there: Scene) -> None:
    for target in renderer().targets(moment.match_state, moment.entry):
        shown = renderer().post(there, moment.entry, target)
        table.with_thread_link(there, shown, 1 << 62)
        plainer_forms(shown)
    if any(isinstance(event, KingFell) for event in moment.entry.events):
        renderer().post(there, moment.entry, ANNOUNCE)
        _reigns(moment, there)
    for target in (TABLE, SECOND):
        if renderer().is_question(moment.entry, target):
            renderer().question(there, moment.entry, target, Standing(board="https://discord.com"))


def _reigns(moment: Moment, there: Scene) -> None:
    """The card of each house, in private and for everybody."""
    kept = with_entries(MatchNotes(), (moment.entry,), renderer().notes).notes
    generation = kept[0].setting.generation
    for seat in moment.match_state.state.seats:
        presenter, everybody = (Presenter(renderer().scene_for(there, one)) for one in (seat, None))
        told = past_in_notes(kept, presenter.view.counts, seat, generation)
        assert told is not None
        reign.post(everybody, told, date(2026, 1, 1), deal=True)
        for said in ("reign-private", "reign-shared", "reign-shared-already"):
            id = ReignId(7, generation, "with")
            reign.page(presenter, told, date(2026, 1, 1), id, said)


def _panels(moment: Moment, there: Scene) -> None:
    for seat in moment.match_state.state.seats:
        presenter, controls = Presenter(renderer().scene_for(there, seat)), renderer().controls(there, seat)
        ballot_panel(presenter, controls)
        renderer().explained_panel(there, seat)
        for seal in (True, False):
            seat_page.panel(presenter, controls, PlannedBallot(99, seal))
        if can_vote(controls):
            power_form(presenter, controls, "v1:levered:7:g1.p1:seal", 2)
        _forms(moment, there, seat)
        for tab in ("deals", "goals", "more", "words", "board"):
            renderer().leaf(there, seat, tab, 0)
    renderer().board(there, None)


def _forms(moment: Moment, there: Scene, seat: int) -> None:
    """Each begun move's form, and the fullest deal that a form can say."""
    controls = controls_of(there, seat, ROUTING)
    for begun in (
        one for one in controls.offers if isinstance(one, PartialMove) and one.move != "offer_deal"
    ):
        asked = renderer().form(there, seat, begun, controls.id_of_form(begun))
        entered = {one.control.custom_id: ("x" * 9,) for one in asked.fields}
        filled_again(asked, entered, there.words.say("error-already-done"))
    gifts = (Gift("reward", 0, 999), Gift("vote-yes", 2, 999), Gift("promise"))
    draft = Draft((seat + 1) % 5, Share(gifts, "قولِ ما " * 37), Share(gifts, "a long word " * 25), "0-1-99")
    deal_form(Presenter(renderer().scene_for(there, seat)), seat, "v1:traded:7:g1.p1", draft)
    draft_preview(
        Presenter(renderer().scene_for(there, seat)),
        seat,
        draft,
        encode(draft, 99),
        there.words.say("error-already-done"),
    )
    first_step(Presenter(renderer().scene_for(there, seat)), seat, lambda _: True)
    common = Draft(
        (seat + 1) % 5, Share((Gift("reward", 0, 1),)), Share((Gift("vote-yes", 0, 999),)), "0-1-99"
    )
    builder_page(
        Presenter(renderer().scene_for(there, seat)),
        seat,
        BuildState(common, encode(common, 99), "", lambda _: True, "t"),
    )
    presenter = Presenter(renderer().scene_for(there, seat))
    for words in (
        (draft.mine.words, promise_clause(presenter.view, "yes").given[0][1]) if presenter.view.phase else ()
    ):
        forms.promise_form(presenter, "m", encode(draft, 99), str(words))
    code, told, bare = encode(draft, 99), there.words.say("error-already-done"), replace(draft, mine=Share())
    for side in ("m", "t"):
        builder_page(
            Presenter(renderer().scene_for(there, seat)),
            seat,
            BuildState(draft, code, told, lambda _: True, side, "", 981),
        )
        builder_page(
            Presenter(renderer().scene_for(there, seat)),
            seat,
            BuildState(bare, code, told, lambda _: True, "m", "vote"),
        )


def _rare(language: Language, moment: Moment) -> None:
    """Every help topic, card and line that one campaign need not meet."""
    there = _scene(moment, language)
    for name in topics.TOPICS:
        topics.topic(there.words, name)
    for card in content()[0].proposals:
        preview.card_page(Presenter(renderer().scene_for(there, None)), card, 99)
    for resource in RESOURCES:
        renderer().confirmation_page(there, 0, TurnMomentum(resource))
    practice.practice_gone(there.words)
    motions.first_read(there)
    table.mention_panel(there, 1 << 62)
    table.call_panel(there, (1 << 62,) * 9)
    table.terms(there)
    tables = [(replace(there, match=(1 << 62) + number), 1 << 62) for number in range(which.MOST)]
    which.panel(there.words, tables, "campaign status", "1" * 19)
    for entry in _entries():
        table.note(there, entry, 0)
        notices.reminder(there, entry, 0)
        notices.public_reminder(there, entry, 0, 1 << 62)


def _entries() -> Iterator[Entry]:
    """Reminders of everything, and a regent."""
    asks = notices.KINDS
    reminded: list[Any] = [Reminded("half", 0, f"g1.{ask}.0", ask, 2_000_000_000) for ask in asks]
    yield Entry(0, None, None, None, (*reminded, StewardSat(0, "prudent", True)))


def _annals(language: Language, moments: tuple[Moment, ...]) -> None:
    notes, there = (
        with_entries(MatchNotes(), (one.entry for one in moments), noted).notes,
        _scene(moments[-1], language),
    )
    renderer().story(there, 0, notes)
    kept = MatchNotes()
    for moment in moments:
        kept = with_entries(kept, (moment.entry,), noted)
        for target in renderer().targets(moment.match_state, moment.entry):
            if renderer().is_tale(moment.entry, target):
                renderer().tale(_scene(moment, language), moment.entry, target, kept.notes)
    for page in range(40):
        renderer().chronicle(there, 0, notes, Query(), page)
