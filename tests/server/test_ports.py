"""Where a server listens: on the port asked for, or on the next free one if that is wished."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

PROGRAM = [sys.executable, "-c", "import sys; from pyramidion.cli import main; sys.exit(main())"]
HOST = "127.0.0.7"  # no other test listens here, so the next port is free


@contextlib.contextmanager
def _serving(tmp_path, *words):
    """The first line that a server prints; the server is stopped at the end."""
    command = [*PROGRAM, "serve", "--data", str(tmp_path / "tables.sqlite"), *map(str, words)]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline()
        finally:
            process.terminate()
            process.wait(timeout=30)


def _refused(tmp_path, *words):
    command = [*PROGRAM, "serve", "--data", str(tmp_path / "tables.sqlite"), *map(str, words)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    return ran.stderr


def _is_served(address):
    for _ in range(200):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz") as answer:
            return answer.status == 200
        time.sleep(0.05)
    return False


@pytest.fixture
def taken():
    """A port that somebody listens on."""
    with socket.create_server((HOST, 0)) as listener:
        yield listener.getsockname()[1]


def test_the_next_free_port_is_taken_and_told(tmp_path, taken):
    with socket.create_server((HOST, taken + 1)):
        words = ("--host", HOST, "--port", taken, "--next-port")
        with _serving(tmp_path, *words, "--lang", "fr") as told:
            assert told.startswith(f"Ouvrez http://{HOST}:{taken + 2}/ ")
            assert _is_served(f"http://{HOST}:{taken + 2}/")


def test_port_0_is_any_free_one(tmp_path):
    with _serving(tmp_path, "--host", HOST, "--port", "0", "--lang", "en") as told:
        found = re.match(rf"Open (http://{HOST}:[1-9]\d*/) in a browser", told)
        assert found
        assert _is_served(found[1])


def test_a_taken_port_is_refused_with_a_sentence(tmp_path, taken):
    told = _refused(tmp_path, "--host", HOST, "--port", taken, "--lang", "en")
    assert told.startswith(f"Port {taken} is taken:")
    assert told.count("\n") == 1


@pytest.mark.parametrize("words", [("--host", "192.0.2.1"), ("--port", "70000")])
def test_an_address_that_cannot_be_is_refused_with_a_sentence(tmp_path, words):
    told = _refused(tmp_path, *words, "--next-port", "--lang", "en")
    assert told.startswith("The server cannot listen at http://")
    assert told.count("\n") == 1
