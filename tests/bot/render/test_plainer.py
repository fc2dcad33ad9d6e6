"""What Discord refuses as it is written is sent with less in it, and never lost."""

import discord
import pytest

from bot.render.panel import Button, Buttons, Choice, Option, Panel, Picture, Text
from bot.render.plainer import plainer_forms, send_plainer

EMOJI = "<:falcon:1>"
LONG = "x" * 3000
PANEL = Panel(
    None,
    (
        Text(f"{EMOJI} House Falcon"),
        Picture("board.png", b"1", "a board: *all* of it"),
        Buttons((Button("v1:vote:1", "Vote", emoji=EMOJI),)),
        Choice("v1:pick:1", (Option("a", "A", emoji=EMOJI),)),
    ),
    "en",
    in_words=(Text("the board in words"), Buttons((Button("v1:vote:1", "Vote", emoji=EMOJI),))),
)


def refusal(status: int, code: int) -> discord.HTTPException:
    """What Discord answers."""
    answer = type("Answer", (), {"status": status, "reason": ""})()
    return discord.HTTPException(answer, {"code": code, "message": ""})


def test_first_the_emoji_of_controls_go_then_the_pictures() -> None:
    """Every word, button and menu stays; emoji within texts are never refused."""
    bare, words = plainer_forms(PANEL)

    assert PANEL.blocks[:2] == bare.blocks[:2]
    assert "" == "".join(one.emoji for block in bare.blocks[2:] for one in _of(block))
    assert (Text("the board in words"), Buttons((Button("v1:vote:1", "Vote"),))) == words.blocks


def _of(block: object) -> tuple[Button | Option, ...]:
    return block.buttons if isinstance(block, Buttons) else block.options if isinstance(block, Choice) else ()


@pytest.mark.parametrize("in_words", [(), (Text(LONG), Text(LONG))])
def test_where_the_words_do_not_fit_one_message_the_pictures_are_told(in_words: tuple[Text, ...]) -> None:
    """By their alt texts, in which nothing is markdown."""
    panel = Panel(None, PANEL.blocks, "en", in_words=in_words)
    *_, words = plainer_forms(panel)

    assert Text(r"a board\: \*all\* of it") == words.blocks[1]
    assert len(panel.blocks) == len(words.blocks)


async def test_the_first_that_is_taken_is_the_one() -> None:
    """Nothing is sent again after that."""
    sent: list[Panel] = []

    async def send(panel: Panel) -> int:
        sent.append(panel)
        if len(sent) < 2:
            raise refusal(400, 50035)
        return 7

    assert 7 == await send_plainer(PANEL, send)
    assert [PANEL, plainer_forms(PANEL)[0]] == sent


@pytest.mark.parametrize(
    ("status", "code", "tries"),
    [(400, 50035, 3), (413, 40005, 3), (403, 50013, 1), (400, 50083, 1), (500, 0, 1)],
)
async def test_what_is_not_about_the_message_is_not_tried_plainer(status: int, code: int, tries: int) -> None:
    """A locked thread, a lack of permission, an outage: less in the message would not help."""
    sent: list[Panel] = []

    async def send(panel: Panel) -> int:
        sent.append(panel)
        raise refusal(status, code)

    with pytest.raises(discord.HTTPException):
        await send_plainer(PANEL, send)

    assert tries == len(sent)
