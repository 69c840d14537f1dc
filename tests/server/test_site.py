"""The site: which address gives what, how long it is kept, and that nothing else gets out."""

import asyncio
import gzip

import httpx
import pytest

from pyramidion.server.app import Application
from pyramidion.server.headers import API_HEADERS, SITE_HEADERS
from pyramidion.server.settings import Settings
from pyramidion.server.site import Site

INDEX = b"<!doctype html><title>Pyramidion</title>" + b"<p>A page.</p>" * 20
SCRIPT = b"console.log('pyramid');" * 50
FONT = b"wOF2" + bytes(400)
FILES = {
    "index.html": INDEX,
    "assets/index-Bx3k9.js": SCRIPT,
    "assets/index-D0aQ.css": b"p{color:#123}" * 50,
    "assets/figtree-Ce2.woff2": FONT,
    "assets/small.js": b"1",
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 9,
    "manifest.webmanifest": b'{"name":"Pyramidion"}',
    "odd.xyz": b"?",
    ".hidden": b"hidden",
}
PAGES = [
    "/",
    "/t/K7QXM",
    "/rules",
    "/rules/",
    "/rules/silver_gold",
    "/privacy",
    "/replay",
    "/replay/9dcf0c8f/2",
    "/me",
    "/training",
    "/daily",
]
STRANGE = [
    "/nothing",
    "/seat/x",
    "/t",
    "/t/K7QXM/more",
    "/privacy/more",
    "/replay/9dcf0c8f",
    "/replay/9dcf0c8f/two",
    "/me/you",
    "/training/17",
    "/daily/yesterday",
    "/rulesy",
    "/apis",
    "/wsx",
    "/a%0Ab",
]


@pytest.fixture
def folder(tmp_path):
    """A small built site, with a secret beside it."""
    (tmp_path / "secret.txt").write_bytes(b"secret")
    for name, body in FILES.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    return tmp_path / "site"


def ask(app, path, method="GET", **headers):
    """What an application answers; headers are named with underscores. No gzip unless asked."""
    given = {"accept-encoding": "", **{k.replace("_", "-"): v for k, v in headers.items()}}

    async def asking():
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://site") as client:
            return await client.request(method, path, headers=given)

    return asyncio.run(asking())


@pytest.fixture
def site(folder):
    """The site of the folder, as an application."""
    return Site(folder)


@pytest.mark.parametrize("path", [*PAGES, "/index.html"])
def test_every_page_is_the_index_and_is_asked_for_each_time(site, path):
    answer = ask(site, path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", STRANGE)
def test_any_other_address_is_not_found_and_the_page_says_so(site, path):
    answer = ask(site, path)
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("assets/index-Bx3k9.js", "text/javascript; charset=utf-8", "31536000, immutable"),
        ("assets/index-D0aQ.css", "text/css; charset=utf-8", "31536000, immutable"),
        ("assets/figtree-Ce2.woff2", "font/woff2", "31536000, immutable"),
        ("icon.svg", "image/svg+xml", "3600"),
        ("manifest.webmanifest", "application/manifest+json", "3600"),
        ("odd.xyz", "application/octet-stream", "3600"),
    ],
)
def test_a_file_has_its_type_and_is_kept_as_long_as_its_name_allows(site, path, kind, kept):
    answer = ask(site, f"/{path}")
    assert (answer.status_code, answer.content) == (200, FILES[path])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == f"public, max-age={kept}"


def test_an_asset_that_is_gone_is_not_the_page_and_is_not_kept(site):
    answer = ask(site, "/assets/index-OLD.js")
    assert answer.status_code == 404
    assert b"<" not in answer.content
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/assets/index-Bx3k9.js", "/icon.svg", "/nothing"])
@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "deflate , GZIP"])
def test_text_is_packed_for_who_can_unpack_it(folder, path, accepted):
    packed = ask(Site(folder), path, accept_encoding=accepted)
    plain = ask(Site(folder), path)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, mtime=0))
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.0", "identity"])
def test_text_is_plain_for_who_cannot(site, accepted):
    answer = ask(site, "/", accept_encoding=accepted)
    assert "content-encoding" not in answer.headers
    assert answer.content == INDEX


@pytest.mark.parametrize("path", ["/assets/figtree-Ce2.woff2", "/assets/small.js"])
def test_what_packing_does_not_help_is_plain(site, path):
    assert "content-encoding" not in ask(site, path, accept_encoding="gzip").headers


def test_who_has_the_index_is_not_given_it_again(site):
    etag = ask(site, "/").headers["etag"]
    for told in (etag, etag.removeprefix("W/"), f'"other", {etag}'):
        answer = ask(site, "/t/K7QXM", if_none_match=told)
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == etag
        assert answer.headers["cache-control"] == "no-cache"
    assert ask(site, "/", if_none_match='"other"').content == INDEX
    assert ask(site, "/nothing", if_none_match=etag).status_code == 404


def test_another_index_has_another_tag(site, folder):
    (folder / "index.html").write_bytes(INDEX + b"!")
    assert ask(site, "/").headers["etag"] != ask(Site(folder), "/").headers["etag"]


@pytest.mark.parametrize("path", ["/", "/assets/index-Bx3k9.js", "/nothing", "/assets/none.js"])
def test_head_gives_the_headers_alone(site, path):
    whole, head = ask(site, path), ask(site, path, "HEAD")
    assert head.status_code == whole.status_code
    assert head.headers == whole.headers
    assert whole.content
    assert head.content == b""


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_the_site_can_only_be_read(site, method):
    answer = ask(site, "/", method)
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "//secret.txt",
        "/assets/..\\..\\secret.txt",
        "/.hidden",
        "/assets",
        "/assets/",
        "/t/\0",
    ],
)
def test_no_path_leads_out_of_the_site(site, path):
    """The path stands in the scope as it came, so that no client tidies it up before."""
    status, body = asyncio.run(_raw(site, path))
    assert status in (200, 404)
    assert body in (INDEX, b"There is no such file.")


async def _raw(site, path):
    sent = []
    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}

    async def send(message):
        sent.append(message)

    await site(scope, None, send)
    return sent[0]["status"], sent[1]["body"]


@pytest.mark.parametrize("path", ["/", "/nothing", "/icon.svg", "/assets/none.js"])
def test_every_answer_of_the_site_has_the_headers_of_safety(site, path):
    assert ask(site, path).headers.items() >= SITE_HEADERS.items()
    tag = ask(site, path).headers.get("etag", "")
    assert ask(site, path, if_none_match=tag).headers.items() >= SITE_HEADERS.items()
    assert ask(site, path, "POST").headers.items() >= SITE_HEADERS.items()


def test_the_policy_allows_nothing_inline_and_nothing_foreign():
    policy = dict(
        part.split(" ", 1) for part in SITE_HEADERS["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    for kind in ("script", "style", "font", "connect", "manifest"):
        assert policy[f"{kind}-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"


def application(tmp_path, folder):
    """A whole server with this site, without a process."""
    return Application(Settings(data=tmp_path / "tables.sqlite"), Site(folder))


def test_the_server_gives_pages_and_api_side_by_side(tmp_path, folder):
    app = application(tmp_path, folder)
    assert ask(app, "/t/K7QXM").content == INDEX
    for path, status in (("/api/games", 200), ("/api/nothing", 404), ("/api", 404), ("/ws", 404)):
        answer = ask(app, path)
        assert answer.status_code == status
        assert answer.content != INDEX
        assert answer.headers.items() >= API_HEADERS.items()
    assert ask(app, "/api/games", "POST").status_code == 405
    app.store.close()


@pytest.mark.parametrize("path", ["/", "/t/K7QXM", "/assets/index-Bx3k9.js"])
def test_a_site_that_is_not_built_says_how_and_the_api_works(tmp_path, path):
    app = application(tmp_path, tmp_path / "none")
    answer = ask(app, path)
    assert answer.status_code == 503
    assert "n’est pas encore construit" in answer.text
    assert "is not built yet" in answer.text
    assert answer.text.count("make play") == 2
    assert answer.headers["cache-control"] == "no-cache"
    assert ask(app, "/api/games").json()[0]["id"] == "silver_gold"
    app.store.close()
