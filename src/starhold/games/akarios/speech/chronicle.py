"""What is remembered of a scene: what the squad has chosen, and what it has gained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.wording import counted, listed

from ..content.story import Achieve, Bringing, Commission, Hand, Path, Pay, Recruit, Stock, Teach
from ..options import BONUS
from ..rules.campaign.squad import squad_of
from ..state import Reading, ScenePlayed
from .sentences.campaign import CHOSEN, GAINED
from .vocabulary import spoken

if TYPE_CHECKING:
    from ..game import Akarios


def notes_of(game: Akarios, number: int, scene: ScenePlayed) -> tuple[str, ...]:
    """The notes on the scene of a number, from 1 on."""
    squad = squad_of(game)
    begins = [*squad.chapters, len(squad.book)]
    readings = squad.book[begins[number - 1] : begins[number]] if number < len(begins) else []
    chosen = [(name, path) for reading in readings for name, path in path_taken(game, reading)]
    choices = [CHOSEN.format(page=name, choice=path.text) for name, path in chosen]
    bonus = BONUS[scene.difficulty] if scene.kind == "fight" and scene.outcome == "success" else 0
    gains = gained(game, [bringing for reading in readings for bringing in brought(game, reading)], bonus)
    return (*choices, *([gains] if gains else []))


def path_taken(game: Akarios, reading: Reading) -> Iterator[tuple[str, Path]]:
    """The option that was picked on a page, with the page's name."""
    if reading.path:
        record = game.content.entry[reading.id] if reading.kind == "entry" else game.content.space_event[reading.id]
        yield record.name, next(path for path in record.paths if path.id == reading.path)


def brought(game: Akarios, reading: Reading) -> Iterator[Bringing]:
    """All that a page has brought."""
    if reading.wanting:
        return
    if reading.kind == "entry":
        entry = game.content.entry[reading.id]
        yield from entry.do
        for number in reading.passages:
            yield from entry.passages[number].do
    if reading.kind == "event":
        yield from game.content.space_event[reading.id].do
    for _, path in path_taken(game, reading):
        yield from path.do


def gained(game: Akarios, brought: list[Bringing], bonus: int = 0) -> str:
    """What came of it, in words: what is counted first, then what has a name."""
    credits_ = bonus + sum(each.amount for each in brought if isinstance(each, Pay) and each.amount > 0)
    points = sum(each.amount for each in brought if isinstance(each, Teach))
    supply = sum(each.amount for each in brought if isinstance(each, Stock))
    gains = [
        *([counted(credits_, "credit")] if credits_ else []),
        *([counted(points, "skill point")] if points else []),
        *([f"{supply} supply"] if supply > 0 else []),
        *dict.fromkeys(name for each in brought for name in named(game, each)),
    ]
    return GAINED.format(gains=listed(gains)) if gains else ""


def gained_by(game: Akarios, reading: Reading) -> str:
    """What a page has brought the squad, in words."""
    return gained(game, list(brought(game, reading)))


def remembered_of(game: Akarios, reading: Reading) -> tuple[str, ...]:
    """What will be remembered of a page."""
    return tuple(remembered(game, each.achievement) for each in brought(game, reading) if isinstance(each, Achieve))


def remembered(game: Akarios, achievement: str) -> str:
    """An achievement in words; one that has no name is called by its id."""
    return game.text.names.told.get(f"achievement {achievement}", spoken(achievement))


def named(game: Akarios, bringing: Bringing) -> Iterator[str]:
    content = game.content
    match bringing:
        case Hand(card=card):
            yield content.card[card].name
        case Recruit(pilot=pilot):
            yield content.pilot[pilot].name
        case Commission(ship=ship):
            yield f"the {content.ship[ship].name}"
