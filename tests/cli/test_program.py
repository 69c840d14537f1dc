"""The installed program in a process of its own: pipes, interrupts, odd terminals."""

import os
import signal
import subprocess
import sys
import time

import pytest

PROGRAM = [sys.executable, "-c", "import sys; from pyramidion.cli import main; sys.exit(main())"]


def _run(*words, env=None, **more):
    given = {**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}
    return subprocess.run(
        [*PROGRAM, *words], env=given, capture_output=True, timeout=120, check=False, **more
    )


def test_program_runs():
    ran = _run("games", "--lang", "fr")
    assert ran.returncode == 0
    assert b"silver_gold" in ran.stdout


@pytest.mark.parametrize("words", [["games"], ["simulate", "silver_gold", "--games", "1"]])
def test_nobody_reads(words):
    read, write = os.pipe()
    os.close(read)
    ran = subprocess.run([*PROGRAM, *words], stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert ran.returncode == 141
    assert ran.stderr == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted(tmp_path, jobs):
    words = ["simulate", "silver_gold", "--games", "100000", "--jobs", jobs]
    out = ["--out", str(tmp_path / "records"), "--lang", "fr"]
    with subprocess.Popen([*PROGRAM, *words, *out], stderr=subprocess.PIPE) as process:
        while not list(tmp_path.glob("records/*.jsonl")):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.decode() == "Interrompu.\n"
    assert not list(tmp_path.glob("records/.*"))


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="There is no /dev/full here.")
def test_no_room_left():
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            [*PROGRAM, "games", "--lang", "fr"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert "il n’y a plus de place" in ran.stderr.decode()


def test_a_terminal_that_cannot_write_french():
    ran = _run("games", "--lang", "fr", env={"PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 0
    assert b"silver_gold" in ran.stdout


def test_typed_bytes_that_are_no_text():
    typed = b"\xff\xfe\x00\n\n"
    ran = _run("play", "silver_gold", "--seed", "1", env={"PYTHONIOENCODING": "utf-8"}, input=typed)
    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr


def test_undecodable_file_name(tmp_path):
    folder = os.fsencode(tmp_path) + b"/\xff"
    ran = subprocess.run([*PROGRAM, b"replay", folder], capture_output=True, check=False)
    assert ran.returncode == 2
    assert b"cannot be read" in ran.stderr or b"ne peut pas" in ran.stderr
