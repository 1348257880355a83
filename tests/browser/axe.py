"""axe-core: what a program can tell about whether everybody can use a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


PAGE, PANEL = "html", "[role=tabpanel]"
"""The whole of it, and all that differs from tab to tab."""


def violations(page: Page, within: str = PAGE) -> list[str]:
    """Grave faults of a page, or of a part of it that alone has changed."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "part => axe.run(part, {resultTypes: ['violations']}).then(all => all.violations)", within
    )
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
