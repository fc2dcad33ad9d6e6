"""Law: a panel reads well aloud, in the order in which it stands (accessibility).

Nothing is said by colour or picture alone; headings come first, controls last; signs stand beside words.
"""

import re
from collections.abc import Iterator

import pytest

from bot.games.houses.presenter import Presenter
from bot.languages import LANGUAGES, Language
from bot.render.layout import to_view
from bot.render.limits import UnderLimit
from bot.render.panel import (
    Button,
    Buttons,
    Choice,
    Download,
    Entry,
    Form,
    Option,
    Panel,
    People,
    Picture,
    Radio,
    Rule,
    Text,
)
from bot.ui.generic.renderer import PluginRenderer
from tests.bot.games.houses.houses_matches import Moment, content, moments, scene
from tests.laws.panels import Shown
from tests.made_once import council_renderer

MARKS = re.compile("[\u200e\u2066-\u2069]")
WORD = re.compile(r"[^\W\d_]{2}")
ART = re.compile("[\u2500-\u259f]|([-=_*~.#|]) ?\\1 ?\\1 ?\\1 ?\\1")
"""Lines and blocks drawn with signs."""
SIGNS = re.compile("[\u2190-\u21ff\u25a0-\u27bf\U0001f300-\U0001faff]")
"""Arrows, shapes and emoji."""
CODE = re.compile(r"\b(?!emblem_[0-9])[a-z0-9]+_[a-z0-9]")
"""As the log calls things; the emblems of the sample content have no other names."""
FENCE = "```"


def faults(shown: Shown) -> Iterator[str]:
    """What a listener would stumble over."""
    if isinstance(shown, Form):
        yield from (f"no word: {one.label}" for one in shown.fields if not WORD.search(one.label))
        yield from (f"a code: {said!r}" for said in _said(shown) if CODE.search(said))
        return
    yield from _order(shown)
    for block in shown.blocks:
        match block:
            case Text(content):
                yield from _text(content)
            case Buttons(buttons):
                yield from (f"no word: {one.label!r}" for one in buttons if not _named(one.label))
            case Choice(_, options, placeholder):
                yield from (f"no word: {one.label!r}" for one in options if not _named(one.label))
                yield from ("no placeholder",) * (not _named(placeholder))
            case People(_, placeholder):
                yield from ("no placeholder",) * (not _named(placeholder))
            case Picture(_, _, alt):
                yield from ("no alt",) * (not _named(alt))


def _said(form: Form) -> Iterator[str]:
    """All that somebody reads in a form before they have written anything."""
    yield form.title
    for field in form.fields:
        yield from (field.label, field.description)
        match field.control:
            case Entry(value=value, placeholder=placeholder):
                yield from (value, placeholder)
            case Choice(options=options) | Radio(options=options):
                yield from (text for one in options for text in (one.label, one.description))


def _order(panel: Panel) -> Iterator[str]:
    """Words first, so that a listener knows what the controls are about."""
    first = panel.blocks[0] if panel.blocks else None
    if not isinstance(first, Text | Picture):
        yield "begins without words"
    for block in panel.blocks[1:]:
        if isinstance(block, Text) and block.content.lstrip().startswith("# "):
            yield "a title that is not first"


def _text(content: str) -> Iterator[str]:
    plain = MARKS.sub("", content)
    if FENCE in plain:
        yield "a code fence"
    for line in plain.split("\n"):
        bare = users_signs(line)
        if ART.search(bare):
            yield f"drawn with signs: {line[:40]!r}"
        if SIGNS.search(bare) and not WORD.search(bare):
            yield f"signs without words: {line[:40]!r}"


def users_signs(line: str) -> str:
    """The line without what players typed: escaped markup and their emoji are theirs to choose."""
    return re.sub(r"\\.|\U0001f451", "", line)


def _named(label: str) -> bool:
    """A word of two letters at least, or a number, which is read as itself, or a player's own name."""
    bare = MARKS.sub("", label)
    return bool(WORD.search(bare) or re.search(r"\d", bare) or re.search(r"\\.|\U0001f451", bare))


@pytest.mark.parametrize(
    ("panel", "fault"),
    [
        (Panel(None, (Buttons((Button("v1:x:1", "Vote"),)),), "en"), "begins without words"),
        (Panel(None, (Text("words"), Text("# A title")), "en"), "a title that is not first"),
        (Panel(None, (Text("```\nx\n```"),), "en"), "a code fence"),
        (Panel(None, (Text("█████▒▒▒"),), "en"), "drawn with signs: '█████▒▒▒'"),
        (Panel(None, (Text("-----"),), "en"), "drawn with signs: '-----'"),
        (Panel(None, (Text("▲▲ +2"),), "en"), "signs without words: '▲▲ +2'"),
        (Panel(None, (Text("words"), Buttons((Button("v1:x:1", "▲"),))), "en"), "no word: '▲'"),
        (Panel(None, (Text("words"), Choice("v1:x:1", (Option("a", "←"),), "Pick")), "en"), "no word: '←'"),
        (Panel(None, (Text("words"), Choice("v1:x:1", (Option("a", "One"),))), "en"), "no placeholder"),
        (Panel(None, (Text("words"), Picture("a.png", b"", "")), "en"), "no alt"),
    ],
)
def test_a_planted_fault_is_found(panel: Panel, fault: str) -> None:
    """Each thing that the law is there for."""
    assert [fault] == list(faults(panel))


def test_a_panel_that_reads_well_has_no_fault() -> None:
    """Title, what is asked, details, files, controls; arrows beside their words."""
    blocks = (
        Text("# The council\nArmy ▲ rises by 2"),
        Rule(),
        Picture("board.png", b"", "The five tracks"),
        Download("me.json", b"{}"),
        Choice("v1:x:1", (Option("1", "۱"),), "How much"),
        Buttons((Button("v1:x:2", "Vote"),)),
    )

    assert [] == list(faults(Panel(None, blocks, "en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_emblem_has_a_name(language: Language) -> None:
    """A house is never told by its picture alone."""
    speaker = Presenter(council_renderer(PluginRenderer).scene_for(scene(moments_of(1), language), None))
    emblems = content()[0].emblems

    assert len(emblems) >= 5
    assert not [one for one in emblems if speaker.emblem(one) == f"emblem.{one}"]
    assert len({speaker.emblem(one) for one in emblems}) == len(emblems)


def moments_of(seed: int) -> Moment:
    """The first moment of a random campaign."""
    return next(iter(moments(seed)))


def test_the_builder_refuses_a_picture_without_words() -> None:
    """An alt text is no matter of taste."""
    with pytest.raises(UnderLimit):
        to_view(Panel(None, (Picture("a.png", b"", ""),), "en"))
