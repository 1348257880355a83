"""One attack, whoever makes it and whatever with: roll, misfire, whom, cover, armour, damage. (CS-RESOLVE-01..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from starhold.geometry.square import Square
from starhold.kernel import Procedure, Seat, Step, ask, call, done, goto

from ..board.rings import gives_cover
from ..choices import Hit, KeepRoll, Reroll
from ..content import CombatFace, WindowName
from ..events import Attacked, Divided, HitsStopped, Strayed
from ..state import Figure, Opening
from .answers import in_order
from .armour import armour_on, overload
from .contact import foes_at
from .crews import next_to
from .damage import harm
from .dice import CHANCE_SIDES, roll_combat, roll_number
from .enmity import note_attack
from .figures import base_of, deck_chart, figure_of, find_figure, is_machine, player_of
from .hits import added_up
from .kit import is_reliable
from .misfires import TWO, misfire
from .reloading import spend_ammo
from .rerolling import is_asked, reroll_options, roll_again
from .script import moments
from .seeing import sight_of
from .skills.known import has_passive
from .skills.lasting import is_shielded
from .skills.openings import notice, noticed, opened, reacts
from .skills.using import came_to_nothing
from .skills.windows import Window
from .splitting import targets_of_split

if TYPE_CHECKING:
    from ..game import CoreSpace

Manner: TypeAlias = Literal["close", "ranged", "thrown", "blast", "printed"]
"""`printed` are the dice of a rule or a card, behind which nobody stands. (CS-RESOLVE-11)"""
RANGED: tuple[Manner, ...] = ("ranged", "thrown", "blast")
"""The manners that reactions call ranged. (CS-SK-RANGED-05, CS-THROW-02)"""
COVER = 1
"""The hits that cover takes away. (CS-RANGED-06)"""


class Spec(Struct, frozen=True, omit_defaults=True):
    """An attack as data: with what, and what counts."""

    manner: Manner
    dice: int = 0
    weapon: str = ""
    """The item that is used; nothing for bare hands, NPCs and printed dice."""
    automatic: int = 0
    """Hits that need no dice."""
    misfires: bool = False
    """True if two warnings make the weapon jam or break. (CS-MISFIRE-01, CS-CLOSE-04)"""
    cover: bool = False
    """True if cover counts. (CS-CLOSE-05, CS-RESOLVE-11)"""
    origin: Square = ""
    """The square from which cover is measured, if not from the attacker. (CS-BLAST-11)"""
    armour: bool = True
    strays: bool = False
    """True if it may hit somebody else who is in a fight with the target. (CS-RANGED-14)"""
    pegs: int = 0
    """The ammo pegs that it costs. (CS-RANGED-07)"""
    loud: bool = False
    """True if the first attack of this kind in a round raises hostility. (CS-RANGED-09, CS-RANGED-12)"""
    recoil: int = 0
    """The dice that the attacker suffers afterwards. (CS-ITEM-12)"""
    as_rolled: bool = False
    """True if its result is the hits that were rolled, and not the damage. (CS-SK-AUGMENTED-07)"""
    second: str = ""
    """The other one of two pistols. (CS-SK-RANGED-12)"""
    split: int = 0
    """The targets among whom the hits can be divided; 0 if they cannot. (CS-SK-RANGED-09..10)"""
    harmless: bool = False
    """True if hits do no damage. (CS-SK-RANGED-14)"""
    opening: bool = False
    """True for an attack of opportunity. (CS-SK-CLOSE-11)"""


class Assault(Procedure, tag="corespace.assault"):
    """Its result is the damage, unless it says otherwise."""

    attacker: str
    """Nobody for printed dice."""
    spec: Spec
    target: str
    faces: tuple[CombatFace, ...] = ()
    """What the dice show."""
    hits: int = 0
    rolled: int = 0
    """The hits of the dice, whatever stops them. (CS-SK-ENDURANCE-07)"""
    since: int = 0
    shares: list[str] = []
    """Those on whom the hits fall, hit by hit."""
    part: bool = False
    """True for a share of the hits of another attack: those who react wait until all are dealt with."""

    def start(self, game: CoreSpace) -> Step:
        """The roll; pegs are gone whatever comes of it. (CS-RESOLVE-01, CS-RANGED-07..10, CS-MISFIRE-08)"""
        spec, purpose = self.spec, "attack" if self.attacker else "harm"
        self.since = noticed(game)
        seat = roller(game, self.attacker, self.target)
        faces = roll_combat(game, seat, spec.dice, purpose, self.attacker or self.target)
        game.tell(Attacked(self.attacker, self.target, spec.manner, faces, spec.weapon))
        if self.attacker:
            moments.was_attacked(game, figure_of(game, self.attacker), figure_of(game, self.target))
            note_attack(game, figure_of(game, self.attacker), figure_of(game, self.target))
        if spec.pegs or spec.loud:
            spend_ammo(game, figure_of(game, self.attacker), spec.pegs, loud=spec.loud)
        self.faces = faces
        return goto(self.look_again if spec.manner == "ranged" and self.attacker else self.add_up)

    def look_again(self, game: CoreSpace) -> Step:
        """Whoever has a token for it may roll a die again."""
        attacker = figure_of(game, self.attacker)
        if not is_asked(game, attacker):
            return goto(self.add_up)
        return ask(player_of(attacker), reroll_options(game, attacker, self.faces), then=self.reroll)

    def reroll(self, game: CoreSpace, choice: Reroll | KeepRoll) -> Step:
        if isinstance(choice, Reroll):
            self.faces = roll_again(game, figure_of(game, self.attacker), self.faces, choice)
        return goto(self.add_up)

    def add_up(self, game: CoreSpace) -> Step:
        """(CS-RESOLVE-02..03, CS-MISFIRE-01..07)"""
        spec, rolled = self.spec, added_up(self.faces)
        if spec.misfires and rolled.warnings >= TWO:
            for weapon in filter(None, (spec.weapon, spec.second)):
                if not is_reliable(game, weapon):
                    misfire(game, figure_of(game, self.attacker), weapon)
            came_to_nothing(game, self.attacker)
            return goto(self.recoil)
        self.rolled = rolled.hits
        self.hits = rolled.hits + spec.automatic
        return goto(self.share if spec.split and self.hits else self.find)

    def share(self, game: CoreSpace) -> Step:
        """Hits are divided after the roll, one by one. (CS-SK-RANGED-09..10, CS-SK-CLOSE-03)"""
        attacker = figure_of(game, self.attacker)
        targets = targets_of_split(game, attacker, self.spec, self.target, self.shares)
        if len(targets) == 1:
            return goto(self.find)
        return ask(player_of(attacker), in_order(Hit(name) for name in targets), then=self.hit)

    def hit(self, game: CoreSpace, choice: Hit) -> Step:
        self.shares.append(choice.figure)
        if len(self.shares) < self.hits:
            return goto(self.share)
        self.hits = self.shares.count(self.target)
        return goto(self.deal)

    def deal(self, game: CoreSpace) -> Step:
        """Each share meets its own cover and armour; those on somebody who has fallen by another are lost.

        (CS-SK-RANGED-09..10, CS-DEFEAT-02)
        """
        self.shares = [name for name in self.shares if name != self.target and not is_down(game, name)]
        if not self.shares:
            return goto(self.recoil if is_down(game, self.target) else self.find)
        other = self.shares[0]
        hits = self.shares.count(other)
        self.shares = [name for name in self.shares if name != other]
        attacker, target = figure_of(game, self.attacker), figure_of(game, other)
        moments.was_attacked(game, attacker, target)
        note_attack(game, attacker, target)
        game.tell(Divided(attacker.id, other, hits))
        spec = replace(self.spec, split=0, recoil=0)
        share = Assault(attacker.id, spec, other, hits=hits, part=True, since=noticed(game), stage="find")
        return call(share, then=self.deal)

    def find(self, game: CoreSpace) -> Step:
        """A shot into a fight may hit anybody in it; numbers that nobody has are rolled again. (CS-RANGED-14..17)"""
        fighting = in_the_fight(game, figure_of(game, self.target)) if self.spec.strays else []
        if len(fighting) > 1:
            share = CHANCE_SIDES // len(fighting)
            seat = roller(game, self.attacker, self.target)
            while (number := roll_number(game, seat, "stray", self.target)) > share * len(fighting):
                pass
            victim = fighting[(number - 1) // share].id
            game.tell(Strayed(self.target, victim, number, missed=victim != self.target))
            self.target = victim
        return goto(self.cover)

    def cover(self, game: CoreSpace) -> Step:
        """Cover takes a hit away before anything else does; whoever is out of sight has it as well. (CS-RANGED-06)"""
        attacker = find_figure(game, self.attacker)
        self.stop(game, "cover", cover_against(game, attacker, self.spec, figure_of(game, self.target)))
        return goto(self.armour)

    def armour(self, game: CoreSpace) -> Step:
        """(CS-RESOLVE-04, CS-ARMOUR-01..02, CS-ARMOUR-07..09)"""
        target = figure_of(game, self.target)
        if self.spec.opening and has_passive(game, target, "wary"):
            self.stop(game, "skill", 1)
        if self.spec.armour and not self.spec.harmless:
            armour = armour_on(game, target)
            self.stop(game, "shield" if armour.shield else "armour", armour.value)
        if self.attacker and reacts(game, target, "hits"):
            return call(Window([self.opening("hits")]), then=self.land)
        return goto(self.land)

    def stop(self, game: CoreSpace, by: str, most: int) -> None:
        """Hits never fall below nought. (CS-RESOLVE-05)"""
        stopped = min(self.hits, most)
        if stopped:
            self.hits -= stopped
            game.tell(HitsStopped(self.target, by, stopped))

    def land(self, game: CoreSpace) -> Step:
        """What is left is damage; a shield that let it through has burnt out. (CS-RESOLVE-06, CS-ARMOUR-03)"""
        if self.spec.harmless:
            return goto(self.recoil)
        target = figure_of(game, self.target)
        if self.hits and is_shielded(
            game, target, find_figure(game, self.attacker), self.spec.manner, self.spec.origin
        ):
            self.stop(game, "skill", self.hits)
        if self.hits and self.spec.armour and armour_on(game, target).shield:
            overload(game, target)
        harm(game, target, self.hits, find_figure(game, self.attacker))
        return goto(self.recoil)

    def recoil(self, game: CoreSpace) -> Step:
        """(CS-ITEM-12)"""
        if self.spec.recoil:
            return call(Assault("", Spec("printed", self.spec.recoil), self.attacker), then=self.end)
        return goto(self.end)

    def end(self, game: CoreSpace) -> Step:
        """Those react who were attacked, or have scored. (CS-REACTION-02, CS-REACTION-04)"""
        if self.attacker:
            notice(game, self.opening("attacked"))
            if self.rolled:
                notice(game, replace(self.opening("scored"), figure=self.attacker, other=self.target))
        openings = [] if self.part else opened(game, self.since)
        return call(Window(openings), then=self.finish) if openings else goto(self.finish)

    def finish(self, game: CoreSpace) -> Step:
        return done(self.rolled if self.spec.as_rolled else self.hits)

    def opening(self, window: WindowName) -> Opening:
        """The attack as whoever is hit can react to it."""
        spec = self.spec
        manner = "ranged" if spec.manner in RANGED else spec.manner
        return Opening(window, self.target, self.attacker, manner, spec.weapon, 0 if spec.harmless else self.hits)


def roller(game: CoreSpace, attacker: str, target: str) -> Seat:
    """The attacker's player; for NPCs the counter holder, or the next player if it is their crew. (CS-PURGE-AI-03)"""
    own = figure_of(game, attacker).crew if attacker else None
    if own is not None:
        return own
    holder, attacked = game.state.mission.counter, figure_of(game, target).crew
    return next_to(game, holder) if holder == attacked else holder


def cover_against(game: CoreSpace, attacker: Figure | None, spec: Spec, target: Figure) -> int:
    """Terrain and people give cover from the attacker, terrain alone from a blast. (CS-RANGED-06, CS-BLAST-11)"""
    if not spec.cover:
        return 0
    if spec.origin:
        return COVER if gives_cover(deck_chart(game), spec.origin, base_of(target), prone=target.prone) else 0
    sight = sight_of(game, attacker, target) if attacker else None
    return COVER if sight is None or sight.cover != "clear" else 0


def in_the_fight(game: CoreSpace, target: Figure) -> list[Figure]:
    """The target, and all its enemies in contact with it; objects do not fight. (CS-RANGED-16..17, CS-MISSION-06)"""
    return [target, *(foe for foe in foes_at(game, target) if not is_machine(game, foe))]


def has_left(game: CoreSpace, name: str) -> bool:
    """True if somebody is down, or has gone aboard by a reaction."""
    figure = find_figure(game, name)
    return figure is None or figure.defeated or figure.where != "deck"


def is_down(game: CoreSpace, name: str) -> bool:
    """True if somebody is defeated or gone."""
    figure = find_figure(game, name)
    return figure is None or figure.defeated
