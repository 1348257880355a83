import type { Option } from '../../wire/table';
import type { GameChoice } from '../../wire/xia';
import type { Guidance, Weight } from '..';

/** What a question is about, for somebody who has never been asked it. */
const HINTS: Readonly<Record<string, string>> = {
  'xia.set-up.take': 'Any ship will do for a start. The hold is the room for outfits, cargo and damage.',
  'xia.outfit-ship.buy':
    'An engine takes you far; what else is of use depends on your plan. Then be done here, and the first turn begins.',
  'xia.action-phase.act':
    'Take as many actions as you can pay for. Impulse is free once per turn; an engine needs an armed marker.',
  'xia.move.spend':
    'Each space costs 1 movement. Planets trade, and the signs on the map have something for who stops there.',
  'xia.fire-engine.boost': 'The engine has rolled. Here you can add to it before you fly.',
  'xia.give-credits.hand': 'A gift is for good, unless the other captain gives something back.',
  'xia.rescue-ship.arm': 'Armed markers let you use your outfits. What you do not arm stays as energy.',
  'xia.tow.pull': 'The ship that you have hooked flies off. You may be pulled along, or let go.',
  'xia.roll.again': 'The second roll counts, also if it is worse.',
  'xia.absorb.declare': 'A shield needs an armed marker. What it rolls is taken off what hits you.',
  'xia.take-damage.place':
    'A damaged space cannot be used until it is repaired. On an outfit, each damage makes its rolls worse by 1.',
  'xia.roll-for-spawn-point.chosen': 'You begin anew at one of the numbered spaces of the map.',
  'xia.attacking.declare': 'Each weapon that you aim costs an armed marker. Then all of them are rolled together.',
  'xia.declare-defence.defend':
    'Each use of a shield costs an armed marker. What it rolls is taken off the damage of the attack.',
  'xia.rearm-shields.rearm': 'Markers that you arm now, for 1 energy each, are ready when the next attack comes.',
  'xia.remove-damage.mend': 'The space can be used again.',
  'xia.arm-again.lift': 'An armed marker can be used once more in this turn.',
  'xia.warp-away.appear': 'You get there without flying through what lies between.',
  'xia.deep-scan.scan': 'The sector beyond that side is revealed and laid there.',
  'xia.overdrive.burn': 'It works without a marker, and is damaged by it.',
  'xia.overdrive.use': 'It works this once, at the price of the damage.',
  'xia.business.trade':
    'On a planet energy is filled up for nothing. A better ship brings fame, and so do 5,000 credits thrown around.',
  'xia.fit-outfit.place': 'Try it in the hold: it can be turned and flipped. Spaces that stay free are for cargo.',
  'xia.pack.move': 'Lift a piece, and lay it down elsewhere. Nothing is lost: you can put everything back as it was.',
  'xia.stow-pieces.place': 'Ice spreads to the spaces next to it, and a relic needs two free spaces side by side.',
  'xia.take-out.lift':
    'The other cubes stay where they lie. Ice spreads from space to space, and a relic needs two free ones side by side.',
  'xia.status.arm': 'Each use of an outfit takes one armed marker. Energy that you keep is there for the next turn.',
  'xia.choose-missions.answer':
    'A mission that you complete brings 1 fame and its pay. Nobody else sees which you keep.',
  'xia.fly-npc.fly': 'The rules leave it to you which way this ship takes.',
  'xia.choose-card.take':
    'It is for as long as you have the ship. The ability is stronger but exhausted by its use; the power is always there.',
  'xia.sellsword-turn.fly': 'It works for you: it flies as far as its speed, and you may send it anywhere within.',
  'xia.sellsword-turn.attack': 'It fires at a ship beside it. What it destroys brings you neither fame nor bounty.',
  'xia.shed-missions.shed': 'An M-Comp that is damaged or gone holds no missions. What you give up is discarded.',
  'xia.meet-captain.answer':
    'The passenger takes the place of a mission. Set down on the Mission Point where they want to go, they bring 1 fame and 1,000 credits.',
  'xia.resolve-token.reward': 'Two tokens are worth a point of fame, or credits. Both leave the game.',
  'xia.sift-relic.take': 'The relic is face up now, and you see what it is worth. Fame wins the match; credits buy ships.',
  'xia.fly-out-of-kiln.emerge': 'The ship appears on a space beside the Kiln.',
  'xia.hand-over-cubes.hand_over': 'Each cube that you hand over raises the pay; the others stay in your hold.',
  'xia.hand-over-outfit.hand_over': 'The outfit leaves your hold for good. The higher its tier, the more it pays.',
  'xia.coerce-ship.fire': 'The first shot has to hit the captain of the mission. The more damage, the more pay.',
  'xia.load-cubes.load':
    'Each cube pays when it arrives. If you give the mission up, each of them means 2 damage to your ship.',
  'xia.gear-up.place': 'The help pays as many credits as you put on the card now, and takes that much energy later.',
  'xia.help-ship.help': 'Somebody pays for this with energy: repairs, energy or movement, as you like it.',
  'xia.fuse.act': 'Ships close to it are hit, yours as well. Fly away first if you can, then set it off.',
  'xia.pass-on-credits.announce':
    'The other captain may share the credits, or tell the law. A fair share makes the first more likely.',
  'xia.pass-on-credits.answer':
    'Laundering brings you the credits that you were offered, and a bounty if somebody notices. A snitch gets nothing.',
};

/** What of a question is done rarely, and what leads on to the next. */
const WEIGHTS: Partial<Record<GameChoice['type'], Weight>> = {
  'xia.give': 'aside',
  'xia.rearrange': 'aside',
  'xia.jettison': 'aside',
  'xia.jettison-relic': 'aside',
  'xia.abort': 'aside',
  'xia.stop': 'onward',
  'xia.end': 'onward',
  'xia.depart': 'onward',
  'xia.fire': 'onward',
  'xia.brace': 'onward',
  'xia.accept': 'onward',
  'xia.keep-none': 'onward',
  'xia.decline': 'onward',
  'xia.detonate': 'onward',
  'xia.hold-fire': 'onward',
};

/** What is answered in the picture of the hold. */
const IN_THE_HOLD: readonly string[] = [
  'xia.fit-outfit.place',
  'xia.pack.move',
  'xia.stow-pieces.place',
  'xia.take-out.lift',
  'xia.take-damage.place',
  'xia.remove-damage.mend',
  'xia.arm-again.lift',
];

const HEADINGS: Partial<Record<GameChoice['type'], string>> = {
  'xia.prepare': 'A ready-made plan: one press fits out the ship',
  'xia.buy-outfit': 'Outfits, one by one',
  'xia.sell-outfit': 'Outfits to sell',
  'xia.buy-ship': 'Ships for sale',
};

export const xiaGuidance: Guidance = {
  aim: 'Who has enough fame wins. It comes from missions, trade, fights, discoveries and luck.',
  hint: (prompt) => HINTS[prompt] ?? '',
  weight: (option) => WEIGHTS[kindOf(option)] ?? 'usual',
  isOnMat: (prompt) => IN_THE_HOLD.includes(prompt),
  heading: (option) => HEADINGS[kindOf(option)] ?? '',
};

function kindOf(option: Option): GameChoice['type'] {
  return (option.choice as GameChoice).type;
}
