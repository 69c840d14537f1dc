"""Puts the site into wheels and source archives; an editable install does without it."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SiteHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the site if it is not there, and takes it along although git ignores it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if version == "editable":
            return
        web = _tool(Path(self.root) / "tools" / "web.py")
        if not web.INDEX.is_file():
            try:
                web.build_site()
            except web.WebFailed as failed:
                self.app.abort(str(failed))
        build_data["artifacts"].append("/src/pyramidion/site/")


def _tool(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"pyramidion_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
