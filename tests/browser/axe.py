"""axe-core: what a program can tell about whether everybody can use a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """What is seriously wrong, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']}).then(all => all.violations)")
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
