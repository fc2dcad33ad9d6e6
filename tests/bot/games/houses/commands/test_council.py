"""The council's slash commands: every answer private, every refusal a sentence, nothing changed by it."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from bot.ui.generic.renderer import PluginRenderer
from engine.games.houses.clauses import Pay, Promise, Reward, Sign, Vote
from engine.games.houses.moves import Ballot
from engine.kernel.sealed import open_sealed
from tests.bot.council_world import Council, in_session, making, plain, seated
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def said(council: Council, seat: int, command: str, **options: Any) -> str:
    """What a seat reads after its command; it must be for that seat alone."""
    answer = await council.driver.command(council.world.members[seat], command, **options)
    assert answer.private
    return plain(answer.text)


async def test_a_ballot_by_command_counts_like_one_by_button(driver: Driver, world: World) -> None:
    """HO-6.4, HO-6.5: cast, add, seal."""
    council = await in_session(world, driver)
    cast = await said(council, 0, "vote", ballot="yes", power=3)
    more = await said(council, 0, "vote", ballot="more", power=5)
    sealed = await said(council, 0, "vote", ballot="seal")

    assert "Your ballot: yes with 3 power" in cast
    assert "Your ballot: yes with 5 power" in more
    assert "Your ballot: yes with 5 power, sealed" in sealed
    assert Ballot("yes", 5, True) == open_sealed(council.state.phase.slips[0].ballot)


async def test_only_present_ballots_are_suggested(driver: Driver, world: World) -> None:
    """Taken from the asker's own offers, in the asker's language; nothing for strangers."""
    council = await in_session(world, driver, language="fa")
    first = await driver.suggestions(council.seats[0], "vote", "ballot", "")
    typed = await driver.suggestions(council.seats[0], "vote", "ballot", "آر")
    await said(council, 0, "vote", ballot="yes", power=3)
    then = await driver.suggestions(council.seats[0], "vote", "ballot", "")

    assert ["yes", "no", "gather", "moderate"] == first
    assert ["yes"] == typed
    assert ["more", "seal"] == then
    assert [] == await driver.suggestions(world.members[4], "vote", "ballot", "")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"ballot": "yes", "power": 9}, "at most 8 can lie in this ballot"),
        ({"ballot": "no"}, "needs at least 1 power"),
        ({"ballot": "perhaps"}, "not one of the choices you have"),
        ({"ballot": "more", "power": 3}, "You have not cast a yes or a no yet"),
        ({"ballot": "seal"}, "You have not cast a yes or a no yet"),
    ],
)
async def test_a_bad_ballot_is_refused_and_changes_nothing(
    driver: Driver, world: World, options: dict[str, Any], sentence: str
) -> None:
    """HO-6.4, HO-R22."""
    council = await in_session(world, driver)
    before = council.live.match_state

    assert sentence in await said(council, 0, "vote", **options)
    assert before is council.live.match_state


@pytest.mark.parametrize(
    ("second", "sentence"),
    [
        ({"ballot": "no", "power": 1}, "You have cast your ballot"),
        ({"ballot": "gather"}, "You have cast your ballot"),
        ({"ballot": "more", "power": 2}, "Power can only be added; 3 lie in your ballot"),
        ({"ballot": "more", "power": 9}, "at most 8 can lie in this ballot"),
    ],
)
async def test_a_cast_ballot_stays_cast(
    driver: Driver, world: World, second: dict[str, Any], sentence: str
) -> None:
    """HO-6.5: no second ballot, no lowering, no more than one has."""
    council = await in_session(world, driver)
    await said(council, 0, "vote", ballot="yes", power=3)
    before = council.live.match_state

    assert sentence in await said(council, 0, "vote", **second)
    assert before is council.live.match_state


async def test_the_moderators_seat_is_taken_once_a_phase(driver: Driver, world: World) -> None:
    """HO-5.8: the table hears it at once; the second to ask is told who sits there."""
    council = await in_session(world, driver)
    await said(council, 1, "vote", ballot="moderate")

    assert "House Peyvandian1 abstains and moderates this phase" in council.read(council.posted())
    assert "House Peyvandian1 has taken the moderator’s seat" in await said(
        council, 2, "vote", ballot="moderate"
    )


async def test_a_deal_is_offered_clause_by_clause(driver: Driver, world: World) -> None:
    """HO-R23, HO-R24: both sides of it; the answer says what both will owe."""
    council = await in_session(world, driver)
    text = await said(
        council,
        0,
        "trade",
        partner="2",
        i_pay=1,
        i_reward=4,
        i_do="sign-story",
        they_do="vote-yes",
        they_power=3,
        they_when=1,
        they_promise="and no songs",
    )
    deal = council.state.deals[0]

    assert (Sign(("story",)), Pay(1), Reward(4, 0)) == deal.mine
    assert (Vote("yes", 3, 99, 1), Promise("and no songs")) == deal.theirs
    assert "House Peyvandian2 will vote yes in phase 2 with 3 power or more" in text


async def test_deals_are_answered_by_command(driver: Driver, world: World) -> None:
    """HO-R25: withdrawn by the maker, declined and confirmed by the partner."""
    council = await in_session(world, driver)
    for _ in range(3):
        await said(council, 0, "trade", partner="1", i_pay=1, they_promise="a song")
    offered = await driver.suggestions(council.seats[1], "deals", "answer", "confirm")
    own = await driver.suggestions(council.seats[0], "deals", "answer", "")

    assert ["confirm:0-1-1", "confirm:0-1-2", "confirm:0-1-3"] == offered
    assert ["withdraw:0-1-1", "withdraw:0-1-2", "withdraw:0-1-3"] == own
    assert "takes back the offer" in await said(council, 0, "deals", answer="withdraw:0-1-1")
    assert "declines the offer" in await said(council, 1, "deals", answer="decline:0-1-2")
    assert "it counts from now on" in await said(council, 1, "deals", answer="confirm:0-1-3")
    assert "That deal is already binding" in await said(council, 1, "deals", answer="decline:0-1-3")
    assert "There is no such deal of yours" in await said(council, 2, "deals", answer="confirm:0-1-3")
    assert "In force with House Peyvandian1" in await said(council, 0, "deals")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"partner": "1"}, "at least one clause"),
        ({"partner": "0", "i_pay": 1, "they_promise": "x"}, "needs another house"),
        ({"partner": "7", "i_pay": 1, "they_promise": "x"}, "needs another house"),
        ({"partner": "nobody", "i_pay": 1}, "not one of the choices"),
        ({"partner": "1", "i_pay": 2}, "need something in return"),
        ({"partner": "1", "i_reward": 2, "they_promise": "x"}, "need an act of the other side"),
        ({"partner": "1", "i_pay": 11, "they_promise": "x"}, "You have 10 coins and this deal needs 11"),
        ({"partner": "1", "i_do": "vote-yes", "i_power": 9}, "only 8 power left to promise"),
        ({"partner": "1", "i_do": "moderate", "they_do": "moderate"}, "can’t both be kept"),
        (
            {
                "partner": "1",
                "i_do": "gather",
                "i_pay": 1,
                "i_reward": 1,
                "i_promise": "x",
                "they_do": "gather",
            },
            "At most 3 clauses a side",
        ),
    ],
)
async def test_a_deal_that_can_not_be_is_refused(
    driver: Driver, world: World, options: dict[str, Any], sentence: str
) -> None:
    """HO-R23 to R25: the reason in a sentence, and no offer."""
    council = await in_session(world, driver)
    before = council.live.match_state

    assert sentence in await said(council, 0, "trade", **options)
    assert before is council.live.match_state


async def test_an_act_against_a_deal_names_the_deal(driver: Driver, world: World) -> None:
    """HO-R26."""
    council = await in_session(world, driver)
    await said(council, 0, "trade", partner="1", i_pay=1, they_do="vote-no", they_power=2)
    await said(council, 1, "deals", answer="confirm:0-1-1")

    assert "bound to something else by the deal of" in await said(council, 1, "vote", ballot="yes", power=2)
    assert "bound to something else by the deal of" in await said(
        council, 1, "vote", ballot="no", power=1, seal=True
    )
    assert "Your ballot: no with 2 power" in await said(council, 1, "vote", ballot="no", power=2, seal=True)


async def test_promises_are_marked_by_both(driver: Driver, world: World) -> None:
    """HO-R23: the ledger."""
    council = await in_session(world, driver)
    await said(council, 0, "trade", partner="1", i_pay=1, they_promise="a song")
    await said(council, 1, "deals", answer="confirm:0-1-1")
    marks = await driver.suggestions(council.seats[0], "promise", "promise", "")

    assert ["0-1-1:1:0:kept", "0-1-1:1:0:broken"] == marks
    assert "There is no such promise" in await said(council, 0, "promise", promise="0-1-1:1:0:keep")
    assert (
        "You call the promise of House Peyvandian1 in the deal of Peyvandian0 and Peyvandian1 broken"
        in await said(council, 0, "promise", promise=marks[1])
    )
    assert "You have marked that promise already" in await said(council, 0, "promise", promise=marks[0])
    assert "There is no such promise" in await said(council, 0, "promise", promise="nonsense")
    assert "calls the promise of House Peyvandian1" in council.read(council.whisper(1))


async def test_the_hand_is_for_its_seat_and_the_board_for_all(driver: Driver, world: World) -> None:
    """HO-R37: a stranger may read the board, which has no secrets, and no hand."""
    council = await in_session(world, driver)
    hand = await said(council, 0, "hand")
    public = await said(council, 4, "board")

    assert "Secret role:" in hand
    assert "Secret role" not in public
    assert "The council votes." in public
    assert "You do not sit at this table." == await said(council, 4, "hand")


async def test_moves_out_of_their_time_are_refused(driver: Driver, world: World) -> None:
    """Each command says in a sentence that it is not its moment, or not the asker's affair."""
    council = await in_session(world, driver)
    before = council.live.match_state
    texts = {
        "found": await said(council, 0, "found", house="A", emblem="owl", first_name="B"),
        "rename": await said(council, 0, "rename", first_name="Nava"),
        "ready": await said(council, 0, "ready"),
        "role": await said(council, 0, "role", role="rebel"),
        "decide": await said(council, 0, "decide", choice="yes:0"),
    }

    assert {"Not at this moment of the campaign. “My seat” shows what you are asked."} == set(texts.values())
    assert "Nobody asks this of you just now." == await said(council, 0, "offices")
    assert "You have no perk for that" in await said(council, 0, "peek", side="yes")
    assert "You have no perk for that" in await said(council, 0, "momentum", resource="army")
    assert before is council.live.match_state


async def test_a_campaign_can_be_played_by_commands_from_its_start(driver: Driver, world: World) -> None:
    """HO-1.2, HO-4.1: founding and draft without a button; names in Persian letters fold."""
    council = await seated(world, driver, language="fa")
    emblems = await driver.suggestions(council.seats[0], "found", "emblem", "")
    for seat, name in enumerate(("پیوندیان", "دیرمان", "میراب")):
        await said(council, seat, "found", house=name, emblem=emblems[seat], first_name="آرش")
        if seat < 2:
            twin = await said(
                council, seat + 1, "found", house="پيونديان", emblem=emblems[5], first_name="نوا"
            )
            assert "خاندان دیگری این نام را دارد" in twin
    while council.state.stage == "draft":
        turn = council.state.draft.turn
        left = await driver.suggestions(council.seats[turn], "role", "role", "")
        await said(council, turn, "role", role=left[0])

    assert "vote" == council.state.stage
    assert "خاندانِ پیوندیان" in council.read(council.posted())


async def test_stopping_needs_everybody(driver: Driver, world: World) -> None:
    """HO-R04: each says it, and may take it back."""
    council = await in_session(world, driver)
    agreed = await said(council, 0, "stop")
    twice = await said(council, 0, "stop")
    back = await said(council, 0, "stop", agree=False)

    assert "When every house agrees" in agreed
    assert "You have said so already" in twice
    assert "your house wants to go on" in back


async def test_the_board_is_cut_for_who_asks(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HO-R37: each house sees with its own eyes, a stranger and a guest with everybody's, made once."""
    council = await in_session(world, driver)
    viewers: list[int | None] = []
    made = PluginRenderer.board

    def noted(renderer: PluginRenderer, scene: Any, viewer: int | None) -> Any:
        viewers.append(viewer)
        return made(renderer, scene, viewer)

    monkeypatch.setattr(PluginRenderer, "board", noted)
    for member in range(5):
        await said(council, member, "board", match=council.match)

    assert [0, 1, 2, None] == viewers
