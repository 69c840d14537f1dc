"""`tools/chromium.py`: finds the browser, installs it where it may, and never skips.

Everything on the path is a small script here; nothing is installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "chromium.py"
APT = """#!/bin/sh
echo "$DEBIAN_FRONTEND $*" >> "{folder}/calls"
case "$*" in *"{stops_at}"*) exit 100 ;; esac
case "$*" in *" install "*)
  echo '#!/bin/sh' > "{folder}/chromium" && /bin/chmod +x "{folder}/chromium" ;;
esac
"""


def _program(file, text="#!/bin/sh\n"):
    file.write_text(text)
    file.chmod(0o755)


def _run(folder):
    env = {**os.environ, "PATH": str(folder)}
    return subprocess.run(
        [sys.executable, str(TOOL)], env=env, capture_output=True, text=True, check=False
    )


def _with_apt(folder, stops_at):
    """A machine where one is root, or need not say who one is to become it."""
    (folder / "env").symlink_to(shutil.which("env") or "/usr/bin/env")
    _program(folder / "sudo", '#!/bin/sh\nshift\nexec "$@"\n')
    _program(folder / "true")
    _program(folder / "apt-get", APT.format(folder=folder, stops_at=stops_at))


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_on_the_path_is_found(tmp_path, name):
    _program(tmp_path / name)
    ran = _run(tmp_path)
    assert (ran.returncode, ran.stdout) == (0, f"{tmp_path / name}\n")


def test_a_missing_browser_is_installed(tmp_path):
    _with_apt(tmp_path, "nothing")
    ran = _run(tmp_path)
    assert (ran.returncode, ran.stdout) == (0, f"{tmp_path / 'chromium'}\n")
    update, install = (tmp_path / "calls").read_text().splitlines()
    assert update.startswith("noninteractive ")
    assert update.endswith(" update")
    assert install.endswith(" install --no-install-recommends chromium")


@pytest.mark.parametrize("stops_at", ["update", "install"])
def test_an_installation_that_fails_is_told(tmp_path, stops_at):
    _with_apt(tmp_path, stops_at)
    ran = _run(tmp_path)
    assert ran.returncode == 1
    assert f"`apt-get {stops_at}" in ran.stderr
    assert "The tests need Chromium" in ran.stderr


def test_without_a_way_to_install_it_one_hears_what_to_do(tmp_path):
    ran = _run(tmp_path)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("The tests need Chromium")
    assert "apt-get install chromium" in ran.stderr
