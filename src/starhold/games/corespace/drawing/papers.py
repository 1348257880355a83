"""The campaign between two missions as letters: what was read, and what each crew has."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from starhold.games.common.wording import counted

from ..content import CoreSpaceContent
from ..rules.crews import level_at
from ..seeing.between import Stage
from ..seeing.story import PageSeen
from ..seeing.view import CoreSpaceView, CrewView
from ..speech.ledger import LEDGER_LABELS
from ..speech.names import COLOURS, Names
from ..state import Held, Member

NARROW = 80
READ_AT: tuple[Stage, ...] = ("ransom", "roll-call")
"""When there is something to read: before a mission."""


def papers(view: CoreSpaceView, content: CoreSpaceContent, names: Names, width: int | None) -> str:
    """None of it is on the deck, so the deck is left out."""
    campaign = view.campaign
    assert campaign is not None, "only a campaign has something between missions"
    assert campaign.between is not None, "and only between them"
    stage = campaign.between.stage
    lines = [f"{names.campaigns[campaign.id]} · {names.missions[view.mission]} · {LEDGER_LABELS.steps[stage]}"]
    if stage in READ_AT:
        for page in campaign.pages:
            lines += story(page, names, min(width or NARROW, NARROW))
    for seat, crew in enumerate(view.crews):
        lines += ["", *crew_lines(content, names, seat, crew)]
    return "\n".join(line.rstrip() for line in lines)


def story(page: PageSeen, names: Names, width: int) -> Iterator[str]:
    yield from ("", names.missions.get(page.mission, ""))
    for paragraph in page.text:
        yield from ("", *wrap(paragraph, width))
    for voice in page.voices:
        yield from ("", *wrap(f"{names.figure(voice.trader)}: “{voice.line}”", width))


def crew_lines(content: CoreSpaceContent, names: Names, seat: int, crew: CrewView) -> Iterator[str]:
    """Money, ship and hold, and everybody who belongs to it."""
    state = LEDGER_LABELS.out if crew.out else LEDGER_LABELS.away if crew.away else ""
    ship = f" ({names.crews[crew.sheet]})" if crew.sheet else ""
    yield " · ".join(filter(None, (f"{COLOURS[seat]}{ship}", f"{crew.ua} UA", state)))
    systems = (f"{each.name} {crew.systems.get(each.id, 0)}/{each.spaces}" for each in content.systems)
    upgrades = (f"{names.upgrades[upgrade]} {level}" for upgrade, level in crew.upgrades.items())
    yield f"    {', '.join([*systems, *upgrades])}"
    if crew.hold:
        yield f"    hold: {', '.join(map(names.item, crew.hold))}"
    for member in crew.members:
        yield member_line(content, names, member)
    for guest in crew.guests:
        yield f"    {names.npcs[guest]}, who has joined"


def member_line(content: CoreSpaceContent, names: Names, member: Member) -> str:
    board = content.trader[member.board]
    level = level_at(board, member.career)
    parts = [f"level {level}, career {member.career}/{sum(board.career)}", *where_words(member)]
    worn = [f"[{names.item(member.worn)}]"] if member.worn else []
    kit = ", ".join([*worn, *map(names.item, member.kit)])
    return f"    {board.name}: {'; '.join([*parts, *([kit] if kit else [])])}"


def where_words(member: Member) -> list[str]:
    if member.dead:
        return [LEDGER_LABELS.dead]
    if member.held is not None:
        return [held_words(member.held)]
    return [*filter(None, (LEDGER_LABELS.fates[member.fate],))]


def held_words(held: Held) -> str:
    """How long somebody is away, and what it would cost."""
    paid = f"until {held.ua} UA are paid" if held.ua else ""
    waited = f"for {counted(held.missions, 'mission')}" if held.missions else ""
    return f"away {' or '.join(filter(None, (waited, paid)))}"
