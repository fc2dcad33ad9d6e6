"""Signs of the boards, drawn large as on a poster."""

from io import BytesIO

from PIL import Image, ImageChops, ImageFilter, ImageOps, ImageStat

from bot.pictures import facts
from bot.pictures.colours import INK
from bot.pictures.easel import PPI
from bot.pictures.pieces import board_of, piece
from tests.bot.pictures.boards import DATA, compiler

GLYPH = (
    "#set page(width: 24pt, height: 24pt, margin: 0pt)\n"
    '#image(bytes(read("/boards/glyphs/{name}.svg").replace("currentColor", "#000000")), width: 24pt)'
)


def drawn(name: str) -> Image.Image:
    """Black on white, ten pixels to a unit of its drawing."""
    png = compiler().compile(input=GLYPH.format(name=name).encode(), format="png", ppi=720)
    assert isinstance(png, bytes)
    return Image.open(BytesIO(png)).convert("L")


def test_the_door_of_a_king_who_flees_is_whole_at_its_corners() -> None:
    """Where posts and sill meet, none of them ends before the other's edge."""
    door = drawn("flight")

    assert [0, 0] == [door.getpixel((x, 237)) for x in (22, 167)]


def test_the_broken_crown_is_cut_nowhere() -> None:
    """No point of it reaches to the edge of its drawing."""
    crown = drawn("deposition")
    inner = crown.point(lambda shade: 255 - shade).getbbox()

    assert inner is not None
    assert min(inner[:2]) > 0
    assert max(inner[2:]) < min(crown.size)


def ends(language: str, name: str) -> Image.Image:
    """A way to end in the middle of a picture that has nothing else."""
    shown = facts.Sheet(**facts.sheet(language))
    told = facts.sketch_of(
        "houses_opening",
        board_of(shown, 60, ((0, 60, INK),), [piece(shown, (185, 15, 30, 30), "end", name)]),
        ("",),
    )
    path = str(DATA / "boards" / "houses_opening.typ")
    png = compiler().compile(input=path, format="png", ppi=PPI, sys_inputs={"data": told.facts.decode()})
    assert isinstance(png, bytes)
    return Image.open(BytesIO(png)).convert("L")


def test_a_king_flees_the_way_lines_run() -> None:
    """The arrow turns round in Persian, and nothing else does: a broken crown has no direction."""
    english, persian = ({name: ends(one, name) for name in ("flight", "deposition")} for one in ("en", "fa"))
    turned = ImageOps.mirror(english["flight"])

    assert 3 * apart(turned, persian["flight"]) < apart(english["flight"], persian["flight"])
    assert apart(english["deposition"], persian["deposition"]) == 0


def apart(one: Image.Image, two: Image.Image) -> float:
    """How much they differ, an edge's pixel or two left aside."""
    soft = ImageFilter.BoxBlur(2)
    return ImageStat.Stat(ImageChops.difference(one.filter(soft), two.filter(soft))).mean[0]
