"""Files read and written, with a refusal instead of an error of the system."""

import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pyramidion.kernel.errors import Invalid

RECORDS = "*.jsonl"
LARGEST = 64 << 20
"""No record has more bytes."""

_WHY = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "not-a-directory",
    errno.EEXIST: "not-a-directory",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "name",
}


def why(error: OSError) -> str:
    """What kept the system from doing it, as a word that the messages know."""
    return _WHY.get(error.errno or 0, "other")


def read_bytes(path: Path) -> bytes:
    """All of a file, unless it is too large to be a record."""
    with _refusing("cli-cannot-read", path), path.open("rb") as file:
        written = file.read(LARGEST + 1)
    if len(written) > LARGEST:
        raise Invalid("file", "cli-cannot-read", file=str(path), why="large")
    return written


def find_records(paths: Sequence[Path]) -> list[Path]:
    """The files meant: a directory means the records in it, in order of name."""
    found: list[Path] = []
    for path in paths:
        with _refusing("cli-cannot-read", path):
            path.stat()
            found += _records_in(path) if path.is_dir() else [path]
    return found


def make_record_folder(folder: Path, force: bool) -> None:
    """A folder for numbered records; those of another run are removed only by force."""
    with _refusing("cli-cannot-write", folder):
        folder.mkdir(parents=True, exist_ok=True)
        old = sorted(folder.glob(RECORDS))
        if old and not force:
            raise Invalid("out", "cli-records-there", folder=str(folder), count=len(old))
        for path in old:
            if path.stem.isdecimal():
                path.unlink()
        _try_writing(folder / ".part")


def check_new_file(path: Path) -> None:
    """Refuse, before a match is played, a file that its record could not be written to."""
    with _refusing("cli-cannot-write", path):
        if path.exists():
            raise Invalid("out", "cli-file-exists", file=str(path))
        _try_writing(_part(path))


def write_bytes(path: Path, written: bytes) -> None:
    """Write a file whole or not at all."""
    part = _part(path)
    with _refusing("cli-cannot-write", path):
        try:
            part.write_bytes(written)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)


def _records_in(folder: Path) -> list[Path]:
    records = sorted(path for path in folder.iterdir() if path.match(RECORDS))
    if not records:
        raise Invalid("file", "cli-no-records", folder=str(folder))
    return records


def _part(path: Path) -> Path:
    """Where a file is written before it gets its name."""
    return path.with_name(f".{path.name}.part")


def _try_writing(path: Path) -> None:
    path.touch()
    path.unlink()


@contextmanager
def _refusing(code: str, path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Invalid("file", code, file=os.fspath(path), why=why(error)) from error
