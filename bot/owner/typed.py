"""What an owner types, read: ids and times, each refused with a sentence that says what is expected."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.config import is_discord_id
from bot.render.users import users_words
from engine.kernel.refused import Refused, no

SHOWN: Final = 40
"""Characters of what was typed wrongly, said back."""

MENTION: Final = re.compile(r"<[@#]!?(\d+)>")
LENGTH: Final = re.compile(r"(\d{1,4})\s*([mhdw])")
LENGTHS, DATE = "30m, 12h, 3d, 2w", "2027-01-31 18:00"
"""How a time may be written, shown to who has written it otherwise."""

UNITS: Final = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
FORMS: Final = ("%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%Y-%m-%d")


def id_in(text: str) -> int:
    """The Discord id that is typed or mentioned. Refused id_unread."""
    found = MENTION.fullmatch(text.strip())
    number = found[1] if found else text.strip()
    if not is_discord_id(number):
        raise Refused(no("id_unread", given=users_words(text, SHOWN)))
    return int(number)


def time_in(text: str, now: datetime) -> datetime:
    """The instant that is meant: "3d", "12h", "30m" or "2w" from `now` on, or a date (with a time, too), UTC.

    Refused until_unread, and until_past for one that has been.
    """
    typed = text.strip().lower()
    length = LENGTH.fullmatch(typed)
    at = now + timedelta(**{UNITS[length[2]]: int(length[1])}) if length else _date_in(typed)
    if at is None:
        raise Refused(no("until_unread", given=users_words(text, SHOWN), lengths=LENGTHS, date=DATE))
    if at <= now:
        raise Refused(no("until_past", given=users_words(text, SHOWN)))
    return at


def _date_in(typed: str) -> datetime | None:
    # Digits of any script are read as ours.
    plain = "".join(str(int(sign)) if sign.isdecimal() else sign for sign in typed).upper()
    for form in FORMS:
        try:
            return datetime.strptime(plain, form).replace(tzinfo=UTC)
        except ValueError:
            continue
    return None
