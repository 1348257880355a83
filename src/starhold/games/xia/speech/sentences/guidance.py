"""Help for captains who fly for the first time: the aim, a hint for each question, and what stands where."""

from __future__ import annotations

from starhold.kernel import Weight

AIM = "Reach the fame goal first. Missions, trade, fights, discoveries and plain luck all earn fame."

BEGINNINGS = {
    "first": "First game",
    "alone": "Alone",
    "campaign": "Campaign",
}

BEGINNING_DETAILS = {
    "first": "You and two easy bots, the base game in the setup recommended to beginners. It starts at once.",
    "alone": "You against three NPCs, who share one fame marker.",
    "campaign": "Game after game alone: ten goals, an upgrade after each game, and a log to keep. It waits for you.",
}

HINTS = {
    # Set-up
    "xia.set-up.take": "Any ship will do for a start. Its hold is the room for outfits, cargo and damage.",
    "xia.outfit-ship.buy": (
        "An engine takes you far; the rest depends on your plan. Finish here, and the first turn begins."
    ),
    "xia.choose-card.take": (
        "You keep it for as long as you have the ship. The ability is stronger but exhausted by its use; "
        "the power is always active."
    ),
    # Actions
    "xia.action-phase.act": (
        "Take as many actions as you can pay for. Impulse is free once per turn; an engine needs an armed marker."
    ),
    "xia.move.spend": "Each space costs 1 movement. Planets trade, and marked spaces reward you for stopping.",
    "xia.fire-engine.boost": "The engine has rolled. You can add to its roll before you fly.",
    "xia.give-credits.hand": "A gift is for good, unless the other captain gives something back.",
    "xia.rescue-ship.arm": "Armed markers let you use your outfits. Energy you don't spend stays with you.",
    "xia.tow.pull": "The ship you have hooked is flying off. Let it pull you along, or let go.",
    # Dice, damage, respawn
    "xia.roll.again": "The second roll counts, even if it is worse.",
    "xia.absorb.declare": "A shield needs an armed marker. Its roll is subtracted from the damage.",
    "xia.take-damage.place": (
        "You can't use a damaged space until it is repaired. On an outfit, each damage lowers its rolls by 1."
    ),
    "xia.roll-for-spawn-point.chosen": "You start again at one of the numbered Spawn Points.",
    # Fighting
    "xia.attacking.declare": "Each weapon you aim costs an armed marker. Then you roll all of them together.",
    "xia.declare-defence.defend": (
        "Each use of a shield costs an armed marker. Its roll is subtracted from the damage of the attack."
    ),
    "xia.rearm-shields.rearm": "Markers you arm now, for 1 energy each, are ready for the next attack.",
    # Abilities
    "xia.remove-damage.mend": "You can use the space again.",
    "xia.arm-again.lift": "You can use an armed marker once more this turn.",
    "xia.warp-away.appear": "You get there without flying through the spaces in between.",
    "xia.deep-scan.scan": "You reveal the sector beyond that side and lay it there.",
    "xia.overdrive.burn": "The outfit works without a marker but takes 1 damage.",
    "xia.overdrive.use": "It works this once, at the price of the damage.",
    # Starport and hold
    "xia.business.trade": (
        "Recharging is free here. A better ship earns fame, and 5,000 credits buy 1 fame (but not the last)."
    ),
    "xia.fit-outfit.place": "Try it in the hold: you can turn and flip it. Free spaces are left for cargo.",
    "xia.pack.move": "Lift a piece and lay it down elsewhere. Nothing is lost: you can put everything back.",
    "xia.stow-pieces.place": "Ice spreads to adjacent spaces, and a relic needs two free spaces side by side.",
    "xia.take-out.lift": (
        "The other cubes stay where they are. Ice spreads to adjacent spaces, and a relic needs two free ones side "
        "by side."
    ),
    "xia.shed-missions.shed": "An M-Comp that is damaged or gone holds no missions. You discard the one you give up.",
    # The end of the turn
    "xia.status.arm": "Each use of an outfit takes one armed marker. Energy you keep is there next turn.",
    "xia.choose-missions.answer": "A completed mission earns 1 fame and its pay. Nobody else sees which you accept.",
    # Ships without a captain
    "xia.fly-npc.fly": "The rules leave it to you which route this ship takes.",
    "xia.fly-out-of-kiln.emerge": "The ship appears on a space next to the Kiln.",
    "xia.sellsword-turn.fly": "The Sellsword works for you: send it anywhere within its speed.",
    "xia.sellsword-turn.attack": (
        "It fires at a ship next to it. You earn neither fame nor bounty for ships it destroys."
    ),
    # Tokens and relics
    "xia.meet-captain.answer": (
        "The passenger takes the place of a mission. Set down on the Mission Point of their choice, they earn you "
        "1 fame and 1,000 credits."
    ),
    "xia.resolve-token.reward": "Two tokens are worth 1 fame, or credits. Both leave the game.",
    "xia.sift-relic.take": "The relic is face up now: you see its worth. Fame wins the match; credits buy ships.",
    # Missions
    "xia.hand-over-cubes.hand_over": "Each cube you hand over raises the pay; the others stay in your hold.",
    "xia.hand-over-outfit.hand_over": "The outfit leaves your hold for good. The higher its tier, the more it pays.",
    "xia.coerce-ship.fire": "Your first shot has to hit the captain of the mission. The more damage, the more pay.",
    "xia.load-cubes.load": "Each cube pays when it arrives. If you give the mission up, each costs you 2 damage.",
    "xia.gear-up.place": "The help pays as many credits as you put on the card now, and takes that much energy later.",
    "xia.help-ship.help": "Another captain pays for this with energy. Take repairs, energy or movement.",
    "xia.fuse.act": "Ships close to it are hit, yours as well. Fly away first if you can, then set it off.",
    "xia.pass-on-credits.announce": (
        "The other captain may share the credits, or tell the law. A fair share makes the first more likely."
    ),
    "xia.pass-on-credits.answer": (
        "Launder, and you get the credits you were offered, and a bounty if you are detected. A snitch gets nothing."
    ),
}

ON_MAT = frozenset(
    {
        "xia.set-up.take",
        "xia.embark.take",
        "xia.fit-outfit.place",
        "xia.pack.move",
        "xia.stow-pieces.place",
        "xia.take-out.lift",
        "xia.take-damage.place",
        "xia.remove-damage.mend",
        "xia.arm-again.lift",
        "xia.choose-card.take",
        "xia.choose-missions.answer",
        "xia.shed-missions.shed",
        "xia.meet-captain.answer",
    }
)
"""Questions about spaces of the hold, or about cards: the mat shows them."""

ON_ROLL = frozenset(
    {
        "xia.roll.again",
        "xia.end-of-round.again",
        "xia.raise-roll.add",
        "xia.fire-engine.boost",
        "xia.absorb.declare",
        "xia.declare-defence.defend",
        "xia.take-damage.place",
        "xia.roll-for-spawn-point.chosen",
    }
)

REGRETS = {
    "without-goal": "You reach {goal} fame without the goal: this game would cost you 3 points.",
    "give-up": "A game that is given up is lost, and costs you 3 points.",
    "retire": "The campaign ends here. Goals left: {left}.",
    "no-engine": "You have no engine: impulse alone takes you {movement} spaces a turn.",
    "adrift": "A cube is adrift right here: if you leave it, the NPCs roll with +{plus}.",
    "idle": "You haven't done anything this turn: impulse takes you {movement} spaces for free.",
}

HEADINGS = {
    "xia.prepare": "ready-made plans, which fit out the ship at once",
    "xia.buy-outfit": "outfits, one by one",
    "xia.sell-outfit": "outfits to sell",
    "xia.buy-ship": "ships for sale",
}

OFFERED_HERE = (
    "buy",
    "buy-fame",
    "collect",
    "collect-token",
    "deliver",
    "draw",
    "excavate",
    "fetch",
    "hand-in",
    "harvest",
    "hire",
    "look",
    "melt",
    "mine",
    "pursue",
    "quarry",
    "recharge",
    "repair",
    "rescue",
    "salvage",
    "sell",
    "sell-all",
    "sift",
    "take-aboard",
    "trade",
)
"""What a captain may do only at the right place."""

WEIGHTS: dict[str, Weight] = {
    **dict.fromkeys((f"xia.{verb}" for verb in OFFERED_HERE), "here"),
    "xia.give": "aside",
    "xia.rearrange": "aside",
    "xia.jettison": "aside",
    "xia.jettison-relic": "aside",
    "xia.abort": "aside",
    "xia.stop": "onward",
    "xia.end": "onward",
    "xia.depart": "onward",
    "xia.fire": "onward",
    "xia.brace": "onward",
    "xia.accept": "onward",
    "xia.keep-none": "onward",
    "xia.decline": "onward",
    "xia.detonate": "onward",
    "xia.hold-fire": "onward",
    "xia.lay-around": "onward",
    "xia.let-be": "onward",
    "xia.play-on": "onward",
    "xia.give-up": "aside",
    "xia.retire": "aside",
}

DETAILS = {
    "xia.patch": "by an upgrade",
    "xia.top-up": "by an upgrade",
    "xia.give-up": "costs 3 points of your score",
    "xia.retire": "the campaign ends here",
    "xia.roll-again": "once a game",
    "xia.use": "2 movement",
    "xia.buy": "1,000 credits",
    "xia.look": "and choose among them now",
    "xia.draw": "each one you complete earns 1 fame and its pay",
    "xia.stop": "the rest of this move is lost",
    "xia.launder": "share the credits, and the risk",
    "xia.snitch": "tell the law",
}
"""The cost and gain of choices that hang on nothing else."""
