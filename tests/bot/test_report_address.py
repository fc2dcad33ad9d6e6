"""Where error reports go is told by the form of one setting."""

import pytest

from bot.report_address import is_loopback, report_address


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        ("123456789012345678", "channel", "123456789012345678"),
        ("https://discord.com/api/webhooks/123456789012345678/a-B_9", "webhook", "discord.com"),
        ("https://ptb.discord.com/api/v10/webhooks/123456789012345678/a", "webhook", "ptb.discord.com"),
        ("https://errors.example/hook?key=abc", "json", "errors.example"),
        ("https://errors.example:8443/", "json", "errors.example:8443"),
        ("http://127.0.0.1:9000/hook", "json", "127.0.0.1:9000"),
        ("http://localhost/hook", "json", "localhost"),
        ("http://[::1]:9000/hook", "json", "::1:9000"),
        ("https://abc@o1.ingest.sentry.example/42", "sentry", "o1.ingest.sentry.example"),
        ("http://abc@127.0.0.1:9000/sub/42", "sentry", "127.0.0.1:9000"),
    ],
)
def test_each_form_is_a_place_and_what_may_be_shown_of_it_holds_no_key(
    text: str, kind: str, place: str
) -> None:
    found = report_address(text)

    assert (kind, text, place) == (found.kind, found.value, found.place)
    assert "abc" not in found.place


@pytest.mark.parametrize(
    "text",
    [
        "here",
        "12345",
        "-123456789012345678",
        "discord.com/api/webhooks/1/a",
        "ftp://errors.example/",
        "http://errors.example/hook",
        "http://10.0.0.7/hook",
        "http://127.0.0.1.errors.example/hook",
        "https://",
        "https://errors.example:port/",
        "https://errors.example/a hook",
        "https://user:password@errors.example/hook",
        "https://abc@errors.example/no-number",
        "https://@errors.example/7",
    ],
)
def test_what_is_no_place_is_refused(text: str) -> None:
    """Without TLS to this machine alone: whoever listens on the way would read where the bot broke."""
    with pytest.raises(ValueError, match=r"form|http|key|[Pp]ort"):
        report_address(text)


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("LocalHost", True), ("0.0.0.0", False)],
)
def test_loopback_is_known_by_address_and_name(host: str, expected: bool) -> None:
    assert expected == is_loopback(host)
