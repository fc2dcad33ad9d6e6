"""The process that draws: it keeps one compiler, reads requests from its input and answers with PNGs.

It is run by its file's path and knows nothing of the program: neither its settings nor its database. It
writes `READY` once it can draw. A request is a length (4 bytes, big-endian) and a `Request` as JSON; an
answer a byte, 1 where it was drawn and else 0, a length and the PNG, or PDF, or the compiler's message.
"""

import gc
import json
import shutil
import signal
import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import typst
from PIL import ImageFile

from bot.pictures.layers import Layers
from bot.pictures.lettering import lettering
from bot.pictures.mosaic import Mosaic, has_whole_pixels
from bot.pictures.strips import Strips

HEAD: Final = struct.Struct(">I")
DONE, FAILED, READY = b"\x01", b"\x00", b"\x02"

FACTS: Final = "facts.json"
"""Where a template finds what it shows (kit.typ)."""

BLOCK: Final = 1 << 18
"""Bytes that Pillow hands out at once: a strip is fewer, and is not put together of pieces."""

SHEET: Final = """\
#import "/boards/{template}.typ": kinds
#import "/boards/kit.typ": sheet-of
#sheet-of(kinds, json(bytes("{told}")))"""
"""A program that has new layers drawn (kit.typ)."""

TAKEN: Final = (".typ", ".svg", ".png", ".json")
"""What templates read, themselves included."""


class Request(msgspec.Struct, frozen=True):
    """What is asked for; `facts` are JSON. Without `ppi` sheets are: a PDF, of a template in data itself."""

    template: str
    facts: str
    ppi: float | None


class Shown(msgspec.Struct):
    """What facts say of how they may be drawn."""

    layers: msgspec.Raw = msgspec.Raw()
    boxes: list[dict[str, Any]] = []


class Drawer:
    """One compiler with the program's own fonts and no others: the same picture on every machine."""

    def __init__(self, data: Path, desk: Path) -> None:
        """`data` is the folder in which boards and emblems lie, `desk` an empty one for what is drawn now.

        Facts in a file leave what the compiler remembers of texts that stay alike; as its inputs they don't.
        """
        fonts = typst.Fonts(
            include_system_fonts=False,
            include_embedded_fonts=False,
            font_paths=[str(data / "boards" / "fonts")],
        )
        # A template can read below the compiler's root alone: boards are copied to where the facts lie.
        for one in (one for one in data.rglob("*") if one.suffix in TAKEN):
            copy = desk / one.relative_to(data)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(one, copy)
        ImageFile.MAXBLOCK = BLOCK
        strips = Strips()
        self._shown: str | None = None
        self._desk, self._mosaic = desk, Mosaic(strips)
        self._layers = Layers(strips, lettering=lettering(data / "boards" / "fonts"))
        self._compiler = typst.Compiler(root=str(desk), font_paths=fonts, ignore_system_fonts=True)

    def draw(self, template: str, facts: str, ppi: float) -> bytes:
        """A PNG; where the facts have boxes or layers, only those that are new are drawn.

        Raises typst.TypstError for a template that does not take these facts.
        """
        found = msgspec.json.decode(facts, type=Shown)
        if bytes(found.layers):
            return self._layers.draw_board(
                template, facts, ppi, lambda manner, asked: self._sheet(template, manner, asked, ppi)
            )
        parts = found.boxes
        if not parts or not has_whole_pixels(parts, ppi):
            return self._page(template, facts, ppi)

        def ask_worker(box: Sequence[int] | None) -> bytes:
            some = facts if box is None else json.dumps(json.loads(facts) | {"crop": box})
            return self._page(template, some, ppi)

        return self._mosaic.draw_parts(template, parts, ppi, ask_worker)

    def typeset(self, template: str, facts: str) -> bytes:
        """A PDF of sheets; `template` is a path in data, without its ending. Raises as `draw` does."""
        self._show(facts)
        asked = str(self._desk / f"{template}.typ")
        return self._bytes_of(self._compiler.compile(input=asked, format="pdf"))

    def _page(self, template: str, facts: str, ppi: float) -> bytes:
        self._show(facts)
        return self._compile(str(self._desk / "boards" / f"{template}.typ"), ppi)

    def _sheet(self, template: str, manner: bytes, asked: bytes, ppi: float) -> bytes:
        """New layers are told with the call: a template whose files stay alike is not evaluated anew."""
        self._show(manner.decode())
        told = asked.decode().replace("\\", "\\\\").replace('"', '\\"')
        return self._compile(SHEET.format(template=template, told=told).encode(), ppi)

    def _show(self, facts: str) -> None:
        """Written where templates find it, unless it stands there."""
        if facts != self._shown:
            self._shown = None
            (self._desk / FACTS).write_text(facts, "utf-8")
            self._shown = facts

    def _compile(self, asked: Any, ppi: float) -> bytes:
        return self._bytes_of(self._compiler.compile(input=asked, format="png", ppi=ppi))

    def _bytes_of(self, made: object) -> bytes:
        """The bytes of a drawing that is one file; TypeError for several pages."""
        if not isinstance(made, bytes):
            raise TypeError(made)
        return made


def serve(drawer: Drawer, asked: BinaryIO, told: BinaryIO) -> None:
    """Answer until nothing is asked any more."""
    while (head := asked.read(HEAD.size)) and len(head) == HEAD.size:
        request = msgspec.json.decode(asked.read(HEAD.unpack(head)[0]), type=Request)
        try:
            if request.ppi is None:
                answer, body = DONE, drawer.typeset(request.template, request.facts)
            else:
                answer, body = DONE, drawer.draw(request.template, request.facts, request.ppi)
        except Exception as error:
            # A panic of the compiler is none of these: it ends the process, and the easel begins another.
            answer, body = FAILED, str(error).encode()
        told.write(answer + HEAD.pack(len(body)) + body)
        told.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this process itself
    drawing = Drawer(Path(sys.argv[1]), Path(sys.argv[2]))
    gc.freeze()  # what lasts is not looked through at every collection
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    serve(drawing, sys.stdin.buffer, sys.stdout.buffer)
