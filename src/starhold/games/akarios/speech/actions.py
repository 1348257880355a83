"""Cards in words: where a move leads, what an attack does, and what an enemy's command line says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from starhold.games.common.wording import counted, listed

from ..content import (
    EVERYONE,
    Ability,
    Action,
    Attack,
    Better,
    Card,
    CombatCard,
    Confuse,
    Copy,
    Deed,
    Evade,
    FlyTogether,
    Gather,
    IgnoreEffects,
    Leap,
    Lend,
    Loot,
    Modifier,
    Moment,
    Move,
    OneMove,
    Rally,
    Redraw,
    Rift,
    RollDice,
    Rotation,
    Sacrifice,
    Share,
    Soften,
    Steer,
    Teleport,
    TurnDie,
    Volley,
    Whom,
)
from ..rules.enemies.line import YES, Words, read_command, rest_of, words_of
from .vocabulary import effects_words

AHEAD = "f"
STEPS = {AHEAD: "ahead", "fr": "slipping right", "fl": "slipping left"}
EITHER_WAY = "slipping left or right"
TURNS = {"<": "left", ">": "right"}
ROUND = 3
"""The sixths of a turn after which a ship looks back."""
ARC = "{arc} arc"
DELAYED = "at the start of the next pilot action phase: {deeds}"
OPTIONAL = "if you like, {deed}"
SHIPS: dict[Whom, tuple[str, str]] = {
    "anyone": ("ship", "ships"),
    "squad": ("ship of the squad", "ships of the squad"),
    "allies": ("ally", "allies"),
    "enemies": ("enemy", "enemies"),
}
"""Whom an ability is for: one of them, several of them."""
WHEN: dict[Moment, str] = {
    "pilots": "",
    "rolled": "after your roll: ",
    "drawn": "",
    "kill": "when your attack has destroyed an enemy: ",
    "enemies": "in the enemies' phase: ",
    "attacked": "when you are attacked: ",
    "hit": "when you are hit: ",
}
"""The moment of an action, where its deeds do not tell."""


def move_words(move: Move) -> str:
    """Where a move leads: `1 ahead, turn left or right, 1 ahead`."""
    told = listed_course(move.course, mirrored=move.mirrored)
    return OPTIONAL.format(deed=told) if move.optional else told


def listed_course(course: str, *, mirrored: bool = False) -> str:
    """
    >>> listed_course("f f f"), listed_course("f > f", mirrored=True), listed_course("f f f f > > >")
    ('3 ahead', '1 ahead, turn left or right, 1 ahead', '4 ahead, turn around')
    >>> listed_course("fr fr", mirrored=True)
    '2 slipping left or right'
    """
    told, is_first_turn = [], True
    for word, run in groupby(course.split()):
        times = len(list(run))
        if word in STEPS:
            told.append(f"{times} {EITHER_WAY if mirrored and word != AHEAD else STEPS[word]}")
        elif times == ROUND:
            told.append("turn around")
        else:
            side = "left or right" if mirrored and is_first_turn else "the same way" if mirrored else TURNS[word]
            told.append(f"turn {side}{' twice' if times > 1 else ''}")
            is_first_turn = False
    return ", ".join(told)


def reach_words(attack: Attack) -> str:
    return f"range {attack.range}" if attack.range else ARC.format(arc=attack.arc)


def targets_words(targets: int) -> str:
    """
    >>> targets_words(1), targets_words(2), targets_words(0)
    ('1 target', '2 targets', 'every enemy in reach')
    """
    return "every enemy in reach" if targets == EVERYONE else counted(targets, "target")


def attack_words(attack: Attack) -> str:
    """A pilot's attack: `3 damage to 2 targets, front arc, stun`."""
    effects = f", {effects_words(attack.effects)}" if attack.effects else ""
    return f"{attack.damage} damage to {targets_words(attack.targets)}, {reach_words(attack)}{effects}"


def ability_words(ability: Ability) -> str:
    return f"{effects_words(ability.effects)}{whom_words(ability)}"


def whom_words(ability: Ability) -> str:
    """The ships that an ability is for: ` for 1 ship within range 2`; nothing if it is for one's own."""
    if not ability.range:
        return ""
    one, many = SHIPS[ability.whom]
    number = f"every {one}" if ability.targets == EVERYONE else counted(ability.targets, one, many)
    return f" for {number} within range {ability.range}"


def action_words(action: Action) -> str:
    """All that an action does, whatever dice pay for it, and when if that is not in the pilot action phase."""
    turn = ["a turn before or after it"] if action.turning == "free" else []
    deeds = "; ".join([*map(deed_words, action.deeds), *turn])
    told = f"{WHEN[action.moment]}{DELAYED.format(deeds=deeds) if action.delayed else deeds}"
    return f"{told}, for {action.stress} stress" if action.stress else told


def volley_words(volley: Volley) -> str:
    """An attack; where more dice make it better, one for each number of them."""
    return f"{attacks_words(volley)}{post_words(volley)}{stealth_words(volley)}"


def attacks_words(volley: Volley) -> str:
    if len(volley.attacks) == 1:
        return attack_words(volley.attacks[0])
    return "; ".join(
        f"{counted(dice, 'die', 'dice')}: {attack_words(attack)}" for dice, attack in enumerate(volley.attacks, 1)
    )


def post_words(volley: Volley) -> str:
    return ", from the place of an ally" if volley.channeled else ""


def stealth_words(volley: Volley) -> str:
    """What an attack gains from stealth: `, in stealth 2 more damage`; nothing if it gains nothing."""
    better = listed([better_words(each) for each in volley.better if each.when == "stealth"])
    return f", in stealth {better}" if better else ""


def better_words(better: Better) -> str:
    """
    >>> better_words(Better(when="stress", damage=1)), better_words(Better(when="stress", targets=1))
    ('1 more damage', '1 more target')
    """
    damage = [f"{better.damage} more damage"] if better.damage else []
    targets = [counted(better.targets, "more target")] if better.targets else []
    return listed([*damage, *targets])


def rotation_words(rotation: Rotation) -> str:
    words = f"turn up to {rotation.sixths} sides"
    return OPTIONAL.format(deed=words) if rotation.optional else words


def soften_words(soften: Soften) -> str:
    return f"{soften.amount} less damage from this hit"


def sacrifice_words(sacrifice: Sacrifice) -> str:
    """
    >>> sacrifice_words(Sacrifice(hull=2, card=True)), sacrifice_words(Sacrifice(hull=1, shield=1))
    ('you lose 2 hull and this card is damaged', 'you lose 1 hull and 1 shield')
    """
    lost = [f"{lost} {what}" for lost, what in ((sacrifice.hull, "hull"), (sacrifice.shield, "shield")) if lost]
    card = ["this card is damaged"] if sacrifice.card else []
    return " and ".join([*([f"you lose {listed(lost)}"] if lost else []), *card])


def leap_words(_: Leap) -> str:
    return "go to any space on the edge of the board"


def steer_words(steer: Steer) -> str:
    agreed = " who agrees" if steer.whom == "allies" else ""
    return f"move 1 {SHIPS[steer.whom][0]} within range {steer.range}{agreed}: {move_words(steer.move)}"


def together_words(_: FlyTogether) -> str:
    return "allies may fly the same"


def one_move_words(deed: OneMove) -> str:
    return " or ".join(f"({move_words(move)})" for move in deed.moves)


def teleport_words(deed: Teleport) -> str:
    return f"go to any space within range {deed.range}, facing any way"


def rift_words(deed: Rift) -> str:
    return f"place {counted(deed.wormholes, 'wormhole')} anywhere"


def confuse_words(deed: Confuse) -> str:
    return "put a discarded card on top of the enemies' modifier deck"


def share_words(deed: Share) -> str:
    return "every ally has an extra die like this one"


def gather_words(deed: Gather) -> str:
    return (
        f"{deed.damage} more damage with the next attack for this die, "
        f"and for each that allies within range {deed.range} add"
    )


def evade_words(evade: Evade) -> str:
    return "the attacker is disadvantaged"


def ignore_effects_words(deed: IgnoreEffects) -> str:
    return "no combat effects from this hit"


def turn_die_words(_: TurnDie) -> str:
    return "turn one die to any face"


def roll_dice_words(_: RollDice) -> str:
    return "roll any of your dice again, without stress"


def redraw_words(_: Redraw) -> str:
    return "draw another modifier card in place of one just drawn"


def copy_words(copy: Copy) -> str:
    return f"perform the last action of an ally within range {copy.range}, without dice; their supply pays"


def lend_words(_: Lend) -> str:
    return "give an ally one of your unused dice for this phase"


def loot_words(_: Loot) -> str:
    return "use a damaged upgrade once, without dice"


def rally_words(_: Rally) -> str:
    return "each ally may take back one die, for another card"


def deed_words(deed: Deed) -> str:
    """One thing that an action does."""
    return DEEDS[type(deed)](deed)


DEEDS: dict[type[Deed], Callable[[Any], str]] = {
    Move: move_words,
    OneMove: one_move_words,
    Rotation: rotation_words,
    Volley: volley_words,
    Ability: ability_words,
    Sacrifice: sacrifice_words,
    Leap: leap_words,
    Steer: steer_words,
    FlyTogether: together_words,
    Teleport: teleport_words,
    Rift: rift_words,
    Confuse: confuse_words,
    Share: share_words,
    Gather: gather_words,
    Soften: soften_words,
    Evade: evade_words,
    IgnoreEffects: ignore_effects_words,
    TurnDie: turn_die_words,
    RollDice: roll_dice_words,
    Redraw: redraw_words,
    Copy: copy_words,
    Lend: lend_words,
    Loot: loot_words,
    Rally: rally_words,
}


def stress_words(action: Action) -> str:
    """What a stress die adds to an action, besides the stress; nothing if it adds nothing."""
    turn = ["a turn"] if action.turning == "stress" else []
    volleys = [deed for deed in action.deeds if isinstance(deed, Volley)]
    better = [better_words(each) for volley in volleys for each in volley.better if each.when == "stress"]
    return listed([*turn, *better, *([effects_words(action.stress_effects)] if action.stress_effects else [])])


def slots_words(card: Card) -> str:
    """The dice that a card asks for."""
    slots = card.action.slots
    match card.action.filling:
        case "supply":
            return "no dice"
        case "joined":
            return f"{' + '.join(slots)}"
        case "plus":
            return f"{slots[0]}{''.join(f' (+ {slot})' for slot in slots[1:])}"
    return f"{' or '.join(dict.fromkeys(slots))}, {len(slots)} a round"


def modifier_words(modifier: Modifier) -> str:
    """
    >>> modifier_words(Modifier(id="a", origin="house", value=1, rolling=True))
    'rolling +1'
    >>> from starhold.games.akarios.content import Effect
    >>> modifier_words(Modifier(id="b", origin="house", value=1, effects=(Effect(kind="lock"),)))
    '+1 and target lock'
    """
    if modifier.misses:
        name = "stress miss" if modifier.leaves else "miss"
    elif modifier.doubles:
        name = "bolster x2" if modifier.leaves else "x2"
    elif modifier.effects:
        name = listed([*([f"{modifier.value:+}"] if modifier.value else []), effects_words(modifier.effects)])
    else:
        name = f"{modifier.value:+}" if modifier.value else "0"
    return f"rolling {name}" if modifier.rolling else name


# Enemies


def combat_words(card: CombatCard) -> str:
    """A command line: `turn, attack (front arc); then move 2; if it cannot, move 2, attack (front arc)`."""
    return _line_words(card, words_of(card.line))


def _line_words(card: CombatCard, words: Words) -> str:
    told: list[str] = []
    while words:
        told.append(_command_words(card, words[0]))
        rest = words[1:]
        if rest and rest[0] == YES:
            yes, no = (_line_words(card, rest_of(words, performed=performed)) for performed in (True, False))
            branches = [f"then {yes}" if yes else "", f"if it cannot, {no}" if no else ""]
            return "; ".join([", ".join(told), *filter(None, branches)])
        words = rest
    return ", ".join(told)


def _command_words(card: CombatCard, word: str) -> str:
    command = read_command(word)
    match command.deed:
        case "rotate":
            return "turn"
        case "move":
            return f"move {listed_course(card.moves[command.which])}"
        case "ability":
            return ability_words(card.abilities[command.which])
    return f"attack ({', '.join(_enemy_attack(card.attacks[command.which]))})"


def _enemy_attack(attack: Attack) -> list[str]:
    told = [reach_words(attack)]
    if attack.targets != 1:
        told.append(targets_words(attack.targets).replace("enemy", "pilot"))
    if attack.damage:
        told.append(f"damage {attack.damage:+}")
    return [*told, *([effects_words(attack.effects)] if attack.effects else [])]
