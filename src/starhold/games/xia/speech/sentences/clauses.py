"""The clauses that people may want to read: of an answer, of a danger, and of a space before they fly there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...content.pictures import Feature, Terrain
from ...seeing.places import SpaceSeen

OF_CHOICES = {
    "xia.ability": "XIA-ABILITY-01",
    "xia.abort": "XIA-MISSION-14",
    "xia.accept": "XIA-MISSION-11",
    "xia.add-to-roll": "XIA-CAMPAIGN-16",
    "xia.amount": "XIA-CREDIT-02",
    "xia.arm": "XIA-MARKER-03",
    "xia.attack": "XIA-COMBAT-03",
    "xia.brace": "XIA-OUTFIT-24",
    "xia.buy": "XIA-CARGO-01",
    "xia.buy-fame": "XIA-FAME-06",
    "xia.buy-outfit": "XIA-OUTFIT-15",
    "xia.buy-ship": "XIA-SHIP-07",
    "xia.choose-goal": "XIA-CAMPAIGN-02",
    "xia.collect": "XIA-CARGO-05",
    "xia.collect-token": "XIA-TOKEN-02",
    "xia.damage": "XIA-DAMAGE-01",
    "xia.decline": "XIA-TOKEN-09",
    "xia.deliver": "XIA-MISSION-10",
    "xia.depart": "XIA-STARPORT-01",
    "xia.detonate": "XIA-MTYPE-35",
    "xia.dock": "XIA-KILN-01",
    "xia.draw": "XIA-MISSION-01",
    "xia.end": "XIA-TURN-08",
    "xia.engine": "XIA-MOVE-02",
    "xia.enviro-shield": "XIA-MOD-04",
    "xia.excavate": "XIA-DEADWORLD-02",
    "xia.expand": "XIA-SOLO-13",
    "xia.experience": "XIA-MISSION-11",
    "xia.face": "XIA-SOLO-02",
    "xia.favour": "XIA-MTYPE-17",
    "xia.fetch": "XIA-MISSION-08",
    "xia.fire": "XIA-COMBAT-10",
    "xia.fit": "XIA-HOLD-05",
    "xia.fly": "XIA-MOVE-01",
    "xia.follow": "XIA-ABILITY-01",
    "xia.gate": "XIA-GATE-02",
    "xia.give-up": "XIA-CAMPAIGN-06",
    "xia.give": "XIA-CREDIT-02",
    "xia.hand-in": "XIA-TOKEN-12",
    "xia.hand-over": "XIA-MTYPE-09",
    "xia.harvest": "XIA-GATHER-06",
    "xia.hire": "XIA-SELLSWORD-02",
    "xia.hold-fire": "XIA-SELLSWORD-02",
    "xia.impulse": "XIA-IMPULSE-01",
    "xia.jettison": "XIA-CARGO-10",
    "xia.jettison-relic": "XIA-RELIC-02",
    "xia.jump": "XIA-EXPLORE-07",
    "xia.keep": "XIA-MISSION-04",
    "xia.keep-none": "XIA-MISSION-06",
    "xia.later": "XIA-HOLD-08",
    "xia.launder": "XIA-MTYPE-43",
    "xia.lay": "XIA-SOLO-02",
    "xia.lay-around": "XIA-SOLO-02",
    "xia.leave": "XIA-HOLD-01",
    "xia.let-be": "XIA-SOLO-29",
    "xia.let-go": "XIA-ABILITY-01",
    "xia.lift": "XIA-HOLD-09",
    "xia.load": "XIA-MTYPE-12",
    "xia.look": "XIA-SOLO-35",
    "xia.melt": "XIA-ICE-02",
    "xia.mend": "XIA-DAMAGE-02",
    "xia.mine": "XIA-GATHER-02",
    "xia.patch": "XIA-CAMPAIGN-14",
    "xia.pay-off": "XIA-CAMPAIGN-05",
    "xia.pierce": "XIA-MOD-15",
    "xia.play-on": "XIA-CAMPAIGN-06",
    "xia.prepare": "XIA-SETUP-21",
    "xia.pursue": "XIA-MISSION-08",
    "xia.put-back": "XIA-HOLD-08",
    "xia.quarry": "XIA-GATHER-08",
    "xia.ram": "XIA-COMBAT-18",
    "xia.rearm": "XIA-COMBAT-12",
    "xia.rearm-used": "XIA-CAMPAIGN-11",
    "xia.rearrange": "XIA-HOLD-08",
    "xia.recharge": "XIA-ENERGY-03",
    "xia.redraw": "XIA-SOLO-29",
    "xia.repair": "XIA-STARPORT-02",
    "xia.rescue": "XIA-RESCUE-02",
    "xia.retire": "XIA-CAMPAIGN-06",
    "xia.roll-again": "XIA-CAMPAIGN-05",
    "xia.route": "XIA-NPC-16",
    "xia.salvage": "XIA-GATHER-04",
    "xia.scan": "XIA-EXPLORE-03",
    "xia.sell": "XIA-CARGO-07",
    "xia.sell-all": "XIA-FAME-04",
    "xia.sell-outfit": "XIA-OUTFIT-16",
    "xia.send": "XIA-SELLSWORD-02",
    "xia.shield": "XIA-OUTFIT-24",
    "xia.sift": "XIA-RELIC-04",
    "xia.sit-down": "XIA-SOLO-39",
    "xia.snitch": "XIA-MTYPE-43",
    "xia.spawn": "XIA-RESPAWN-03",
    "xia.split": "XIA-MTYPE-42",
    "xia.start-with": "XIA-CAMPAIGN-05",
    "xia.stop": "XIA-MOVE-01",
    "xia.stow": "XIA-HOLD-02",
    "xia.strike": "XIA-SELLSWORD-02",
    "xia.supply": "XIA-MTYPE-30",
    "xia.take": "XIA-SETUP-16",
    "xia.take-ability": "XIA-SETUP-17",
    "xia.take-aboard": "XIA-TOKEN-09",
    "xia.take-fame": "XIA-RELIC-04",
    "xia.take-power": "XIA-ABILITY-05",
    "xia.take-reward": "XIA-RELIC-05",
    "xia.take-upgrade": "XIA-CAMPAIGN-04",
    "xia.tigris": "XIA-GATE-06",
    "xia.top-up": "XIA-CAMPAIGN-14",
    "xia.trade": "XIA-ECON-08",
    "xia.undock": "XIA-KILN-07",
    "xia.use": "XIA-MOVE-04",
    "xia.warp": "XIA-ABILITY-01",
    "xia.wormhole": "XIA-EVENT-03",
}
"""By tag."""

OF_DANGERS = {
    "asteroids": "XIA-BORDER-06",
    "comet": "XIA-COMET-02",
    "contraband": "XIA-MTYPE-20",
    "debris": "XIA-BORDER-20",
    "gravity path": "XIA-GRAVITY-01",
    "ice asteroids": "XIA-BORDER-28",
    "landing": "XIA-PLANET-06",
    "nebula": "XIA-BORDER-15",
    "planetary shield": "XIA-BORDER-09",
    "Rikishi": "XIA-EVENT-03",
    "star": "XIA-BORDER-05",
}
"""By the cause of a risk."""

CLAUSES = OF_CHOICES | OF_DANGERS

OF_GROUNDS: Mapping[Terrain, str] = {
    "asteroid": "XIA-BORDER-06",
    "dead-world": "XIA-DEADWORLD-08",
    "debris": "XIA-BORDER-20",
    "gate": "XIA-GATE-02",
    "ice": "XIA-BORDER-28",
    "kiln": "XIA-KILN-05",
    "nebula": "XIA-BORDER-15",
    "planet": "XIA-TURN-07",
    "star": "XIA-BORDER-05",
}

OF_FEATURES: Mapping[Feature, str] = {
    "buy": "XIA-CARGO-01",
    "mission": "XIA-MISSION-01",
    "relics": "XIA-DEADWORLD-06",
    "sell": "XIA-CARGO-07",
    "sift": "XIA-RELIC-03",
    "spawn": "XIA-RESPAWN-03",
    "trade": "XIA-ECON-08",
    "work": "XIA-GATHER-01",
}

TO_EXPLORE = ("XIA-EXPLORE-03", "XIA-EXPLORE-06")
OF_PLANS = ("XIA-SOLO-25", "XIA-SOLO-26")


def of_space(seen: SpaceSeen) -> Iterator[str | None]:
    """What is printed on the space and lies on it, then what the way there risks; None where no clause is needed."""
    is_dig = seen.feature == "work" and seen.terrain == "dead-world"
    yield "XIA-DEADWORLD-01" if is_dig else OF_FEATURES.get(seen.feature)
    yield "XIA-TOKEN-02" if seen.token else None
    yield OF_GROUNDS.get(seen.terrain)
    yield "XIA-CARGO-05" if seen.cubes else None
    yield "XIA-MOVE-03" if seen.ships and seen.start != seen.at else None
    for risks in seen.way.risks if seen.way else ():
        yield from (OF_DANGERS.get(risk.cause.what) for risk in risks if risk.cause)
