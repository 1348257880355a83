"""The tables of extraction, for those who come home by themselves. (CS-EXTRACT-06..08)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Event, Seat

from ...content import Extraction, ExtractionTable, Ordeal
from ...state import Fate, Figure, Held, Member
from ..crews import change, hired, level_at, member_of, skill_of
from ..dice import roll_number
from ..figures import figure_of, find_figure
from ..kit import without_one
from .sheet import sheet_of

if TYPE_CHECKING:
    from ...game import CoreSpace


class OrdealRolled(Event, frozen=True, tag="corespace.ordeal-rolled"):
    figure: str
    rolled: int
    row: str
    """The row of the table."""


class Died(Event, frozen=True, tag="corespace.died"):
    """(CS-EXTRACT-02)"""

    figure: str


class Changed(Event, frozen=True, tag="corespace.changed"):
    """Somebody has become somebody else."""

    figure: str
    into: str


class Stripped(Event, frozen=True, tag="corespace.stripped"):
    """All that somebody carried is gone."""

    figure: str


class Bribed(Event, frozen=True, tag="corespace.bribed"):
    """The cost of a way home."""

    figure: str
    ua: int


class TokenGiven(Event, frozen=True, tag="corespace.token-given"):
    """And a token, for those who know it. (CS-EQUIP-08)"""

    figure: str
    token: str


class Kept(Event, frozen=True, tag="corespace.kept"):
    """Somebody will be away for some missions, or until somebody pays."""

    figure: str
    missions: int
    ua: int


def suffer(game: CoreSpace, seat: Seat, figure: str, table: ExtractionTable) -> None:
    """Roll on a table. Whoever comes home brings what was not stolen. (CS-EXTRACT-06..08)"""
    rolled = roll_number(game, seat, table, figure)
    row = game.content.extraction[table, rolled]
    game.tell(OrdealRolled(figure, rolled, row.id))
    if row.ordeal == "arrest":
        suffer(game, seat, figure, "arrest")
        return
    come_home(game, seat, figure)
    if row.career:
        member = member_of(game, seat, figure)
        most = sum(game.content.trader[figure].career)
        change(game, seat, replace(member, career=min(member.career + row.career, most)))
    ORDEALS[row.ordeal](game, seat, figure, row)


def come_home(game: CoreSpace, seat: Seat, figure: str) -> None:
    """Nobody who was extracted gains anything by it. (CS-ADVANCE-04)"""
    settle(game, seat, figure, "extracted")
    there = figure_of(game, figure)
    there.where, there.at = "aboard", ""


def settle(game: CoreSpace, seat: Seat, figure: str, fate: Fate) -> None:
    change(game, seat, replace(member_of(game, seat, figure), fate=fate))


def bury(game: CoreSpace, seat: Seat, member: Member) -> None:
    """Dead for the rest of the campaign, with all that they carried. (CS-EXTRACT-02)"""
    figure = find_figure(game, member.board)
    if figure is not None:
        game.state.mission.figures.remove(figure)
    change(game, seat, replace(member, dead=True, kit=(), worn=""))
    sheet = sheet_of(game)
    sheet.log = (*sheet.log[:-1], replace(sheet.log[-1], dead=(*sheet.log[-1].dead, member.board)))
    game.tell(Died(member.board))


def die_out_there(game: CoreSpace, seat: Seat, figure: str, _row: Extraction) -> None:
    bury(game, seat, member_of(game, seat, figure))


def change_places(game: CoreSpace, seat: Seat, figure: str, _row: Extraction) -> None:
    """Somebody at random of all who fly with nobody: a captain remains a captain, and what was learned is kept."""
    member, traders = member_of(game, seat, figure), game.content.trader
    taken, backs = hired(game), {npc.reverse for npc in game.content.npcs if npc.reverse}
    others = [
        each.id
        for each in game.content.traders
        if each.id not in taken | backs and each.captain == traders[figure].captain
    ]
    if not others:
        return
    game.shuffle(others)
    there = figure_of(game, figure)
    there.id = there.board = others[0]
    crew = game.state.crews[seat]
    now = replace(member, board=others[0])
    crew.members = tuple(now if each.board == figure else each for each in crew.members)
    game.tell(Changed(figure, others[0]))


def come_with_nothing(game: CoreSpace, seat: Seat, figure: str, _row: Extraction) -> None:
    there = figure_of(game, figure)
    there.tray, there.worn = (), None
    game.tell(Stripped(figure))


def wait(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> None:
    keep(game, seat, figure, Held(row.id, missions_of(game, seat, figure, row), row.ua))


def go_to_prison(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> None:
    come_with_nothing(game, seat, figure, row)
    wait(game, seat, figure, row)


def missions_of(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> int:
    return roll_number(game, seat, "sentence", figure) if row.missions == "die" else row.missions


def be_ransomed(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> None:
    """The price is for each of the trader's SKILL."""
    board = game.content.trader[figure]
    skill = skill_of(board, level_at(board, member_of(game, seat, figure).career))
    keep(game, seat, figure, Held(row.id, ua=row.ua * skill))


def be_fined(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> None:
    keep(game, seat, figure, Held(row.id, ua=row.ua))


def keep(game: CoreSpace, seat: Seat, figure: str, held: Held) -> None:
    change(game, seat, replace(member_of(game, seat, figure), held=held))
    figure_of(game, figure).where = "gone"
    game.tell(Kept(figure, held.missions, held.ua))


def pay_the_way(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> None:
    """As much of it as there is, and tokens at random."""
    crew, there = game.state.crews[seat], figure_of(game, figure)
    ua = min(row.ua, crew.ua)
    crew.ua -= ua
    game.tell(Bribed(figure, ua))
    for _ in range(min(row.tokens, len(there.tray) + bool(there.worn))):
        lose_any(game, there)


def lose_any(game: CoreSpace, figure: Figure) -> None:
    """Lose a token at random, what is worn included."""
    places = [*map(str, range(len(figure.tray))), *(["worn"] if figure.worn else [])]
    game.shuffle(places)
    if places[0] == "worn":
        lost, figure.worn = figure.worn, None
        assert lost is not None, "it was among the places"
    else:
        lost = figure.tray[int(places[0])]
        figure.tray = without_one(figure.tray, lost)
    game.tell(TokenGiven(figure.id, lost.face, audience=lost.known_to))


def nothing_more(game: CoreSpace, seat: Seat, figure: str, row: Extraction) -> None:
    """Home, safe and sound."""


ORDEALS: dict[Ordeal, Callable[[CoreSpace, Seat, str, Extraction], None]] = {
    "safe": nothing_more,
    "dead": die_out_there,
    "changed": change_places,
    "stripped": come_with_nothing,
    "delayed": wait,
    "ransom": be_ransomed,
    "fine": be_fined,
    "jail": go_to_prison,
    "escape": pay_the_way,
}
