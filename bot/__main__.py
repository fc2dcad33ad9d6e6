"""python -m bot, and the script khandan; Ctrl-C ends it without a trace from its first moment on."""

import io
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from bot.process import multiply_in_one_thread, without_gc

PERSIAN: Final = "خاندان"

INTERRUPTED: Final = 130
"""The exit code that shells expect of what Ctrl-C has broken off."""

CONTAINER: Final = "--container"
CONTAINER_CODES: Final = {2: 0, 0: 143}
"""What `khandan run --container` makes of exit codes: Docker's `on-failure` begins anew on all but 0.

2 says that only the host can mend it: that ends the container for good. 0 is an end that was asked for; where
it was the machine that went down, the container shall come back with it: 143 is an end by SIGTERM.
"""


def main() -> None:
    """Run the command line."""
    _write_any_letter()
    multiply_in_one_thread()
    words = sys.argv[1:]
    runs = words[:1] == ["run"]
    try:
        code = run_command(words)
        if runs:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # make and uv hand on the same Ctrl-C, perhaps late
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        code = INTERRUPTED
    if runs and code == INTERRUPTED:
        _bye()
        code = 0  # as when it has begun: this end was asked for
    if runs and CONTAINER in words:
        code = CONTAINER_CODES.get(code, code)
    sys.exit(code)


def _write_any_letter() -> None:
    """Persian is written wherever the output goes, though its encoding may be one without such letters.

    A file or pipe gets UTF-8 then; a terminal, and who has set an encoding, that with the letters it lacks as
    `\\u0633`.
    """
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper):
            continue
        try:
            PERSIAN.encode(stream.encoding, stream.errors or "strict")
            continue  # it has the letters
        except UnicodeEncodeError:
            pass
        if stream.isatty() or os.environ.get("PYTHONIOENCODING"):
            stream.reconfigure(errors="backslashreplace")
        else:
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def run_command(words: Sequence[str]) -> int:
    """Do what was typed; the exit code. Raises KeyboardInterrupt for a Ctrl-C before that.

    What is imported stays, so that it is not looked through for what could be let go.
    """
    with put_off(), without_gc():
        from bot.cli.app import app  # noqa: PLC0415  most of a start is these imports
        from bot.config import language_hint  # noqa: PLC0415
        from bot.terminal.usage import run  # noqa: PLC0415

        command = app(words)
    return run(command, words, language_hint)


@contextmanager
def put_off() -> Iterator[None]:
    """A Ctrl-C within is heard after it: an import that is broken off may leave half a module."""
    heard: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # else it is somebody's who wants it otherwise
        signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        # What was heard ends the program; the same once more, from make or uv, must not break that off.
        signal.signal(signal.SIGINT, signal.SIG_IGN if heard else before)
    if heard:
        raise KeyboardInterrupt


def _bye() -> None:
    """Say goodbye for a `khandan run` that was stopped before it had begun."""
    from bot.config import language_hint  # noqa: PLC0415
    from bot.terminal.words import terminal_text  # noqa: PLC0415

    sys.stdout.write(f"{terminal_text('run-bye', language_hint())}\n")


if __name__ == "__main__":
    main()
