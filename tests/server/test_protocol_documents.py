"""What docs/protocol.md and docs/server.md say is what the code says."""

import ast
import importlib
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tools import typescript_types

from pyramidion.games import GAMES
from pyramidion.kernel.game import decode_action
from pyramidion.server import bodies, protocol
from pyramidion.server.settings import Settings

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "pyramidion"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SCRIPT = ROOT / "examples" / "two_clients.py"
BLOCK = re.compile(r"^```json (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE_ROW = re.compile(r"^\| `([a-z]+(?:-[a-z]+)*)` \|", re.MULTILINE)
CODE = re.compile(r"[a-z]+(-[a-z]+)+")


def _blocks(kind: str) -> list[str]:
    return [body for named, body in BLOCK.findall(PROTOCOL) if named == kind]


def _server_messages() -> list[tuple[dict[str, Any], Any]]:
    """Every server message of the page: as it stands there, and as the struct reads it."""
    plain = [message for body in _blocks("server") for message in msgspec.json.decode(body)]
    decoder = msgspec.json.Decoder(list[protocol.AnyServerMessage])
    read = [message for body in _blocks("server") for message in decoder.decode(body)]
    return list(zip(plain, read, strict=True))


def _plain(struct: object) -> object:
    """What a client reads when the server sends this."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def test_every_block_of_json_says_what_it_shows():
    kinds = {kind for kind, _ in BLOCK.findall(PROTOCOL)}
    assert len(re.findall(r"^```json", PROTOCOL, re.MULTILINE)) == len(BLOCK.findall(PROTOCOL))
    for kind in kinds - {"client", "server"}:
        assert hasattr(bodies, kind.removesuffix("[]")), kind


@pytest.mark.parametrize("body", _blocks("client"))
def test_client_examples_are_read_by_the_structs(body):
    message = msgspec.json.decode(body, type=protocol.AnyClientMessage)
    if isinstance(message, protocol.Act):
        decode_action(GAMES["silver_gold"], message.action)


def test_server_examples_are_read_by_the_structs_and_have_all_their_fields():
    for plain, read in _server_messages():
        assert _plain(read) == plain


@pytest.mark.parametrize(("side", "kind"), [("client", "Client"), ("server", "Server")])
def test_every_message_has_an_example(side, kind):
    union = getattr(protocol, f"Any{kind}Message")
    if side == "server":
        shown = {type(read) for _, read in _server_messages()}
    else:
        shown = {type(msgspec.json.decode(body, type=union)) for body in _blocks("client")}
    assert not [struct.__name__ for struct in get_args(union) if struct not in shown]


def test_every_body_of_http_has_an_example_that_is_read():
    for struct in typescript_types.own_structs(bodies):
        if struct is bodies.Frame:
            continue  # shown as part of `Replayed`
        singles = _blocks(struct.__name__)
        lists = _blocks(f"{struct.__name__}[]")
        assert singles or lists, struct.__name__
        for kind, blocks in ((struct, singles), (list[struct], lists)):
            for body in blocks:
                read = msgspec.json.decode(body, type=kind)
                if struct not in (bodies.NewTable, bodies.PlayOn):
                    assert _plain(read) == msgspec.json.decode(body)


def test_example_views_are_views_with_their_checksum():
    views = [read for _, read in _server_messages() if isinstance(read, protocol.ViewMessage)]
    game = GAMES["silver_gold"]
    module = importlib.import_module("pyramidion.games.silver_gold.events")
    events = tuple(typescript_types.own_structs(module))
    for message in views:
        body = msgspec.json.encode(msgspec.json.decode(message.view))
        assert message.checksum == f"{zlib.crc32(body):08x}"
        view = msgspec.json.decode(message.view, type=game.views)
        assert msgspec.json.encode(view) == body
        assert view.seat == message.seat
        for event in msgspec.json.decode(message.events):
            assert any(_reads_as(event, kind) for kind in events), event


def _reads_as(plain: object, kind: type) -> bool:
    try:
        return _plain(msgspec.convert(plain, kind)) == plain
    except msgspec.ValidationError:
        return False


def _codes(path: Path) -> Iterator[str]:
    """The codes that a module can refuse with.

    A code is the argument of an error or a refusal. Where it is no literal there, every text of
    that form in the function around it counts.
    """
    for function in _functions(ast.parse(path.read_text(encoding="utf-8"))):
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            code = _code_of(call)
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield code.value
            elif code is not None:
                yield from _texts(function)


def _functions(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def _code_of(call: ast.Call) -> ast.expr | None:
    """The argument that is the code; None if the call is about something else."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else None
    name = call.func.id if isinstance(call.func, ast.Name) else name
    place = {"Invalid": 1, "Illegal": 1, "Refused": 1, "Problem": 0}.get(name or "")
    if place is None:
        return None
    named = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    return named[0] if named else call.args[place] if len(call.args) > place else None


def _texts(function: ast.AST) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if CODE.fullmatch(node.value):
                yield node.value
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "getattr":
            default = node.args[2] if len(node.args) == 3 else None
            asked = node.args[1]
            if isinstance(asked, ast.Constant) and asked.value == "code":
                assert isinstance(default, ast.Constant)
                yield str(default.value)


def _refusals() -> set[str]:
    server = {code for path in (SRC / "server").rglob("*.py") for code in _codes(path)}
    kernel = {code for path in (SRC / "kernel").glob("*.py") for code in _codes(path)}
    return server | kernel | {"unknown-game", "unknown-bot"}


def test_every_refusal_is_in_the_document_and_no_other():
    documented = CODE_ROW.findall(PROTOCOL.partition("\n## Refusals\n")[2])
    assert len(documented) == len(set(documented))
    assert set(documented) == _refusals()


def test_every_way_a_connection_ends_is_in_the_document():
    closing = re.compile(r'close\((?:send, )?(\d{4}), "([a-z-]+)"\)')
    source = "\n".join(path.read_text() for path in (SRC / "server").rglob("*.py"))
    ends = closing.findall(source)
    assert len(ends) > 5
    for code, reason in ends:
        if code != "1006":  # never goes over the wire
            assert re.search(rf"^\| {code} \| .*`{reason}`", PROTOCOL, re.MULTILINE), (code, reason)


def test_every_address_is_in_the_document():
    source = "\n".join(path.read_text() for path in (SRC / "server").glob("*.py"))
    routes = re.findall(r'Route\("([^"]+)"', source)
    assert len(routes) > 10
    for route in routes:
        assert re.search(
            rf"^\| `[A-Z]+ {re.escape(route.replace(':int', ''))}` ", PROTOCOL, re.M
        ), route


def _settings() -> dict[str, str]:
    rows = re.findall(r"^\| `--([a-z-]+)` \| (.+?) \| (.+?) \|$", HOSTING, re.MULTILINE)
    assert all(meaning.strip().endswith(".") for _, _, meaning in rows)
    return {name: default for name, default, _ in rows}


def _shown(default: object) -> str:
    """A default as the table shows it."""
    if default == () or default is False:
        return "none" if default == () else "off"
    return f"`{default}`"


def test_every_setting_is_in_the_document_with_its_default():
    fields = msgspec.structs.fields(Settings)
    expected = {field.name.replace("_", "-"): _shown(field.default) for field in fields}
    assert _settings() == expected


def test_the_script_stands_in_the_document_word_for_word():
    assert f"```python\n{SCRIPT.read_text(encoding='utf-8')}```\n" in PROTOCOL


def test_typescript_types_are_fresh():
    text = typescript_types.generate()
    typescript_types.check_names(text)
    assert typescript_types.TARGET.read_text(encoding="utf-8") == text, (
        f"Stale: run `{typescript_types.COMMAND}`."
    )


def test_typescript_types_name_every_message():
    text = typescript_types.generate()
    for struct in (*get_args(protocol.AnyClientMessage), *get_args(protocol.AnyServerMessage)):
        tag = struct.__struct_config__.tag
        assert re.search(
            rf'export interface {struct.__name__}\b.*?\n  readonly type: "{tag}";', text
        )


def test_stale_types_are_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(typescript_types, "TARGET", tmp_path / "web" / "protocol.ts")
    assert typescript_types.main(["--check"]) == 1
    assert typescript_types.main(["--write"]) == 0
    assert typescript_types.main(["--check"]) == 0
    typescript_types.TARGET.write_text("export const VERSION = 0;\n")
    assert typescript_types.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err


def test_two_types_of_one_name_are_refused():
    with pytest.raises(ValueError, match="Score"):
        typescript_types.check_names("export interface Score {}\nexport type Score = 1;\n")
