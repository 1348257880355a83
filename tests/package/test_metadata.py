"""What an index shows of the package."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from starhold.cli.group import EXIT_CODES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")


def test_its_readme_leads_nowhere_that_an_index_does_not_have() -> None:
    assert re.findall(r"\]\((?!https://)[^)]*\)", README) == []


def test_its_readme_lists_every_extra_for_users() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE)
    assert sorted(listed) == sorted(set(PROJECT["optional-dependencies"]) - {"dev", "peers"})


def test_it_says_who_made_it() -> None:
    assert PROJECT["authors"] == [{"name": "The Starhold contributors"}]


def test_its_readme_lists_every_exit_code() -> None:
    assert re.findall(r"^\| (\d+) \|", README, re.MULTILINE) == re.findall(r"\d+", EXIT_CODES)
