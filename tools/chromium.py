"""Finds Chromium for the tests that play in a browser, and installs Debian's where that is allowed.

    python tools/chromium.py    prints where it is; exits with 1 if it cannot be had

It never skips: a test that needs a browser gets one, or the person hears what is missing.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "The tests need Chromium, and it is not on this machine's path. Install it as root, on Debian "
    "with `apt-get install chromium`, and run this again."
)
SECONDS = 900


class ChromiumMissing(Exception):
    """There is no Chromium, and it could not be installed; the message says what to do."""


def find_chromium() -> str | None:
    """The path of the browser, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def prepare_chromium() -> str:
    """The path of the browser, which is installed if need be; raises `ChromiumMissing`."""
    found = find_chromium()
    if found is None:
        _install()
        found = find_chromium()
    if found is None:
        raise ChromiumMissing(MISSING)
    return found


def _install() -> None:
    """Debian's package, by root or by who needs no password to be root."""
    become = _becoming_root()
    if become is None or shutil.which("apt-get") is None:
        raise ChromiumMissing(MISSING)
    print("Installing Chromium …", file=sys.stderr, flush=True)
    quiet = ["apt-get", "--quiet=2", "--yes", "-o", "Dpkg::Use-Pty=0"]
    for words in (["update"], ["install", "--no-install-recommends", "chromium"]):
        command = [*become, "env", "DEBIAN_FRONTEND=noninteractive", *quiet, *words]
        done = subprocess.run(command, stdout=sys.stderr, timeout=SECONDS, check=False)
        if done.returncode != 0:
            raise ChromiumMissing(f"`apt-get {' '.join(words)}` failed. {MISSING}")


def _becoming_root() -> list[str] | None:
    """What stands before a command so that root runs it; None if that needs a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def main() -> int:
    """Print the path; gives the exit code."""
    try:
        print(prepare_chromium())
    except ChromiumMissing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
