"""Attacks of pilots and enemies alike: targets, modifier cards, damage, effects. (AKA-ATTACK-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done, goto

from ..choices import Act, Aim, Brace, Decline, Enough, Pick, Replace, Use
from ..content import EVERYONE, Attack, Choosy, Composed, Effect, Evade, Lucky, Vengeful
from ..events import Attacked, CardsDrawn, FoeFound
from ..state import Craft, Enemy, Flyer
from .attacking import base_damage, edge_of, is_doubled, shelter, strengthened
from .bodies import Body, body_of, deck_of, elsewhere, place_of, pose_of, seat_for
from .damage import IGNORED, Suffer
from .effects import Affect, is_own
from .marks import is_immune, lift
from .modifiers import MISS, after_action, draw_stack, effects_of, worth
from .offers import reactions
from .paying import Pay
from .piles import ENEMY_DECK, OWN_DECK, without
from .script import moments
from .stress import lose_stress
from .targets import one_in_each_part, reaches, to_attack
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios


class Strike(Procedure, tag="akarios.strike"):
    """A ship attacks: targets one after the other, then a shot at each. (AKA-ATTACK-01..02, AKA-ATTACK-06)"""

    ship: str
    attack: Attack
    targets: list[str] = []
    """Those chosen, and not yet fired at."""
    first: bool = True
    advantaged: bool = False
    """True if it was so against the first target."""
    under_fire: str = ""
    """The target of the last shot."""
    destroyed: int = 0
    """The number of targets that are gone; it is the result."""
    post: str = ""
    """The ally from whose place it is fired. (AKA-UPG-WEAPON-05)"""
    last: bool = True
    """False if the same action attacks again. (AKA-MODDECK-06)"""
    hidden: bool = False
    """True if it is made from stealth, which it ends; stealth that it brings lasts. (AKA-SKILLTREE-13)"""

    def start(self, game: Akarios) -> Step:
        """What waits for this attack is part of it from now on. (AKA-EFFECT-10)"""
        ship = body_of(game, self.ship)
        assert isinstance(ship, Craft), "only ships that fly attack"
        self.attack, self.hidden = strengthened(game, ship, self.attack), "stealth" in ship.marks
        return self.fire(game) if self.targets else self.aim(game)

    def aim(self, game: Akarios) -> Step:
        ship = attacker(game, self.ship, self.post)
        assert isinstance(ship, Flyer), "enemies have chosen their targets before"
        within = one_in_each_part(game, ship, self.attack, to_attack(game, ship, self.attack), self.targets)
        if self.attack.targets == EVERYONE:
            self.targets = within
            return self.decide(game)
        if not within or len(self.targets) == self.attack.targets:
            return self.decide(game)
        offered = [*map(Aim, within), *([Enough()] if self.targets else [])]
        return ask(ship.seat, offered, then=self.choose)

    def choose(self, game: Akarios, choice: Aim | Enough) -> Step:
        if isinstance(choice, Enough):
            return self.decide(game)
        self.targets.append(choice.target)
        return goto(self.aim)

    def decide(self, game: Akarios) -> Step:
        """Of several effects the pilot chooses one, the same for all targets. (AKA-UPG-WEAPON-06)"""
        open_ = next((effect for effect in self.attack.effects if effect.kind == "either"), None)
        if open_ is None:
            return self.fire(game)
        return ask(seat_for(game, self.ship), [Pick(each.kind) for each in open_.among], then=self.pick)

    def pick(self, game: Akarios, choice: Pick) -> Step:
        effects = list(self.attack.effects)
        place = next(number for number, effect in enumerate(effects) if effect.kind == "either")
        effects[place] = next(each for each in effects[place].among if each.kind == choice.effect)
        self.attack = replace(self.attack, effects=tuple(effects))
        return goto(self.decide)

    def fire(self, game: Akarios) -> Step:
        if self.under_fire and body_of(game, self.under_fire) is None:
            self.destroyed += 1
        self.under_fire = ""
        if not self.targets or game.state.outcome or body_of(game, self.ship) is None:
            return self.end(game)
        target, self.first, is_first = self.targets.pop(0), False, self.first
        ship, body = body_of(game, self.ship), body_of(game, target)
        if body is None:
            return goto(self.fire)
        if is_first:
            here = attacker(game, self.ship, self.post)
            self.advantaged = edge_of(game, here, target, self.attack, first=True) > 0
        if isinstance(ship, Flyer):
            lose_track(game, ship, target, self.attack)
        self.under_fire = target
        return call(Shoot(self.ship, target, self.attack, first=is_first, post=self.post), then=self.fire)

    def end(self, game: Akarios) -> Step:
        """(AKA-MODDECK-06, AKA-EFFECT-25, AKA-ABILITY-PILOT-19)"""
        ship = body_of(game, self.ship)
        if isinstance(ship, Craft):
            ship.riders = tuple(rider for rider in ship.riders if rider.kind == "exploit" and not self.advantaged)
            if self.hidden and "stealth" in ship.marks:
                lift(game, ship, "stealth")
            if self.last:
                after_action(deck_of(game, ship))
        return done(self.destroyed)


class Shoot(Procedure, tag="akarios.shoot"):
    """One ship fires at another one. (AKA-ATTACK-06..09, AKA-ADV-01..10)"""

    ship: str
    target: str
    attack: Attack
    first: bool
    """True for the first target, to which some effects are limited. (AKA-EFFECT-01, AKA-EFFECT-33)"""
    evaded: bool = False
    """True if the target has made the attacker disadvantaged. (AKA-UPG-TECH-13)"""
    edge: int = 0
    """1 with advantage, -1 with disadvantage."""
    stacks: list[tuple[str, ...]] = []
    post: str = ""

    def start(self, game: Akarios) -> Step:
        """A pilot who is attacked may react before any card is drawn. (AKA-UPG-TECH-13)"""
        ship, target = body_of(game, self.ship), body_of(game, self.target)
        assert isinstance(ship, Craft), "only ships that fly attack"
        remember(game, ship, target)
        if not isinstance(target, Flyer) or game.state.phase != "enemies":
            return goto(self.draw)
        ways = reactions(game, target, "attacked")
        return ask(target.seat, [Brace(), *ways], then=self.react) if ways else goto(self.draw)

    def react(self, game: Akarios, choice: Choice) -> Step:
        if not isinstance(choice, Act):
            return goto(self.draw)
        self.evaded = game.content.card[choice.card].action.first(Evade) is not None
        return call(Pay(self.target, choice.card, choice.dice), then=self.draw)

    def draw(self, game: Akarios) -> Step:
        ship = attacker(game, self.ship, self.post)
        if is_doubled(game, ship, first=self.first):
            return self.use(game, Use(()))
        self.edge = edge_of(game, ship, self.target, self.attack, first=self.first, evaded=self.evaded)
        self.stacks = [drawn(game, ship) for _ in range(number_of_stacks(game, ship, self.edge))]
        return self.look(game)

    def look(self, game: Akarios) -> Step:
        """A pilot sees what was drawn, and may draw again. (AKA-ABILITY-PILOT-20, AKA-ABILITY-PILOT-24)"""
        ship = body_of(game, self.ship)
        redraws = reactions(game, ship, "drawn") if isinstance(ship, Flyer) else []
        if self.edge or redraws:
            game.tell(CardsDrawn(self.ship, tuple(self.stacks)))
        if redraws:
            return ask(seat_for(game, self.ship), [Decline(), *redraws], then=self.reconsider)
        return self.count(game)

    def reconsider(self, game: Akarios, choice: Decline | Act) -> Step:
        if isinstance(choice, Act):
            return call(Pay(self.ship, choice.card, choice.dice), then=self.redraw)
        return goto(self.count)

    def redraw(self, game: Akarios) -> Step:
        different = sorted(set(self.stacks))
        if len(different) == 1:
            return self.replace(game, Replace(different[0]))
        return ask(seat_for(game, self.ship), list(map(Replace, different)), then=self.replace)

    def replace(self, game: Akarios, choice: Replace) -> Step:
        """The last card of a stack, which ended it, gives way to another."""
        ship = body_of(game, self.ship)
        assert isinstance(ship, Flyer), "only pilots draw again"
        self.stacks[self.stacks.index(choice.stack)] = drawn(game, ship, choice.stack[:-1])
        return goto(self.look)

    def count(self, game: Akarios) -> Step:
        able = counting(game, self, self.edge)
        if len(able) == 1:
            return self.use(game, Use(able[0]))
        return ask(chooser(game, self), list(map(Use, able)), then=self.use)

    def use(self, game: Akarios, choice: Use) -> Step:
        self.stacks = [choice.stack]
        damage = worth_of(game, self, choice.stack)
        game.state.opened = game.state.opened or isinstance(body_of(game, self.ship), Flyer)
        game.tell(Attacked(self.ship, self.target, choice.stack, max(0, damage), missed=damage == MISS))
        if damage <= 0:
            calm_down(game, body_of(game, self.ship))
        target = body_of(game, self.target)
        assert target is not None, "it was there a moment ago"
        moments.was_attacked(game, self.target, target)
        if damage == MISS:
            return done()
        effects = effects_of_shot(game, self)
        pierces = any(effect.kind == "pierce" for effect in effects) and not is_immune(game, target, "pierce")
        is_laden = any(not is_own(effect) for effect in effects)
        return call(Suffer(self.target, damage, pierces=pierces, laden=is_laden), then=self.affect)

    def affect(self, game: Akarios, hull: int) -> Step:
        """Effects come with the damage, unless it was ignored; a breach needs damage to the hull.

        (AKA-DAMAGE-05..07, AKA-EFFECT-07, AKA-PDAMAGE-02)
        """
        lasting = tuple(
            effect
            for effect in effects_of_shot(game, self)
            if effect.kind != "pierce" and (effect.kind != "breach" or hull) and (self.first or not is_own(effect))
        )
        if hull == IGNORED or not lasting:
            return done()
        return call(Affect(self.ship, self.target, lasting), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()


def attacker(game: Akarios, ship: str, post: str) -> Flyer | Enemy:
    """The ship that attacks, at the place from which it fires. (AKA-UPG-WEAPON-05)"""
    body, ally = body_of(game, ship), body_of(game, post) if post else None
    assert isinstance(body, Craft), "only ships that fly attack"
    return elsewhere(body, pose_of(ally)) if isinstance(body, Flyer) and isinstance(ally, Flyer) else body


def lose_track(game: Akarios, ship: Flyer, target: str, attack: Attack) -> None:
    """An enemy out of reach can be attacked but once because it is tracked. (AKA-UPG-TECH-12)"""
    body = body_of(game, target)
    if target in ship.tracking and body is not None and not reaches(game, ship, attack, place_of(body)):
        ship.tracking = without(ship.tracking, target)


def drawn(game: Akarios, ship: Flyer | Enemy, begun: tuple[str, ...] = ()) -> tuple[str, ...]:
    """A stack from the ship's deck, or the rest of one."""
    name = OWN_DECK if isinstance(ship, Flyer) else ENEMY_DECK
    return draw_stack(game, deck_of(game, ship), seat_for(game, ship.id), name, ship.id, begun)


def remember(game: Akarios, ship: Flyer | Enemy, target: Body | None) -> None:
    """A pilot may bear a grudge against the first enemy that attacks them. (AKA-ABILITY-PILOT-10)"""
    if isinstance(ship, Enemy) and isinstance(target, Flyer) and not target.foe:
        target.foe = ship.id
        if traits(game, target, Vengeful):
            game.tell(FoeFound(target.id, ship.id))


def calm_down(game: Akarios, ship: Body | None) -> None:
    """A pilot whose attack does no damage may grow calmer. (AKA-ABILITY-PILOT-22, AKA-ABILITY-PILOT-29)"""
    if isinstance(ship, Flyer):
        lose_stress(game, ship, sum(trait.amount for trait in traits(game, ship, Composed)))


def number_of_stacks(game: Akarios, ship: Flyer | Enemy, edge: int) -> int:
    """The stacks that an attack draws. (AKA-ADV-02..03, AKA-ABILITY-SHIP-07)"""
    more = traits(game, ship, Choosy) if isinstance(ship, Flyer) and edge > 0 else ()
    return (2 if edge else 1) + sum(trait.more for trait in more)


def counting(game: Akarios, shot: Shoot, edge: int) -> list[tuple[str, ...]]:
    """The stacks of which one may be chosen. (AKA-MODDECK-11..12, AKA-ADV-02..03, AKA-ADV-09)"""
    different = sorted(set(shot.stacks))
    if len(different) == 1 or (edge > 0 and isinstance(body_of(game, shot.ship), Flyer)):
        return different
    worths = {stack: worth_of(game, shot, stack) for stack in different}
    wanted = max(worths.values()) if edge > 0 else min(worths.values())
    return [stack for stack, worth in worths.items() if worth == wanted]


def chooser(game: Akarios, shot: Shoot) -> Seat:
    """A pilot chooses for the own attack; for an enemy's, the pilot who is attacked."""
    return seat_for(game, shot.ship if isinstance(body_of(game, shot.ship), Flyer) else shot.target)


def effects_of_shot(game: Akarios, shot: Shoot) -> tuple[Effect, ...]:
    """The effects of the attack, of the stack that counts, and those infused, most for the first target; none by luck.

    (AKA-EFFECT-33, AKA-UPG-TECH-07, AKA-ABILITY-PILOT-13)
    """
    ship = body_of(game, shot.ship)
    if luck(game, ship, shot.stacks[0]):
        return ()
    waiting_for = ship.riders if isinstance(ship, Craft) else ()
    infused = tuple(
        rider.effect for rider in waiting_for if rider.effect is not None and (shot.first or rider.throughout)
    )
    return (*shot.attack.effects, *effects_of(game.content, shot.stacks[0]), *infused)


def worth_of(game: Akarios, shot: Shoot, stack: tuple[str, ...]) -> int:
    """The damage that a stack makes of a shot, or `MISS`; without one, it is doubled.

    (AKA-UPG-TECH-10, AKA-ABILITY-PILOT-06, AKA-ABILITY-PILOT-13)
    """
    ship, target = attacker(game, shot.ship, shot.post), body_of(game, shot.target)
    assert target is not None, "only ships on the board are attacked"
    lucky = luck(game, ship, stack)
    if lucky:
        return lucky
    base = base_damage(game, ship, shot.target, shot.attack, first=shot.first)
    damage = worth(game.content, base, stack) if stack else 2 * base
    return damage if damage == MISS else max(0, damage - shelter(game, ship, target))


def luck(game: Akarios, ship: Body | None, stack: tuple[str, ...]) -> int:
    """The damage that a lucky pilot does with a miss; none if it is no miss, or no luck. (AKA-ABILITY-PILOT-13)"""
    if not isinstance(ship, Flyer) or not any(game.content.modifier[card].misses for card in stack):
        return 0
    return max((trait.damage for trait in traits(game, ship, Lucky)), default=0)
