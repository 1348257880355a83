"""Targets of answers and events: `square d7`, `figure beck`, `airlock A`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind, named
from starhold.geometry.square import beside
from starhold.kernel import Event, Seat

from .. import choices
from ..rules.activation import acting
from ..rules.after.advancement import Claim
from ..rules.after.hiring import Hire, KeepOn
from ..rules.campaign.custody import PayFor
from ..rules.campaign.extraction import Alone, Rescue, Teleport
from ..rules.figures import deck_chart
from ..rules.script.objects import object_of

if TYPE_CHECKING:
    from ..game import CoreSpace

SQUARE_FIELDS = ("at", "to", "crate")
FIGURE_FIELDS = ("figure", "other", "passed")


def next_square(game: CoreSpace, seat: Seat, choice: choices.Step) -> str | None:
    figure = acting(game)
    to = beside(figure.at, choice.wind) if figure and figure.at else None
    return None if to is None else f"square {to}"


def at_object(game: CoreSpace, seat: Seat, choice: choices.Interact) -> str | None:
    return f"square {object_of(game, choice.object).at.partition('-')[0]}"


def at_door(game: CoreSpace, seat: Seat, choice: choices.WorkDoor) -> str | None:
    return f"square {choice.door.partition('-')[0]}"


def at_entry(game: CoreSpace, seat: Seat, choice: choices.CloseEntry) -> str | None:
    return f"square {deck_chart(game).layout.entries[choice.entry - 1][0]}"


TARGETS: ByKind[str | None] = ByKind(
    {
        **dict.fromkeys((choices.Dock, choices.Embark, choices.Redock), named("airlock", "airlock")),
        **dict.fromkeys(
            (
                choices.Recruit,
                choices.Assign,
                choices.Learn,
                choices.StayAboard,
                choices.Equip,
                choices.Activate,
                choices.TryToRise,
                choices.AskLeave,
                choices.SingleOut,
                choices.Send,
                choices.Exchange,
                choices.Persuade,
                choices.Revive,
                choices.Rob,
                choices.AimAt,
                choices.DragAboard,
                choices.Appoint,
                choices.React,
                choices.Distract,
                choices.Hit,
                choices.Disarm,
                choices.Fling,
                choices.CoverFire,
                Alone,
                Claim,
                Hire,
                KeepOn,
                PayFor,
                Rescue,
                Teleport,
            ),
            named("figure", "figure"),
        ),
        **dict.fromkeys(
            (
                choices.Fight,
                choices.Shoot,
                choices.KnockBack,
                choices.FollowUp,
                choices.ShootBoth,
                choices.BreakItem,
                choices.Mend,
            ),
            named("figure", "other"),
        ),
        **dict.fromkeys(
            (choices.Move, choices.Follow, choices.Sidle, choices.Drag, choices.Lead), named("square", "to")
        ),
        **dict.fromkeys(
            (choices.Enter, choices.Aim, choices.Lift, choices.LiftToken, choices.MendLoose), named("square", "at")
        ),
        **dict.fromkeys((choices.Search, choices.Scan), named("square", "crate")),
        choices.Interact: at_object,
        choices.Step: next_square,
        choices.CloseEntry: at_entry,
        choices.WorkDoor: at_door,
    },
    otherwise=None,
    fields=("at", "to", "figure", "other", "airlock", "wind", "crate"),
)


def mentioned(event: Event) -> tuple[str, ...]:
    """Name what an event tells of: its figures and its squares."""
    found = []
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in FIGURE_FIELDS and value:
            found.append(f"figure {value}")
        elif field in SQUARE_FIELDS:
            found.append(f"square {value}")
        elif field == "candidates":
            found += [f"figure {name}" for name in value]
        elif field == "way":
            found += [f"square {square}" for square in value]
        elif field == "airlock":
            found.append(f"airlock {value}")
    return tuple(dict.fromkeys(found))
