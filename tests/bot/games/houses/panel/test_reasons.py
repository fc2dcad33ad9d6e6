"""A newcomer reads a reason beside each number they meet for the first time, and only then."""

from msgspec.structs import replace

from bot.controls import ids
from bot.games.houses.panel.why import reasons
from bot.languages import Language
from bot.render.panel import Text
from bot.render.targets import TABLE
from bot.sandbox.driver import Driver
from bot.sandbox.world import World
from engine.games.houses import events as e
from tests.bot.council_world import Council, in_session, plain
from tests.bot.games.houses.houses_matches import campaign, languages
from tests.bot.pictures.houses_pictures import changed, presenter_of, with_role


async def panel_of(council: Council, seat: int) -> str:
    """What stands on the seat's own panel."""
    answer = await council.driver.command(council.seats[seat], "hand")
    return plain(answer.text)


async def voted(council: Council) -> None:
    """The council decides; the second house has more power than the first."""
    votes = ({"ballot": "no", "power": 2}, {"ballot": "yes", "power": 3}, {"ballot": "yes", "power": 1})
    for member, vote in zip(council.seats, votes, strict=True):
        await council.driver.command(member, "vote", seal=True, **vote)


async def test_the_first_phase_explains_the_numbers_and_the_second_no_more(
    driver: Driver, world: World
) -> None:
    """HO-3.1, HO-3.2, HO-4.3, HO-5.1, of the reader's own panel; who wants no coach reads none.

    The ballot before them says what its answers bring: the reasons come with the panel once it is cast.
    """
    council = await in_session(world, driver)
    ballot = await panel_of(council, 0)
    await council.cast(0, "no", 2)
    await council.cast(1, "yes", 3)
    first, other = await panel_of(council, 0), await panel_of(council, 1)
    panel = (await driver.command(council.seats[1], "hand")).message
    assert panel is not None
    more = await driver.click(council.seats[1], panel, "v1:seat:1:more")
    assert more.message is not None
    shown = ids.SeatPageButtonId(council.match, "show").pack()
    time = (await driver.click(council.seats[1], more.message, shown)).message
    assert time is not None
    await driver.click(council.seats[1], time, ids.SeatPageButtonId(council.match, "uncoach").pack())
    quiet = await panel_of(council, 1)
    for seat in (0, 1):
        await driver.command(council.seats[seat], "vote", ballot="seal")
    await driver.command(council.seats[2], "vote", ballot="yes", power=1, seal=True)
    later = await panel_of(council, 0)

    assert "ten at first" not in ballot
    assert "Coins: ten at first." in first
    told = ("where your role wants them", "the gap from", "two are best")
    assert any(one in first for one in told)
    assert "Power: eight at first." in other
    assert "ten at first" not in quiet
    assert "ten at first" not in later


async def test_the_board_says_what_its_numbers_mean_while_they_are_new(driver: Driver, world: World) -> None:
    """HO-1.3, HO-2.1 to HO-2.5, HO-3, HO-R05: one press on the board, in the first generation."""
    council = await in_session(world, driver)
    told = plain((await driver.command(council.seats[0], "board")).text)
    live = council.live.match_state
    later = replace(live, seq=live.seq + 1, state=replace(live.state, generation=2))
    scene = council.bot.scene(council.live, "en", later)
    second = council.bot.parts.renderers["houses"].board(scene, None)

    for number in (
        "Each resource runs",
        "Stability moves",
        "Free power lies",
        "Coins pay",
        "Prestige and crowns come",
    ):
        assert number in told
        assert not any(number in block.content for block in second.blocks if isinstance(block, Text))


async def test_a_panel_says_on_top_which_deal_binds_to_what(driver: Driver, world: World) -> None:
    """HO-R26: by its name, in the sentence that both have read, above the ballots."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "trade", partner="1", i_pay=2, they_do="vote-no", they_power=4)
    await driver.click(council.seats[1], council.whisper(1), "Confirm")
    maker, bound = await panel_of(council, 0), await panel_of(council, 1)

    first, second = (
        "**House Peyvandian0**: 2 coins now (kept).",
        "**You**: no in phase 1 with 4 power or more.",
    )
    said = f"By the deal of Peyvandian0 and Peyvandian1: {first} {second}"
    assert said in " ".join(bound.split("\n> ")[1:])
    assert bound.index(said) < bound.index("\U0001f535")  # above both answers
    assert "By the deal of Peyvandian0 and Peyvandian1" in maker


async def test_beside_a_count_a_deal_and_a_name_take_few_words(driver: Driver, world: World) -> None:
    """At most ninety words stand beside the picture of a count, the sentence of a closed deal among them."""
    council = await in_session(world, driver)
    for seat in (1, 2):
        terms = {"i_pay": 1, "they_do": "vote-yes", "they_power": 1}
        await driver.command(council.seats[0], "trade", partner=str(seat), **terms)
        await driver.click(council.seats[seat], council.whisper(seat), "Confirm")
    await voted(council)
    entries = await council.bot.matches.entries(council.match)
    entry = next(one for one in entries if any(isinstance(event, e.BallotsCounted) for event in one.events))
    renderer = council.bot.parts.renderers["houses"]
    panel = renderer.post(council.bot.scene(council.live, "en"), entry, TABLE)
    beside = plain(
        "\n".join(getattr(one, "content", "") for one in panel.pictured if hasattr(one, "content"))
    )

    assert "Deal closed: House Peyvandian0: 1 coin now (kept)." in beside
    assert "1 more deal closed." in beside
    assert len(beside.split()) <= 90


@languages
def test_the_greedy_read_that_two_at_an_end_are_worth_most(language: Language) -> None:
    """HO-4.3: none there is worth four; "where your role wants them" beside it said the opposite."""
    first = next(one for one in campaign(3, 5, 400) if one.match_state.state.stage == "vote")
    level = tuple(replace(one, value=10) for one in first.match_state.state.tracks)
    presenter = presenter_of(with_role(changed(first, tracks=level), 0, "greedy"), language, 0)

    assert presenter.say("reason-role-two", n=4, count=0) == next(reasons(presenter))
