"""What is packed: the site in wheels and source archives, and not needed by an editable install.

A copy of the project with a small site is built, without the network; nothing of it is installed.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOT_COPIED = shutil.ignore_patterns("site", "__pycache__")
NEEDED = (".gitignore", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml")
SITE = {
    "index.html": b"<!doctype html><title>Pyramidion</title>",
    "assets/index-Bx3k9.js": b"console.log('pyramid');",
    "assets/figtree-Ce2.woff2": b"wOF2",
    "icon.svg": b"<svg/>",
}
READ = """
import asyncio, json, httpx, pyramidion
from pyramidion.server.site import Site

async def read():
    transport = httpx.ASGITransport(app=Site())
    async with httpx.AsyncClient(transport=transport, base_url="http://site") as client:
        return {path: (await client.get(path)).text for path in ("/", "/assets/index-Bx3k9.js")}

print(json.dumps([pyramidion.__file__, asyncio.run(read())]))
"""


@pytest.fixture
def project(tmp_path):
    """A copy of all that a build needs, with a site."""
    folder = tmp_path / "project"
    shutil.copytree(ROOT / "src", folder / "src", ignore=NOT_COPIED)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=NOT_COPIED)
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    for name, body in SITE.items():
        _write(folder / "src" / "pyramidion" / "site" / name, body)
    _write(folder / "web" / "package.json", b"{}")
    _write(folder / "web" / "src" / "main.ts", b"")
    _write(folder / "web" / "node_modules" / "left" / "pad.js", b"")
    return folder


def _write(file, body):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)


def _run(*words, path=None, **more):
    env = {**os.environ, **({"PATH": str(path)} if path else {})}
    return subprocess.run(
        [sys.executable, *map(str, words)],
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **more,
    )


def _wheel(project):
    """The wheel that pip makes of the project, without the network."""
    out = project.parent / "wheels"
    flags = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    ran = _run("-m", "pip", "wheel", *flags, "--no-index", "--wheel-dir", out, project)
    assert ran.returncode == 0, ran.stderr
    (wheel,) = out.iterdir()
    return wheel


def test_a_wheel_holds_the_site_and_the_server_finds_it_there(project, tmp_path):
    wheel = _wheel(project)
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        for name, body in SITE.items():
            assert packed.read(f"pyramidion/site/{name}") == body
        packed.extractall(tmp_path / "installed")
    assert not [name for name in names if "node_modules" in name or name.startswith(("web", "src"))]
    for place in (tmp_path / "installed", wheel):
        ran = _run("-c", f"import sys; sys.path.insert(0, {str(place)!r})\n{READ}", cwd=tmp_path)
        where, told = json.loads(ran.stdout)
        assert where.startswith(str(place))
        assert told == {
            "/": SITE["index.html"].decode(),
            "/assets/index-Bx3k9.js": SITE["assets/index-Bx3k9.js"].decode(),
        }


def test_a_source_archive_holds_the_site_and_what_it_is_built_from(project, tmp_path):
    ran = _run("-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path / "out", cwd=project)
    assert ran.returncode == 0, ran.stderr
    (archive,) = (tmp_path / "out").iterdir()
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {"hatch_build.py", "tools/web.py", "web/package.json", "web/src/main.ts"}
    assert names >= {f"src/pyramidion/site/{name}" for name in SITE}
    assert "src/pyramidion/messages/fr/kernel.ftl" in names
    assert not [name for name in names if "node_modules" in name]


def test_a_site_that_is_not_there_is_built_first(project, tmp_path):
    site = project / "src" / "pyramidion" / "site"
    shutil.rmtree(site)
    _write(project / "web" / "package-lock.json", b"{}")
    programs = tmp_path / "bin"
    _write(programs / "node", b"#!/bin/sh\necho v20.19.0\n")
    build = f'[ "$*" != "run build" ] || (/bin/mkdir -p "{site}"; echo "<p>" > "{site}/index.html")'
    _write(programs / "npm", f"#!/bin/sh\n{build}\n".encode())
    for name in ("node", "npm"):
        (programs / name).chmod(0o755)
    ran = _run(
        "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, path=programs, cwd=project
    )
    assert ran.returncode == 0, ran.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert packed.read("pyramidion/site/index.html") == b"<p>\n"


def test_a_site_that_cannot_be_built_is_told(project):
    shutil.rmtree(project / "src" / "pyramidion" / "site")
    ran = _run("-m", "hatchling", "build", "-t", "wheel", cwd=project)
    assert ran.returncode == 1
    assert "There is no web/package-lock.json" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not list((project / "dist").glob("*.whl"))


def test_an_editable_install_needs_neither_site_nor_node(project, tmp_path):
    shutil.rmtree(project / "src" / "pyramidion" / "site")
    shutil.rmtree(project / "web")
    (tmp_path / "empty").mkdir()
    build = "import hatchling.build, sys; print(hatchling.build.build_editable(sys.argv[1]))"
    ran = _run("-c", build, tmp_path, path=tmp_path / "empty", cwd=project)
    assert ran.returncode == 0, ran.stderr
    assert zipfile.is_zipfile(tmp_path / ran.stdout.split()[-1])
