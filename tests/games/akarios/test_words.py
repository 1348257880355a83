"""The words of cards, answers and the log: short, complete, and without ids."""

from __future__ import annotations

import re
from random import Random
from typing import get_args

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Aim, Enough, Fly, Take, Use
from starhold.games.akarios.content import Attack, EffectKind, Mark, Move, Rider, Ward
from starhold.games.akarios.events import (
    Affected,
    Attacked,
    CardsDrawn,
    Destroyed,
    DiceRolled,
    Hurt,
    Idled,
    KnockedOut,
    Moved,
    ShieldRose,
    Spawned,
    StressChanged,
    Targeted,
    Turned,
)
from starhold.games.akarios.rules.damage import Suffer
from starhold.games.akarios.rules.flight import FlyCourse
from starhold.games.akarios.rules.strike import Shoot, Strike
from starhold.games.akarios.speech.actions import action_words, combat_words, slots_words
from starhold.games.akarios.speech.between import BETWEEN_FIGHTS
from starhold.games.akarios.speech.briefs import brief_words
from starhold.games.akarios.speech.meanings import MEANINGS
from starhold.games.akarios.speech.sentences import EVENTS
from starhold.games.akarios.speech.vocabulary import EFFECTS, MARKED, WAITING, WARDED
from starhold.games.akarios.state import Die
from starhold.geometry import Hex
from starhold.kernel import Event, Match

from .matches import SCENARIOS, all_options, duel, fight, game_of, moments

ID = re.compile(
    r"\b[a-z]+(?:-[a-z]+)*-\d|\b(?:violet-ray|gairdian|starla|enver|emp-blast|tether-shot|plus-1|minus-1)\b"
)
"""Names as the rules write them."""


def told(*events: Event) -> str:
    return game_of(duel()).told_together(events)


def meanings(*answers: str) -> dict[str, str]:
    match = duel(*answers)
    return {str(option): str(match.game.meaning(option)) for option in all_options(match)}


# Completeness


def test_no_choice_is_forgotten() -> None:
    assert list(MEANINGS.gaps("akarios", BETWEEN_FIGHTS)) == []


def test_every_effect_has_words() -> None:
    assert EFFECTS.keys() == set(get_args(EffectKind))
    assert MARKED.keys() == set(get_args(Mark))
    assert WAITING.keys() == set(get_args(Rider))
    assert WARDED.keys() == set(get_args(Ward))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.untraced
def test_nothing_is_called_by_its_id(scenario: str) -> None:
    for match in moments(3, scenario=scenario, pilots=3):
        game = game_of(match)
        lines = [game.text.event(event) for event in game.told]
        if not match.over:
            for part in match.decision.parts:
                put = game.put_to(part.seat)
                lines += [game.text.prompt(part), *(str(put.meaning(option)) for option in part.options)]
                lines += map(game.text.refusal, part.refusals)
        assert [line for line in lines if ID.search(line)] == []
        assert [line for line in lines if "  " in line or not line] == []


def test_events_are_told_in_the_present_tense_with_a_full_stop() -> None:
    assert all(sentence.endswith((".", "!", "}")) for sentence in EVENTS.values())


# Cards


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("ahead", "3 ahead"),
        ("veer", "1 ahead, turn left or right, 1 ahead"),
        ("bank", "1 ahead, turn left or right, 1 ahead, turn the same way, 1 ahead"),
        ("burn-and-flip", "4 ahead, turn around"),
        ("rotate", "turn up to 2 sides"),
        ("fire", "1 die: 1 damage to 1 target, front arc; 2 dice: 2 damage to 1 target, front arc"),
        ("burst-fire", "3 damage to 2 targets, front arc"),
        ("interference", "3 ahead; jam for 1 ship within range 2"),
        ("repair", "+2 hull, -2 stress and resupply 2 cards"),
        ("quickness", "(3 ahead) or (1 ahead, turn left or right, 1 ahead)"),
        ("outmaneuver", "in the enemies' phase: 2 ahead; a turn before or after it"),
        ("push-the-limit", "draw another modifier card in place of one just drawn, for 1 stress"),
        ("quick-attack", "3 damage to 1 target, front arc, pierce; a turn before or after it"),
        ("supply-charge", "3 damage to 2 targets, front arc; resupply 1 card"),
        ("battering-ram", "3 ahead; 5 damage to 2 targets, range 2, push 1; you lose 1 hull"),
        ("channeled-attack", "4 damage to 1 target, broad arc, from the place of an ally"),
        ("stealth-weapons", "4 damage to 1 target, front arc, in stealth 2 more damage"),
        ("deepstrike", "go to any space on the edge of the board; you lose 1 hull and 1 shield"),
        ("take-command", "move 1 ally within range 4 who agrees: 3 ahead"),
        ("propel", "3 ahead; allies may fly the same"),
        ("blast-pack", "push 1 for all targets of the next attack this round"),
        ("stun-charge", "stun for the first target of the next attack this round for 2 allies within range 4"),
        ("targeting-upgrade", "1 more to aim at with the next attack this round"),
        ("reactive-move", "in the enemies' phase: (2 ahead) or (1 ahead, turn left or right)"),
        ("teleport-tech", "go to any space within range 5, facing any way"),
        ("time-rift", "place 2 wormholes anywhere"),
        ("target-warp", "a warp to any space within range 4 and stun for 1 enemy within range 4"),
        ("6sdos", "2 ahead; if you like, turn up to 2 sides; if you like, 2 ahead"),
        ("jorhinja", "(4 ahead) or (2 slipping left or right)"),
        ("shield-zap", "shield drain 3 (you gain it) for 1 ship within range 3"),
        ("effect-infusion", "slow, lock or jam for the first target of the next attack"),
        (
            "charge-attack",
            "at the start of the next pilot action phase: if you like, turn up to 2 sides; "
            "5 damage to 1 target, front arc",
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, words: str) -> None:
    assert action_words(game_of(duel()).content.card[card].action) == words


def test_a_card_says_if_it_cannot_be_resupplied() -> None:
    cards = game_of(duel()).content.card
    assert brief_words(cards["overcharge"])[-1] == "cannot be resupplied"
    assert "cannot be resupplied" not in brief_words(cards["overwatch"])


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("lock-on", "with advantage you draw 1 more and choose among 3"),
        ("jagged-spikes", "at the end of each round, every other ship within range 1 takes 1 damage"),
        ("balroq", "-2 cards that you draw count as +2"),
        ("gynnifer", "misses that you draw count as -2"),
        ("extra-cockpit", "room for 1 more co-pilot on every ship"),
        ("therapist", "for each trauma, draw 2 cards and choose 1"),
    ],
)
def test_a_card_says_what_it_changes(card: str, words: str) -> None:
    assert brief_words(game_of(duel()).content.card[card]) == (words,)


def test_a_card_says_which_dice_it_takes() -> None:
    cards = game_of(duel()).content.card
    assert slots_words(cards["ahead"]) == "move, 2 a round"
    assert slots_words(cards["burst-fire"]) == "attack + attack"
    assert slots_words(cards["fire"]) == "attack (+ attack)"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("ronin-scout-2", "turn, move 3 ahead, turn, attack (front arc, damage -1)"),
        ("ronin-scout-4", "move 2 ahead, turn, attack (range 2, jam)"),
        (
            "ronin-frigate-1",
            "turn, attack (broad arc, 2 targets); if it cannot, move 2 ahead, attack (broad arc, 2 targets)",
        ),
        (
            "ronin-scout-3",
            "turn, attack (front arc, damage +1); then move 1 ahead, turn right, 1 ahead; if it cannot, move 4 ahead",
        ),
    ],
)
def test_a_command_line_reads_as_people_speak(card: str, words: str) -> None:
    assert combat_words(game_of(duel()).content.combat_card[card]) == words


# Questions and answers


def test_pilots_are_asked_by_name() -> None:
    match = fight(pilots=2)
    assert match.game.text.prompt(match.decision) == "Cadet 1, which pilot do you fly?"
    match.answer("enlist 0 enver")
    assert match.game.text.prompt(match.decision) == "Enver, which ship do you take?"
    match = duel()
    assert match.game.text.prompt(match.decision) == "Starla or Violet Ray, what do you do?"
    assert match.game.text.moment(match.decision) == "Cadet 1's actions"


def test_an_action_says_what_it_brings_and_costs() -> None:
    told = meanings()
    assert told["act starla ahead move"] == "Ahead with move · 3 ahead"
    assert told["act violet-ray ahead stress"] == "Ahead with stress · 3 ahead; 1 stress"
    assert told["act starla interference move"].endswith("jam for 1 ship within range 2; uses 1 of 3 supply")
    assert "a turn; 1 stress" in told["act violet-ray bank-and-jet stress"]
    assert told["act violet-ray repair attack,attack,stress"] == (
        "Repair with 2 attack and stress · +2 hull, -2 stress and resupply 2 cards"
    )


def test_the_end_of_a_move_says_where_and_for_what() -> None:
    told = meanings("act starla ahead move")
    assert told["fly 5,4"] == "fly to F7 · facing north"
    assert told["fly 5,5"] == "fly to F8 · facing north; 1 stress, because it stops short"
    sides = {words for answer, words in meanings("act starla veer move").items()}
    assert sides == {
        "fly left to E9 · facing north-west",
        "fly right to G9 · facing north-east",
        "fly to F9 · facing north; 1 stress, because it stops short",
    }


def test_a_hit_says_what_would_be_left() -> None:
    match = duel()
    game = game_of(match)
    starla = game.state.flyers[0]
    starla.hull, starla.shield = 4, 1
    for damage, words in ((1, "1 shield; leaves 4 hull"), (3, "1 shield and 2 hull; leaves 2 hull")):
        game.stack.append(Suffer("starla", damage))
        assert str(game.meaning(Take())) == f"Starla: take the hit · {words}"
    game.stack.append(Suffer("starla", 9))
    assert game.meaning(Take()).detail == "1 shield and 4 hull; and your ship goes dark"


def test_a_target_says_what_decides_about_it() -> None:
    game = game_of(duel())
    enemy, starla = game.state.enemies[0], game.state.flyers[0]
    attack = Attack(damage=3, targets=2, arc="front")
    game.stack.append(Strike("starla", attack))
    enemy.at, enemy.facing, enemy.hull, starla.at = Hex(5, 4), "N", 3, Hex(5, 6)
    assert game.meaning(Aim(enemy.id)).detail == "at F7; 3 hull; 1 to 6 damage; advantaged"
    enemy.facing, enemy.shield = "S", 2
    assert game.meaning(Aim(enemy.id)).detail == "at F7; 3 hull, 2 shield; 1 to 6 damage, 5% to miss"
    starla.bound = ("jam",)
    assert game.meaning(Aim(enemy.id)).detail.endswith("; disadvantaged")
    game.stack.append(Strike("starla", attack, [enemy.id]))
    assert str(game.meaning(Enough())) == "fire at 1 target"


def test_a_stack_says_what_it_makes_of_a_shot() -> None:
    game = game_of(duel())
    game.stack.append(Shoot("starla", game.state.enemies[0].id, Attack(damage=3, arc="front"), first=True))
    assert str(game.meaning(Use(("plus-1",)))) == "use +1 · 4 damage"
    assert str(game.meaning(Use(("rolling-plus-1", "double")))) == "use rolling +1 and x2 · 8 damage"
    assert str(game.meaning(Use(("miss",)))) == "use miss · miss"


def test_a_turn_before_a_move_can_wait() -> None:
    told = meanings("act violet-ray bank-and-jet stress")
    assert told["steady"] == "fly as you face · you may turn after the move"
    assert told["turn SE"] == "turn south-east"
    told = meanings("act violet-ray bank-and-jet stress", "steady", "fly 9,4 right")
    assert told["steady"] == "finish this move · nothing more"


def test_ships_and_cards_say_what_they_are() -> None:
    match = fight("enlist 0 enver")
    told = {str(option): str(match.game.meaning(option)) for option in all_options(match)}
    assert told["board enver argonaut"] == "take the Argonaut · 8 hull, 4 shield, assault and command"
    match.answer("board enver argonaut")
    told = {str(option): str(match.game.meaning(option)) for option in all_options(match)}
    assert told["fit enver tether-shot"] == (
        "fit Tether Shot · attack, 1 a round; 1 damage to 1 target, range 3, lock; with a stress die pull 1; supply 3"
    )


def test_rocks_clouds_and_the_gate_are_named() -> None:
    game = game_of(fight("take-usual 0", "deploy starla 1,5 NE", scenario="through-the-rubble"))
    starla = game.state.flyers[0]
    starla.at = Hex(3, 4)
    game.stack.append(FlyCourse("starla", Move(course="f f f")))
    assert "1 hull (asteroids)" in game.meaning(Fly(Hex(4, 3))).detail
    starla.at, starla.facing = Hex(14, 1), "N"
    assert game.meaning(Fly(Hex(14, -2))).detail == "facing north; through the gate, and away"


def test_ending_with_dice_that_could_act_asks_back() -> None:
    match = duel()
    regrets = {str(option): match.game.regret(option) for option in all_options(match)}
    assert regrets["finish starla"] == "Starla can still use dice: 3 move and attack."
    assert {answer for answer, regret in regrets.items() if regret} == {"finish starla", "finish violet-ray"}


# Real dice and cards


def test_real_dice_and_cards_are_called_by_their_names() -> None:
    rolling = Match.new(Akarios, seats=1, seed=1, dice="asked")
    drawing = Match.new(Akarios, seats=1, seed=1, dice="asked-draws")
    asked: dict[str, list[str]] = {}
    for match, chance in ((rolling, Random(1)), (drawing, Random(1))):
        while not match.over:
            if match.decision.die.faces:
                question = match.game.text.prompt(match.decision)
                asked[question] = [str(match.game.meaning(option)) for option in match.decision.options]
            match.answer(chance.choice(match.decision.options))
    assert asked["Cadet 1, roll the action die and say what it shows."] == ["move", "attack", "wild", "stress"]
    orders = asked["Cadet 1, draw from the combat deck: what each Ronin Scout does."]
    assert all(line.startswith("Ronin Scout card ") for line in orders)
    shots = [cards for question, cards in asked.items() if "enemy modifier deck: an attack of Ronin Scout " in question]
    assert shots
    assert {*shots[0]} <= {"0", "+1", "-1", "+2", "-2", "miss", "x2", "stress miss"}


# Dangers


def dangers(stress: int, *answers: str) -> dict[str, str]:
    match = duel()
    for flyer in game_of(match).state.flyers:
        flyer.stress, flyer.trauma = stress, 1
    for answer in answers:
        match.answer(answer)
    found = {str(option): match.game.danger(option) for option in all_options(match)}
    return {answer: danger for answer, danger in found.items() if danger}


def test_an_answer_that_makes_a_pilot_snap_is_marked() -> None:
    assert dangers(4) == {}
    snapping = dangers(6)
    assert snapping["act violet-ray ahead stress"] == "stress 7: you snap and draw 2 trauma cards"
    assert snapping["reroll starla move"] == "stress 7: you snap and draw 2 trauma cards"
    assert "act starla ahead move" not in snapping
    assert not [answer for answer in snapping if " repair " in answer]
    assert dangers(9)["act violet-ray rotate stress"].startswith("stress 10")
    assert {*dangers(6, "act starla ahead move")} == {"fly 5,5", "fly 5,6"}


def test_a_flight_into_the_last_rock_is_marked() -> None:
    match = fight("take-usual 0", "deploy starla 1,5 NE", scenario="through-the-rubble")
    game = game_of(match)
    starla = game.state.flyers[0]
    starla.at, starla.hull = Hex(3, 4), 1
    starla.dice = (Die("move"), *starla.dice[1:])
    game.stack.append(FlyCourse("starla", Move(course="f f f")))
    assert game.danger(Fly(Hex(4, 3))) == "the asteroids take your last hull"
    starla.hull = 3
    assert game.danger(Fly(Hex(4, 3))) is None


# The log


def test_a_flight_is_one_line() -> None:
    steps = [Moved("ronin-scout-3", Hex(5, row), "S") for row in (1, 2)]
    assert told(*steps) == "Ronin Scout 3 flies 2 spaces to F5, facing south."
    assert told(Turned("ronin-scout-3", "SE"), *steps[:1], Idled("ronin-scout-3", "reach")) == (
        "Ronin Scout 3 flies 1 space to F4, facing south; nobody in reach."
    )
    assert told(Turned("ronin-scout-3", "SE")) == "Ronin Scout 3 turns south-east."


def test_the_start_of_a_phase_is_one_line() -> None:
    ready = (ShieldRose("starla", 3), DiceRolled("starla", ("move", "move", "wild")))
    assert told(*ready) == "Starla recharges to 3 shield and rolls 2 move and wild."
    assert told(ready[1]) == "Starla rolls 2 move and wild."


def test_a_flight_tells_its_price() -> None:
    step = Moved("starla", Hex(5, 1), "S")
    assert told(step, Hurt("starla", 0, 1, "asteroids"), StressChanged("starla", 1, 4)) == (
        "Starla flies 1 space to F4, facing south; asteroids: 1 hull; stress 4."
    )
    assert told(StressChanged("starla", 1, 4)) == "Starla's stress rises to 4."


def test_a_shot_is_one_line() -> None:
    shot, hurt = Attacked("starla", "ronin-scout-3", ("plus-1",), 3), Hurt("ronin-scout-3", 1, 2, "attack")
    assert told(shot, hurt) == "Starla hits Ronin Scout 3 for 3 (+1): 1 shield and 2 hull."
    assert told(shot, hurt, Affected("ronin-scout-3", "stun")).endswith("2 hull, stunned.")
    assert told(shot, hurt, Destroyed("ronin-scout-3")) == (
        "Starla destroys Ronin Scout 3 with 3 damage (+1): 1 shield and 2 hull!"
    )
    assert told(
        Attacked("ronin-scout-3", "starla", ("zero",), 9), Hurt("starla", 0, 6, "attack"), KnockedOut("starla")
    ) == ("Ronin Scout 3 hits Starla for 9 (0): 6 hull, unconscious.")
    assert told(Attacked("starla", "sparrow", ("miss",), 0, missed=True)) == "Starla misses the Sparrow (miss)."


def test_a_shot_with_advantage_names_what_did_not_count() -> None:
    drawn = CardsDrawn("starla", (("minus-1",), ("plus-1",)))
    assert told(drawn, Attacked("starla", "ronin-scout-3", ("plus-1",), 3)).endswith("for 3 (+1, not -1).")
    assert told(drawn) == "Starla draws -1 and +1."


def test_enemies_say_why() -> None:
    text = game_of(duel()).text
    assert text.event(Targeted("ronin-scout-3", "starla", "nearest")) == "Ronin Scout 3 goes for Starla."
    assert text.reason(Targeted("ronin-scout-3", "starla", "nearest")) == "It is the nearest."
    assert text.reason(Spawned("ronin-scout-3", Hex(0, 0), "S")) == ""


def test_a_fight_begins_and_ends_with_a_story() -> None:
    game = game_of(duel())
    lines = [game.text.event(event) for event in duel().events(None)]
    assert any(line.startswith("First Light. Training flight nine") for line in lines)
    verdict, story = game.epilogue().split("\n")
    assert story == game.content.scenario["first-light"].lost
    assert verdict
