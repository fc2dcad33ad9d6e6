"""What a text catalogue must keep to, as functions from sources to problems."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.languages import Language
from bot.render.catalogue import problems

LETTER = "\u0620-\u065f\u066e-\u06d3"
HALF_SPACE = "\u200c"
NOT_WORDS = re.compile(r"https?://\S+|<[^>\s]*>|`[^`]*`|^[0-9]+\. ", re.MULTILINE)
RAW_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
WORD_START, WORD_END = f"(?<![{LETTER}{HALF_SPACE}])", f"(?![{LETTER}])"

PERSIAN_RULES = {
    "arabic-letter": re.compile("[\u0629\u0643\u0649\u064a\u0654\u06c0]"),
    "digit": re.compile("[0-9\u0660-\u0669]"),
    "latin-mark": re.compile('[?;,%"]'),
    "kashida": re.compile("\u0640"),
    "loose-half-space": re.compile(f"(?<![{LETTER}]){HALF_SPACE}|{HALF_SPACE}(?![{LETTER}])"),
    "space-for-half-space": re.compile(
        f"{WORD_START}ن?می (?=[{LETTER}])|(?<=[{LETTER}]) ها(?:ی|یی)?{WORD_END}"
    ),
    "spelling": re.compile(f"{WORD_START}(?:رای|مهر){WORD_END}"),
    # One thing has one word, the source's: "at most".
    "second-word": re.compile("دست\u200cبالا"),
    "stiff-word": re.compile(f"{WORD_START}(?:می\u200cباشد|نمودن|می\u200cنماید|توسطِ?){WORD_END}"),
}
EVERY_RULES = {"exclamation-mark": re.compile("!")}
CATEGORIES = {"zero", "one", "two", "few", "many"}


@dataclass(frozen=True, slots=True)
class Problem:
    """A broken rule and where: a message, `message.attribute` or a file."""

    rule: str
    language: Language
    where: str


def entries(source: str) -> dict[str, ftl.Pattern]:
    """The patterns of a file by `message` and `message.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, (ftl.Message, ftl.Term)):
            if entry.value:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def nodes(root: object) -> Iterator[ftl.BaseNode]:
    """A syntax tree's nodes, the root first."""
    if isinstance(root, list):
        for item in root:
            yield from nodes(item)
    elif isinstance(root, ftl.BaseNode):
        yield root
        for child in vars(root).values():
            yield from nodes(child)


def texts(pattern: ftl.Pattern) -> list[str]:
    """The literal words of a pattern and of all its variants."""
    kinds = (ftl.TextElement, ftl.StringLiteral)
    return [str(node.value) for node in nodes(pattern) if isinstance(node, kinds)]


def slots(pattern: ftl.Pattern) -> set[str]:
    """The names of all placeables' variables."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def glued(pattern: ftl.Pattern) -> bool:
    """Whether a Persian letter or half-space touches a placeable, whose last letter nobody knows."""
    touching = re.compile(f"[{LETTER}{HALF_SPACE}]")
    lists = [node.elements for node in nodes(pattern) if isinstance(node, ftl.Pattern)]
    return any(touching.search(edges(*pair)) for parts in lists for pair in pairwise(parts))


def edges(left: ftl.BaseNode, right: ftl.BaseNode) -> str:
    """The literal characters at the meeting point of two neighbours."""
    before = str(left.value)[-1:] if isinstance(left, ftl.TextElement) else ""
    return before + (str(right.value)[:1] if isinstance(right, ftl.TextElement) else "")


def plural_category(pattern: ftl.Pattern) -> bool:
    """Whether a variant stands for a plural category: in Persian `one` is 0 and 1, so numbers are named."""
    keys = [node.key for node in nodes(pattern) if isinstance(node, ftl.Variant)]
    return any(isinstance(key, ftl.Identifier) and key.name in CATEGORIES for key in keys)


def wording(language: Language, pattern: ftl.Pattern) -> list[str]:
    """The wording rules that a pattern breaks."""
    words = "\n".join(NOT_WORDS.sub("", text) for text in texts(pattern))
    rules = EVERY_RULES | (PERSIAN_RULES if language == "fa" else {})
    found = [rule for rule, fault in rules.items() if fault.search(words)]
    if language == "fa":
        found += ["glued"] * glued(pattern) + ["plural-category"] * plural_category(pattern)
    return found


def pairing(fa: Mapping[str, ftl.Pattern], en: Mapping[str, ftl.Pattern]) -> Iterator[Problem]:
    """Texts that one language lacks, and those whose slots differ."""
    yield from (Problem("missing", "fa", key) for key in sorted(en.keys() - fa.keys()))
    yield from (Problem("missing", "en", key) for key in sorted(fa.keys() - en.keys()))
    both = sorted(fa.keys() & en.keys())
    yield from (Problem("slots", "fa", key) for key in both if slots(fa[key]) != slots(en[key]))


def lint(catalogue: Mapping[Language, Mapping[str, str]]) -> list[Problem]:
    """Every problem of a catalogue, given as sources by language and file name."""
    found: list[Problem] = []
    read: dict[Language, dict[str, ftl.Pattern]] = {}
    for language, sources in catalogue.items():
        resources = [(name, FluentParser().parse(source)) for name, source in sources.items()]
        found += [Problem("unreadable-or-twice", language, str(broken)) for broken in problems(resources)]
        found += [Problem("raw-bidi", language, name) for name in sources if RAW_BIDI.search(sources[name])]
        read[language] = {key: text for source in sources.values() for key, text in entries(source).items()}
        for key, pattern in read[language].items():
            found += [Problem(rule, language, key) for rule in wording(language, pattern)]
    return found + list(pairing(read["fa"], read["en"]))
