"""Markdown of single lines. It stands outside every isolate, where Discord looks for it."""


def title(text: str) -> str:
    """The largest line of a message."""
    return f"## {text}"


def heading(text: str) -> str:
    """The head of a section."""
    return f"### {text}"


def bullet(text: str) -> str:
    """One of several lines."""
    return f"- {text}"


def quote(text: str) -> str:
    """Somebody else's words."""
    return f"> {text}"


def bold(text: str) -> str:
    """A line that is found again at a glance."""
    return f"**{text}**"


def small(text: str) -> str:
    """A line for those who want to know."""
    return f"-# {text}"
