"""Events. Nothing is hidden between pilots, so everybody is told everything."""

from __future__ import annotations

from starhold.geometry import Direction, Hex
from starhold.kernel import Event, Seat

from .content import EffectKind, Face, Ward

# Before a fight


class Enlisted(Event, frozen=True, tag="akarios.enlisted"):
    seat: Seat
    pilot: str


class Boarded(Event, frozen=True, tag="akarios.boarded"):
    pilot: str
    ship: str


class Fitted(Event, frozen=True, tag="akarios.fitted"):
    pilot: str
    card: str


class Mounted(Event, frozen=True, tag="akarios.mounted"):
    """The Sparrow is equipped with an upgrade."""

    card: str


class Deployed(Event, frozen=True, tag="akarios.deployed"):
    pilot: str
    at: Hex
    facing: Direction


class FightBegan(Event, frozen=True, tag="akarios.fight-began"):
    scenario: str


# The round


class RoundBegan(Event, frozen=True, tag="akarios.round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="akarios.phase-began"):
    """The enemies' phase, or the end of the round."""

    phase: str


class DiceRolled(Event, frozen=True, tag="akarios.dice-rolled"):
    pilot: str
    dice: tuple[Face, ...]


class DiceRerolled(Event, frozen=True, tag="akarios.dice-rerolled"):
    pilot: str
    dice: tuple[Face, ...]
    """The dice that lie there now."""
    free: bool = False


class SetApart(Event, frozen=True, tag="akarios.set-apart"):
    """Dice were set aside as attack results before the roll."""

    pilot: str
    number: int


class DieTurned(Event, frozen=True, tag="akarios.die-turned"):
    pilot: str
    face: Face
    becomes: Face


class Acted(Event, frozen=True, tag="akarios.acted"):
    """Dice were put on a card."""

    pilot: str
    card: str
    dice: tuple[Face, ...] = ()


class DieGiven(Event, frozen=True, tag="akarios.die-given"):
    """A pilot has an extra die in this phase."""

    pilot: str
    face: Face


class DieChanged(Event, frozen=True, tag="akarios.die-changed"):
    """A pilot turned a die of an ally."""

    pilot: str
    ship: str
    die: Face
    face: Face


class DieLent(Event, frozen=True, tag="akarios.die-lent"):
    """A pilot gave a die to an ally, or put it on an ally's card."""

    pilot: str
    ship: str
    face: Face


class DieTakenBack(Event, frozen=True, tag="akarios.die-taken-back"):
    pilot: str
    card: str
    face: Face


class Finished(Event, frozen=True, tag="akarios.finished"):
    pilot: str


class ShieldRose(Event, frozen=True, tag="akarios.shield-rose"):
    """A shield grew by 1 at the start of the phase."""

    pilot: str
    shield: int


# Movement


class Moved(Event, frozen=True, tag="akarios.moved"):
    """A ship entered a space."""

    ship: str
    at: Hex
    facing: Direction


class Turned(Event, frozen=True, tag="akarios.turned"):
    ship: str
    facing: Direction


class Stopped(Event, frozen=True, tag="akarios.stopped"):
    """A move ended before its end."""

    ship: str
    at: Hex


class Jumped(Event, frozen=True, tag="akarios.jumped"):
    """A ship came out of another wormhole."""

    ship: str
    at: Hex
    facing: Direction


class Shoved(Event, frozen=True, tag="akarios.shoved"):
    """A ship was pushed or pulled into a space."""

    ship: str
    at: Hex


class Swapped(Event, frozen=True, tag="akarios.swapped"):
    """Two ships swapped places."""

    ship: str
    target: str


class Declined(Event, frozen=True, tag="akarios.declined"):
    """A pilot would not be flown by another one."""

    pilot: str


class Sailed(Event, frozen=True, tag="akarios.sailed"):
    """The Sparrow, or a marker, moved on by a space of its lane."""

    ship: str
    at: Hex


class Arrived(Event, frozen=True, tag="akarios.arrived"):
    """The Sparrow, or a marker, has come to the end of its lane."""

    ship: str


class RiftOpened(Event, frozen=True, tag="akarios.rift-opened"):
    """A pilot placed a wormhole."""

    pilot: str
    at: Hex


class Left(Event, frozen=True, tag="akarios.left"):
    """A pilot flew off the board."""

    pilot: str


# Attacks


class Attacked(Event, frozen=True, tag="akarios.attacked"):
    """A ship fires at another one."""

    ship: str
    target: str
    cards: tuple[str, ...]
    """The modifier cards that count."""
    damage: int
    missed: bool = False


class CardsDrawn(Event, frozen=True, tag="akarios.cards-drawn"):
    """Modifier cards were drawn, in stacks."""

    ship: str
    stacks: tuple[tuple[str, ...], ...]


class CardForeseen(Event, frozen=True, tag="akarios.card-foreseen"):
    """A pilot looked at the next modifier card of a ship."""

    pilot: str
    ship: str
    item: str


class CardDiscarded(Event, frozen=True, tag="akarios.card-discarded"):
    """A pilot discarded the next modifier card of a ship."""

    pilot: str
    ship: str
    item: str


class CardPlanted(Event, frozen=True, tag="akarios.card-planted"):
    """A pilot put a discarded card on top of the enemies' modifier deck."""

    pilot: str
    item: str


class Hurt(Event, frozen=True, tag="akarios.hurt"):
    """A ship lost shield or hull."""

    ship: str
    shield: int
    hull: int
    cause: str


class WardedOff(Event, frozen=True, tag="akarios.warded-off"):
    """Something protected a ship from a hit."""

    ship: str
    ward: Ward


class Covered(Event, frozen=True, tag="akarios.covered"):
    """A pilot takes damage in place of an ally."""

    pilot: str
    ship: str


class Flipped(Event, frozen=True, tag="akarios.flipped"):
    """An upgrade was damaged in place of the ship."""

    pilot: str
    card: str


class BurntOut(Event, frozen=True, tag="akarios.burnt-out"):
    """A card was damaged by its own use."""

    pilot: str
    card: str


class Protected(Event, frozen=True, tag="akarios.protected"):
    """The ability of a pilot's ship was damaged in place of the Sparrow."""

    pilot: str
    card: str


class Destroyed(Event, frozen=True, tag="akarios.destroyed"):
    """An enemy ship, or the Sparrow, is gone."""

    ship: str


class KnockedOut(Event, frozen=True, tag="akarios.knocked-out"):
    """A pilot's ship is critically damaged, and the pilot unconscious."""

    pilot: str


class Affected(Event, frozen=True, tag="akarios.affected"):
    """A combat effect works on a ship."""

    ship: str
    effect: EffectKind
    amount: int = 1


class Unaffected(Event, frozen=True, tag="akarios.unaffected"):
    """An enemy is immune to an effect."""

    ship: str
    effect: EffectKind


class MarkLifted(Event, frozen=True, tag="akarios.mark-lifted"):
    ship: str
    mark: str


class Resupplied(Event, frozen=True, tag="akarios.resupplied"):
    pilot: str
    card: str


# Nerves


class StressChanged(Event, frozen=True, tag="akarios.stress-changed"):
    pilot: str
    by: int
    stress: int


class StressMissAdded(Event, frozen=True, tag="akarios.stress-miss-added"):
    """A stress miss card went into a modifier deck."""

    deck: str


class StressMissRemoved(Event, frozen=True, tag="akarios.stress-miss-removed"):
    pilot: str


class Triggered(Event, frozen=True, tag="akarios.triggered"):
    pilot: str


class TraumaDrawn(Event, frozen=True, tag="akarios.trauma-drawn"):
    pilot: str
    trauma: str


class GrudgeBorn(Event, frozen=True, tag="akarios.grudge-born"):
    """A pilot can target one enemy only."""

    pilot: str
    enemy: str


class FoeFound(Event, frozen=True, tag="akarios.foe-found"):
    """An enemy is the first that has attacked a pilot who bears a grudge."""

    pilot: str
    enemy: str


# Enemies


class CombatCardDrawn(Event, frozen=True, tag="akarios.combat-card-drawn"):
    enemy: str
    """The type."""
    card: str


class Targeted(Event, frozen=True, tag="akarios.targeted"):
    """An enemy begins its turn, and has chosen whom it is after."""

    ship: str
    target: str
    why: str


class Idled(Event, frozen=True, tag="akarios.idled"):
    """An enemy found nobody to attack, or cannot act."""

    ship: str
    why: str


class Spawned(Event, frozen=True, tag="akarios.spawned"):
    ship: str
    at: Hex
    facing: Direction


# What the scenario brings


class Told(Event, frozen=True, tag="akarios.told"):
    """A line of the story."""

    text: str


class Woken(Event, frozen=True, tag="akarios.woken"):
    """An enemy sleeps no longer."""

    ship: str


class Removed(Event, frozen=True, tag="akarios.removed"):
    """A ship or a marker has left the board, and is not destroyed."""

    ship: str


class Placed(Event, frozen=True, tag="akarios.placed"):
    """A marker has come onto the board."""

    ship: str
    at: Hex


class Strengthened(Event, frozen=True, tag="akarios.strengthened"):
    """An enemy attacks harder, or acts more often."""

    ship: str
    attack: int
    twice: bool


class Cleared(Event, frozen=True, tag="akarios.cleared"):
    """All terrain of a kind is gone."""

    terrain: str


class VoteRolled(Event, frozen=True, tag="akarios.vote-rolled"):
    """The squad does not agree: a seat has rolled so many faces of stress."""

    seat: Seat
    stress: int


class Decided(Event, frozen=True, tag="akarios.decided"):
    """The squad takes one of several ways."""

    way: str


# The end


class FightEnded(Event, frozen=True, tag="akarios.fight-ended"):
    scenario: str
    success: bool
