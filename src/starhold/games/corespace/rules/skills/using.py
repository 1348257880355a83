"""The use of a skill: pegs, then part after part. (CS-SKILL-03..10)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from starhold.geometry.square import Square
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Lack,
    Options,
    Procedure,
    Refusal,
    Step,
    ask,
    call,
    done,
    goto,
    joined,
)

from ...choices import Choose, Forgo, UseSkill
from ...content import SkillPage, SkillPart, WindowName
from ...events import Reacted, SkillUsed
from ...lacks import ItsMoment, NotMoved, OutOfAirlock, SkillPegs, SkillUnused, SomethingToUse, Undisrupted
from ...state import Figure, Opening
from ..answers import in_order
from ..figures import figure_of, find_figure, player_of
from ..script.happening import Happen
from .known import Known, page_of_skill, repertoire
from .lasting import ends, is_spent, lasts
from .openings import can_pay, is_paid, remember
from .parts import PartRule, Use, first_rules, foremost, is_extra, rule_for, ways_of

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
    """The figure that has brought it about."""
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
    """Whom the last part was aimed at; nobody if it came to nothing."""
    spot: Square = ""
    """Where they were then."""
    later: bool = False
    """True for what was paid for before. (CS-SK-STEALTH-11)"""

    def start(self, game: CoreSpace) -> Step:
        """The pegs are gone for good. (CS-SKILL-05)"""
        figure = figure_of(game, self.figure)
        if self.later:
            ends(figure, "ready")
        else:
            figure.pegs -= self.level
            figure.skill_used = True
        if self.page(game).still:
            lasts(game, figure, "still")
        told = SkillUsed if self.during == "turn" else Reacted
        game.tell(told(figure.id, self.skill, self.level, figure.pegs))
        page = self.page(game)
        if self.later or not page.either:
            self.left = [*range(len(self.parts(game)))]
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
        if (figure.defeated and self.during != "defeated") or is_spent(figure):
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
        self.left = self.left_after(game, place)
        self.aim_at(game, getattr(choice, "other", "") or getattr(choice, "figure", ""))
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

    def aim_at(self, game: CoreSpace, other: str) -> None:
        """Remember whom a part is aimed at, for those after it."""
        target = find_figure(game, other)
        if target is not None:
            self.target, self.spot = target.id, target.at

    # Looking

    @property
    def use(self) -> Use:
        return Use(
            self.skill,
            self.level,
            self.other,
            self.weapon,
            self.target,
            self.actions,
            self.turns,
            self.spot,
            self.later,
        )

    def page(self, game: CoreSpace) -> SkillPage:
        return page_of_skill(game, self.skill, self.level)

    def parts(self, game: CoreSpace) -> tuple[SkillPart, ...]:
        return ways_of(self.page(game), later=self.later)[max(0, self.way - 1)]

    def open(self, game: CoreSpace) -> list[int]:
        """The parts of which one comes next."""
        return foremost(self.page(game), self.parts(game), self.left)

    def left_after(self, game: CoreSpace, place: int) -> list[int]:
        """The parts that are left after one of them; what was passed over is not, and no extra after another one."""
        page, parts = self.page(game), self.parts(game)
        return [
            each
            for each in self.left
            if each != place
            and (page.any_order or each > place)
            and not (is_extra(parts[place]) and is_extra(parts[each]))
        ]

    def rule(self, game: CoreSpace, figure: Figure, place: int) -> PartRule[Any]:
        return rule_for(game, figure, self.parts(game)[place], self.use)

    def chosen(self, game: CoreSpace, choice: Choice) -> tuple[int, PartRule[Any]]:
        """The part to which a choice belongs."""
        figure = figure_of(game, self.figure)
        rules = [(place, self.rule(game, figure, place)) for place in self.open(game)]
        return next((place, rule) for place, rule in rules if choice in rule.options().legal)

    def more_dice(self, game: CoreSpace) -> int:
        """The dice that the part adds which comes next."""
        return max((getattr(self.parts(game)[place], "more", 0) for place in self.open(game)), default=0)

    def is_free(self, game: CoreSpace, choice: Choice) -> bool:
        """True if nobody strikes at whoever does it. (CS-SKILL-09)"""
        return self.chosen(game, choice)[1].is_free(choice)

    def rest(self) -> Opening:
        """The rest, which is done as soon as the attack is over. (CS-REACTION-04)"""
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
    obstacles = tuple([obstacle(game, figure, each) for each in known.all])
    found = known.offers.get((figure.pegs, obstacles))
    if found is None:
        offered = [of_level(each, clause, figure.pegs) for each, clause in zip(known.all, obstacles, strict=True)]
        found = known.offers[figure.pegs, obstacles] = in_order(offered)
    return found


def obstacle(game: CoreSpace, figure: Figure, each: Known) -> str:
    """The clause that keeps a level from being used now; nothing if none does."""
    use = use_now(game, figure, each.skill, each.level)
    if each.disrupted:
        return "CS-SK-TECH-01"
    if each.window not in OWN_TURN:
        return "CS-SKILL-08"
    if figure.where != "deck":
        return "CS-AIRLOCK-02"
    if figure.skill_used and not use.later:
        return "CS-SKILL-10"
    if figure.pegs < each.level and not use.later:
        return "CS-SKILL-07"
    if each.still and figure.walked:
        return "CS-SK-RANGED-01"
    return "" if any(rule.may() for rule in first_rules(game, figure, use)) else "CS-SKILL-05"


def of_level(each: Known, clause: str, pegs: int) -> Choice | Refusal:
    choice = UseSkill(each.skill, each.level)
    return Refusal(choice, clause, LACKING[clause](each, pegs)) if clause else choice


LACKING: Mapping[str, Callable[[Known, int], Lack]] = {
    "CS-SK-TECH-01": lambda *_: Undisrupted(),
    "CS-SKILL-08": lambda each, _: ItsMoment(each.window),
    "CS-AIRLOCK-02": lambda *_: OutOfAirlock(),
    "CS-SKILL-10": lambda *_: SkillUnused(),
    "CS-SKILL-07": lambda each, pegs: SkillPegs(each.level, pegs),
    "CS-SK-RANGED-01": lambda *_: NotMoved(),
    "CS-SKILL-05": lambda *_: SomethingToUse(),
}
"""The lack behind each clause."""


def could_use_skill(game: CoreSpace, figure: Figure) -> bool:
    """True if a skill can be used for all that everybody knows, so that the end of a turn tells nothing."""
    if figure.prone or figure.where != "deck":
        return False
    return any(
        each.window in OWN_TURN
        and not each.disrupted
        and can_pay(game, figure, each.skill, each.level)
        and not (each.still and figure.walked)
        and any(rule.could() for rule in first_rules(game, figure, use_now(game, figure, each.skill, each.level)))
        for each in repertoire(game, figure).all
    )


def use_now(game: CoreSpace, figure: Figure, skill: str, level: int) -> Use:
    """The use of a skill in the own turn."""
    return Use(skill, level, later=is_paid(game, figure, skill, level))


def use_skill(game: CoreSpace, figure: Figure, choice: UseSkill) -> Using:
    use = use_now(game, figure, choice.skill, choice.level)
    return Using(figure.id, choice.skill, choice.level, later=use.later)


def came_to_nothing(game: CoreSpace, name: str) -> None:
    """The shot of whoever uses a skill has misfired, so nobody was its target. (CS-SK-CUNNING-04)"""
    using = next((rule for rule in reversed(game.stack) if isinstance(rule, Using)), None)
    if using is not None and using.figure == name:
        using.target = ""
