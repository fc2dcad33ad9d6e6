"""/watch: the board for anybody, and one's seat for one guest, who can move nothing."""

from simcord.components import walk_components

from bot.sandbox.reading import Post, buttons_of
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, plain, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MOVING = ("v1:do:", "v1:form:", "v1:pick:", "v1:vote:", "v1:trade:", "v1:seat:")


async def watched(hall: Hall) -> None:
    """A match of three people and a steward; the host's seat is open to the fourth person."""
    await hall.begun(people=3, seats=4)
    await hall.found(hall.host, "Peyvandian")
    await hall.command(hall.host, "watch open", guest=hall.guests[2])


async def shown(hall: Hall, command: str) -> Post:
    """The private panel that the guest gets."""
    answer = await hall.driver.command(hall.guests[2], command)
    assert answer.private
    assert answer.message is not None
    return answer.message


async def test_anybody_sees_the_board_and_moves_nothing(hall: Hall) -> None:
    """Before the start it is the opening post, afterwards the public cut; a button shows it anew."""
    await hall.table(people=2)
    before = await shown(hall, "watch table")
    await hall.press(hall.host, hall.doors()[0], "v1:begin:")
    after = await shown(hall, "watch table")
    again = await hall.driver.click(hall.guests[2], after, "v1:watch:")

    assert ("What anybody may see." in read(before), "Houses" in read(after)) == (True, True)
    assert not [one for one in custom_ids(after) if one.startswith(MOVING)]
    assert plain(again.text) == read(after)


async def test_a_guest_sees_what_the_seat_sees(hall: Hall) -> None:
    """The same text under the same heading, with a line that says whose hand it is."""
    await watched(hall)
    own = await hall.driver.command(hall.host, "hand")
    post = await shown(hall, "watch seat")
    lines = plain(own.text).splitlines()
    seen = read(post).splitlines()

    assert lines[0] == seen[0]
    assert "you are their guest" in seen[1]
    assert lines[1:] == seen[2:]


async def test_a_guest_turns_leaves_and_finds_no_control_that_moves(hall: Hall) -> None:
    """Every leaf that the seat can turn to, and back."""
    await watched(hall)
    post = await shown(hall, "watch seat")
    leaves = [button.custom_id for button in buttons_of(post)]
    for leaf in leaves:
        answer = await hall.driver.click(hall.guests[2], post, leaf)
        assert answer.message is not None
        controls = [node for node in walk_components(answer.message.components) if "custom_id" in node]
        assert all(node["custom_id"].startswith("v1:guest:") for node in controls)
        await hall.driver.click(hall.guests[2], answer.message, "v1:guest:1")

    assert {"v1:guest:1:deals", "v1:guest:1:why", "v1:guest:1:more"} <= set(leaves)


async def test_everybody_is_told_that_a_seat_has_a_guest(hall: Hall) -> None:
    """By the house's name, never the guest's; and when it ends."""
    await watched(hall)
    opened = hall.lines()[-1]
    board = read(await shown(hall, "watch table"))
    said = await hall.command(hall.host, "watch close")

    assert "From now on a guest looks over the shoulder of Peyvandian. They move nothing." == opened
    assert "With a guest: Peyvandian." in board
    assert "Your guest sees no more than others now." == said
    assert "Nobody looks over the shoulder of Peyvandian any more." == hall.lines()[-1]
    assert hall.guests[2].name not in "".join(hall.lines())


async def test_nobody_else_sees_the_hand(hall: Hall) -> None:
    """Neither strangers nor players, nor the guest once the seat is closed; a saved button does no more."""
    await watched(hall)
    post = await shown(hall, "watch seat")
    refusal = "Nobody at this table has let you look at their hand."
    stranger = hall.world.seat("kaveh")

    assert refusal == await hall.command(stranger, "watch seat", match=1)
    assert refusal == await hall.command(hall.guests[0], "watch seat")
    await hall.command(hall.host, "watch close")
    assert refusal == await hall.press(hall.guests[2], post, "v1:guest:1:deals")


async def test_a_guest_moves_nothing_by_command_or_by_the_seats_own_button(hall: Hall) -> None:
    """A guest has no seat."""
    await watched(hall)
    before = hall.live().match_state
    door = next(post for post in hall.posts() if "v1:seat:1" in custom_ids(post))

    assert "You do not sit at this table." == await hall.command(hall.guests[2], "ready")
    assert "You do not sit at this table." == await hall.press(hall.guests[2], door, "v1:seat:1")
    assert before is hall.live().match_state


async def test_a_guest_gets_no_private_messages(hall: Hall) -> None:
    """What the seat is written to is the seat's."""
    await watched(hall)
    await hall.found(hall.guests[0], "Anahid")
    await hall.found(hall.guests[1], "Behrouzan")

    assert [] == hall.driver.inbox(hall.guests[2])
    assert hall.driver.inbox(hall.host)


async def test_a_seat_is_opened_to_one_person_who_sits_nowhere_here(hall: Hall) -> None:
    """Each refusal says what to do instead."""
    await watched(hall)
    again = await hall.command(hall.host, "watch open", guest=hall.guests[3])
    player = await hall.command(hall.guests[0], "watch open", guest=hall.host)
    taken = await hall.command(hall.guests[0], "watch open", guest=hall.guests[2])

    assert "Your seat has a guest, and there is room for one. Use `/watch close` first." == again
    assert "That person sits at this table and does not look into another’s hand." == player
    assert "That person is the guest of another seat of this table." == taken


async def test_a_guest_who_takes_a_seat_looks_on_no_longer(hall: Hall) -> None:
    """The host gives them the steward's seat."""
    await watched(hall)
    await hall.command(hall.host, "campaign give", seat=4, member=hall.guests[2])

    refusal = "Nobody at this table has let you look at their hand."
    assert refusal == await hall.command(hall.guests[2], "watch seat")


async def test_looking_on_outlives_a_restart(hall: Hall) -> None:
    """It stands in the log, and the buttons in their ids."""
    await watched(hall)
    post = await shown(hall, "watch seat")
    await hall.world.restart()
    answer = await hall.driver.click(hall.guests[2], post, "v1:guest:1:deals")

    assert answer.message is not None
    assert answer.message.ephemeral
    assert "you are their guest" in plain(answer.text)
