"""The moments at which captains are asked, in a few words: somebody may want to go back there."""

from __future__ import annotations

MOMENTS = {
    # Set-up
    "xia.set-up.take": "{whose} choice of a ship",
    "xia.outfit-ship.buy": "{whose} fit-out",
    "xia.choose-card.take": "{whose} choice of an ability card",
    # Alone
    "xia.arrange.choose": "{whose} arrangement of sectors",
    "xia.arrange.turn": "{whose} arrangement of sectors",
    "xia.embark.take": "{whose} choice of a ship",
    "xia.embark.appear": "{whose} choice of a Spawn Point",
    "xia.enter-alone.sit": "the seat of an NPC",
    "xia.expanse.reveal": "the System Expanse",
    "xia.change-behaviour.choose": "the new plan of an NPC",
    # Actions
    "xia.action-phase.act": "{whose} turn",
    "xia.move.spend": "{whose} Move",
    "xia.fire-engine.boost": "{whose} engine",
    "xia.deep-scan.scan": "{whose} scan",
    "xia.warp-away.appear": "{whose} warp",
    "xia.overdrive.use": "{whose} overdrive",
    "xia.overdrive.burn": "{whose} overdrive",
    "xia.give-credits.hand": "{whose} gift",
    "xia.tow.pull": "{whose} tow line",
    "xia.fuse.act": "{whose} Detonator",
    "xia.arm-again.lift": "{whose} markers",
    "xia.status.arm": "{whose} Status Phase",
    # Dice, fights, damage, rescue
    "xia.roll.again": "{whose} roll",
    "xia.attacking.declare": "{whose} attack",
    "xia.declare-defence.defend": "the attack on {whose} ship",
    "xia.absorb.declare": "{whose} shields",
    "xia.rearm-shields.rearm": "{whose} shields",
    "xia.take-damage.place": "the damage to {whose} ship",
    "xia.remove-damage.mend": "the repair of {whose} ship",
    "xia.help-ship.help": "the rescue of {whose} ship",
    "xia.rescue-ship.arm": "the rescue of {whose} ship",
    "xia.roll-for-spawn-point.chosen": "{whose} choice of a Spawn Point",
    # Starport and hold
    "xia.business.trade": "{whose} visit to the starport",
    "xia.fit-outfit.place": "{whose} new outfit",
    "xia.stow-pieces.place": "{whose} cargo",
    "xia.take-out.lift": "{whose} cargo",
    "xia.load-cubes.load": "{whose} cargo",
    "xia.pack.move": "the packing of {whose} hold",
    # Missions and finds
    "xia.choose-missions.answer": "{whose} choice of a mission",
    "xia.shed-missions.shed": "{whose} missions",
    "xia.gear-up.place": "{whose} mission",
    "xia.coerce-ship.fire": "{whose} mission",
    "xia.hand-over-cubes.hand_over": "the handover of {whose} cubes",
    "xia.hand-over-outfit.hand_over": "the handover of {whose} outfit",
    "xia.meet-captain.answer": "{whose} meeting with a captain in need",
    "xia.pass-on-credits.announce": "{whose} offer of false credits",
    "xia.pass-on-credits.answer": "the false credits offered to {whose} ship",
    "xia.resolve-token.reward": "{whose} exploration tokens",
    "xia.sift-relic.take": "{whose} relic",
    # NPCs and the Sellsword
    "xia.fly-npc.fly": "the route of an NPC",
    "xia.fly-out-of-kiln.emerge": "the route of an NPC out of the Kiln",
    "xia.sellsword-turn.fly": "the flight of {whose} Sellsword",
    "xia.sellsword-turn.attack": "the attack of {whose} Sellsword",
}
"""`{whose}` is `your` or `Red's`."""
