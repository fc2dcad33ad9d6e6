"""The page that invites people: built, read as a browser reads it, and looked at in one."""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, sync_playwright

from bot.config import Settings
from bot.doctor import equipped_bot
from bot.languages import LANGUAGES, TRAITS, Language
from bot.papers import PAPERS
from bot.render.catalogue import sources, texts_folder
from bot.render.i18n import Messages
from bot.terminal.release import release
from bot.terminal.words import plain
from tests import made_once
from tests.bot.core_world import whole
from tests.bot.test_invitation import README
from tests.end_to_end.visitor import CHROMIUM, QUIET
from tests.laws.text_rules import entries
from tests.site.build import Content, build_site, invitation, page_file, render_pages

DAY = date(2026, 11, 28)
SET: Mapping[str, Any] = {
    "application_id": 123456789012345678,
    "host_name": "The Lamphouse",
    "host_contact": "https://discord.gg/lamphouse",
    "host_country": "Dirman",
    "source_url": "https://git.example.org/lamps/khandan",
}
LARGEST, LARGEST_AT_ONCE = 450_000, 100_000
"""Bytes of a page with all that it shows, and of what is loaded before anybody scrolls."""

CARDS = README.parent / "data" / "houses" / "proposals"
OUTSIDE = re.compile(r"(?:https?:)?//[^\s\"'<>)]+")
TEXT_KEYS = ("site-button-host", "site-invite-unset", "site-built", "site-unset", "site-foot-contact")
"""Said only where something is not set, or in the terminal."""

languages = pytest.mark.parametrize("language", LANGUAGES)


def settings(folder: Path, **given: Any) -> Settings:
    return Settings(_env_file=None, data=folder, **given)  # type: ignore[call-arg]


class Reader(HTMLParser):
    """A page as its tags with their attributes, its ids, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag."""
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        """Keep words."""
        self.words.append(data)

    def all(self, tag: str) -> Iterator[dict[str, str]]:
        """The attributes of each tag of a kind."""
        return (attributes for name, attributes in self.tags if name == tag)

    def addresses(self) -> list[str]:
        """Wherever the page leads, or what it shows."""
        return [given[name] for _, given in self.tags for name in ("href", "src") if name in given]


Built = tuple[Path, dict[Language, Content]]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The folder of a site whose host has set everything, and what its first pages show."""
    folder = tmp_path_factory.mktemp("site")
    return folder, build_site(settings(folder / "var", **SET), folder, DAY)


@pytest.fixture
def site(built: Built) -> Path:
    return built[0]


@pytest.fixture
def content(built: Built) -> dict[Language, Content]:
    return built[1]


def pages(site: Path) -> dict[str, Reader]:
    return {file.name: Reader(file.read_text("utf-8")) for file in sorted(site.glob("*.html"))}


def first_page(site: Path, language: Language) -> Reader:
    return Reader((site / page_file(settings(site), language)).read_text("utf-8"))


def allowed() -> set[str]:
    """The addresses that the host has set."""
    return {invitation(settings(Path(), **SET)), SET["source_url"], SET["host_contact"]}


def test_there_is_a_page_in_each_language_and_each_paper_in_each(site: Path) -> None:
    papers = {f"{paper}.{language}.html" for paper in PAPERS for language in LANGUAGES}

    assert {"index.html", "fa.html", *papers} == set(pages(site))


def test_every_link_leads_somewhere(site: Path) -> None:
    """To a file that was built, to a part of the page, or to an address that the host has set."""
    for name, page in pages(site).items():
        ids = {given["id"] for _, given in page.tags if "id" in given}
        parts = {one[1:] for one in page.addresses() if one.startswith("#")}
        others = {one for one in page.addresses() if not one.startswith("#")}

        assert parts <= ids, name
        assert [] == [one for one in others - allowed() if not (site / one).is_file()], name


def test_nothing_comes_from_elsewhere_and_nothing_runs(site: Path) -> None:
    """No address but the host's in pages and style; no script, no handler, no frame, no form."""
    for file in (*site.glob("*.html"), *site.glob("*.css")):
        found = {one.replace("&amp;", "&").rstrip(".") for one in OUTSIDE.findall(file.read_text("utf-8"))}
        assert found <= allowed(), file.name
    for name, page in pages(site).items():
        tags = {tag for tag, _ in page.tags}
        assert not tags & {"script", "iframe", "form", "object", "embed", "style"}, name
        assert not [key for _, given in page.tags for key in given if key.startswith("on")], name


@languages
def test_every_picture_is_told_to_those_who_do_not_see_it(site: Path, language: Language) -> None:
    """A sentence in the page's language with the size of the picture; ornaments are passed over."""
    page = first_page(site, language)
    images = list(page.all("img"))
    shown = [one for one in images if one["src"].endswith(".webp")]
    script = re.compile("[\u0600-\u06ff]" if language == "fa" else "[a-z]")

    assert 9 == len(shown)
    assert all(len(one["alt"]) > 40 and script.search(one["alt"]) for one in shown)
    assert all(one["src"].endswith(f"-{language}.webp") and one["width"] and one["height"] for one in shown)
    assert all("" == one["alt"] for one in images if one not in shown)


@languages
def test_every_text_of_the_page_stands_on_it(site: Path, language: Language) -> None:
    """Nothing that was written for it is left out, in either language."""
    page = first_page(site, language)
    said = " ".join((*page.words, *(value for _, given in page.tags for value in given.values())))
    bare = re.sub(r"[\s*`]", "", said)
    text = dict(sources(texts_folder(), language))["site.ftl"]
    words = made_once.words(language)
    missing = []
    for key in entries(text):
        code, _, attribute = key.partition(".")
        written = words.attempt(code, attribute, **slots_of(words).get(code, {}))
        assert written is not None, key
        if code not in TEXT_KEYS and re.sub(r"[\s*`]", "", plain(written)) not in bare:
            missing.append(key)

    assert ["site-foot-home"] == missing  # of the papers


def slots_of(words: Messages) -> Mapping[str, Mapping[str, Any]]:
    """What the page fills into its texts."""
    return {
        "site-game-seats": {"least": 3, "most": 5},
        "site-games-others": {one: words.game_name(one) for one in ("coup", "rokugan", "architects")},
        "site-authors-count": {"count": len(list(CARDS.glob("*.yaml")))},
        "site-foot-host": {"host": SET["host_name"]},
        "site-foot-contact": {"contact": ""},
        "site-foot-version": {"version": release().version},
        "site-built": {"file": ""},
    }


def test_each_page_says_its_language_and_leads_to_the_other(site: Path) -> None:
    for name, page in pages(site).items():
        html = next(page.all("html"))
        other = [one for one in page.all("a") if "hreflang" in one]

        assert ("rtl" if TRAITS[html["lang"]].right_to_left else "ltr") == html["dir"], name
        assert len(LANGUAGES) - 1 == len(other), name
        there = Reader((site / other[0]["href"]).read_text("utf-8"))
        assert (other[0]["lang"], name) == (
            next(there.all("html"))["lang"],
            next(one["href"] for one in there.all("a") if "hreflang" in one),
        )


@languages
def test_a_page_is_light(site: Path, language: Language) -> None:
    page = first_page(site, language)
    lazy = {one["src"] for one in page.all("img") if one.get("loading") == "lazy"}
    own = {one for one in page.addresses() if (site / one).is_file() and not one.endswith(".html")}
    files = {page_file(settings(site), language), "regular.woff", "bold.woff", *own}
    sizes = {name: (site / name).stat().st_size for name in files}

    assert sum(sizes.values()) < LARGEST
    assert sum(size for name, size in sizes.items() if name not in lazy) < LARGEST_AT_ONCE


async def test_every_command_and_button_that_is_named_is_there(site: Path) -> None:
    """A command by both its words; a button as the bot labels it, in the page's language."""
    async with equipped_bot(whole()) as bot:
        known = {one.qualified_name for one in bot.tree.walk_commands()}
    for language in LANGUAGES:
        text = (site / page_file(settings(site), language)).read_text("utf-8")
        words = made_once.words(language)
        buttons = {plain(words.say(code)) for code in ("button-join", "houses-button-trade")}

        assert set(re.findall(r"<code>/([a-z ]+)</code>", text)) <= known
        assert buttons == set(re.findall(r"<em>([^<]+)</em>", text))


def test_the_invitation_has_the_hosts_bot_and_the_rights_of_the_readme(site: Path) -> None:
    address = invitation(settings(site, **SET))
    example = address.replace(str(SET["application_id"]), "YOUR_APPLICATION_ID")

    assert example in README.read_text("utf-8")
    assert 2 == sum(one == address for one in first_page(site, "en").addresses())


def test_without_an_id_the_page_invites_nobody_and_says_what_to_do(
    tmp_path: Path, content: dict[Language, Content]
) -> None:
    """No address at all, then: what a host has not set is not made up."""
    rendered = render_pages(settings(tmp_path), DAY, content)

    assert "" == invitation(settings(tmp_path))
    for language in LANGUAGES:
        text = rendered[page_file(settings(tmp_path), language)]
        assert [] == OUTSIDE.findall(text)
        assert "<code>APPLICATION_ID</code>" in text


def test_the_page_of_the_hosts_language_is_the_first(
    tmp_path: Path, content: dict[Language, Content]
) -> None:
    rendered = render_pages(settings(tmp_path, language="fa"), DAY, content)

    assert "fa" == next(Reader(rendered["index.html"]).all("html"))["lang"]
    assert "en" == next(Reader(rendered["en.html"]).all("html"))["lang"]


def test_a_paper_with_the_hosts_own_words_is_shown_and_runs_nothing(
    tmp_path: Path, content: dict[Language, Content]
) -> None:
    """What stands in their copy is text: no tag of it is one on the page."""
    (tmp_path / "papers").mkdir()
    (tmp_path / "papers" / "terms.en.md").write_text("# Mine\n\n<script>alert(1)</script>\n", "utf-8")
    rendered = render_pages(settings(tmp_path, **SET), DAY, content)

    assert "<h1>Mine</h1>" in rendered["terms.en.html"]
    assert "script" not in {tag for tag, _ in Reader(rendered["terms.en.html"]).tags}
    assert "28 November 2026" in rendered["privacy.en.html"]


@languages
def test_a_row_of_the_policy_is_a_list_on_a_phone(site: Path, language: Language) -> None:
    """Each of its cells carries the head of its column."""
    page = Reader((site / f"privacy.{language}.html").read_text("utf-8"))
    labels = [one["data-label"] for one in page.all("td")]

    assert 0 == len(labels) % 4
    assert 4 == len(set(labels[:4])) == len(set(labels))


def test_what_is_read_stands_out_from_its_ground(site: Path) -> None:
    """4.5 to 1 at least, in the dark and in the light, as the accessibility guidelines ask."""
    style = (site / "style.css").read_text("utf-8")
    for scheme in re.findall(r":root \{([^}]*)\}", style):
        colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", scheme))
        pairs = [(text, ground) for text in ("text", "soft", "gold") for ground in ("ground", "band", "card")]
        pairs += [("on-gold", "gold"), ("ink", "paper")]

        assert [] == [pair for pair in pairs if contrast(*(colours[one] for one in pair)) < 4.5]


def contrast(one: str, other: str) -> float:
    """Of two colours, by their luminance."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


LOAD_ALL = """async () => {
    for (const one of document.images) { one.loading = "eager"; await one.decode(); }
    await document.fonts.ready;
}"""
"""Raises for a picture that can't be shown."""


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
def test_no_page_scrolls_sideways_and_every_picture_and_font_is_there(site: Path) -> None:
    """On a small phone, a phone and a desk, in every page; opened as a file, without a server."""
    wide, missing = list[tuple[str, int]](), list[str]()

    def note_missing(request: Request) -> None:
        # The page's icon comes late: it is given up where the next page is opened meanwhile.
        if request.failure != "net::ERR_ABORTED":
            missing.append(request.url)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for width in (320, 420, 1280):
            page = browser.new_page(viewport={"width": width, "height": 900})
            page.on("requestfailed", note_missing)
            for file in sorted(site.glob("*.html")):
                page.goto(file.as_uri())
                page.evaluate(LOAD_ALL)
                if page.evaluate("document.documentElement.scrollWidth") > width:
                    wide.append((file.name, width))
                if not page.evaluate("[...document.fonts].some(one => one.status === 'loaded')"):
                    missing.append(f"fonts of {file.name}")
            page.close()
        browser.close()

    assert [] == wide
    assert [] == missing
