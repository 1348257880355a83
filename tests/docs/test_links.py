"""Links between the documents, and into the code, lead somewhere; and no document is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .documents import DOCUMENTS, ROOT, name_of, prose

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_resolve(document: Path) -> None:
    assert [link for link in links(document) if not resolves(link, document)] == []


def test_the_index_leads_to_every_document() -> None:
    reached = {ROOT / "README.md"}
    waiting = [ROOT / "README.md"]
    while waiting:
        found = {path for path in targets(waiting.pop()) if path in DOCUMENTS} - reached
        reached |= found
        waiting += found
    assert sorted(reached) == DOCUMENTS


def test_the_index_of_the_documentation_lists_all_of_it() -> None:
    folder = ROOT / "docs"
    assert {*folder.rglob("*.md")} - {folder / "index.md"} <= targets(folder / "index.md")


@pytest.mark.parametrize(
    ("heading", "anchor"), [("Who may see what?", "who-may-see-what"), ("`ask`, again", "ask-again")]
)
def test_headings_are_anchors(heading: str, anchor: str) -> None:
    assert anchor_of(heading) == anchor


def links(document: Path) -> list[str]:
    """The links of a document that stay within the project."""
    return [link for link in LINK.findall(prose(document)) if "://" not in link and not link.startswith("mailto:")]


def targets(document: Path) -> set[Path]:
    """The files that a document links to."""
    return {(document.parent / link.partition("#")[0]).resolve() for link in links(document)}


def resolves(link: str, document: Path) -> bool:
    """Whether there is such a file, and in it such a heading."""
    path, _, anchor = link.partition("#")
    target = (document.parent / path).resolve() if path else document
    if not target.exists():
        return False
    return not anchor or anchor in [anchor_of(heading) for heading in HEADING.findall(prose(target))]


def anchor_of(heading: str) -> str:
    """How a heading is linked to."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
