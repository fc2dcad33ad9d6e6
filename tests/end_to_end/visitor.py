"""Somebody who has just typed `make run`: an empty environment, a new home, and a browser."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

from bot.languages import Language
from bot.render.catalogue import load
from bot.render.i18n import Messages
from tests.end_to_end.up_to_date import PATIENCE, wait_until_shown_in

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
READS = r"""texts => {
  const page = document.body.innerText.replace(/[\u2060\u2066-\u2069\u200e\u200f]/g, '');
  return texts.some(text => page.includes(text));
}"""

MAKE_RUN = ("make", "--no-print-directory", "-C", str(ROOT), "run")


@contextmanager
def made_run(home: Path, language: Language, command: Sequence[str] = MAKE_RUN) -> Iterator[str]:
    """`make run`, or another command, as a newcomer runs it, its data in `home`; the address it prints."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "DATA": str(home / "var"),
        "LANGUAGE": language,
        "PORT": "0",
    }
    said = home / "said.txt"
    with said.open("w") as out:
        process = subprocess.Popen(command, cwd=home, env=environment, stdout=out, start_new_session=True)
    try:
        yield _address(process, said)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=120)
        sys.stdout.write(said.read_text("utf-8"))


def _address(process: "subprocess.Popen[bytes]", said: Path) -> str:
    """A file takes all that is said; a pipe that nobody reads would hold the program up."""
    while process.poll() is None:
        found = re.search(r"http://127\.0\.0\.1:\S+\n", said.read_text("utf-8"))
        if found:
            return found.group().strip()
        time.sleep(0.1)
    raise AssertionError(said.read_text("utf-8"))


@contextmanager
def opened(address: str) -> Iterator[Page]:
    """The page in a browser without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = browser.new_page(viewport={"width": 900, "height": 1000})
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        yield page
        browser.close()


class Visitor:
    """Plays with the mouse, by what stands on the buttons."""

    def __init__(self, page: Page, language: Language) -> None:
        self.page, self.words = page, texts(language)

    def press(self, label: str) -> None:
        """The newest button with this label."""
        self.page.get_by_role("button", name=label, exact=True).last.click()
        wait_until_shown_in(self.page)

    def sees(self, text: str) -> bool:
        """Whether it stands anywhere on the page."""
        return text in self.text()

    def waits_for(self, text: str) -> None:
        """Until it stands on the page."""
        self.waits_for_one((text,))

    def waits_for_one(self, texts: tuple[str, ...]) -> None:
        """Until one of them stands on the page."""
        self.page.wait_for_function(READS, arg=list(texts))

    def text(self) -> str:
        """All that can be read, without the marks of direction."""
        return re.sub("[\u2060\u2066-\u2069\u200e\u200f]", "", self.page.locator("body").inner_text())

    def form(self) -> Locator:
        """The form that is open."""
        return self.page.get_by_role("dialog").last

    def chooses(self, number: int = 1) -> None:
        """One of the choices of the newest private menu; the first names it."""
        self.page.locator("article.private select").last.select_option(index=number)
        wait_until_shown_in(self.page)

    def sends(self) -> None:
        """The form."""
        self.form().get_by_role("button", name=self.words.say("page-send"), exact=True).click()
        wait_until_shown_in(self.page)


def texts(language: Language) -> Messages:
    """What stands on buttons in this language."""
    return load(language, strict=True)
