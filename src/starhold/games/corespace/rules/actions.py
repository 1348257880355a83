"""What a trader can do with an action, and what each answer sets going. (CS-ACTION-01)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from starhold.kernel import Choice, Options, Procedure

from .. import choices
from ..state import Figure
from .donning import doff, don, don_options
from .fighting import fight, fight_options
from .misfires import clear_jam, jam_options
from .movement import embark, move
from .pushes import knock_back, knock_back_options
from .reloading import reload, reload_options
from .shooting import shoot, shoot_options
from .standing import stand_up
from .walking import walk

if TYPE_CHECKING:
    from ..game import CoreSpace

Offers: TypeAlias = "Callable[[CoreSpace, Figure], Options]"
Deed: TypeAlias = "Callable[[CoreSpace, Figure, Any], Procedure | None]"  # each takes its own kind of choice

OFFERS: tuple[Offers, ...] = (
    fight_options,
    shoot_options,
    knock_back_options,
    reload_options,
    jam_options,
    don_options,
)
"""Movement apart, which has to know who was asked to make way."""

DEEDS: Mapping[type[Choice], Deed] = {
    choices.StandUp: stand_up,
    choices.Fight: fight,
    choices.Shoot: shoot,
    choices.KnockBack: knock_back,
    choices.Reload: reload,
    choices.ClearJam: clear_jam,
    choices.Don: don,
    choices.Doff: doff,
    choices.Move: move,
    choices.Embark: embark,
    choices.Walk: walk,
}
"""What is begun by each answer; nothing if it is done at once."""
