"""Codes that stand in the rules' source: refusals with their slots, questions and their defaults."""

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.kernel.waits import Wait

ROOT = Path(__file__).parents[2] / "engine"
FunctionDef = ast.FunctionDef


def sources(*folders: str) -> Iterator[ast.Module]:
    """The modules of these folders of the engine."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "reading" not in path.parts:
                yield ast.parse(path.read_text("utf-8"))


def refusals(*folders: str) -> dict[str, set[str]]:
    """The slots of each code that is refused with `no("code", slot=…)`."""
    found: dict[str, set[str]] = {}
    for call in (call for module in sources(*folders) for call in _calls(module, "no")):
        code = call.args[0]
        assert isinstance(code, ast.Constant)
        found.setdefault(str(code.value), set()).update(str(one.arg) for one in call.keywords)
    return found


def waits(field: str) -> set[str]:
    """What every `Wait(…)` of the rules gives for this field, by its name or in its place."""
    return {
        text
        for module in sources("games/houses")
        for function in ast.walk(module)
        if isinstance(function, FunctionDef)
        for call in _calls(function, "Wait")
        for text in _texts(_given(call, field), function)
    }


def _given(call: ast.Call, field: str) -> ast.expr:
    by_name = [one.value for one in call.keywords if one.arg == field]
    return by_name[0] if by_name else call.args[Wait.__struct_fields__.index(field)]


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _texts(node: ast.expr, function: FunctionDef) -> set[str]:
    """Every text that the expression may be: constants, choices, f-strings, names given here."""
    match node:
        case ast.Constant(str(value)):
            return {value}
        case ast.IfExp(_, body, orelse):
            return _texts(body, function) | _texts(orelse, function)
        case ast.Name(id):
            given = (one for one in ast.walk(function) if isinstance(one, ast.Assign))
            values = [one.value for one in given if [ast.unparse(name) for name in one.targets] == [id]]
            return set().union(*(_texts(value, function) for value in values))
        case ast.JoinedStr(values):
            return _joined(values, function)
        case ast.FormattedValue(value):
            return _texts(value, function)
    raise AssertionError(ast.unparse(node))


def _joined(parts: list[ast.expr], function: FunctionDef) -> set[str]:
    texts = {""}
    for part in parts:
        texts = {before + after for before in texts for after in _texts(part, function)}
    return texts
