"""The turn of one trader. (CS-ROUND-05..09, CS-TRADER-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import Square
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Seat, Step, ask, call, done, goto, joined

from ..choices import (
    AskLeave,
    BreakDeal,
    Calm,
    CoverFire,
    Exchange,
    Finish,
    FollowUp,
    OfferDeal,
    PlayCard,
    React,
    Redock,
    Scan,
    Shoot,
    SpendPeg,
    UseSkill,
)
from ..events import Activated, Finished, TurnMissed
from ..state import Figure
from .actions import ASSAULTS, DEEDS, EFFORTLESS, OFFERS, RUSHED, is_effortless
from .answers import in_order
from .cards.assistance import card_options, holds_cards, play_card
from .deals import Parley, break_deal, deal_options
from .effortless import FREE, can_act_effortlessly, pay_effortless, peg_options, spend_peg
from .exchange import ExchangeItems, exchange_options
from .figures import actions_stat, figure_of, find_figure, player_of
from .linked import kind_of, linked
from .movement import move_options
from .notes import taking_notes
from .passing import AskToPass
from .skills.lasting import is_spent
from .skills.using import Using, could_use_skill, skill_options, use_skill
from .skills.windows import Settle, crew_reactions, react_at_any_time
from .standing import STAND
from .sustaining import follow_up_options, is_sustained
from .upgrades import upgrade_options, use_upgrade

if TYPE_CHECKING:
    from ..game import CoreSpace

FINISH = Options((Finish(),))


class Activation(Procedure, tag="corespace.activation"):
    """Up to as many actions as the trader has, in any order. (CS-ROUND-07..08)"""

    figure: str
    left: int = 0
    """The actions that are left."""
    rushes: int = 0
    """MOVE and ASSAULT actions that are left besides. (CS-SK-AUGMENTED-02..03)"""
    effortless: int = FREE
    """The effortless actions that are still free. (CS-EFFORTLESS-02)"""
    sustained: str = ""
    """The weapon of sustained fire that has just hit. (CS-ITEM-13)"""
    sustained_at: Square = ""
    """Where its target was."""
    asked: list[str] = []
    """The enemy traders who were asked for leave already."""
    refused: list[str] = []
    """Those who have declined an exchange."""
    offered: list[Seat] = []
    """The crews that were offered a deal already."""
    lent: bool = False
    """True for an action that a skill gives: it is no activation, and nothing comes with it. (CS-SK-TECH-07)"""
    kind: str = ""
    """The kind of action to which linked actions are bound. (CS-ABILITY-15)"""

    def start(self, game: CoreSpace) -> Step:
        """Penalties apply to the next activation, and are then used up. (CS-ASSESS-04)"""
        figure = figure_of(game, self.figure)
        if figure.missed_turns:
            figure.missed_turns -= 1
            figure.acted = True
            game.tell(TurnMissed(figure.id))
            return done()
        self.left = max(0, actions_stat(game, figure) - figure.lost_actions)
        figure.lost_actions = 0
        game.tell(Activated(figure.id))
        return goto(self.act)

    def act(self, game: CoreSpace) -> Step:
        figure = find_figure(game, self.figure)
        if figure is None or figure.crew is None:
            return done()
        self.left += figure.extra_actions
        self.rushes += figure.rushes
        figure.extra_actions = figure.rushes = 0
        if game.state.mission.over or figure.where == "aboard" or figure.defeated or is_spent(figure):
            return goto(self.finish)
        with taking_notes(game):
            offered = self.offers(game, figure)
        if offered.legal == FINISH.legal and not self.waits(game, figure):
            return goto(self.finish)
        return ask(player_of(figure), offered, then=self.do)

    def waits(self, game: CoreSpace, figure: Figure) -> bool:
        """True if there could be more to do for all that others know, so that the end of a turn tells nothing."""
        return not self.lent and (holds_cards(game, figure) or could_use_skill(game, figure))

    def offers(self, game: CoreSpace, figure: Figure) -> Options:
        """Everything open to the trader now; the prone can only stand up, and the way out of an airlock comes first.

        (CS-ACTION-01, CS-PRONE-01, CS-PRONE-04, CS-AIRLOCK-02)
        """
        if figure.prone:
            cards = NO_OPTIONS if self.lent else card_options(game, figure)
            return joined(STAND, cards, FINISH) if self.left else joined(cards, FINISH)
        moves = move_options(game, figure, self.asked) if self.left or self.rushes else NO_OPTIONS
        if figure.where == "airlock":
            return joined(moves, self.extras(game, figure), FINISH)
        actions = OFFERS if self.left else ASSAULTS if self.rushes else ()
        with_actions = joined(*(offers(game, figure) for offers in actions), moves)
        effortless = self.effortless_offers(game, figure)
        offered = joined(linked(game, figure, self, with_actions), effortless)
        if any(isinstance(choice, Shoot) for choice in effortless.legal):  # rifles and quick pistols are one verb
            offered = in_order((*offered.legal, *offered.refusals))
        return joined(offered, self.extras(game, figure), FINISH)

    def extras(self, game: CoreSpace, figure: Figure) -> Options:
        """Options that come with a turn and are no actions: skills, the ship, cards and deals."""
        if self.lent:
            return NO_OPTIONS
        skills = joined(skill_options(game, figure), crew_reactions(game, figure))
        ship = upgrade_options(game, figure) if figure.where == "deck" else NO_OPTIONS
        deals = deal_options(game, figure, self.offered) if self.left else NO_OPTIONS
        return joined(skills, ship, card_options(game, figure), deals)

    def effortless_offers(self, game: CoreSpace, figure: Figure) -> Options:
        """What costs no action, if one is free or can be paid for. (CS-EFFORTLESS-01..06)"""
        pegs = NO_OPTIONS if self.lent else peg_options(game, figure, self)
        if not can_act_effortlessly(figure, self):
            return pegs
        offered = (offers(game, figure) for offers in EFFORTLESS)
        return joined(
            *offered, exchange_options(game, figure, self.refused), follow_up_options(game, figure, self), pegs
        )

    def do(self, game: CoreSpace, choice: Choice) -> Step:
        match choice:
            case AskLeave(figure=other):
                self.asked.append(other)
                return call(AskToPass(self.figure, other), then=self.act)
            case Exchange(figure=other):
                return call(ExchangeItems(self.figure, other), then=self.exchanged)
            case OfferDeal(seat=partner):
                self.offered.append(partner)
                return call(Parley(player_of(figure_of(game, self.figure)), partner), then=self.act)
            case BreakDeal(seat=partner):
                break_deal(game, player_of(figure_of(game, self.figure)), partner)
                return goto(self.act)
            case SpendPeg():
                spend_peg(game, figure_of(game, self.figure), self)
                return goto(self.act)
            case PlayCard():
                return call(play_card(game, figure_of(game, self.figure), choice), then=self.settle)
            case React():
                return call(react_at_any_time(game, choice), then=self.settle)
            case UseSkill():
                return call(use_skill(game, figure_of(game, self.figure), choice), then=self.settle)
            case Scan() | Calm() | CoverFire() | Redock():
                begun = use_upgrade(game, figure_of(game, self.figure), choice)
                return goto(self.settle) if begun is None else call(begun, then=self.settle)
            case Finish():
                return goto(self.finish)
        return self.carry_out(game, figure_of(game, self.figure), choice)

    def carry_out(self, game: CoreSpace, figure: Figure, choice: Choice) -> Step:
        """Options that cost an action, or an effortless one. (CS-ACTION-01, CS-EFFORTLESS-01)"""
        if is_effortless(game, figure, choice):
            pay_effortless(self)
        else:
            self.pay(choice)
            self.kind = self.kind or kind_of(choice)
            figure.begun = True
        begun = DEEDS[type(choice)](game, figure, choice)
        if isinstance(choice, Shoot | FollowUp):
            self.sustained = ""
        if isinstance(choice, Shoot) and begun and is_sustained(game, choice.weapon):
            self.sustained_at = figure_of(game, choice.other).at
            self.sustained = choice.weapon
            return call(begun, then=self.sustain)
        return goto(self.settle) if begun is None else call(begun, then=self.settle)

    def pay(self, choice: Choice) -> None:
        """What a skill has added goes first, as it is good for less."""
        if self.rushes and isinstance(choice, RUSHED):
            self.rushes -= 1
        else:
            self.left -= 1

    def sustain(self, game: CoreSpace, damage: int | None) -> Step:
        """Only a hit allows a second shot. (CS-ITEM-13..14)"""
        if not damage:
            self.sustained = ""
        return goto(self.settle)

    def exchanged(self, game: CoreSpace, declined: str) -> Step:
        """Whoever declines is not asked again in this turn, and it has cost nothing. (CS-EFFORTLESS-08)"""
        if declined:
            self.refused.append(declined)
        else:
            pay_effortless(self)
        return goto(self.act)

    def settle(self, game: CoreSpace) -> Step:
        """After each action the mission has its say, and it is looked whether it is over. (CS-MISSION-07)"""
        figure = find_figure(game, self.figure)
        return call(Settle(figure.crew if figure else None), then=self.act)

    def finish(self, game: CoreSpace) -> Step:
        """(CS-ROUND-05)"""
        if self.lent:
            return done()
        figure_of(game, self.figure).acted = True
        game.tell(Finished(self.figure))
        return done()


def acting(game: CoreSpace) -> Figure | None:
    """The figure that acts: whose turn it is, or who uses a skill."""
    turn = next((rule for rule in reversed(game.stack) if isinstance(rule, Activation | Using)), None)
    return None if turn is None else find_figure(game, turn.figure)


def skill_in_use(game: CoreSpace) -> str:
    """The skill of which a part comes next; nothing if something else does."""
    match game.stack[-1] if game.stack else None:
        case Using(skill=skill):
            return skill
    return ""
