"""Builds the page that invites people, and the host's papers as pages, in every language.

    docs/site           the templates (Mako) and the style
    data/text/*/site    the words; markdown between them
    docs/pictures       the photographs; boards are drawn (pictures.py)

The page of the host's own language is index.html. Nothing on a page comes from elsewhere: no script, no
font, no picture; the only addresses are the invitation's and those that the host has set.
"""

from collections.abc import Iterator, Mapping
from datetime import date
from html import unescape
from importlib.resources import files
from pathlib import Path
from re import sub
from typing import Any, Final

import discord
import yaml
from fontTools import subset
from fontTools.ttLib import TTFont
from mako.lookup import TemplateLookup
from markdown_it import MarkdownIt
from msgspec import Struct

from bot.config import Settings
from bot.languages import LANGUAGES, TRAITS, Language
from bot.papers import FOLDER as PAPERS_FOLDER
from bot.papers import PAPERS, file_name, paper_text
from bot.permissions import IN_CHANNEL, IN_THREAD
from bot.playable import playable
from bot.render.catalogue import load
from bot.render.i18n import Messages, Slot
from bot.terminal import words as terminal
from bot.terminal.release import release
from tests.end_to_end.visitor import ROOT
from tests.site.pictures import BOARDS, PHOTOGRAPHS, Picture, write_board, write_photograph

SOURCES: Final = ROOT / "docs" / "site"
DATA: Final = files("data")
SAMPLE: Final = "straw_men"
"""The card that shows authors what one is."""

EMBLEMS: Final = ("lamp", "pomegranate", "owl", "cypress", "key")
INVITATION: Final = (
    "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={needed}"
)
FONTS: Final = {"regular.woff": "Vazirmatn-Regular.ttf", "bold.woff": "Vazirmatn-Bold.ttf"}


PAPERS_CALLED: Final = {"privacy": "about-policy", "terms": "about-terms"}
"""As /about calls them."""

Content = Mapping[str, Any]
"""What a first page shows beside its words, by the names of page.html."""


class Link(Struct, frozen=True):
    """Where a link leads, and what it is called."""

    href: str
    name: str
    language: Language = ""


class Shot(Struct, frozen=True):
    """A picture with the key of its words; of a game also its name, and how many play."""

    key: str
    file: str
    width: int
    height: int
    name: str = ""
    least: int = 0
    most: int = 0


def build_site(settings: Settings, folder: Path, day: date) -> dict[Language, Content]:
    """Write every page and all that it needs; what the first pages show, by language.

    `day` is the date of papers that the host has not made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    content = {language: write_content(load(language, strict=True), folder) for language in LANGUAGES}
    pages = render_pages(settings, day, content)
    for name, text in pages.items():
        (folder / name).write_text(text, "utf-8")
    _write_style(folder, "".join(pages.values()))
    return content


def render_pages(settings: Settings, day: date, content: Mapping[Language, Content]) -> dict[str, str]:
    """Every page by its file's name: the first one and each paper, in each language."""
    lookup = TemplateLookup([str(SOURCES)], default_filters=["h"], strict_undefined=True)
    markdown = MarkdownIt("js-default", {"linkify": True})
    pages: dict[str, str] = {}
    for language in LANGUAGES:
        words = load(language, strict=True)
        names = _names(settings, words)
        files = {one: page_file(settings, one) for one in LANGUAGES}
        page = lookup.get_template("page.html")
        pages[files[language]] = page.render(**names, others=_others(language, files), **content[language])
        for paper in PAPERS:
            files = {one: f"{paper}.{one}.html" for one in LANGUAGES}
            title = f"{words.say(PAPERS_CALLED[paper])} · {words.say('site-name')}"
            html = _labelled(markdown.render(_paper(settings, paper, language, day)))
            shown = {**names, "title": title, "others": _others(language, files), "paper": html}
            pages[files[language]] = lookup.get_template("paper.html").render(**shown)
    return pages


def page_file(settings: Settings, language: Language) -> str:
    """The name of a language's first page."""
    return "index.html" if language == settings.language else f"{language}.html"


def invitation(settings: Settings) -> str:
    """The address at which the host's bot is invited; empty where its id is not set."""
    if settings.application_id is None:
        return ""
    needed = discord.Permissions(**{need.flag: True for need in (*IN_CHANNEL, *IN_THREAD)}).value
    return INVITATION.format(id=settings.application_id, needed=needed)


def _names(settings: Settings, words: Messages) -> dict[str, Any]:
    """What every template may ask for, in one language."""
    markdown = MarkdownIt("js-default")

    def plain(key: str, **slots: Slot) -> str:
        return terminal.plain(words.say(key, **slots))

    def attribute(key: str, name: str) -> str:
        return terminal.plain(words.attribute(key, name))

    language = words.language
    return {
        "language": language,
        "direction": "rtl" if TRAITS[language].right_to_left else "ltr",
        "title": plain("site-title"),
        "home": page_file(settings, language),
        "settings": settings,
        "version": release().version,
        "invitation": invitation(settings),
        "links": list(_links(settings, words)),
        "plain": plain,
        "attribute": attribute,
        "text": lambda key, **slots: markdown.renderInline(plain(key, **slots)),
        "text_of": lambda key, name: markdown.renderInline(attribute(key, name)),
    }


def _others(language: Language, pages: Mapping[Language, str]) -> list[Link]:
    """The same page in the other languages."""
    return [Link(pages[one], TRAITS[one].name, one) for one in LANGUAGES if one != language]


def _links(settings: Settings, words: Messages) -> Iterator[Link]:
    """Of the end of every page: the host's papers, which stand beside it, and the source if it is linked."""
    for paper in PAPERS:
        yield Link(f"{paper}.{words.language}.html", words.say(PAPERS_CALLED[paper]))
    if settings.source_url is not None:
        yield Link(settings.source_url, words.say("about-source"))


def _paper(settings: Settings, paper: str, language: Language, day: date) -> str:
    """The host's own copy, where there is one."""
    copy = settings.data / PAPERS_FOLDER / file_name(paper, language)
    return copy.read_text("utf-8") if copy.exists() else paper_text(paper, language, settings, day)


def _labelled(html: str) -> str:
    """The page with the head of its column in every cell: a phone shows a row as a list."""
    table = html.partition("<tbody>")
    heads = [part.partition("</th>")[0] for part in table[0].split("<th>")[1:]]
    rows = []
    for row in table[2].split("<tr>"):
        parts = row.split("<td>")
        cells = (f'<td data-label="{head}">{cell}' for head, cell in zip(heads, parts[1:], strict=False))
        rows.append(parts[0] + "".join(cells))
    return table[0] + table[1] + "<tr>".join(rows)


def write_content(words: Messages, folder: Path) -> Content:
    """Pictures, games and a card: what the first page has of its own. The pictures are written."""
    language, games = words.language, playable().games
    photographs = [
        _shot(f"site-picture-{name}", write_photograph(name, language, folder)) for name in PHOTOGRAPHS
    ]
    boards = [
        _shot(
            f"site-game-{name}",
            write_board(name, words, folder),
            name=words.game_name(name),
            least=min(games[name].seats),
            most=max(games[name].seats),
        )
        for name in BOARDS
    ]
    cards = DATA / "houses" / "proposals"
    card = yaml.load(
        (cards / f"{SAMPLE}.yaml").read_text("utf-8"), Loader=yaml.BaseLoader
    )  # "yes" is a word here
    return {
        "pictures": photographs,
        "games": boards,
        "names": {name: words.game_name(name) for name in BOARDS},
        "emblems": [f"{name}.svg" for name in EMBLEMS],
        "card_count": sum(one.name.endswith(".yaml") for one in cards.iterdir()),
        "card": {part: card[part][language] for part in ("title", "problem", "yes", "no")},
    }


def _shot(key: str, picture: Picture, **more: Any) -> Shot:
    return Shot(key, picture.file, picture.width, picture.height, **more)


def _write_style(folder: Path, pages: str) -> None:
    """The style, the signs, and of the fonts what the pages need."""
    copies: Mapping[str, Any] = {
        "style.css": SOURCES / "style.css",
        "khandan.svg": DATA / "page" / "khandan.svg",
        **{f"{name}.svg": DATA / "houses" / "emblems" / f"{name}.svg" for name in EMBLEMS},
    }
    for name, source in copies.items():
        (folder / name).write_bytes(source.read_bytes())
    letters = unescape(sub(r"<[^>]*>", "", pages)) + "0123456789۰۱۲۳۴۵۶۷۸۹"
    options = subset.Options(layout_features=["*"], flavor="woff", notdef_outline=True)
    for name, source in FONTS.items():
        font: TTFont = subset.load_font(str(DATA / "boards" / "fonts" / source), options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        subset.save_font(font, str(folder / name), options)
