"""Building the package: without the page, which `make page` builds first, there is none."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/starhold/server/static/index.html"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a package that could not show a table; an editable install may get its page later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page before anything is packed."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            sys.exit("The package holds the page, and the page has not been built: run `make page` first.")
