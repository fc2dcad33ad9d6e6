"""make site: the page that invites people, in the folder `site` of the data or in one that is named."""

import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.config import read
from bot.terminal.words import teller
from tests.site.build import build_site

if __name__ == "__main__":
    settings = read()
    folder = Path(sys.argv[1]) if sys.argv[1:] else settings.data / "site"
    build_site(settings, folder, datetime.now(UTC).date())
    tell = teller(settings.language)
    tell("site-built", file=str(folder / "index.html"))
    if settings.application_id is None:
        tell("site-unset")
