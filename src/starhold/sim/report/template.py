"""Pages from templates, written whole."""

from __future__ import annotations

import os
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined, Template


def template(name: str) -> Template:
    """A template of this folder; it fails rather than leave something blank."""
    environment = Environment(
        loader=PackageLoader(__package__, ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(name)


def write_whole(text: str, target: Path) -> Path:
    """Write a page, all of it or nothing."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    return draft.replace(target)
