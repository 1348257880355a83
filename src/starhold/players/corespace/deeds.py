"""What each deed of an activation is worth, with the best end after it, and what it is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from starhold.games.corespace import choices
from starhold.games.corespace.rules.areas import area_of
from starhold.games.corespace.rules.effortless import in_reach
from starhold.games.corespace.rules.enmity import are_allies
from starhold.games.corespace.rules.figures import figure_of, full_health
from starhold.games.corespace.rules.kit import design, design_called, item_of
from starhold.games.corespace.rules.using import effect_of
from starhold.geometry.square import NUMBERS
from starhold.kernel import Choice

from .blasts import blast_worth
from .cards import card_worth
from .errands import FETCHED
from .ground import FAR
from .people import peace_worth, persuasion_worth
from .talents import use_skill
from .turn import LEAST, ON_THE_GROUND, Turn
from .worth import HURT, LIFE, PLATE, plating, token_worth

FULL_AMMO = 4
REFILL = 1.2
UNJAMMED = 0.8
DRAGGED = 0.3
"""The part of a life that is saved by dragging somebody all the way to the airlock."""
SAVED = 0.95

Valued: TypeAlias = tuple[float, str]


def search(turn: Turn, choice: choices.Search) -> Valued:
    gain = errand_gain(turn, choice.crate)
    return turn.after(choice, load=gain, without=choice.crate), "one more crate"


def errand_gain(turn: Turn, name: str) -> float:
    return next((errand.gain for errand in turn.resting.outlay.errands if errand.name == name), 0.0)


def look_round(turn: Turn, choice: choices.SearchRoom) -> Valued:
    name = f"room {area_of(turn.game, turn.figure.at).name}"
    return turn.after(choice, load=errand_gain(turn, name), without=name), "a look round the room"


def rob(turn: Turn, choice: choices.Rob) -> Valued:
    """What is known of the tray."""
    other = figure_of(turn.game, choice.figure)
    known = [item for item in other.tray if item.is_known(turn.situation.seat)]
    gain = sum(token_worth(turn.game, turn.figure, design(turn.game, item)) for item in known)
    return turn.after(choice, load=gain, without=f"tray {other.id}"), "somebody has to carry it"


def interact(turn: Turn, choice: choices.Interact) -> Valued:
    """A try at a repair is worth its part of the whole."""
    name = f"object {choice.object} {choice.use}"
    errand = next((errand for errand in turn.resting.outlay.errands if errand.name == name), None)
    if errand is None:
        return -FAR, "nobody has asked for it"
    without = name if errand.acts == 1 else ""
    return turn.after(choice, errand.gain / errand.acts, without=without), "the mission asks for it"


def pick_up(turn: Turn, choice: choices.PickUp) -> Valued:
    near = [loose.item for loose in in_reach(turn.game, turn.figure)]
    gain = token_worth(turn.game, turn.figure, design(turn.game, item_of(near, choice.token)))
    return turn.after(choice, load=gain), "something lies there"


def swap(turn: Turn, choice: choices.Swap) -> Valued:
    near = [loose.item for loose in in_reach(turn.game, turn.figure)]
    gain = token_worth(turn.game, turn.figure, design(turn.game, item_of(near, choice.token)))
    given = token_worth(turn.game, None, design(turn.game, item_of(turn.figure.tray, choice.given)))
    return turn.after(choice, load=gain - given - 4 * LEAST), "the better of two"


def use(turn: Turn, choice: choices.UseItem) -> Valued:
    game, figure = turn.game, turn.figure
    item = item_of(figure.tray, choice.token)
    effect = effect_of(game, item)
    price = token_worth(game, figure, design(game, item))
    if effect is None:
        return -FAR, "it would be wasted"
    if effect.do == "heal":
        healed = min(effect.number, full_health(game, figure) - figure.health)
        weakness = 2.5 if figure.health == 1 else 1.0
        return turn.after(choice, healed * 1.6 * HURT * weakness - price), "a wound that can wait no longer"
    if effect.do == "actions":
        more = turn.resting.best(min(2, turn.left + effect.number), turn.load).worth if not turn.left else -FAR
        return more - price, "now or never"
    gains = [errand.gain for errand in turn.resting.outlay.errands if errand.squares >> turn.resting.here & 1]
    return turn.after(choice, load=max(gains, default=0.0)), "one more crate"


def revive(turn: Turn, choice: choices.Revive) -> Valued:
    friend = figure_of(turn.game, choice.figure)
    if friend.crew != turn.situation.seat and not are_allies(turn.game):
        return -FAR, "they are not ours"
    return turn.after(choice, errand_gain(turn, f"friend {friend.id}") or LIFE / 2), "nobody stays behind"


def don(turn: Turn, choice: choices.Don) -> Valued:
    worn = turn.figure.worn
    before = plating(turn.game.content.token[worn.face]) if worn and not worn.turned else 0.0
    gain = PLATE * (plating(design_called(turn.game, choice.token)) - before)
    return turn.after(choice, gain), "better on than carried"


def reload(turn: Turn, choice: choices.Reload) -> Valued:
    low = turn.figure.ammo < FULL_AMMO and any(design(turn.game, item).ranged for item in turn.figure.tray)
    empty = 2.0 if not turn.figure.ammo else 1.0
    price = token_worth(turn.game, None, design_called(turn.game, choice.token)) / 2
    return turn.after(choice, REFILL * empty - price if low else -1.0), "the magazine is all but empty"


def clear(turn: Turn, choice: choices.ClearJam) -> Valued:
    return turn.after(choice, UNJAMMED), "a jammed weapon is a club"


def stand(turn: Turn, _: choices.StandUp) -> Valued:
    return turn.resting.stay(turn.load) + ON_THE_GROUND, "on your feet"


def drag(turn: Turn, choice: choices.Drag) -> Valued:
    friend, home = figure_of(turn.game, choice.figure), turn.situation.home
    if friend.crew != turn.situation.seat:
        return -FAR, "they are not ours"
    before, after = home.get(NUMBERS[friend.at], FAR), home.get(NUMBERS[choice.to], FAR)
    progress = (before - after) / max(1, before)
    return turn.after(choice, DRAGGED * life_of_fallen(turn) * progress - LEAST), "nobody stays behind"


def drag_aboard(turn: Turn, _: choices.DragAboard) -> Valued:
    return turn.resting.outlay.life + turn.load + SAVED * life_of_fallen(turn), "nobody stays behind"


def life_of_fallen(turn: Turn) -> float:
    """A rescue is flown for nothing else."""
    return LIFE * (FETCHED if turn.game.state.mission.rescue else 1.0)


def persuade(turn: Turn, choice: choices.Persuade) -> Valued:
    gain = persuasion_worth(turn.situation, turn.figure, choice)
    return turn.after(choice, gain, without=f"talk {choice.figure}"), "a word may be worth a knife"


def offer_deal(turn: Turn, choice: choices.OfferDeal) -> Valued:
    worth = peace_worth(turn.situation, turn.figure, choice.seat)
    return turn.resting.best(turn.left, turn.load).worth + worth, "there is enough for all of us"


def play_card(turn: Turn, choice: choices.PlayCard) -> Valued:
    gain = card_worth(turn.situation, turn.figure, choice.card)
    return turn.resting.best(turn.left, turn.load).worth + gain, "now it helps most"


def burst(turn: Turn, choice: choices.Throw | choices.FireBlast) -> Valued:
    """A knife that is thrown is gone; only what bursts is worth it."""
    name = choice.token if isinstance(choice, choices.Throw) else choice.weapon
    if design_called(turn.game, name).blast is None:
        return -FAR, "better kept in hand"
    gain = blast_worth(turn.situation, turn.figure, name)
    return (turn.after(choice, gain), "several at once") if gain > 0 else (-FAR, "better kept in hand")


DEEDS: Mapping[type[Choice], Callable[[Turn, Any], Valued]] = {
    choices.Search: search,
    choices.SearchRoom: look_round,
    choices.Rob: rob,
    choices.Interact: interact,
    choices.PickUp: pick_up,
    choices.Swap: swap,
    choices.UseItem: use,
    choices.Revive: revive,
    choices.Don: don,
    choices.Reload: reload,
    choices.ClearJam: clear,
    choices.StandUp: stand,
    choices.Drag: drag,
    choices.DragAboard: drag_aboard,
    choices.Persuade: persuade,
    choices.OfferDeal: offer_deal,
    choices.PlayCard: play_card,
    choices.Throw: burst,
    choices.FireBlast: burst,
    choices.UseSkill: use_skill,
}
