"""khandan content check on damaged cards: their author reads what is wrong, in either language."""

import shutil
from pathlib import Path
from typing import Final, Literal

import pytest

from bot.lab.games.houses.content_tools import check
from bot.render.catalogue import BrokenCatalogue, Flaw
from tests.bot.cli.command import khandan
from tests.data.planted_mistakes import HOUSES, KINGS, LEGACIES, RAIN, STORIES, WELL
from tests.data.raised_mistakes import SMALL

Slip = Literal["unreadable", "twice", "missing"]

DAMAGE: Final = (
    (RAIN, "army: 2", "army: ۲"),
    (RAIN, "en: Umbrella", "en: Umbrellas for everybody in the kingdom"),
    (RAIN, "[+army, event]", "[army, event]"),
    (RAIN, "title: {fa: باران, en: Rain}", "title: {fa: باران}"),
    (WELL, "fa: بکنید", "fa: بکنید\n  mood: calm"),
    (WELL, "id: later", "id: Later"),
    (KINGS, "{fa: مُرد., en: He died.}", '"He died.'),
    (STORIES, "perk: coins_at_start\n", "perk: draft_two(2)\n"),
    (LEGACIES, "goal: deals(3)", "goal: deals"),
    (HOUSES, "- {id: cup, name: {fa: جام, en: Cup}}\n", ""),
)
"""Ten cards' worth of what people write by mistake: in this file this text becomes that one."""

ENGLISH: Final = """\
houses.yaml:2:1: emblems: There must be at least 5 here, not 4.
kings.yaml:4:10: What begins here with “"He died.” has no end: a quotation mark, a brace or a bracket is \
missing.
legacies.yaml:7:12: legacies.1.achievements.1.goal: “deals” needs a whole number from 1 to 99 in brackets.
proposals/rain.yaml:2:8: title.en: The text is missing in one language; each of these must have it: fa, en.
proposals/rain.yaml:8:7: yes.en: The text has 38 characters; at most 34 fit.
proposals/rain.yaml:9:14: yes.forecast.1: “army” can’t be forecast; that is `event`, `story`, or a sign and \
a resource, as in `+army`. The resources: army, wealth, repute, welfare, knowledge.
proposals/rain.yaml:11:21: yes.outcomes.1.effects.army: A whole number must stand here, in the digits 0 to \
9; “۲” is none.
proposals/well.yaml:7:3: yes.mood: There is no field “mood” here; there are: fa, en, forecast, story, \
outcomes.
proposals/well.yaml:35:5: id: “Later” can’t be an id: that is made of small Latin letters, digits and \
underscores, and begins with a letter.
stories.yaml:5:9: lines.1.perk: “draft_two(2)” takes nothing in brackets: write “draft_two” alone.
The cards can’t be read: 10 mistakes.
"""
PERSIAN: Final = """\
houses.yaml:2:1: emblems: اینجا دست‌کم ۵ تا لازم است، نه ۴ تا.
kings.yaml:4:10: آنچه اینجا با «"He died.» آغاز می‌شود پایان ندارد: گیومه، آکولاد یا کروشه‌ای کم است.
legacies.yaml:7:12: legacies.1.achievements.1.goal: «deals» در پرانتز عددی درست از ۱ تا ۹۹ می‌خواهد.
proposals/rain.yaml:2:8: title.en: متن به یکی از زبان‌ها نیست؛ به همه‌ی این‌ها باید باشد: fa، en.
proposals/rain.yaml:8:7: yes.en: متن ۳۸ نویسه دارد؛ حداکثر ۳۴ تا جا می‌شود.
proposals/rain.yaml:9:14: yes.forecast.1: «army» را نمی‌شود پیش‌بینی کرد؛ پیش‌بینی `event` است یا `story` یا \
علامتی و منبعی، مثلِ `+army`. منابع: army، wealth، repute، welfare، knowledge.
proposals/rain.yaml:11:21: yes.outcomes.1.effects.army: اینجا باید عددی درست با رقم‌های لاتین بیاید؛ «۲» چنین \
نیست.
proposals/well.yaml:7:3: yes.mood: اینجا فیلدی به نامِ «mood» نداریم؛ این‌ها هست: fa، en، forecast، story، \
outcomes.
proposals/well.yaml:35:5: id: «Later» شناسه نمی‌شود: شناسه از حرف‌های کوچک لاتین، رقم و زیرخط است و با حرف \
آغاز می‌شود.
stories.yaml:5:9: lines.1.perk: «draft_two(2)» پرانتز نمی‌خواهد: «draft_two» را تنها بنویسید.
کارت‌ها خوانده نشد: ۱۰ اشتباه.
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    return shutil.copytree(SMALL, tmp_path / "cards")


@pytest.mark.parametrize(("language", "said"), [("en", ENGLISH), ("fa", PERSIAN)])
def test_ten_mistakes_are_ten_sentences(tmp_path: Path, cards: Path, language: str, said: str) -> None:
    """What is wrong, at which field, and what would be right; then what follows from it."""
    for file, old, new in DAMAGE:
        text = (cards / file).read_text("utf-8")
        assert 1 == text.count(old)
        (cards / file).write_text(text.replace(old, new), "utf-8")
    told = khandan(tmp_path, "content", "check", str(cards), language=language)

    assert 2 == told.exit_code
    assert said == told.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The story line “well” has one legacy; for a table of five it needs 5."),
        ("fa", "رشته داستانِ «well» یک میراث دارد؛ برای میزِ پنج‌نفره ۵ تا لازم است."),
    ],
)
def test_what_is_missing_for_a_table_is_a_sentence(
    tmp_path: Path, cards: Path, language: str, said: str
) -> None:
    """Of cards that can be read."""
    told = khandan(tmp_path, "content", "check", str(cards), language=language)

    assert f"legacies.yaml:1:1: {said}" == told.stderr.splitlines()[0]


@pytest.mark.parametrize(
    ("language", "what", "said"),
    [
        ("en", "twice", "en/a.ftl: this entry stands here a second time, keep one of the two: king"),
        ("en", "unreadable", "en/a.ftl: this entry can’t be read, look at its equals sign and braces: king"),
        ("en", "missing", "en/a.ftl: this entry must be there: king"),
        ("fa", "twice", "en/a.ftl: این متن اینجا دوباره آمده است، یکی را نگه دارید: king"),
        ("fa", "unreadable", "en/a.ftl: این متن خوانده نمی‌شود، مساوی و آکولادهایش را ببینید: king"),
        ("fa", "missing", "en/a.ftl: این متن باید باشد: king"),
    ],
)
def test_an_entry_of_the_texts_that_can_t_be_said_is_a_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, what: Slip, said: str
) -> None:
    """The check reads the program's own texts, in which a translator may have slipped."""

    def load(spoken: str, *, strict: bool) -> None:
        assert strict
        if spoken == "en":
            raise BrokenCatalogue([Flaw("a.ftl", what, "king")])

    monkeypatch.setattr(check, "load", load)
    told = khandan(tmp_path, "content", "check", language=language)

    assert (2, said) == (told.exit_code, told.stderr.strip())
