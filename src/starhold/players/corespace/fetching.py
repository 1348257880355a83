"""Those who were left behind: whether they are fetched, how they come home otherwise, and what is paid for them."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent, Extraction
from starhold.games.corespace.rules.campaign.extraction import Alone, Rescue, Teleport
from starhold.games.corespace.rules.campaign.rescue import JoinIn, StayOut, flyers
from starhold.games.corespace.rules.crews import level_at, member_of, skill_of
from starhold.games.corespace.rules.enmity import are_allies
from starhold.games.corespace.rules.figures import find_figure, traders_of
from starhold.games.corespace.state import Member
from starhold.kernel import Choice, Seat

from ..thoughts import Thought, of_kind
from .outfit import BERTH, CAREER, outfit, outfit_of
from .situation import Situation, dice_in_a_round
from .trading import better

FACES = 6
ABSENT = 7.0
"""A mission without somebody."""
A_TOKEN = 3.0
"""A token that is lost at random."""
STRANGER = 5.0
"""What it costs that somebody becomes somebody else."""
SENTENCE = 3.5
"""The mean of the chance die."""
IN_HAND = 0.25
"""The part of a rescuer that is lost for each die that the NPCs out there roll for each of them."""


def retrieve(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Who can be fetched with less harm than a way home costs is fetched; all others go the cheaper way."""
    game, seat = situation.game, situation.seat
    for rescue in of_kind(options, Rescue):
        if peril(situation) < min(cost_of(game, seat, rescue.figure, table) for table in ("alone", "teleport")):
            return rescue, "we go back for them"
    ways: list[Alone | Teleport] = [*of_kind(options, Alone), *of_kind(options, Teleport)]
    table = {Alone: "alone", Teleport: "teleport"}
    cheapest = min(ways, key=lambda way: cost_of(game, seat, way.figure, table[type(way)]))
    return cheapest, "it costs less than to go back"


def peril(situation: Situation) -> float:
    """What a rescue is expected to cost: the NPCs are there already, and more of them come."""
    game = situation.game
    rescuers = max(1, len(flyers(game, situation.seat)))
    dice = sum(dice_in_a_round(game, npc.board) for npc in situation.hunters)
    each = min(1.0, IN_HAND * dice / rescuers)
    return rescuers * each * mean_cost(game, situation.seat)


def mean_cost(game: CoreSpace, seat: Seat) -> float:
    members = flyers(game, seat)
    return sum(cost_of(game, seat, member.board, "alone") for member in members) / max(1, len(members))


def cost_of(game: CoreSpace, seat: Seat, figure: str, table: str) -> float:
    """What a roll on a table of extraction is expected to cost, in UA."""
    member = with_kit(game, member_of(game, seat, figure))
    rows = [row for row in game.content.extractions if row.table == table]
    return sum(len(row.faces) / FACES * cost_of_row(game, seat, member, row) for row in rows)


def with_kit(game: CoreSpace, member: Member) -> Member:
    """A member with what lies in the figure's tray."""
    figure = find_figure(game, member.board)
    if figure is None:
        return member
    worn = figure.worn.face if figure.worn else ""
    return Member(member.board, career=member.career, kit=tuple(item.face for item in figure.tray), worn=worn)


def cost_of_row(game: CoreSpace, seat: Seat, member: Member, row: Extraction) -> float:
    kit = outfit(game.content, member)
    away = ABSENT * (SENTENCE if row.missions == "die" else row.missions)
    match row.ordeal:
        case "dead":
            return BERTH + CAREER * member.career + kit
        case "changed":
            return STRANGER
        case "stripped":
            return kit
        case "jail":
            return kit + away
        case "delayed":
            return (min(row.ua, away) if row.ua else away) - CAREER * row.career
        case "arrest":
            return cost_of(game, seat, member.board, "arrest")
        case "ransom":
            return float(row.ua * skill_at_home(game.content, member))
        case _:
            return row.ua + A_TOKEN * row.tokens


def skill_at_home(content: CoreSpaceContent, member: Member) -> int:
    board = content.trader[member.board]
    return skill_of(board, level_at(board, member.career))


def join_in(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Allies come along if it is not too dangerous; rivals have seen nothing."""
    kind = JoinIn if are_allies(situation.game) and peril(situation) < BERTH else StayOut
    reason = "they would do the same for us" if kind is JoinIn else "it is none of our business"
    return next(option for option in options if isinstance(option, kind)), reason


def regroup(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Those who go back out there take what those on the stretchers do not need."""
    return better(situation, options, kit_of_rescuers)


def kit_of_rescuers(game: CoreSpace, seat: Seat) -> float:
    return sum(
        outfit_of(
            game.content,
            game.content.trader[figure.board],
            tuple(item.face for item in figure.tray),
            figure.worn.face if figure.worn else "",
        )
        for figure in traders_of(game, seat)
        if figure.where == "airlock" and figure.board in game.content.trader
    )
