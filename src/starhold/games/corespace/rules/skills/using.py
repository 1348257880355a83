"""The use of a skill: pegs, then part after part. (CS-SKILL-03..10)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, Step, ask, call, done, goto, joined, offer

from ...choices import Choose, Forgo, UseSkill
from ...content import SkillPage, SkillPart, WindowName
from ...events import Reacted, SkillUsed
from ...lacks import ItsMoment, NotMoved, OutOfAirlock, SkillPegs, SkillUnused, SomethingToUse
from ...state import Figure, Opening
from ..answers import in_order
from ..figures import figure_of, find_figure, player_of
from ..script.happening import Happen
from .known import Known, page_of_skill, repertoire
from .lasting import lasts
from .openings import remember
from .parts import PartRule, Use, rule_for

if TYPE_CHECKING:
    from ...game import CoreSpace

FORGO = Options((Forgo(),))
OWN_TURN: tuple[WindowName, ...] = ("turn", "any-time")
"""The moments that come in the own turn as well. (CS-SKILL-08)"""


class Using(Procedure, tag="corespace.using"):
    """Each part may be left out, and what turns out to be impossible is. (CS-SKILL-05, CS-SKILL-09)"""

    figure: str
    skill: str
    level: int
    during: WindowName = "turn"
    """The moment at which it is used."""
    other: str = ""
    """Who has brought it about."""
    weapon: str = ""
    """The token that was used for it."""
    actions: int = 0
    """The actions that are lost, if it reacts to that."""
    turns: int = 0
    way: int = 0
    """The way that was chosen, if there are several."""
    left: list[int] = []
    """The parts that are left, by their places."""
    target: str = ""
    """Whom the last part was aimed at."""

    def start(self, game: CoreSpace) -> Step:
        """The pegs are gone for good. (CS-SKILL-05)"""
        figure = figure_of(game, self.figure)
        figure.pegs -= self.level
        figure.skill_used = True
        if self.page(game).still:
            lasts(game, figure, "still")
        told = SkillUsed if self.during == "turn" else Reacted
        game.tell(told(figure.id, self.skill, self.level, figure.pegs))
        page = self.page(game)
        if not page.either:
            self.left = [*range(len(page.parts))]
            return goto(self.go_on)
        ways = [
            Choose(self.skill, self.level, number)
            for number, parts in enumerate(page.either, 1)
            if rule_for(game, figure, parts[0], self.use).could()
        ]
        return ask(player_of(figure), in_order(ways), then=self.choose)

    def choose(self, game: CoreSpace, choice: Choose) -> Step:
        self.way = choice.option
        self.left = [*range(len(self.parts(game)))]
        return goto(self.go_on)

    def go_on(self, game: CoreSpace) -> Step:
        figure = find_figure(game, self.figure)
        if figure is None or figure.where not in ("airlock", "deck") or game.state.mission.over or not self.left:
            return done()
        if figure.defeated and self.during != "defeated":
            return done()
        rules = {place: self.rule(game, figure, place) for place in self.open(game)}
        for place, rule in rules.items():
            if not rule.asks:
                self.left.remove(place)
                begun = rule.do(None) if rule.may() else None
                return goto(self.settle) if begun is None else call(begun, then=self.settle)
        if self.during == "hits":
            remember(game, self.rest())
            return done()
        if not any(rule.could() for rule in rules.values()):
            return goto(self.leave)
        return ask(player_of(figure), joined(*(rule.options() for rule in rules.values()), FORGO), then=self.do)

    def do(self, game: CoreSpace, choice: Choice) -> Step:
        if isinstance(choice, Forgo):
            return goto(self.leave)
        place, rule = self.chosen(game, choice)
        self.left.remove(place)
        self.target = getattr(choice, "other", self.target)
        begun = rule.do(choice)
        return goto(self.settle) if begun is None else call(begun, then=self.settle)

    def leave(self, game: CoreSpace) -> Step:
        """What could come next is left out."""
        open_ = self.open(game)
        self.left = [place for place in self.left if place not in open_]
        return goto(self.go_on)

    def settle(self, game: CoreSpace) -> Step:
        """After each of its actions the mission has its say. (CS-MISSION-07)"""
        return call(Happen(), then=self.go_on)

    # Looking

    @property
    def use(self) -> Use:
        return Use(self.skill, self.level, self.other, self.weapon, self.target, self.actions, self.turns)

    def page(self, game: CoreSpace) -> SkillPage:
        return page_of_skill(game, self.skill, self.level)

    def parts(self, game: CoreSpace) -> tuple[SkillPart, ...]:
        return self.page(game).ways[max(0, self.way - 1)]

    def open(self, game: CoreSpace) -> list[int]:
        """The parts of which one comes next."""
        return self.left if self.page(game).any_order else self.left[:1]

    def rule(self, game: CoreSpace, figure: Figure, place: int) -> PartRule[Any]:
        return rule_for(game, figure, self.parts(game)[place], self.use)

    def chosen(self, game: CoreSpace, choice: Choice) -> tuple[int, PartRule[Any]]:
        """The part to which a choice belongs."""
        figure = figure_of(game, self.figure)
        rules = [(place, self.rule(game, figure, place)) for place in self.open(game)]
        return next((place, rule) for place, rule in rules if choice in rule.options().legal)

    def rest(self) -> Opening:
        """What is left to do as soon as the attack is over. (CS-REACTION-04)"""
        return Opening(
            "attacked",
            self.figure,
            self.other,
            weapon=self.weapon,
            skill=self.skill,
            level=self.level,
            way=self.way,
            left=tuple(self.left),
        )


def going_on(rest: Opening) -> Using:
    """The use of a skill of which a part is left."""
    return Using(
        rest.figure,
        rest.skill,
        rest.level,
        during=rest.window,
        other=rest.other,
        weapon=rest.weapon,
        way=rest.way,
        left=[*rest.left],
        stage="go_on",
    )


# The own turn


def skill_options(game: CoreSpace, figure: Figure) -> Options:
    """Each level that the trader has, and why it cannot be used now. (CS-SKILL-03..08, CS-SKILL-10)"""
    known = repertoire(game, figure)
    if not known.all:
        return NO_OPTIONS
    can = None if figure.skill_used or figure.where != "deck" else possible(game, figure, known.all)
    key = (figure.pegs, figure.skill_used, figure.where, figure.walked > 0, can)
    found = known.offers.get(key)
    if found is None:
        flags = can or (False,) * len(known.all)
        offered = [of_level(figure, each, can=flag) for each, flag in zip(known.all, flags, strict=True)]
        found = known.offers[key] = in_order(offered)
    return found


def possible(game: CoreSpace, figure: Figure, known: tuple[Known, ...]) -> tuple[bool, ...]:
    """Whether each level would do something now."""
    return tuple(
        [
            each.window in OWN_TURN
            and each.level <= figure.pegs
            and any(rule_for(game, figure, part, Use(each.skill, each.level)).may() for part in each.firsts)
            for each in known
        ]
    )


def of_level(figure: Figure, each: Known, *, can: bool) -> Choice | Refusal:
    return offer(
        UseSkill(each.skill, each.level),
        ("CS-SKILL-08", each.window in OWN_TURN, ItsMoment(each.window)),
        ("CS-AIRLOCK-02", figure.where == "deck", OutOfAirlock()),
        ("CS-SKILL-10", not figure.skill_used, SkillUnused()),
        ("CS-SKILL-07", figure.pegs >= each.level, SkillPegs(each.level, figure.pegs)),
        ("CS-SK-RANGED-01", not (each.still and figure.walked), NotMoved()),
        ("CS-SKILL-05", can, SomethingToUse()),
    )


def could_use_skill(game: CoreSpace, figure: Figure) -> bool:
    """True if a skill can be used for all that everybody knows, so that the end of a turn tells nothing."""
    if figure.skill_used or not figure.pegs or figure.prone or figure.where != "deck":
        return False
    return any(
        each.window in OWN_TURN
        and each.level <= figure.pegs
        and not (each.still and figure.walked)
        and any(rule_for(game, figure, part, Use(each.skill, each.level)).could() for part in each.firsts)
        for each in repertoire(game, figure).all
    )


def use_skill(_game: CoreSpace, figure: Figure, choice: UseSkill) -> Using:
    return Using(figure.id, choice.skill, choice.level)
