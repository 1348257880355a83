"""`pilot`: flies like a good cadet. It looks for the place from which its dice do most, and knows what stress costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import (
    Act,
    Aim,
    Decline,
    Deploy,
    Emerge,
    Enough,
    Extend,
    Flip,
    Fly,
    Mount,
    Pick,
    Protect,
    Recast,
    Replace,
    SetAside,
    Settle,
    Steady,
    Take,
    TakeUsual,
    Thread,
    Turn,
    TurnTo,
    Use,
    Vote,
)
from starhold.games.akarios.content import Ability, Effect
from starhold.games.akarios.content.script import Achievement, Deed, End, Grant, Spawn, Strengthen, Wake
from starhold.games.akarios.rules.attacking import base_damage
from starhold.games.akarios.rules.bodies import body_of, enemy_of, flyer_of, pose_of, scenario_of
from starhold.games.akarios.rules.damage import PAST_SHIELDS, Suffer
from starhold.games.akarios.rules.dice import at_hand
from starhold.games.akarios.rules.effects import Affect
from starhold.games.akarios.rules.enemies.aim import prey
from starhold.games.akarios.rules.enemies.turn import EnemyTurn
from starhold.games.akarios.rules.flight import FlyCourse, courses
from starhold.games.akarios.rules.modifiers import worth
from starhold.games.akarios.rules.perform import Perform, next_deed
from starhold.games.akarios.rules.script.conditions import parts
from starhold.games.akarios.rules.script.happening import Happen
from starhold.games.akarios.rules.strike import Shoot, Strike, attacker, worth_of
from starhold.games.akarios.rules.terrain import Enter, ground_for
from starhold.games.akarios.state import Enemy, Flyer
from starhold.geometry import Pose
from starhold.kernel import Choice

from ..player import Outlook
from ..thoughts import Thought
from . import campaigning, growing, walking
from .acting import ranked_plans
from .crewing import mended
from .gadgets import among_enemies, change, choose_move, face_there, foresee, lend, place_ship, plant, take_back
from .gear import choose_post, choose_ship, consent, leap, pick_effect, set_course
from .helping import help_worth
from .notes import taking_notes
from .plans import MARK_WORTH, TOLLS, ends_of, pose_worth, target_worth
from .tricks import acting, borrow, hand
from .worth import UPGRADE, hull_price, place_worth, stress_price

ACT = "akarios.pilot-phase.act"
"""The question which of one's pilots does what next."""

Policy: TypeAlias = Callable[[Akarios, Sequence[Any]], Thought]

GRAVE = 3
"""The damage to the Sparrow for which an ability is given up."""


class Pilot:
    """Keeps nothing in mind between two questions, so a saved match continues as it would have done."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)
        self.reason = ""

    def answer(self, outlook: Outlook) -> Choice:
        options = outlook.decision.options
        game = outlook.imagine(self._random.getrandbits(64)).game
        assert isinstance(game, Akarios), "a pilot flies in Akarios only"
        choice, self.reason = thought(game, outlook.decision.prompt, options)
        return choice


def thought(game: Akarios, prompt: str, options: Sequence[Choice]) -> Thought:
    """The answer of a pilot to a question, and the reason for it."""
    if len(options) == 1:
        return options[0], "the only way"
    with taking_notes(game):
        return POLICIES.get(prompt, take_first)(game, options)


def take_first(_: Akarios, options: Sequence[Choice]) -> Thought:
    return options[0], "as good as any"


def muster(_: Akarios, options: Sequence[Choice]) -> Thought:
    for option in options:
        if isinstance(option, Mount):
            return option, "it serves everyone"
    usual = next((option for option in options if isinstance(option, TakeUsual)), options[0])
    return usual, "a kit that suits the pilot"


def deploy(game: Akarios, options: Sequence[Deploy]) -> Thought:
    def value(option: Deploy) -> float:
        return place_worth(game, flyer_of(game, option.pilot), Pose(option.at, option.facing))

    return max(options, key=value), "close enough to matter"


def act(game: Akarios, options: Sequence[Choice]) -> Thought:
    plan = ranked_plans(game, options)[0]
    return plan.choice, plan.reason


def set_aside(_: Akarios, options: Sequence[SetAside]) -> Thought:
    """A die for a shot is worth having; the others may become anything."""
    return options[1], "one shot for certain"


def set_out(game: Akarios, options: Sequence[Choice]) -> Thought:
    flying = game.stack[-1]
    assert isinstance(flying, FlyCourse), "only a course is set out on"
    flyer = flyer_of(game, flying.pilot)
    faces, prices = at_hand(flyer), dict(ends_of(game, flyer, flying.move))
    laid = courses(game, flyer, flying.move)

    def value(option: Choice) -> float:
        if not isinstance(option, Fly):
            return pose_worth(game, flyer, pose_of(flyer), faces)
        end = next((pose for pose in laid[option.side].way if pose.at == option.to), pose_of(flyer))
        return pose_worth(game, flyer, end, faces) - prices.get(end, 0.0)

    return max(options, key=value), "the best place within reach"


def extend(game: Akarios, options: Sequence[Choice]) -> Thought:
    """A space farther on, if that is a better place."""
    flyer, stay = acting(game), pose_of(acting(game))
    ahead = next(Pose(option.to, stay.facing) for option in options if isinstance(option, Extend))
    values = {pose: pose_worth(game, flyer, pose, at_hand(flyer)) for pose in (stay, ahead)}
    return (Extend(ahead.at), "a better place") if values[ahead] > values[stay] else (Steady(), "well placed")


def thread(game: Akarios, _: Sequence[Choice]) -> Thought:
    """Stress is cheaper than rocks, unless it is close to a threshold."""
    flying = game.stack[-1]
    assert isinstance(flying, FlyCourse), "only a flight meets terrain"
    flyer = flyer_of(game, flying.pilot)
    if sum(TOLLS.get(ground_for(game, flyer, pose.at), 0.0) for pose in flying.way) > stress_price(flyer.stress):
        return Thread(), "cheaper than the damage"
    return Decline(), "nerves are dearer"


def turn(game: Akarios, options: Sequence[Choice]) -> Thought:
    flyer = acting(game)

    def value(option: Choice) -> float:
        facing = option.to if isinstance(option, Turn) else flyer.facing
        return pose_worth(game, flyer, Pose(pose_of(flyer).at, facing), at_hand(flyer))

    return max(options, key=value), "facing what matters"


def follow_up(game: Akarios, options: Sequence[Choice]) -> Thought:
    """An ability is used where it brings most; a turn is made if it helps."""
    flyer, at = acting(game), pose_of(acting(game)).at
    perform = game.stack[-1]
    deed = next_deed(game, perform) if isinstance(perform, Perform) else None
    if isinstance(deed, Ability):
        worths = {
            option: help_worth(game, flyer, option.target, deed.effects, at_hand(flyer))
            for option in options
            if isinstance(option, Aim)
        }
        best_aim = max(worths, key=worths.__getitem__, default=None)
        if best_aim is not None and (worths[best_aim] > 0 or isinstance(options[0], Aim)):
            return best_aim, "it helps most there"
    turns = [option for option in options if isinstance(option, Turn)]
    stay = pose_worth(game, flyer, pose_of(flyer), at_hand(flyer))
    values = {option: pose_worth(game, flyer, Pose(at, option.to), at_hand(flyer)) for option in turns}
    best = max(turns, key=values.__getitem__, default=None)
    if best is not None and values[best] > stay:
        return best, "facing what matters"
    return options[0], "well placed"


def choose_target(game: Akarios, options: Sequence[Choice]) -> Thought:
    strike = game.stack[-1]
    assert isinstance(strike, Strike), "targets are chosen for attacks"
    flyer = attacker(game, strike.ship, strike.post)
    assert isinstance(flyer, Flyer), "enemies are not asked"
    aims = [option for option in options if isinstance(option, Aim)]
    if not aims:
        return Enough(), "all of them"
    return max(aims, key=lambda aim: target_worth(game, flyer, strike.attack, aim.target)), "where it hurts most"


def use_stack(game: Akarios, options: Sequence[Use]) -> Thought:
    """The own attack should do most, an enemy's least."""
    shoot = game.stack[-1]
    assert isinstance(shoot, Shoot), "stacks are drawn for shots"
    ship = attacker(game, shoot.ship, shoot.post)
    base = base_damage(game, ship, shoot.target, shoot.attack, first=shoot.first)
    sign = 1 if isinstance(ship, Flyer) else -1
    return max(options, key=lambda use: sign * worth(game.content, base, use.stack)), "the better cards"


def reconsider(game: Akarios, options: Sequence[Choice]) -> Thought:
    """Draw again if even the best cards make the shot weaker than none would."""
    shoot = game.stack[-1]
    assert isinstance(shoot, Shoot), "stacks are drawn for shots"
    ship = attacker(game, shoot.ship, shoot.post)
    worths = [worth_of(game, shoot, stack) for stack in shoot.stacks]
    counts = max(worths) if shoot.edge > 0 else min(worths)
    if counts < base_damage(game, ship, shoot.target, shoot.attack, first=shoot.first):
        return next(option for option in options if isinstance(option, Act)), "it can only get better"
    return Decline(), "good enough"


def replace_stack(game: Akarios, options: Sequence[Replace]) -> Thought:
    shoot = game.stack[-1]
    assert isinstance(shoot, Shoot), "stacks are drawn for shots"
    return min(options, key=lambda option: worth_of(game, shoot, option.stack)), "the worse cards"


def turn_die(_: Akarios, options: Sequence[TurnTo]) -> Thought:
    """A wild die is always good; a stress die is the one to lose."""
    return max(options, key=lambda way: (way.becomes == "wild", way.face == "stress")), "it fits everywhere"


def roll_some(_: Akarios, options: Sequence[Recast]) -> Thought:
    """All but wild dice."""
    dull = [option for option in options if "wild" not in option.dice]
    return max(dull or options, key=lambda option: len(option.dice)), "these dice lead nowhere"


def loot(_: Akarios, options: Sequence[Choice]) -> Thought:
    """What costs no dice is worth it."""
    return next(option for option in options if isinstance(option, Act)), "it costs nothing"


def evade(_: Akarios, options: Sequence[Choice]) -> Thought:
    return options[-1], "they shall not aim well"


def react(game: Akarios, options: Sequence[Choice]) -> Thought:
    """Take a hit, unless it costs more than an upgrade and a little stress; cards that soften it come first."""
    suffer = game.stack[-1]
    assert isinstance(suffer, Suffer), "only hits are reacted to"
    flyer = flyer_of(game, suffer.ship)
    is_open = suffer.pierces or suffer.cause in PAST_SHIELDS
    through = suffer.damage if is_open else suffer.damage - flyer.shield
    if through < flyer.hull and hull_price(flyer, suffer.damage) <= UPGRADE + stress_price(flyer.stress):
        return Take(), "the hull will hold"
    softening = next((option for option in options if isinstance(option, Act)), None)
    if softening is not None:
        return softening, "better a little less"
    flips = [option for option in options if isinstance(option, Flip)]
    supply = {card.id: card.supply for card in flyer.cards}
    return min(flips, key=lambda flip: supply[flip.card]), "better the card than the ship"


def emerge(game: Akarios, options: Sequence[Emerge]) -> Thought:
    """A pilot looks for a good place; an enemy comes out where it may."""
    entering = game.stack[-1]
    assert isinstance(entering, Enter), "only ships that enter a wormhole emerge"
    ship = body_of(game, entering.ship)
    if not isinstance(ship, Flyer):
        return take_first(game, options)
    return max(options, key=lambda way: place_worth(game, ship, Pose(way.at, way.facing))), "the better end"


def pick(game: Akarios, options: Sequence[Pick]) -> Thought:
    """Hull before shield, if any is missing; a mark that the ship does not have yet."""
    affecting = game.stack[-1]
    assert isinstance(affecting, Affect), "effects are chosen for a ship"
    body = body_of(game, affecting.ship)

    def value(option: Pick) -> float:
        if isinstance(body, Enemy):
            return 0.0 if option.effect in body.marks else MARK_WORTH.get(option.effect, 0.0)
        return mended(body, Effect(kind=option.effect, amount=2)) if isinstance(body, Flyer) else 0.0

    return max(options, key=value), "it does most here"


def guard(game: Akarios, options: Sequence[Choice]) -> Thought:
    """Against a grave hit, whoever has the strongest nerves protects her."""
    hit, sparrow = game.stack[-2], game.state.sparrow
    able = [option for option in options if isinstance(option, Protect)]
    if isinstance(hit, Suffer) and sparrow is not None and hit.damage < min(GRAVE, sparrow.hull):
        return next(option for option in options if option not in able), "she can bear it"
    return min(able, key=lambda option: flyer_of(game, option.pilot).stress), "she carries all of us"


def settle(game: Akarios, options: Sequence[Settle]) -> Thought:
    """Whoever can bear it best is the target; whoever is farthest, of an enemy that a pilot leads."""
    led = led_enemy(game)
    if led is not None:
        ways = {id_: way for (way, *_), id_ in prey(game, led)}
        return max(options, key=lambda option: ways[option.ship]), "it shall fly in vain"

    def health(option: Settle) -> int:
        body = body_of(game, option.ship)
        return 0 if body is None else body.hull + body.shield

    return max(options, key=health), "they can bear it"


def led_enemy(game: Akarios) -> Enemy | None:
    """The enemy whose target a pilot chooses."""
    turn = game.stack[-1]
    enemy = enemy_of(game, turn.ship) if isinstance(turn, EnemyTurn) else None
    return enemy if enemy is not None and enemy.led_by else None


def vote(game: Akarios, options: Sequence[Vote]) -> Thought:
    """For what ends the fight well, and against what makes it harder."""
    asking = game.stack[-2]
    if not isinstance(asking, Happen):
        return campaigning.vote(game, options)
    wanted = {part.achievement for part in parts(scenario_of(game).success) if isinstance(part, Achievement)}
    deeds = {way.id: way.do for way in asking.ways}

    def promise(deed: Deed) -> int:
        match deed:
            case End(success=success):
                return 10 if success else -10
            case Grant(achievement=achievement):
                return 10 * (achievement in wanted)
        return -1 if isinstance(deed, Spawn | Strengthen | Wake) else 0

    return max(options, key=lambda option: sum(map(promise, deeds[option.way]))), "we want to come home"


POLICIES: dict[str, Policy] = {
    "akarios.muster.choose": muster,
    "akarios.prepare.choose": campaigning.prepare,
    "akarios.trade.choose": growing.trade,
    "akarios.voyage.act": campaigning.steer,
    "akarios.explore-world.choose": walking.walk,
    "akarios.attempt.join": walking.join,
    "akarios.attempt.roll_again": walking.roll_again,
    "akarios.attempt.decide": walking.decide,
    "akarios.set-up.take_position": deploy,
    "akarios.pilot-phase.set_aside": set_aside,
    ACT: act,
    "akarios.fly-course.set_out": set_out,
    "akarios.fly-course.thread": thread,
    "akarios.fly-course.turn": follow_up,
    "akarios.fly-course.extend": extend,
    "akarios.perform.turn": follow_up,
    "akarios.perform.follow_up": follow_up,
    "akarios.perform.loot": loot,
    "akarios.perform.borrow": borrow,
    "akarios.lend-die.hand": hand,
    "akarios.rotate.turn": turn,
    "akarios.strike.choose": choose_target,
    "akarios.strike.pick": pick_effect,
    "akarios.channel.choose": choose_post,
    "akarios.leap.leap": leap,
    "akarios.steer.choose": choose_ship,
    "akarios.steer.set_course": set_course,
    "akarios.steer.consent": consent,
    "akarios.shoot.reconsider": reconsider,
    "akarios.shoot.replace": replace_stack,
    "akarios.shoot.use": use_stack,
    "akarios.turn-a-die.turn": turn_die,
    "akarios.roll-some.roll": roll_some,
    "akarios.shoot.react": evade,
    "akarios.affect.pick": pick,
    "akarios.suffer.react": react,
    "akarios.guard.decide": guard,
    "akarios.enter.emerge": emerge,
    "akarios.change-die.change": change,
    "akarios.choose-move.choose": choose_move,
    "akarios.foresee.decide": foresee,
    "akarios.gather-dice.lend": lend,
    "akarios.rally-allies.take_back": take_back,
    "akarios.interlude.act": among_enemies,
    "akarios.plant-card.plant": plant,
    "akarios.warp.place": place_ship,
    "akarios.warp.turn": face_there,
    "akarios.enemy-turn.settle": settle,
    "akarios.radiate.settle": settle,
    "akarios.decide.vote": vote,
}
