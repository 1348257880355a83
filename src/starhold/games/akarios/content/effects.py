"""Combat effects, and the attacks that bring them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from .records import Part

Mark: TypeAlias = Literal["breach", "jam", "lock", "slow", "stealth", "stun"]
"""Combat effects that stay on a ship for a while."""
MARKS: tuple[Mark, ...] = get_args(Mark)

Rider: TypeAlias = Literal["advantage", "disadvantage", "damage", "range", "targets", "double", "infuse", "exploit"]
"""Combat effects that wait for a ship's next attack."""
RIDERS: tuple[Rider, ...] = get_args(Rider)

Ward: TypeAlias = Literal["invulnerable", "stone", "leech", "unnoticed"]
"""What protects a pilot's ship until the end of the next enemy action phase."""
WARDS: tuple[Ward, ...] = get_args(Ward)

EffectKind: TypeAlias = Literal[
    Mark,
    Rider,
    Ward,
    "bolster",
    "cancel",
    "hack",
    "pierce",
    "prime",
    "pull",
    "push",
    "repair",
    "resupply",
    "swap",
    "zap",
    "charge",
    "calm",
    "command",
    "cover",
    "foresee",
    "override",
    "track",
    "warp",
    "either",
    "control",
]
"""Combat effects; `charge` is shield charge, `calm` stress reduction, `either` one of several, as the pilot chooses,
`control` lets the pilot choose an enemy's targets in its next phase.

`prime` puts a bolster card on top of the deck, `swap` makes two ships change places, and `zap` moves shield from the
target to the acting ship. `double` draws no card and doubles the damage, `infuse` adds another effect, `exploit` adds
damage to the next attack that is advantaged: all for the first target alone, unless something else is said. `command`
flies an ally's ship, `cover` takes all its damage, and `override` changes one of its dice. `foresee` looks at the next
modifier card, `track` lets allies attack an enemy from anywhere, `warp` moves one.
"""

EVERYONE = 0
"""The number of targets of an attack that hits all within reach."""


class Effect(Part, frozen=True):
    kind: EffectKind
    amount: int = 1
    own: bool = False
    """True if it works on the acting ship, whatever the target is. (AKA-ENEMY-29)"""
    among: tuple[Effect, ...] = ()
    """The effects of which `either` is one, or of which `infuse` adds one to the next attack."""
    brief: bool = False
    """True if it waits for an attack in this round only."""
    throughout: bool = False
    """True if `infuse` adds the effect for all targets of the attack, not for the first alone."""


class Attack(Part, frozen=True):
    """Damage for each target, within a range or a firing arc. (AKA-ATTACK-03)"""

    damage: int
    targets: int = 1
    range: int = 0
    arc: str = ""
    effects: tuple[Effect, ...] = ()
