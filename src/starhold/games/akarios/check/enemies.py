"""Enemy types and their command lines."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.geometry import read_template
from starhold.kernel.hints import did_you_mean

from ..content import AkariosContent, CombatCard, EnemyType
from ..rules.enemies.line import NO, YES, Command, read_command
from .cards import attack_faults, readable
from .crew import body_faults


def enemy_faults(content: AkariosContent, enemy: EnemyType) -> Iterator[str]:
    for figures in (enemy.regular, enemy.elite):
        yield from body_faults(figures.hull, figures.shield)
        if figures.attack < 0:
            yield f"its attack cannot be {figures.attack}"
    if enemy.ships < 1:
        yield "the box has no ship of it"
    if not content.combat_decks[enemy.id]:
        yield "it has no combat card"
    if any(other.order == enemy.order and other.id != enemy.id for other in content.enemies):
        yield f"another type acts as number {enemy.order}, too"


def combat_card_faults(content: AkariosContent, card: CombatCard) -> Iterator[str]:
    if card.enemy not in content.enemy:
        yield f"there is no enemy {card.enemy}{did_you_mean(card.enemy, content.enemy)}"
    for course in card.moves.values():
        yield from readable(read_template, course)
    for attack in card.attacks.values():
        yield from attack_faults(content, attack)
    try:
        commands = read_line(card.line)
    except ValueError as error:
        yield str(error)
        return
    used = {"attack": {*card.attacks}, "move": {*card.moves}}
    for deed, there in used.items():
        named = {command.which for command in commands if command.deed == deed}
        yield from (f"its line names {deed}:{key}, which it does not have" for key in sorted(named - there))
        yield from (f"its {deed} {key} is never used" for key in sorted(there - named))


def read_line(line: str) -> list[Command]:
    """The commands of a line; `ValueError` if it cannot be followed. (AKA-ENEMY-06, AKA-ENEMY-25)"""
    commands: list[Command] = []
    before, forks = "", 0
    for word in line.split():
        if word == YES:
            forks += 1
            if not before.startswith("attack:"):
                raise ValueError(f"only an attack forks, not `{before}`")
        elif word == NO:
            forks -= 1
        else:
            commands.append(read_command(word))
        before = word
    if forks:
        raise ValueError(f"every `{YES}` needs its `{NO}`")
    if not commands:
        raise ValueError("its line is empty")
    return commands
