"""What the documents state as fact is so."""

from __future__ import annotations

import inspect
import re

import pytest

import starhold
from starhold.cli.orders import ORDERS, Order
from starhold.kernel import load_reference
from starhold.testing import LAWS
from starhold.testing.cases import Case, Expect
from starhold.testing.law import Law

from .documents import ROOT

GAMES = ROOT / "src" / "starhold" / "games"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("title", "game"), [("Xia", "xia"), ("Stars of Akarios", "akarios"), ("Core Space", "corespace")]
)
def test_the_status_counts_the_clauses(title: str, game: str) -> None:
    clauses = len(load_reference(GAMES / game / "rules.toml").clauses)
    [row] = [line for line in read("README.md").splitlines() if line.startswith(f"| {title}")]
    assert f"({clauses} clauses)" in row
    assert f"{title} ({clauses}" in read("CHANGELOG.md")


def test_the_status_names_the_version() -> None:
    assert f"Version {starhold.__version__}" in read("README.md")
    assert f"version: {starhold.__version__}\n" in read("CITATION.cff")
    assert f"## {starhold.__version__}" in read("CHANGELOG.md")


def test_the_page_of_content_names_every_file_of_the_box() -> None:
    named = re.findall(r"^\| \[([\w-]+\.toml)\]", read("docs/content.md"), re.MULTILINE)
    assert sorted(named) == sorted(file.name for file in (GAMES / "xia" / "content").glob("*.toml"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_page_of_the_contract_kit_lists_each_law(law: Law) -> None:
    assert f"| `{law.__name__}` | {inspect.getdoc(law)} |" in read("docs/contract-kit.md")


@pytest.mark.parametrize("order", ORDERS.values(), ids=lambda order: order.shape)
def test_the_page_for_players_lists_what_can_be_typed(order: Order) -> None:
    assert f"| `{order.shape}` |" in read("docs/play.md")


@pytest.mark.parametrize("key", [name for name in Case.__struct_fields__ if name not in ("file", "game", "ground")])
def test_the_page_of_rule_cases_lists_each_key(key: str) -> None:
    assert f"\n| `{key}` |" in read("docs/cases.md")


@pytest.mark.parametrize("key", Expect.__struct_fields__)
def test_the_page_of_rule_cases_lists_each_expectation(key: str) -> None:
    assert f"`expect.{key}" in read("docs/cases.md")
