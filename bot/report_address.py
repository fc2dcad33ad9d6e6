"""Where error reports go, told by the form of one setting: a channel, a webhook, JSON, or Sentry's DSN."""

import re
from ipaddress import ip_address
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

Kind = Literal["channel", "webhook", "json", "sentry"]

CHANNEL: Final = re.compile(r"[0-9]{15,20}")
"""Ids of Discord's have had so many digits since 2015."""

WEBHOOK: Final = re.compile(r"/api(/v[0-9]+)?/webhooks/[0-9]+/[A-Za-z0-9_-]+/?")
"""The path of a webhook that Discord gives out."""

PROJECT: Final = re.compile(r".*/[0-9]+")
"""The path of Sentry's DSN ends with the project's number."""


class ReportAddress(Struct, frozen=True):
    """`value` is secret, for whoever has it can write there; `place` may be shown."""

    kind: Kind
    value: str
    place: str


def report_address(text: str) -> ReportAddress:
    """The address that a host wrote down. ValueError for what is none, and for http to another machine."""
    if CHANNEL.fullmatch(text):
        return ReportAddress("channel", text, text)
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"\s", text):
        raise ValueError("form")
    if parts.scheme == "http" and not is_loopback(parts.hostname):
        raise ValueError("http")
    # Asking for a port that is none raises ValueError, too.
    place = parts.hostname if parts.port is None else f"{parts.hostname}:{parts.port}"
    return ReportAddress(_kind_of(parts), text, place)


def _kind_of(parts: SplitResult) -> Kind:
    if parts.username is None:
        return "webhook" if WEBHOOK.fullmatch(parts.path) else "json"
    if parts.password is None and parts.username and PROJECT.fullmatch(parts.path):
        return "sentry"
    raise ValueError("key")


def is_loopback(host: str) -> bool:
    """Whether a host's name or address is this machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.casefold() == "localhost"
