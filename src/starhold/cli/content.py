"""`starhold content`: check content files and rule references, and begin files of your own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from starhold.kernel import BadSetup, game_names
from starhold.kernel.game import folder_of
from starhold.kernel.hints import did_you_mean

from .group import CHECK_FAILED, EXIT_CODES, FINE
from .parameters import ContentOption, JsonOption
from .screen import Screen, print_json
from .titles import game_named

if TYPE_CHECKING:
    from .soundness import Findings

app = typer.Typer(help="Check content files and rule references, and begin files of your own.", rich_markup_mode=None)


@app.callback()
def content() -> None:
    """Look after the data of the games."""


@app.command(epilog=EXIT_CODES)
def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game. [all there are]")] = None,
    content: ContentOption = None,
    as_json: JsonOption = False,
) -> int:
    """Check content files and rule references. Also that the rules name only clauses that there are.

    \b
    starhold content check
    starhold content check demo --content my-cards
    """
    from .soundness import examine

    _check_folder(game, content)
    names = [game] if game is not None else game_names()
    found = [examine(name, content) for name in names]
    if as_json:
        print_json(found)
    else:
        _show(Screen(), found)
    return CHECK_FAILED if any(findings.faults for findings in found) else FINE


@app.command(epilog=EXIT_CODES)
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game it is for.")],
    kind: Annotated[str, typer.Argument(metavar="KIND", help="What it is to be, for example campaign.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write to.")],
) -> int:
    """Begin content of your own: a small example that passes the check and can be played.

    \b
    starhold content new GAME campaign my-campaign
    """
    skeletons = {path.stem: path for path in (folder_of(game_named(game)) / "skeletons").glob("*.toml")}
    if kind not in skeletons:
        known = " or ".join(sorted(skeletons)) or "nothing"
        raise BadSetup(f"{game} has an example of {known}, not of `{kind}`{did_you_mean(kind, skeletons)}")
    target = folder / f"{kind}.toml"
    if target.exists():
        raise BadSetup(f"`{target}` is there already: name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text(skeletons[kind].read_text(encoding="utf-8"), encoding="utf-8")
    Screen().line(f"{target}: what to do with it stands at its top")
    return FINE


def _check_folder(game: str | None, content: Path | None) -> None:
    if content is not None and game is None:
        raise BadSetup("--content DIR: name the game whose records it changes")
    if content is not None and not content.is_dir():
        raise BadSetup(f"name a folder with TOML files: `{content}` is not a folder")


def _show(screen: Screen, found: list[Findings]) -> None:
    screen.table([(findings.name, findings.content, f"{findings.clauses} clauses") for findings in found], indent="")
    for findings in found:
        for words, ids in (("replaced", findings.replaced), ("new", findings.added)):
            if ids:
                screen.line(f"{words}: {', '.join(ids)}", "dim")
        for fault in findings.faults:
            screen.line(f"fault in {findings.name}: {fault}", "red")
