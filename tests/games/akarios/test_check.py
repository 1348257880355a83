"""The check of the catalogue: the box is sound, and each thing that could be wrong with it is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import (
    Ability,
    Action,
    AkariosContent,
    Attack,
    Deed,
    Effect,
    Evade,
    FlyTogether,
    IgnoreEffects,
    Key,
    Move,
    OneMove,
    Redraw,
    Rotation,
    Sacrifice,
    Share,
    Soften,
    Steer,
    Teleport,
    Volley,
    script,
)
from starhold.games.akarios.content.enemies import Moves
from starhold.games.akarios.content.growth import (
    BetterSkill,
    DeckUpgrade,
    MoreHull,
    NextAbility,
    ShipHex,
    ShipPoint,
    SkillHex,
)
from starhold.games.akarios.content.scenarios import Keys
from starhold.games.akarios.content.script import (
    Advance,
    AllOf,
    Apply,
    Arrived,
    Choose,
    Condition,
    Counter,
    EnemiesLeft,
    HullAtMost,
    Hurt,
    MarkersLeft,
    Mend,
    Moment,
    Not,
    OnApproached,
    OnAttacked,
    OnDestroyed,
    OnEntered,
    OnHullAtMost,
    PilotAt,
    PilotsAway,
    Place,
    Remove,
    RoundsPlayed,
    SparrowLost,
    Spawn,
    Strengthen,
    Target,
    Trigger,
    Wake,
    Way,
    Within,
)
from starhold.games.akarios.content.story import BeginAct, Landfall, ReadOn, Travel
from starhold.games.akarios.content.voyage import Market
from starhold.games.akarios.content.worlds import Berth, Walk
from starhold.games.common.script import AtEndOfRound
from starhold.kernel import load_content

Break = Callable[[AkariosContent], AkariosContent]


@pytest.fixture(scope="module")
def box() -> AkariosContent:
    content = load_content(Akarios)
    assert isinstance(content, AkariosContent)
    return content


def box_faults(content: AkariosContent) -> list[str]:
    return [str(fault) for fault in Akarios.content_faults(content, shipped=True)]


def change(table: str, record: str, **fields: Any) -> Break:
    """Change some fields of one record."""

    def changed(content: AkariosContent) -> AkariosContent:
        records = getattr(content, table)
        assert record in {known.id for known in records}
        return replace(
            content, **{table: tuple(replace(known, **fields) if known.id == record else known for known in records)}
        )

    return changed


def drop(table: str, record: str) -> Break:
    """Leave one record out."""

    def dropped(content: AkariosContent) -> AkariosContent:
        return replace(content, **{table: tuple(known for known in getattr(content, table) if known.id != record)})

    return dropped


def redraw(old: str, new: str, times: int = 1) -> Break:
    """Draw the map of First Light otherwise."""

    def redrawn(content: AkariosContent) -> AkariosContent:
        picture = content.scenario["first-light"].map
        assert old in picture
        return change("scenarios", "first-light", map=picture.replace(old, new, times))(content)

    return redrawn


def with_keys(letters: str, key: Key | None) -> Break:
    """Give First Light another key, or several."""

    def keyed(content: AkariosContent) -> AkariosContent:
        keys = replace(content.scenario["first-light"].keys, **{f"key_{letter}": key for letter in letters})
        return change("scenarios", "first-light", keys=keys)(content)

    return keyed


def fire(**fields: Any) -> Break:
    """Give Burst Fire another attack."""
    attack = Attack(**{"damage": 3, "arc": "front", **fields})
    return change("weapons", "burst-fire", action=Action(slots=("attack",), deeds=(Volley(attacks=(attack,)),)))


def bank(*deeds: Deed) -> Break:
    """Let Bank do something else."""
    return change("engines", "bank", action=Action(slots=("move",), deeds=deeds))


def card(**fields: Any) -> Break:
    return change("combat_cards", "ronin-scout-1", **fields)


def first(**fields: Any) -> Break:
    return change("scenarios", "first-light", **fields)


def comes(enemy: str, *at: str, since: int = 1) -> Break:
    """Let enemies come in First Light."""
    return does(Spawn(enemy=enemy, number=(1, 1, 1, 1), at=at), since=since)


def does(*deeds: script.Deed, since: int = 1, only_if: Condition | None = None) -> Break:
    """Let something happen at the end of a round of First Light."""
    return first(triggers=(Trigger(when=AtEndOfRound(since), do=deeds, only_if=only_if),))


def when(moment: Moment) -> Break:
    """Let something happen at a moment of First Light."""
    return first(triggers=(Trigger(when=moment, do=(Hurt("enemies", 1),)),))


def tree(*rows: tuple[SkillHex, ...]) -> Break:
    """Draw the first skill tree of Starla otherwise."""
    return change("skill_trees", "lamplighter", rows=rows)


def yard(*rows: tuple[ShipHex, ...]) -> Break:
    """Draw the tree of the Argonaut otherwise."""
    return change("ship_trees", "argonaut-yard", rows=rows)


def market(*sells: str, **fields: int) -> Break:
    """Open a market."""
    opened = Market(id="stall", origin="house", name="Stall", text="", sells=sells, **{"resupply": 1, **fields})
    return lambda content: replace(content, markets=(opened,))


def both(one: Break, other: Break) -> Break:
    return lambda content: other(one(content))


FIRST, CARD, ROAD = "scenario first-light: ", "combat card ronin-scout-1: ", "campaign beacon-road: "

BROKEN: list[tuple[Break, str]] = [
    # Cards
    (change("arcs", "front", picture="x\n\nx"), "arc front: draw one ^ for the ship"),
    (change("weapons", "burst-fire", supply=5), "weapon burst-fire: its supply must be 0 to 4, not 5"),
    (change("weapons", "burst-fire", kind="engine"), "weapon burst-fire: it lies among the cards of the kind weapon"),
    (fire(arc="frnt"), "weapon burst-fire: there is no arc frnt; did you mean `front`?"),
    (fire(range=2), "weapon burst-fire: an attack needs a range or an arc, and not both"),
    (fire(arc="", range=-1), "weapon burst-fire: an attack cannot have range -1 and 1 targets"),
    (fire(damage=-1), "weapon burst-fire: its damage cannot be -1"),
    (change("weapons", "burst-fire", action=Action(slots=("attack",))), "weapon burst-fire: it does nothing"),
    (
        change("basics", "rotate", action=Action(slots=(), deeds=(Rotation(),))),
        "basic rotate: it needs slots, or supply alone",
    ),
    (
        change("basics", "rotate", action=Action(slots=(), filling="supply", deeds=(Rotation(),))),
        "basic rotate: it is paid for by supply, and has none",
    ),
    (
        change(
            "weapons",
            "burst-fire",
            action=Action(slots=("attack",) * 2, filling="plus", deeds=(Volley(attacks=(Attack(damage=1, range=1),)),)),
        ),
        "weapon burst-fire: its slots call for 2 attacks, and it has 1",
    ),
    (change("techs", "hull-upgrade", excludes=("nothing",)), "tech hull-upgrade: there is no card nothing"),
    (
        change("techs", "hull-upgrade", excludes=("elite-weapons",)),
        "tech hull-upgrade: it excludes elite-weapons, which does not exclude it",
    ),
    (
        change("techs", "action-sent", action=Action(filling="supply", deeds=(Share(),))),
        "tech action-sent: it needs dice that are put on it",
    ),
    (
        change("techs", "reactive-move", action=Action(slots=("move",), deeds=(OneMove(moves=(Move(course="f x"),)),))),
        "tech reactive-move: write f, fr, fl, > or <, not `x`",
    ),
    (
        change(
            "techs", "polarized-shell", action=Action(slots=("move",), moment="attacked", deeds=(Soften(amount=4),))
        ),
        "tech polarized-shell: what it does does not fit the moment attacked",
    ),
    (
        change("techs", "evasive-maneuvers-tech", action=Action(slots=("move",), deeds=(Evade(),))),
        "tech evasive-maneuvers-tech: what it does does not fit the moment pilots",
    ),
    (
        change("techs", "teleport-tech", action=Action(slots=("move",), moment="hit", deeds=(Teleport(range=5),))),
        "tech teleport-tech: what it does does not fit the moment hit",
    ),
    (change("engines", "bank", id="burst-fire"), "2 cards are called burst-fire"),
    (
        change("basics", "rotate", action=Action(slots=("wild",), deeds=(Redraw(),))),
        "basic rotate: what it does does not fit the moment pilots",
    ),
    (
        change("basics", "rotate", action=Action(slots=("wild",), moment="drawn", deeds=(Rotation(),))),
        "basic rotate: what it does does not fit the moment drawn",
    ),
    (fire(effects=(Effect(kind="either"),)), "weapon burst-fire: there is nothing to choose from"),
    (
        bank(Move(course="f"), Ability(effects=(Effect(kind="either", among=(Effect(kind="slow"),)),))),
        "engine bank: there is nothing to choose from",
    ),
    (bank(Steer(move=Move(course="x"), range=2, whom="enemies")), "engine bank: write f, fr, fl, > or <, not `x`"),
    (bank(FlyTogether(), Move(course="f")), "engine bank: allies have no move to fly along"),
    (bank(Sacrifice(hull=-1)), "engine bank: it cannot cost -1 hull and 0 shield"),
    (
        change("ship_abilities", "reactive-ignore", action=Action(filling="supply", deeds=(IgnoreEffects(),))),
        "ship-ability reactive-ignore: what it does does not fit the moment pilots",
    ),
    (drop("modifiers", "plus-2"), "co-pilot balroq: there is no modifier card +2"),
    (
        change("sparrow_cards", "therapist", supply=1),
        "sparrow therapist: an upgrade of the Sparrow is used once, and needs no supply",
    ),
    # Crew
    (change("ships", "argonaut", hull=11), "ship argonaut: its hull must be 1 to 10, not 11"),
    (change("ships", "argonaut", shield=-1), "ship argonaut: its shield must be 0 to 10, not -1"),
    (change("ships", "argonaut", classes=()), "ship argonaut: it has no class"),
    (change("ships", "argonaut", abilities=("laser",)), "ship argonaut: there is no card laser"),
    (change("ships", "argonaut", abilities=("laser-weapon",)), "the ship argonaut has 3 abilities, not 1"),
    (change("ships", "argonaut", act=1), "pilot enver: the ship argonaut comes later than its pilot"),
    (change("pilots", "enver", ship="argonut"), "pilot enver: there is no ship argonut; did you mean `argonaut`?"),
    (change("pilots", "enver", weapon="bank"), "pilot enver: bank is not a starting weapon"),
    (change("weapons", "burst-fire", starter=False), "pilot enver: burst-fire is not a starting weapon"),
    (change("pilots", "enver", abilities=("resolve",)), "enver has 1 levels of ability, not 4"),
    (drop("pilots", "okoro"), "there are 8 pilots, not 7"),
    (drop("pilots", "okoro"), "0 pilots have the ability lucky, and not one"),
    (drop("modifiers", "bolster"), "the rules need a modifier card bolster"),
    (change("modifiers", "stress-miss", leaves=False), "the modifier card stress-miss must leave its deck"),
    (lambda content: replace(content, traumas=()), "there is no trauma card"),
    (
        lambda content: replace(content, modifiers=tuple(replace(card, rolling=True) for card in content.modifiers)),
        "no modifier card ends a draw",
    ),
    # Enemies
    (change("enemies", "ronin-scout", ships=0), "enemy ronin-scout: the box has no ship of it"),
    (change("enemies", "ronin-scout", order=2), "enemy ronin-scout: another type acts as number 2, too"),
    (lambda content: replace(content, combat_cards=()), "enemy ronin-scout: it has no combat card"),
    (card(enemy="ronin"), f"{CARD}there is no enemy ronin"),
    (
        card(line="rotate dance"),
        f"{CARD}write rotate, move:KEY",
    ),
    (card(line=""), f"{CARD}its line is empty"),
    (card(line="attack:a ? move:m"), f"{CARD}every `?` needs its `:`"),
    (
        card(line="rotate ? move:m : attack:a"),
        f"{CARD}only an attack",
    ),
    (
        card(line="attack:b move:m"),
        f"{CARD}its line names attack:b, which it does not have",
    ),
    (card(line="move:m"), f"{CARD}its attack a is never used"),
    (card(moves=Moves(m="f x")), f"{CARD}write f, fr, fl, > or <, not `x`"),
    # Scenarios
    (redraw("..", ".?", 1), f"{FIRST}its map has a space ? without a key"),
    (redraw("..", "x.", 1), f"{FIRST}its map cannot be read: there is no terrain `x`"),
    (redraw(".A", "..", 1), f"{FIRST}its map has no space A, for which it has a key"),
    (redraw(".S", "..", 3), f"{FIRST}its map has 3 starting positions for 4 pilots"),
    (redraw(".S", "pS", 1), f"{FIRST}something stands on a planet"),
    (redraw("..", "o.", 1), f"{FIRST}its only wormhole leads nowhere"),
    (redraw("..", "n.", 13), f"{FIRST}its map has 13 spaces of nebula, and the box has 12"),
    (with_keys("HJKLMNO", Key(marker="gate")), f"{FIRST}it has 7 markers, and the box has 6"),
    (with_keys("A", Key()), f"{FIRST}key A: nothing stands there"),
    (
        with_keys("A", Key(enemy="ronin-scot")),
        f"{FIRST}key A: there is no enemy ronin-scot; did you mean `ronin-scout`?",
    ),
    (with_keys("A", Key(enemy="ronin-scout", pilots=5)), f"{FIRST}key A: it cannot be there from 5 pilots on"),
    (with_keys("HJ", Key(enemy="ronin-frigate")), f"{FIRST}9 enemies are there for 4 pilots"),
    (change("enemies", "ronin-scout", ships=3), f"{FIRST}4 ships of ronin-scout are there for 2 pilots"),
    (first(failure=SparrowLost()), f"{FIRST}it never fails"),
    (first(failure=SparrowLost()), f"{FIRST}the Sparrow is not there to be lost"),
    (first(failure=RoundsPlayed(0)), f"{FIRST}it cannot end after 0 rounds"),
    (
        first(success=PilotsAway("gate")),
        f"{FIRST}there is no marker gate by which to leave",
    ),
    (first(success=EnemiesLeft(group="van")), f"{FIRST}there is no group van"),
    (comes("x", "Z"), f"{FIRST}there is no enemy x to come"),
    (comes("x", "Z"), f"{FIRST}enemies come out at Z, which its map does not have"),
    (comes("ronin-scout"), f"{FIRST}enemies come from nowhere"),
    (comes("ronin-scout", "A", since=0), f"{FIRST}nothing can happen from round 0 on"),
    (comes("ronin-scout", "it"), f"{FIRST}enemies come out at it, which its map does not have"),
    (with_keys("A", Key(enemy="ronin-scout", lane=("S",))), f"{FIRST}key A: only the Sparrow and markers with hull"),
    (with_keys("A", Key(sparrow=6, lane=("N",) * 6)), f"{FIRST}key A: its lane leads off the board or into a planet"),
    (with_keys("A", Key(enemy="ronin-scout", later=True)), f"{FIRST}key A: only a marker without hull can come later"),
    (with_keys("A", Key(marker="gate", hull=1, later=True)), f"{FIRST}key A: only a marker without hull can come"),
    (with_keys("A", Key(marker="gate", asleep=True)), f"{FIRST}key A: only enemies sleep"),
    # What scenarios name
    (with_keys("A", Key(marker="it")), f"{FIRST}it is the name of different things"),
    (with_keys("A", Key(enemy="ronin-scout", group="pilots")), f"{FIRST}pilots is the name of different things"),
    (does(), f"{FIRST}a trigger does nothing"),
    (does(Hurt("it", 1)), f"{FIRST}there is no group or marker it"),
    (does(Mend("vents", 1)), f"{FIRST}there is no group or marker vents"),
    (does(Target("vents")), f"{FIRST}there is no group or marker vents"),
    (does(Remove("pilots")), f"{FIRST}there is no group or marker pilots"),
    (does(Advance("sparrow")), f"{FIRST}there is no lane of sparrow"),
    (does(Place("gate")), f"{FIRST}there is no marker that comes later: gate"),
    (does(Wake("guard")), f"{FIRST}there is no group guard"),
    (
        does(Choose(tuple(Way(id=id_, text=id_, do=(Wake("rear"),)) for id_ in ("stay", "go")))),
        f"{FIRST}there is no group rear",
    ),
    (does(Strengthen("guard", 1)), f"{FIRST}there is no group guard"),
    (does(Apply(by="relay", effects=())), f"{FIRST}there is no group or marker relay"),
    (does(Apply(by="enemies", to="relay", effects=())), f"{FIRST}there is no group relay"),
    (does(Choose((Way(id="stay", text="stay", do=()),))), f"{FIRST}the squad has nothing to decide"),
    (does(Choose((Way(id="stay", text="stay", do=()),) * 2)), f"{FIRST}two ways are called stay"),
    (does(Hurt("enemies", 1), only_if=PilotAt("gate")), f"{FIRST}there is no marker without hull gate"),
    (when(OnEntered("gate")), f"{FIRST}there is no marker without hull gate"),
    (when(OnDestroyed("vent")), f"{FIRST}there is no group or marker vent"),
    (when(OnAttacked("vent")), f"{FIRST}there is no group or marker vent"),
    (when(OnApproached("vent", 2)), f"{FIRST}there is no group or marker vent"),
    (when(OnHullAtMost("vent", 50)), f"{FIRST}there is no group or marker vent"),
    (when(OnHullAtMost("enemies", 100)), f"{FIRST}hull cannot fall to 100 percent"),
    (first(success=MarkersLeft("vent")), f"{FIRST}there is no marker vent"),
    (first(success=AllOf((Within("vent", 1),))), f"{FIRST}there is no group or marker vent"),
    (first(success=Not(HullAtMost("vent", 50))), f"{FIRST}there is no group or marker vent"),
    (first(success=HullAtMost("enemies", 0)), f"{FIRST}hull cannot fall to 0 percent"),
    (first(success=Arrived("sparrow")), f"{FIRST}there is no lane of sparrow"),
    (first(success=Counter("held", 3)), f"{FIRST}there is no counter held"),
    # Growth
    (change("skill_trees", "lamplighter", pilot="stella"), "skill tree lamplighter: there is no pilot stella"),
    (tree(), "skill tree lamplighter: it has no rows"),
    (tree((ShipPoint(),) * 3), "skill tree lamplighter: row 1 has 3 hexes, not 1 or 2"),
    (tree((ShipPoint(),), ()), "skill tree lamplighter: row 2 has 0 hexes, not 1 or 2"),
    (tree((DeckUpgrade(add=("plus-7",)),)), "skill tree lamplighter: there is no modifier card plus-7"),
    (tree((DeckUpgrade(remove=("plus-7",)),)), "skill tree lamplighter: there is no modifier card plus-7"),
    (tree((DeckUpgrade(add=("bolster",)),)), "skill tree lamplighter: the modifier card bolster comes and goes"),
    (tree((DeckUpgrade(),)), "skill tree lamplighter: a deck upgrade changes nothing"),
    (
        tree((DeckUpgrade(remove=("minus-1",) * 4), DeckUpgrade(remove=("minus-1",)))),
        "pilot starla: its trees remove 6 cards minus-1, and a deck has 5",
    ),
    (change("ship_trees", "argonaut-yard", ship="argonut"), "ship tree argonaut-yard: there is no ship argonut"),
    (yard(), "ship tree argonaut-yard: it has no rows"),
    (change("ships", "argonaut", abilities=()), "ship tree argonaut-yard: its ship has no abilities"),
    (market("burst-fir"), "market stall: there is no card burst-fir; did you mean `burst-fire`?"),
    (market("resolve"), "market stall: nobody sells resolve"),
    (
        lambda content: change("weapons", "far-light", price=0)(market("far-light")(content)),
        "market stall: far-light has no price",
    ),
    (market("far-light", "far-light"), "market stall: it sells far-light twice"),
    (market(calm=-1), "market stall: nothing costs less than nothing"),
    # Worlds
    (change("worlds", "cradle", start="stern-hatch"), "world cradle: its start stern-hatch is none of its cards"),
    (change("worlds", "cradle", lost=""), "world cradle: it has neither a dock nor a failure conclusion"),
    (change("worlds", "cradle", won="cradle-one"), "world cradle: there is no entry cradle-one"),
    (
        change("places", "landing-shelf", stop="dust-sea-stop"),
        "world chosek-moon: the stop event of landing-shelf is never read: the squad begins there",
    ),
    (change("places", "landing-shelf", attempts=()), "world chosek-moon: nobody comes to dust-sea"),
    (change("places", "dust-sea", x=1), "world chosek-moon: dust-sea lies on landing-shelf"),
    (change("places", "dust-sea", world="chosek-mon"), "place dust-sea: there is no world chosek-mon"),
    (change("places", "dust-sea", stop="dust-stop"), "place dust-sea: there is no entry dust-stop"),
    (
        change("places", "dust-sea", attempts=(Walk(heading="south", dice=("move",)),)),
        "place dust-sea: there is no card south of it",
    ),
    (
        change("places", "landing-shelf", attempts=(Berth(dice=("move",)), Berth(dice=("attack",)))),
        "place landing-shelf: two of its actions are called dock",
    ),
    # Campaigns
    (change("entries", "flight-nine", then=()), f"{ROAD}flight-nine may lead nowhere, and there is no system yet"),
    (change("entries", "flight-nine", then=(Travel(),)), f"{ROAD}flight-nine may lead nowhere, and there is no system"),
    (
        change("entries", "rubble-won", then=(ReadOn(entry="lantern-won", needs=("gate-held",)),)),
        f"{ROAD}rubble-won may lead nowhere, and there is no system yet to explore",
    ),
    (
        change("entries", "flight-nine", then=(Landfall(world="chosek-moon"),)),
        f"{ROAD}the squad may leave chosek-moon without a conclusion, and there is no system yet to explore",
    ),
    (
        both(
            change("entries", "flight-nine", then=(Landfall(world="cradle"),)),
            change("entries", "wheels-free", then=(Travel(),)),
        ),
        f"{ROAD}wheels-free may lead nowhere, and there is no system yet to explore",
    ),
    (change("entries", "moon-won", do=(BeginAct(4),)), "entry moon-won: no act 4 can begin: there are acts 1 to 3"),
    (change("entries", "moon-won", do=(BeginAct(0),)), "entry moon-won: no act 0 can begin: there are acts 1 to 3"),
    (first(act=4), f"{FIRST}there is no act 4: the acts are 1 to 3, and 0 is the prologue"),
    (change("pilots", "okoro", act=-1), "pilot okoro: there is no act -1"),
    (change("ships", "magpie", act=5), "ship magpie: there is no act 5"),
    (change("entries", "cradle", then=()), "nothing leads to the world cradle"),
    (change("entries", "cradle", then=()), "nothing leads to the place landing-well"),
    (change("sectors", "d-2-1", dock=""), "nothing leads to the market lowlight-dock"),
    # Names
    (change("places", "dust-sea", id="d-1-1"), "the sector d-1-1 and the place d-1-1 need different ids"),
    (change("space_events", "calf", id="titan"), "the entry titan and the space event titan need different ids"),
    (change("worlds", "cradle", id="titan"), "the scenario titan and the world titan need different ids"),
    (
        change("markets", "lowlight-dock", id="burst-fire"),
        "the card burst-fire and the market burst-fire need different",
    ),
    (
        does(Choose(tuple(Way(id=id_, text=id_, do=()) for id_ in ("ironman.on", "ironman.off")))),
        "the squad: ironman.off is an option of scenario first-light as well",
    ),
    (
        does(Choose((Way(id="stay", text="stay", do=()), Way(id="the-switch.press-the-switch", text="go", do=())))),
        "entry the-switch: the-switch.press-the-switch is an option of scenario first-light as well",
    ),
    (with_keys("A", Key(enemy="ronin-scout", group="enver")), f"{FIRST}enver is the name of different things"),
    (with_keys("A", Key(marker="ronin-scout")), f"{FIRST}ronin-scout is the name of different things"),
    # Counts
    (drop("skill_trees", "lamplighter"), "the trees of starla: there are 3, not 2"),
    (drop("skill_trees", "lamplighter"), "the trees of starla: they have 3 abilities, not 2"),
    (drop("skill_trees", "lamplighter"), "the trees of starla: they have 3 or 4 ship upgrade points, not 2"),
    (drop("skill_trees", "lamplighter"), "the trees of starla: they have 2 or 3 skills, not 1"),
    (tree((NextAbility(),), (NextAbility(),)), "the trees of starla: they have 3 abilities, not 4"),
    (tree((BetterSkill(),)), "the trees of starla: lamplighter has 5 rows, not 1"),
    (tree(*((BetterSkill(),),) * 5), "the trees of starla: lamplighter has 1 split, not 0"),
    (tree(*((BetterSkill(),),) * 5), "the trees of starla: they have 2 or 3 skills, not 6"),
    (tree(*((ShipPoint(),),) * 5), "the trees of starla: they have 3 or 4 ship upgrade points, not 7"),
    (drop("ship_trees", "argonaut-yard"), "the tree of argonaut: there is 1, not 0"),
    (yard((NextAbility(),)), "the tree of argonaut: it has 3 abilities, not 1"),
    (yard((MoreHull(2), MoreHull(1)), (MoreHull(),)), "the tree of argonaut: it leads to 11, and a board has room"),
    (yard((NextAbility(),)), "the tree of argonaut: argonaut-yard has 6 rows, not 1"),
    (change("techs", "hull-upgrade", price=0), "hull-upgrade has no price"),
    (change("sparrow_cards", "therapist", price=0), "therapist has no price"),
    (change("weapons", "burst-fire", copies=1), "there are 4 copies of burst-fire, not 1"),
    (change("pilots", "enver", health=3), "enver on foot: health is 4 to 6, not 3"),
    (change("pilots", "enver", strength=2), "enver on foot: skills are 0 to 3 and 5 together, not [2, 2, 2, 0]"),
    (
        change("pilots", "enver", strength=-1, dexterity=2),
        "enver on foot: skills are 0 to 3 and 5 together, not [2, 2, -1, 2]",
    ),
    (change("modifiers", "zero", starting=5), "a starting deck has 6 cards zero, not 5"),
    (change("modifiers", "rolling-lock", starting=1), "a starting deck has 0 cards rolling-lock, not 1"),
    (change("traumas", "spinning", count=1), "there are 20 trauma cards, not"),
    (change("entries", "flight-nine", text="Go. " * 121), "the entry flight-nine has 121 words, and at most 120"),
    (
        change("entries", "flight-nine", text="Go. " * 59),
        "the entry flight-nine has 59 words, and an entry has at least",
    ),
    (change("engines", "bank", starter=False), "there are 4 starting engines, not 3"),
    (change("enemies", "ronin-scout", ships=7), "there are 42 enemy ships, not 43"),
    (drop("combat_cards", "ronin-scout-1"), "ronin-scout has 5 combat cards, not 6"),
]


def test_the_box_is_sound(box: AkariosContent) -> None:
    assert box_faults(box) == []


@pytest.mark.parametrize(("spoil", "fault"), BROKEN, ids=[fault[:60] for _, fault in BROKEN])
def test_faults_are_named(box: AkariosContent, spoil: Break, fault: str) -> None:
    found = box_faults(spoil(box))
    assert any(sentence.startswith(fault) for sentence in found), found


def test_a_box_of_ones_own_is_not_counted(box: AkariosContent) -> None:
    spoilt = change("modifiers", "zero", starting=5)(box)
    assert list(Akarios.content_faults(spoilt, shipped=False)) == []


def test_a_scenario_has_keys_for_letters_and_figures_only() -> None:
    assert {*Keys.__struct_encode_fields__} == {*"ABCDEFGHIJKLMNOPQRTUVWXYZ123456789"}
