"""The message codes that stand in the source, found by reading it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pyramidion

SRC = Path(pyramidion.__file__).parent
CODE = re.compile(r"(?:sg|pd|ex|cli|record|told|entry|bot)-[\w-]*\w")
REFUSING = ("Illegal", "Invalid", "BadRecord")
GIVEN_BY_ITSELF = {"BadRecord": {"line", "expected", "found"}}


class Raised(NamedTuple):
    """An error raised with a constant code, and the values it gives; None: cannot be known."""

    code: str
    values: frozenset[str] | None


def trees() -> Iterator[ast.Module]:
    """Every module whose errors people may read: all but the suite for authors of games."""
    for path in sorted(SRC.rglob("*.py")):
        if "conformance" not in path.parts:
            yield ast.parse(path.read_text())


def raised() -> Iterator[Raised]:
    """Every error with a sentence that the source makes."""
    for tree in trees():
        for node in ast.walk(tree):
            name = _called(node)
            if isinstance(node, ast.Call) and name in REFUSING and len(node.args) > 1:
                code = node.args[1]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield Raised(code.value, _values(node, name))


def constants() -> set[str]:
    """Every whole text in the source that looks like a code, and those given to registries."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if CODE.fullmatch(node.value):
                    found.add(node.value)
            elif isinstance(node, ast.Call) and "Registry" in ast.unparse(node.func):
                found |= {_written(arg) for arg in node.args[1:2]} - {""}
    return found | {one.code for one in raised()}


def families() -> set[str]:
    """Every code that is put together at run time, as a pattern."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shape = "".join(_shape(part) for part in node.values)
                if re.fullmatch(r"[\w*-]+", shape) and re.search(r"\w-|-\w", shape):
                    found.add(shape.replace("*", ".+"))
    return found


def texts_told(*modules: str) -> Iterator[str]:
    """What the kernel says it expected or found, a number in the place of every value."""
    for module in modules:
        for node in ast.walk(ast.parse((SRC / module).read_text())):
            name = _called(node)
            if isinstance(node, ast.Call):
                first = {"BadRecord": 2, "DrawMismatch": 0, "_next": 0}.get(name)
                for arg in node.args[first:] if first is not None else []:
                    if text := _written(arg):
                        yield text


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "id", "") or getattr(node.func, "attr", "")


def _values(node: ast.Call, name: str) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    given = {keyword.arg for keyword in node.keywords if keyword.arg}
    return frozenset(given | GIVEN_BY_ITSELF.get(name, set()))


def _shape(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "*"


def _written(arg: ast.expr) -> str:
    if isinstance(arg, ast.Constant):
        return str(arg.value)
    if not isinstance(arg, ast.JoinedStr):
        return ""
    return "".join(_filled(part) for part in arg.values)


def _filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    return "Header" if "__name__" in ast.unparse(part) else "7"
