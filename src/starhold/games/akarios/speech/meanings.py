"""The meanings of the answers here and now: with the names and figures of what they are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from starhold.games.common.by_kind import ByKind
from starhold.games.common.wording import counted, listed
from starhold.kernel import Meaning, Procedure, Seat

from .. import choices
from ..board.courses import Course
from ..board.maps import Terrain
from ..content import Card, Face, Move, OneMove, Volley
from ..rules.attacking import attack_for, strengthened
from ..rules.bodies import body_of, flyer_of, place_of, pose_of, scenario_of
from ..rules.damage import PAST_SHIELDS, Suffer
from ..rules.dangers import is_whole, steps_to
from ..rules.dice import at_hand
from ..rules.flight import ChooseMove, FlyCourse, Rotate, courses, price_of_stopping
from ..rules.guarding import ability_of
from ..rules.lending import GatherDice
from ..rules.modifiers import MISS
from ..rules.muster import next_free, ship_for
from ..rules.paying import strain
from ..rules.perform import Perform, next_deed
from ..rules.playerboard import card_for
from ..rules.resupply import Resupply
from ..rules.script.conditions import gate_of
from ..rules.shots import shot
from ..rules.steering import SteerShip, steered_ends
from ..rules.strike import Shoot, Strike, attacker, worth_of
from ..rules.supply import full_supply
from ..rules.targets import posts, to_attack
from ..rules.terrain import ground_for
from ..state import Flyer
from .actions import action_words, attack_words, deed_words, move_words, slots_words, stress_words
from .briefs import SCARCE
from .looking import odds
from .traits import trait_words
from .vocabulary import DIRECTIONS, dice_words, hurt_words

if TYPE_CHECKING:
    from ..game import Akarios

P = TypeVar("P", bound=Procedure)

TOLLS: dict[Terrain, str] = {"asteroids": "hull (asteroids)", "nebula": "shield (nebula)"}
"""What a space of such terrain takes of a ship."""
EDGES = {1: "advantaged", -1: "disadvantaged"}


def running(game: Akarios, kind: type[P]) -> P | None:
    """The rule of a kind that is in progress, if there is one."""
    return next((procedure for procedure in reversed(game.stack) if isinstance(procedure, kind)), None)


def joined(*parts: str) -> str:
    return "; ".join(filter(None, parts))


def called(game: Akarios, seat: Seat, pilot: str) -> str:
    """The pilot before a deed, if the seat flies several."""
    own = [flyer for flyer in game.state.flyers if flyer.seat == seat]
    return f"{game.text.mention('pilot', pilot)}: " if len(own) > 1 else ""


# Before a fight


def of_usual(game: Akarios, seat: Seat, choice: choices.TakeUsual) -> Meaning:
    pilot, act = next_free(game), scenario_of(game).act
    cards = (pilot.weapon, pilot.engine, *(pilot.later if act else ()), pilot.abilities[: act + 1][-1])
    names = (game.content.ship[ship_for(game, pilot)].name, *(game.content.card[card].name for card in cards))
    return Meaning(f"fly {pilot.name}, ready to start", listed(names))


def of_pilot(game: Akarios, seat: Seat, choice: choices.Enlist) -> Meaning:
    pilot = game.content.pilot[choice.pilot]
    return Meaning(f"fly {pilot.name}", pilot.line)


def of_ship(game: Akarios, seat: Seat, choice: choices.Board) -> Meaning:
    ship = game.content.ship[choice.ship]
    return Meaning(f"take the {ship.name}", f"{ship.hull} hull, {ship.shield} shield, {' and '.join(ship.classes)}")


def of_card(game: Akarios, seat: Seat, choice: choices.Fit) -> Meaning:
    card = game.content.card[choice.card]
    stress = stress_words(card.action)
    return Meaning(
        f"fit {card.name}",
        joined(
            *map(trait_words, card.traits),
            slots_words(card) if card.action.deeds else "",
            action_words(card.action),
            f"with a stress die {stress}" if stress else "",
            f"supply {card.supply}" if card.supply else "",
            SCARCE if card.scarce else "",
        ),
    )


def of_upgrade(game: Akarios, seat: Seat, choice: choices.Mount) -> Meaning:
    card = game.content.card[choice.card]
    words = [*map(trait_words, card.traits), action_words(card.action)]
    return Meaning(f"equip the Sparrow with {card.name}", joined(*words))


def of_position(game: Akarios, seat: Seat, choice: choices.Deploy) -> Meaning:
    at, facing = game.text.mention("at", choice.at), DIRECTIONS[choice.facing]
    return Meaning(f"start at {at}, facing {facing}")


# Actions


def of_act(game: Akarios, seat: Seat, choice: choices.Act) -> Meaning:
    """The dice, what they do on this card, and what that costs."""
    flyer, card = flyer_of(game, choice.pilot), game.content.card[choice.card]
    dice = f" with {dice_words(choice.dice)}" if choice.dice else ""
    left, stress = card_for(game, flyer, card.id).supply, strain(game, flyer, card, choice.dice)
    return Meaning(
        f"{card.name}{dice}",
        joined(
            "; ".join(brings(game, flyer, card, choice.dice)),
            f"{stress} stress" if stress else "",
            f"uses 1 of {left} supply" if card.supply else "",
        ),
    )


def brings(game: Akarios, flyer: Flyer, card: Card, dice: tuple[Face, ...]) -> Iterator[str]:
    action = card.action
    if action.delayed:
        yield action_words(action)
        return
    for deed in action.deeds:
        if isinstance(deed, Volley):
            attack = strengthened(game, flyer, attack_for(game, flyer, card, deed, dice))
            stands = posts(game, flyer, deed, attack).values()
            hit = dict.fromkeys(target for stand in stands for target in to_attack(game, stand, attack))
            reached = [game.text.word("target", target) for target in hit]
            yield f"{attack_words(attack)} (reaches {listed(reached)})" if reached else attack_words(attack)
        else:
            yield deed_words(deed)
    if action.first(Volley) is None and "stress" in dice and stress_words(action):
        yield stress_words(action)


def of_reroll(game: Akarios, seat: Seat, choice: choices.Reroll) -> Meaning:
    return Meaning(f"{called(game, seat, choice.pilot)}roll {dice_words(choice.dice)} again", "1 stress, once a round")


def of_free_reroll(game: Akarios, seat: Seat, choice: choices.RerollAll) -> Meaning:
    return Meaning(f"{called(game, seat, choice.pilot)}roll all dice again", "free: three dice show stress")


def of_setting_aside(game: Akarios, seat: Seat, choice: choices.SetAside) -> Meaning:
    who = called(game, seat, choice.pilot)
    if not choice.number:
        return Meaning(f"{who}roll all dice")
    return Meaning(f"{who}set {counted(choice.number, 'die', 'dice')} aside as attack", "and roll the others")


def of_finishing(game: Akarios, seat: Seat, choice: choices.Finish) -> Meaning:
    left = at_hand(flyer_of(game, choice.pilot))
    return Meaning(
        f"{called(game, seat, choice.pilot)}end your actions",
        f"{dice_words(left)} unused" if left else "all dice are used",
    )


def of_handing(game: Akarios, seat: Seat, choice: choices.Hand) -> Meaning:
    return Meaning(f"give {game.text.mention('target', choice.target)} {choice.face}", "for this phase")


def of_taking_back(game: Akarios, seat: Seat, choice: choices.TakeBack) -> Meaning:
    card = game.content.card[choice.card].name
    return Meaning(f"{called(game, seat, choice.pilot)}take {choice.face} back", f"from {card}, for another card")


def of_reusing(game: Akarios, seat: Seat, choice: choices.Reuse) -> Meaning:
    card = game.content.card[choice.card]
    return Meaning(f"use {card.name} once", action_words(card.action))


def of_passing(game: Akarios, seat: Seat, choice: choices.Pass) -> Meaning:
    return Meaning(f"{called(game, seat, choice.pilot)}wait for the next enemy", "you are asked again before it acts")


def of_passing_all(game: Akarios, seat: Seat, choice: choices.PassPhase) -> Meaning:
    return Meaning(f"{called(game, seat, choice.pilot)}do nothing more", "not in this enemy action phase")


def of_way(game: Akarios, seat: Seat, choice: choices.Way) -> Meaning | None:
    choosing = running(game, ChooseMove)
    return None if choosing is None else Meaning(f"fly {move_words(choosing.moves[choice.number - 1])}")


def of_flight(game: Akarios, seat: Seat, choice: choices.Fly) -> Meaning | None:
    """Where the ship comes to be, how it faces, and what it meets on the way."""
    steering, flight = running(game, SteerShip), running(game, FlyCourse)
    if steering is not None:
        return of_steered_flight(game, steering, choice)
    if flight is None:
        return None
    flyer = flyer_of(game, flight.pilot)
    laid = courses(game, flyer, flight.move)
    course = laid[choice.side]
    steps = steps_to(course, choice)
    end = course.way[steps - 1] if steps else pose_of(flyer)
    is_common = not choice.side or all(end in other.way for other in laid.values())
    title = "stay at" if not steps else "fly to" if is_common else f"fly {choice.side} to"
    return Meaning(
        f"{title} {game.text.mention('to', choice.to)}",
        joined(f"facing {DIRECTIONS[end.facing]}", *met(game, flyer, course, steps)),
    )


def of_steered_flight(game: Akarios, steering: SteerShip, choice: choices.Fly) -> Meaning:
    """Where another ship comes to be, and how it faces."""
    way = next(way for fly, way in steered_ends(game, steering) if fly == choice)
    ship, to = game.text.mention("ship", steering.ship), game.text.mention("to", choice.to)
    return Meaning(
        f"move {ship}{f' {choice.side}' if choice.side else ''} to {to}", f"facing {DIRECTIONS[way[-1].facing]}"
    )


def met(game: Akarios, flyer: Flyer, course: Course, steps: int) -> Iterator[str]:
    """What a flight of so many steps costs, and where it leads."""
    way = course.way[:steps]
    for terrain, toll in TOLLS.items():
        spaces = sum(ground_for(game, flyer, pose.at) == terrain for pose in way)
        if spaces:
            yield f"{spaces} {toll}"
    if is_whole(course, steps) and course.wormhole:
        yield "through the wormhole"
    if way and way[-1].at == gate_of(game):
        yield "through the gate, and away"
    if not is_whole(course, steps) and price_of_stopping(game, flyer):
        yield "1 stress, because it stops short"


def of_steadiness(game: Akarios, seat: Seat, choice: choices.Steady) -> Meaning:
    perform, flight = running(game, Perform), running(game, FlyCourse)
    if isinstance(game.stack[-1], Rotate):
        return Meaning("keep your facing")
    if flight is not None and flight.optional:
        return Meaning("stay where you are", "this move is left out")
    if flight is not None and game.stack[-1] is flight:
        return Meaning("stop here", "the move is over")
    match None if perform is None else next_deed(game, perform):
        case Move() | OneMove():
            return Meaning("fly as you face", "you may turn after the move")
        case Volley():
            return Meaning("fire as you face", "you may turn after the attack")
    return Meaning("finish this move", "nothing more")


def of_declining(game: Akarios, seat: Seat, choice: choices.Decline) -> Meaning:
    if running(game, SteerShip):
        return Meaning("decline", "your ship stays where it is")
    if running(game, Shoot):
        return Meaning("keep these cards")
    return Meaning("fly through as you are") if running(game, FlyCourse) else Meaning("do without it")


# Dice of others


def of_change(game: Akarios, seat: Seat, choice: choices.Change) -> Meaning:
    return Meaning(f"turn {choice.die} to {choice.face}", f"a die of {game.text.mention('pilot', choice.pilot)}")


def of_lending(game: Akarios, seat: Seat, choice: choices.Lend) -> Meaning:
    gathering = running(game, GatherDice)
    more = f"{gathering.gather.damage} more damage" if gathering else ""
    stress = "1 stress" if choice.die == "stress" else ""
    return Meaning(f"{called(game, seat, choice.pilot)}give {choice.die}", joined(more, stress))


def of_withholding(game: Akarios, seat: Seat, choice: choices.Withhold) -> Meaning:
    left = at_hand(flyer_of(game, choice.pilot))
    return Meaning(f"{called(game, seat, choice.pilot)}give no more dice", f"you keep {dice_words(left)}")


# Attacks


def of_target(game: Akarios, seat: Seat, choice: choices.Aim) -> Meaning:
    """A target with all that decides about it."""
    body = body_of(game, choice.target)
    verb = "aim at" if running(game, Strike) else "choose"
    if body is None:
        return Meaning(f"{verb} {game.text.mention('target', choice.target)}")
    strike, chances = running(game, Strike), ""
    if strike is not None:
        ship = attacker(game, strike.ship, strike.post)
        coming = shot(game, ship, choice.target, strike.attack, first=not strike.targets)
        chances = joined(odds(coming), EDGES.get(coming.edge, ""))
    return Meaning(
        f"{verb} {game.text.mention('target', choice.target)}",
        joined(f"at {game.text.word('at', place_of(body))}", standing(body.hull, body.shield), chances),
    )


def standing(hull: int, shield: int) -> str:
    return f"{hull} hull, {shield} shield" if shield else f"{hull} hull"


def of_enough(game: Akarios, seat: Seat, choice: choices.Enough) -> Meaning:
    strike = running(game, Strike)
    return Meaning(f"fire at {counted(len(strike.targets), 'target')}") if strike else Meaning("choose no more")


def of_stack(game: Akarios, seat: Seat, choice: choices.Use) -> Meaning | None:
    shot = running(game, Shoot)
    if shot is None:
        return None
    damage = worth_of(game, shot, choice.stack)
    return Meaning(f"use {game.text.mention('stack', choice.stack)}", "miss" if damage == MISS else f"{damage} damage")


def of_replacing(game: Akarios, seat: Seat, choice: choices.Replace) -> Meaning:
    return Meaning(f"draw again for {game.text.mention('stack', choice.stack)}", "its last card gives way")


# When something hits


def of_taking(game: Akarios, seat: Seat, choice: choices.Take) -> Meaning | None:
    """What would be left of the ship."""
    hit = running(game, Suffer)
    body = None if hit is None else body_of(game, hit.ship)
    if hit is None or body is None:
        return None
    shield = 0 if hit.pierces or hit.cause in PAST_SHIELDS else min(hit.damage, body.shield)
    hull = min(hit.damage - shield, body.hull)
    left = (
        "and your ship goes dark" if hull == body.hull else f"leaves {standing(body.hull - hull, body.shield - shield)}"
    )
    return Meaning(f"{called(game, seat, hit.ship)}take the hit", f"{hurt_words(shield, hull)}; {left}")


def of_flipping(game: Akarios, seat: Seat, choice: choices.Flip) -> Meaning:
    card, hit = game.content.card[choice.card], running(game, Suffer)
    whose = "" if hit is None else called(game, seat, hit.ship)
    stress = "1 stress" if hit is None else f"1 stress, which makes {flyer_of(game, hit.ship).stress + 1}"
    return Meaning(
        f"{whose}damage {card.name} instead", f"{stress}; the card is out for this fight, and nothing comes through"
    )


def of_protecting(game: Akarios, seat: Seat, choice: choices.Protect) -> Meaning:
    ability = ability_of(game, flyer_of(game, choice.pilot))
    name = "the ability" if ability is None else game.text.mention("card", ability.id)
    return Meaning(
        f"{called(game, seat, choice.pilot)}protect the Sparrow",
        f"1 stress; {name} is damaged, and the hit does nothing",
    )


def of_standing_by(game: Akarios, seat: Seat, choice: choices.StandBy) -> Meaning:
    return Meaning("let it hit her")


def of_enduring(game: Akarios, seat: Seat, choice: choices.Endure) -> Meaning:
    trauma = game.content.trauma[choice.trauma]
    return Meaning(f"face {trauma.name}", trauma.text)


def of_refilling(game: Akarios, seat: Seat, choice: choices.Refill) -> Meaning:
    card, refilling = game.content.card[choice.card], running(game, Resupply)
    most = card.supply if refilling is None else full_supply(game, flyer_of(game, refilling.pilot), card.id)
    return Meaning(f"resupply {card.name}", f"supply {most} at most")


MEANINGS: ByKind[Meaning | None] = ByKind(
    {
        choices.TakeUsual: of_usual,
        choices.Enlist: of_pilot,
        choices.Board: of_ship,
        choices.Fit: of_card,
        choices.Mount: of_upgrade,
        choices.Deploy: of_position,
        choices.Act: of_act,
        choices.Reroll: of_reroll,
        choices.RerollAll: of_free_reroll,
        choices.SetAside: of_setting_aside,
        choices.Hand: of_handing,
        choices.TakeBack: of_taking_back,
        choices.Reuse: of_reusing,
        choices.Finish: of_finishing,
        choices.Pass: of_passing,
        choices.PassPhase: of_passing_all,
        choices.Way: of_way,
        choices.Fly: of_flight,
        choices.Steady: of_steadiness,
        choices.Decline: of_declining,
        choices.Change: of_change,
        choices.Lend: of_lending,
        choices.Withhold: of_withholding,
        choices.Aim: of_target,
        choices.Enough: of_enough,
        choices.Use: of_stack,
        choices.Replace: of_replacing,
        choices.Take: of_taking,
        choices.Flip: of_flipping,
        choices.Protect: of_protecting,
        choices.StandBy: of_standing_by,
        choices.Endure: of_enduring,
        choices.Refill: of_refilling,
    },
    otherwise=None,
    fields=("card", "pilot", "stack", "target"),
)
