"""Pictures of every page for the documents: both widths, by day and by night, in both languages.

    python tools/screenshots.py [scene …]   writes docs/screenshots/home-1280-light-fr.png and so on

The matches are played over the wire up to the moment of each scene; then the page is opened there.
"""

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.preparing import Prepared, become, open_prepared, prepare
from tests.browser.visiting import (
    PHONE,
    SERVER_FLAGS,
    WIDE,
    Visitor,
    Visitors,
    check_site,
    chromium,
)
from tests.server.process import ServerProcess

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
PAGES = {
    "home": "/",
    "rules": "/rules/silver_gold",
    "training": "/training#17-hard-bird",
}
TABLES = ("waiting", "keeping", "placing", "cross", "replacing", "end")
PYRAMIDO = ("pyramido-placing", "pyramido-scoring", "pyramido-legend", "pyramido-end")
EXPEDITION = ("expedition-race", "expedition-plateau")
"""A race does not wait: each picture has a table of its own."""

AFTER = ("replay", "me")
"""Pages that show a match which is over: the table of the scene `end`."""

SCENES = ("home", *TABLES, *AFTER, *PYRAMIDO, *EXPEDITION, "rules", "training")
MOST_BYTES = 20 * 1024 * 1024


def main(words: list[str] | None = None) -> int:
    """Write the pictures; gives the exit code, 1 if the folder has become too large."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "scene", nargs="*", help=f"one of {', '.join(SCENES)}; all if none is given"
    )
    scenes: list[str] = parser.parse_args(words).scene or list(SCENES)
    if unknown := set(scenes) - set(SCENES):
        parser.error(f"There is no scene {', '.join(sorted(unknown))}.")
    check_site()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "tables.sqlite", *SERVER_FLAGS).start()
        try:
            _picture(server, scenes)
        finally:
            server.stop()
    size = sum(picture.stat().st_size for picture in FOLDER.glob("*.png"))
    print(f"{FOLDER}: {size / 1024 / 1024:.1f} MB")
    return 1 if size > MOST_BYTES else 0


def _picture(server: ServerProcess, scenes: list[str]) -> None:
    """Every scene in every look; a table is the same in all of them."""
    needed = {"end" if scene in AFTER else scene for scene in scenes}
    tables = {scene: prepare(server, scene) for scene in (*TABLES, *PYRAMIDO) if scene in needed}
    with chromium() as browser:
        visitors = Visitors(browser, server)
        looks = product((WIDE, PHONE), ("light", "dark"), ("fr", "en"))
        for scene, (width, scheme, lang) in product(scenes, list(looks)):
            visitor = visitors.come(width=width, scheme=scheme, lang=lang)
            _open(visitor, scene, tables)
            file = FOLDER / f"{scene}-{width}-{scheme}-{lang}.png"
            visitor.page.screenshot(path=file, animations="disabled")
            visitor.page.context.close()
            print(file.name, flush=True)


def _open(visitor: Visitor, scene: str, tables: dict[str, Prepared]) -> None:
    """Bring a page to a scene, with its fonts."""
    if scene in tables:
        open_prepared(visitor, tables[scene])
    elif scene in EXPEDITION:
        open_prepared(visitor, prepare(visitor.server, scene))
    elif scene in AFTER:
        open_prepared(visitor, tables["end"])
        visitor.go({"replay": f"/replay/{tables['end'].code}/1#60", "me": "/me"}[scene])
    else:
        if tables:
            become(visitor, next(iter(tables.values())).token)
        visitor.go(PAGES[scene])
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")


if __name__ == "__main__":
    sys.exit(main())
