"""What the host sets, read here only: the environment and the file `.env` beside the program."""

import base64
import binascii
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.languages import OTHERWISE, Language, find_language, language_or, of_locale
from bot.report_address import report_address
from engine.store.codec import KEY_BYTES, Keyring

ENV_FILE: Final = Path(".env")
NAMES: Final = (
    "DISCORD_TOKEN",
    "GUILD",
    "DATA",
    "CONTENT",
    "KHANDAN_KEY",
    "DATABASE_URL",
    "SHARDS",
    "PROCESS",
    "NIGHTLY",
    "BACKUPS",
    "LANGUAGE",
    "PORT",
    "LOG",
    "LOG_FORMAT",
    "LOG_FILE",
    "METRICS",
    "METRICS_ADDRESS",
    "REPORTS",
    "REQUESTS",
    "MEMORY",
    "TABLES_PERSON",
    "TABLES_SERVER",
    "COMMANDS",
    "OWNERS",
    "APPLICATION_ID",
    "HOST_NAME",
    "HOST_CONTACT",
    "HOST_COUNTRY",
    "POLICY_URL",
    "TERMS_URL",
    "SOURCE_URL",
)
SMALLEST_ID: Final = 10**16
"""Discord's oldest ids have seventeen digits: a shorter number is none of theirs."""

FIRST_KEY: Final = 1
"""The number of a key that was written without one."""

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{20,}")
"""The form that bots' tokens have always had: three long words with points between."""

_PUBLIC_NAME: Final = re.compile(r"(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+")
_PRIVATE_ENDINGS: Final = (".local", ".localhost", ".internal", ".invalid", ".example", ".test", ".lan")
_LONGEST_ADDRESS: Final = 512
"""Discord takes no longer one behind a button."""

_LOCALE: Final = re.compile(r"[a-zA-Z]{2}([_.@:-].*)?|C|POSIX")


class Unfit(Exception):
    """Something outside the program must be put right: the code of what, and its slots; never a secret."""

    def __init__(self, code: str, **slots: str | int) -> None:
        super().__init__(code)
        self.code, self.slots = code, slots


def language_named(value: Any) -> Any:
    """The language of a locale's name: systems set LANGUAGE too, to the likes of "en_GB:en" or "de_DE"."""
    if isinstance(value, str) and _LOCALE.fullmatch(value):
        return of_locale(value)
    return value


def _language_of(value: str) -> Language:
    if find_language(value) is None:
        raise ValueError(value)
    return value


def _ids_in(value: Any) -> Any:
    """Ids of Discord's, apart by commas or spaces; ValueError for what is none."""
    words = str(value).replace(",", " ").split() if isinstance(value, str) else value
    if not all(is_discord_id(str(one)) for one in words):
        raise ValueError(value)
    return tuple(dict.fromkeys(map(int, words)))


def is_discord_id(text: str) -> bool:
    """Whether this is a number as Discord gives them: 17 to 19 digits, in any script's."""
    return text.isdecimal() and SMALLEST_ID <= int(text) < 1 << 63


def _check_address(value: str) -> str:
    """The address of a page that anybody can open; ValueError for any other."""
    found = urlsplit(value)
    host = found.hostname or ""
    # A name with a point in it that ends in letters: neither this machine, nor its neighbour, nor a number.
    public = _PUBLIC_NAME.fullmatch(host) is not None and not host.endswith(_PRIVATE_ENDINGS)
    is_fit = found.scheme == "https" and public and not found.username and not re.search(r"\s", value)
    if not is_fit or len(value) > _LONGEST_ADDRESS:
        raise ValueError(value)
    return value


WebAddress = Annotated[str, AfterValidator(_check_address)]
ShortLine = Annotated[str, Field(max_length=100, pattern=r"^[^\r\n]*\S[^\r\n]*$")]
"""What others read about the host."""


_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
"""What can be the name of a variable."""


class Settings(BaseSettings):
    """Every setting of the host; `.env.example` says what each is for."""

    model_config = SettingsConfigDict(env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    guild: Annotated[int, Field(gt=0)] | None = None
    data: Path = Path("var")
    content: Path | None = None
    khandan_key: SecretStr | None = None
    database_url: SecretStr | None = None
    shards: Annotated[int, Field(ge=1)] | None = None
    process: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9._-]+$")] | None = None
    nightly: Annotated[int, Field(ge=0, le=23)] | None = None
    backups: Annotated[int, Field(ge=1)] = 14
    language: Annotated[Language, BeforeValidator(language_named), AfterValidator(_language_of)] = OTHERWISE
    port: Annotated[int, Field(ge=0, le=65535)] = 8765
    log: LogLevel = "info"
    log_format: LogFormat = "text"
    log_file: Path | None = None
    metrics: Annotated[int, Field(ge=1, le=65535)] | None = None
    metrics_address: Annotated[str, AfterValidator(lambda text: str(ip_address(text)))] = "127.0.0.1"
    reports: SecretStr | None = None
    requests: Annotated[int, Field(ge=5, le=50)] = 40
    memory: Annotated[int, Field(ge=1)] = 48
    tables_person: Annotated[int, Field(ge=1)] = 20
    tables_server: Annotated[int, Field(ge=1)] = 200
    commands: Annotated[int, Field(ge=1)] = 100
    owners: Annotated[tuple[int, ...], NoDecode, BeforeValidator(_ids_in)] = ()
    application_id: Annotated[int, Field(gt=0)] | None = None
    host_name: ShortLine | None = None
    host_contact: ShortLine | None = None
    host_country: ShortLine | None = None
    policy_url: WebAddress | None = None
    terms_url: WebAddress | None = None
    source_url: WebAddress | None = None

    @field_validator("khandan_key")
    @classmethod
    def has_the_right_size(cls, value: SecretStr | None) -> SecretStr | None:
        """The key, or each of several, is 32 bytes."""
        if value is not None:
            ring_of(value.get_secret_value())
        return value

    @field_validator("database_url")
    @classmethod
    def is_of_postgresql(cls, value: SecretStr | None) -> SecretStr | None:
        """The address of a database names its kind, its hosts and the database."""
        if value is not None:
            parts = urlsplit(value.get_secret_value())
            # There may be several, of which one is the primary.
            hosts = [urlsplit(f"//{host}") for host in parts.netloc.rpartition("@")[2].split(",")]
            # A sign of the password that is not percent-encoded would end up in the path, or in the port.
            is_reached = all(host.hostname and host.port != 0 for host in hosts)
            is_whole = is_reached and parts.path[1:] and "@" not in parts.path
            if parts.scheme not in ("postgresql", "postgres") or not is_whole:
                raise ValueError(parts.scheme)
        return value

    @field_validator("reports")
    @classmethod
    def has_a_form_that_is_known(cls, value: SecretStr | None) -> SecretStr | None:
        """Error reports can be sent there."""
        if value is not None:
            report_address(value.get_secret_value())
        return value


PORTAL: Final = {"where": "Bot", "others": "Client Secret / Public Key"}
"""Where the portal shows the token, and what stands there beside it, in the portal's words."""


def has_odd_token(settings: Settings) -> bool:
    """Whether there is a token that has not the form of one: cut, or another thing of the portal's."""
    token = settings.discord_token
    return token is not None and not _TOKEN.fullmatch(token.get_secret_value().strip())


def application_of(settings: Settings) -> int:
    """The id of the bot's application, which its token begins with; 0 without one that tells it."""
    if settings.discord_token is None:
        return settings.application_id or 0
    first = settings.discord_token.get_secret_value().strip().partition(".")[0]
    with suppress(ValueError):  # no base64, or no number in it
        return int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    return settings.application_id or 0


def key_bytes(text: str) -> bytes:
    """The bytes of a key written in base64, either alphabet; ValueError unless they are 32."""
    try:
        key = base64.b64decode(text.strip().translate(str.maketrans("-_", "+/")), validate=True)
    except binascii.Error as error:
        raise ValueError("base64") from error
    if len(key) != KEY_BYTES:
        raise ValueError(len(key))
    return key


def ring_of(text: str) -> Keyring:
    """The keys that a host wrote down; the last one seals, the others only open. ValueError for no keys."""
    written = parse_keys(text)
    return Keyring({number: key_bytes(key) for number, key in written.items()}, list(written)[-1])


def parse_keys(text: str) -> dict[int, str]:
    """Keys by number, in their order: base64, apart by commas or line ends, each with a number ("2:…") or 1.

    ValueError for none, and for a number that is none or comes twice.
    """
    found: dict[int, str] = {}
    for one in text.replace(",", "\n").split():
        number, _, key = one.rpartition(":")
        spot = int(number or FIRST_KEY)
        if spot in found:
            raise ValueError(spot)
        found[spot] = key
    if not found:
        raise ValueError("empty")
    return found


def read(file: Path = ENV_FILE) -> Settings:
    """The settings; Unfit with the first that is wrong. The file may be missing, and the environment wins.

    Unfit also where the folder of the data is another user's: each command would fail in its own way.
    """
    _check_lines(file)
    try:
        found = Settings(_env_file=file)  # type: ignore[call-arg]
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0]).upper()
        raise Unfit(f"setting-{name.lower().replace('_', '-')}", name=name) from None
    if not _can_enter(found.data):
        raise Unfit("data-closed", folder=str(found.data.absolute()))
    return found


def _can_enter(folder: Path) -> bool:
    """Whether a folder can be read by whoever runs this, or made: it need not be there."""
    try:
        folder.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except PermissionError:  # one of the folders above it is closed
        return False
    return not folder.is_dir() or os.access(folder, os.R_OK | os.X_OK)


def unknown(file: Path = ENV_FILE) -> tuple[str, ...]:
    """The names in the file that are no setting, perhaps misspelt; none when it can't be read."""
    try:
        with file.open(encoding="utf-8") as stream:
            found = [one.key for one in parse_stream(stream) if one.key]
    except (UnicodeDecodeError, OSError):
        return ()
    return tuple(dict.fromkeys(name for name in found if name.upper() not in NAMES))


def language_hint(environment: Mapping[str, str] = os.environ, file: Path = ENV_FILE) -> Language:
    """The language in which to say that the settings can't be read: as they themselves ask, if they do."""
    asked = environment.get("LANGUAGE", "")
    if not asked:
        # Of a setting that stands twice the last holds, as where the settings themselves are read.
        with suppress(UnicodeDecodeError, OSError), file.open(encoding="utf-8") as stream:
            for one in parse_stream(stream):
                if one.key and one.key.upper() == "LANGUAGE":
                    asked = one.value or ""
    return language_or(language_named(asked))


def _check_lines(file: Path) -> None:
    """Raise Unfit for the first line that is neither a setting nor a comment, and for a file of no text."""
    # The library would pass over such a line with a warning, and a setting would silently not hold.
    # Nor may a key that was pasted without its name pass: it ends in "=", so that it looks like a name, and
    # the warning about a name that nobody reads would print it.
    try:
        with file.open(encoding="utf-8") as stream:
            lines = list(parse_stream(stream))
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return
    except UnicodeDecodeError:
        raise Unfit("setting-file", file=file.name, line=1) from None
    except OSError:
        raise Unfit("setting-closed", file=str(file.absolute())) from None
    wrong = (
        one.original
        for one in lines
        if one.error or (one.key is not None and (one.value is None or not _NAME.fullmatch(one.key)))
    )
    if (first := next(wrong, None)) is not None:
        # The parser counts from the empty lines before it.
        blank = len(first.string) - len(first.string.lstrip())
        line = first.line + first.string[:blank].count("\n")
        raise Unfit("setting-file", file=file.name, line=line)
