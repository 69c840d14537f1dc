"""The house's conventions, held by tests: rooms, rule numbers, names, sizes, documents."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import pyramidion
from pyramidion.games import GAMES

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "pyramidion"
ROOMS = (
    "__init__",
    "meta",
    "components",
    "state",
    "actions",
    "events",
    "setup",
    "legal",
    "apply",
    "scoring",
    "view",
    "notation",
)
FEWEST_RULES = {"silver_gold": 48, "pyramido": 54, "expedition": 30}
NOT_A_NAME = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "data", "info"}
MODULES = sorted(SRC.rglob("*.py"))
CODE = [*MODULES, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "tools").rglob("*.py"))]
RULE = re.compile(r"\b([A-Z]{2})-(X?\d+)\b")


def _rules(game: str) -> set[str]:
    """The numbers that the game's page defines."""
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text()
    return set(re.findall(r"^- \*\*([A-Z]{2}-X?\d+)\*\* ", page, re.MULTILINE))


@pytest.mark.parametrize("game", list(GAMES))
def test_game_has_every_room_and_no_other(game):
    folder = SRC / "games" / game
    rooms = {path.stem for path in folder.iterdir() if path.name not in ("data", "__pycache__")}
    assert rooms == set(ROOMS)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_has_a_test_of_its_name(game):
    tests = "\n".join(path.read_text() for path in (ROOT / "tests" / "games" / game).rglob("*.py"))
    tested = {
        f"{prefix.upper()}-{number.upper()}"
        for prefix, number in re.findall(r"def test_([a-z]{2})_(x?\d+)__", tests)
    }
    rules = _rules(game)
    assert len(rules) >= FEWEST_RULES[game]
    assert not rules - tested, "Rules without a test of their name."
    assert not tested - rules, "Tests of rules that do not exist."


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_stands_in_the_code_or_is_a_matter_of_data(game):
    code = "\n".join(path.read_text() for path in (SRC / "games" / game).rglob("*.py"))
    named = {f"{prefix}-{number}" for prefix, number in RULE.findall(_spelled_out(code))}
    examples = {rule for rule in _rules(game) if "-X" in rule}
    assert not _rules(game) - named - examples, "Rules that no function names."


def _spelled_out(text: str) -> str:
    """`SG-40 to SG-43` also names the rules between."""
    for prefix, low, high in re.findall(r"([A-Z]{2})-(\d+) to [A-Z]{2}-(\d+)", text):
        text += " ".join(f" {prefix}-{number:02}" for number in range(int(low), int(high) + 1))
    return text


def test_no_rule_is_named_that_does_not_exist():
    known = {rule for game in GAMES for rule in _rules(game)}
    prefixes = {GAMES[game].meta.prefix for game in GAMES}
    allowed = {"SG-99"}  # stands for a rule that does not exist, in a test of the conformance suite
    for path in CODE:
        for prefix, number in RULE.findall(path.read_text()):
            rule = f"{prefix}-{number}"
            assert prefix not in prefixes or rule in known | allowed, f"{path.name} names {rule}."


def test_modules_have_names_that_explain_themselves():
    for path in MODULES:
        assert path.stem not in NOT_A_NAME, path


def test_modules_are_small():
    for path in CODE:
        lines = len(path.read_text().splitlines())
        assert lines <= 400, f"{path.relative_to(ROOT)} has {lines} lines: split it by meaning."


def test_every_module_class_and_public_function_says_what_it_is():
    for path in MODULES:
        tree = ast.parse(path.read_text())
        assert ast.get_docstring(tree), f"{path} has no docstring."
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                assert ast.get_docstring(node), f"{path}: {node.name} has no docstring."
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                assert ast.get_docstring(node), f"{path}: {node.name} has no docstring."


def test_kernel_is_pure():
    """No game, no file, no socket, no clock, no global random in the kernel."""
    forbidden = {"time", "datetime", "os", "io", "socket", "pathlib", "secrets", "asyncio", "sys"}
    for path in sorted((SRC / "kernel").rglob("*.py")):
        text = path.read_text()
        for node in ast.walk(ast.parse(text)):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            for name in names:
                assert name.split(".")[0] not in forbidden, f"{path} imports {name}."
        assert not re.search(r"\bopen\(|\bprint\(", text), f"{path} does I/O."
        for game in GAMES:
            assert game not in text, f"{path} knows {game}."


def test_no_code_is_left_open():
    marks = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
    for path in CODE:
        assert not marks.search(path.read_text()), path


def test_assertions_are_not_used_for_input():
    """`assert` in rules code only states what is always true of our own state."""
    for game in GAMES:
        rooms = [
            *(SRC / "games" / game).glob("legal.py"),
            *(SRC / "games" / game).glob("legal/*.py"),
        ]
        assert rooms
        for room in rooms:
            assert "assert " not in room.read_text().replace("assert_never", ""), room


def test_versions_agree():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert project["version"] == pyramidion.__version__
    assert f"## [{pyramidion.__version__}]" in changelog


def test_lock_is_pinned_with_hashes_and_has_no_addresses():
    lock = (ROOT / "requirements.lock").read_text()
    assert "://" not in lock
    pins = re.findall(r"^[a-z0-9._-]+==\S+", lock, re.MULTILINE | re.IGNORECASE)
    assert len(pins) > 20
    assert lock.count("--hash=sha256:") >= len(pins)


def test_documents_link_to_what_exists():
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}."


def test_adrs_are_numbered_without_gaps():
    numbers = [int(path.name[:4]) for path in sorted((ROOT / "docs" / "adr").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_makefile_has_the_commands_that_the_documents_name():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"setup", "play", "test", "check", "bench", "mutants"} <= targets
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"`make ([a-z-]+)", page.read_text()):
            assert target in targets, f"{page.name} names make {target}."
