/** What is seen on the map when something happens: hits, wrecks, arrivals, cubes on their way, gains. */

import { centreOf, type Hex, keyOf, type Point, REACH } from '../../../board/hex';
import type { GameEvent, XiaView } from '../../../wire/xia';
import { type Gain, gainsIn } from '../reading/gains';
import type { Cargo } from '../reading/lookup';
import { type Berths, outside } from './interior';
import type { Stand } from './pieces';

/** Where everything is at some moment. */
export interface Scene {
  view: XiaView;
  stands: ReadonlyMap<string, Stand>;
  /** The places inside the Kiln. */
  berths: Berths;
}

export type Effect =
  | { kind: 'hit'; at: Point; damage: number }
  | { kind: 'wreck'; at: Point }
  | { kind: 'arrival'; at: Point }
  | { kind: 'cube'; cargo: Cargo; from: Point; to: Point; turn: number }
  | { kind: 'gain'; at: Point; gain: Gain; row: number };

/** How many cubes are seen to fly at once. */
const MOST_CUBES = 6;
/** Cubes from a planet, or back to it, come from the upper side of the space. */
const OVER_THE_SPACE = -REACH;

export function effectsOf(events: readonly GameEvent[], before: Scene, now: Scene): Effect[] {
  return new Staging(before, now).stage(events);
}

class Staging {
  private readonly effects: Effect[] = [];
  private readonly damage = new Map<string, number>();
  private readonly wrecked = new Set<string>();
  /** Where ships have got to meanwhile. */
  private readonly moved = new Map<string, Point>();
  private readonly adrift: Map<string, Hex[]>;
  private cubes = 0;

  constructor(
    private readonly before: Scene,
    private readonly now: Scene,
  ) {
    this.adrift = takenUp(before.view, now.view);
  }

  stage(events: readonly GameEvent[]): Effect[] {
    for (const event of events) this.take(event);
    for (const [ship, damage] of this.damage) {
      const at = this.wrecked.has(ship) ? null : this.placeOf(ship);
      if (at) this.effects.push({ kind: 'hit', at, damage });
    }
    for (const [seat, gains] of gainsIn(events)) {
      const at = this.placeOf(this.shipAt(seat));
      if (at) gains.forEach((gain, row) => this.effects.push({ kind: 'gain', at, gain, row }));
    }
    return this.effects;
  }

  private take(event: GameEvent): void {
    switch (event.type) {
      case 'xia.ship-moved':
      case 'xia.gate-used':
      case 'xia.turned-back':
      case 'xia.ship-pulled':
      case 'xia.wormhole-used':
        this.moved.set(event.ship, this.pointOf(event.to));
        break;
      case 'xia.damage-taken':
        this.damage.set(event.ship, (this.damage.get(event.ship) ?? 0) + event.damage);
        break;
      case 'xia.ship-destroyed':
        this.wreck(event.ship);
        break;
      case 'xia.kiln-destroyed':
      case 'xia.planet-struck':
        this.effects.push({ kind: 'wreck', at: centreOf(event.at) });
        break;
      case 'xia.kiln-returned':
      case 'xia.comet-appeared':
        this.effects.push({ kind: 'arrival', at: centreOf(event.at) });
        break;
      case 'xia.respawned':
        this.effects.push({ kind: 'arrival', at: this.now.stands.get(event.ship)?.point ?? this.pointOf(event.at) });
        break;
      case 'xia.npc-spawned':
        this.effects.push({ kind: 'arrival', at: this.now.stands.get(event.npc)?.point ?? this.pointOf(event.at) });
        break;
      case 'xia.cubes-bought':
        for (let cube = 0; cube < event.cubes; cube++) this.load(event.seat, event.cargo, this.overSpace(event.seat));
        break;
      case 'xia.cube-gathered':
      case 'xia.cube-found':
        this.load(event.seat, event.cargo, this.overSpace(event.seat));
        break;
      case 'xia.cube-collected':
        this.load(event.seat, event.cargo, this.driftOf(event.seat, event.cargo));
        break;
      case 'xia.cubes-sold':
        for (let cube = 0; cube < event.cubes; cube++) this.unload(event.seat, event.cargo, this.overSpace(event.seat));
        break;
      case 'xia.cubes-traded':
        for (let cube = 0; cube < event.cubes; cube++) {
          this.unload(event.seat, event.cargo, this.overSpace(event.seat));
          this.load(event.seat, event.wanted, this.overSpace(event.seat));
        }
        break;
      case 'xia.cube-left':
        this.unload(event.seat, event.cargo, this.overSpace(event.seat));
        break;
      case 'xia.cube-lost': {
        const heap = this.now.stands.get(`${event.cargo} ${keyOf(event.at)}`);
        this.unload(event.seat, event.cargo, heap?.point ?? this.pointOf(event.at));
        break;
      }
    }
  }

  private wreck(ship: string): void {
    this.wrecked.add(ship);
    const at = this.moved.get(ship) ?? this.before.stands.get(ship)?.point;
    if (at) this.effects.push({ kind: 'wreck', at });
  }

  private load(seat: number, cargo: Cargo, from: Point | null): void {
    this.fly(cargo, from, this.placeOf(this.shipAt(seat)));
  }

  private unload(seat: number, cargo: Cargo, to: Point | null): void {
    this.fly(cargo, this.placeOf(this.shipAt(seat)), to);
  }

  private fly(cargo: Cargo, from: Point | null, to: Point | null): void {
    if (!from || !to || this.cubes === MOST_CUBES) return;
    this.effects.push({ kind: 'cube', cargo, from, to, turn: this.cubes++ });
  }

  private shipAt(seat: number): string {
    return (this.now.view.captains[seat] ?? this.before.view.captains[seat])?.ship ?? '';
  }

  private placeOf(ship: string): Point | null {
    return (this.now.stands.get(ship) ?? this.before.stands.get(ship))?.point ?? null;
  }

  private spaceOf(seat: number): Hex | null {
    const here = this.now.view.captains[seat];
    return here?.using ?? here?.at ?? this.before.view.captains[seat]?.at ?? null;
  }

  private overSpace(seat: number): Point | null {
    const at = this.spaceOf(seat);
    if (!at) return null;
    const { x, y } = this.pointOf(at);
    return { x, y: y + OVER_THE_SPACE };
  }

  private driftOf(seat: number, cargo: Cargo): Point | null {
    const at = this.adrift.get(cargo)?.pop();
    if (!at) return this.overSpace(seat);
    return this.before.stands.get(`${cargo} ${keyOf(at)}`)?.point ?? this.pointOf(at);
  }

  /** Where a space is seen; one inside the Kiln where the Kiln is. */
  private pointOf(at: Hex): Point {
    const kiln = this.now.view.embers?.kiln ?? this.before.view.embers?.kiln ?? null;
    return centreOf(outside(at, this.now.berths, kiln) ?? at);
  }
}

/** The spaces from which cubes are gone that were adrift before, by their kind. */
function takenUp(before: XiaView, now: XiaView): Map<string, Hex[]> {
  const left = now.adrift.map(({ cargo, at }) => `${cargo} ${keyOf(at)}`);
  const taken = new Map<string, Hex[]>();
  for (const { cargo, at } of before.adrift) {
    const still = left.indexOf(`${cargo} ${keyOf(at)}`);
    if (still >= 0) left.splice(still, 1);
    else taken.set(cargo, [...(taken.get(cargo) ?? []), at]);
  }
  return taken;
}
