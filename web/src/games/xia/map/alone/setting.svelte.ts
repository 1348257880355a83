import type { Stop } from '../../../../board';
import type { Hex } from '../../../../board/hex';
import { keyOf } from '../../../../board/hex';
import type { Question } from '../../../../wire/table';
import type { Placed, XiaView } from '../../../../wire/xia';
import { edgeStops, ghostsOf, layingsIn, onlyLaying, turnStop } from '../../chart/arranging';
import type { LaidSector } from '../../chart/chart';
import { spacesAround } from '../../chart/chart';
import type { Catalogue } from '../../reading/lookup';

const SIXTHS = 6;
const TURN = /^turn (\d)$/;

/** How the sectors of a game alone come onto the board: which one is picked, and how it is turned. */
export class Setting {
  private chosen: string | null = $state(null);
  private turned: { place: string; sixths: number } = $state.raw({ place: '', sixths: 0 });

  /** The sector that a click on a place lays. */
  picked(question: Question | null): string | null {
    const sectors = layingsIn(question).map(({ sector }) => sector);
    return sectors.find((sector) => sector === this.chosen) ?? sectors[0] ?? null;
  }

  pick(sector: string): void {
    this.chosen = sector;
  }

  /** How the sector in hand is turned, or would be by the answer that is pointed at. */
  turnOf(inHand: Placed, hovered: string | null): number {
    const shown = TURN.exec(hovered ?? '')?.[1];
    return shown === undefined ? this.sixths(inHand) : Number(shown);
  }

  turn(inHand: Placed, by: 1 | -1): void {
    this.turned = { place: placeOf(inHand), sixths: (this.sixths(inHand) + by + SIXTHS) % SIXTHS };
  }

  /** What is asked of those who look at the map: about the picked sector alone. */
  asked(question: Question | null): Question | null {
    const sector = this.picked(question);
    return question && sector ? onlyLaying(question, sector) : question;
  }

  /** The answer by which the picked sector is laid on a place. */
  layingOn(target: string, question: Question | null): string | null {
    const sector = this.picked(question);
    const meant = layingsIn(question).find((each) => each.sector === sector && `beyond ${keyOf(each.at)}` === target);
    return meant?.answer ?? null;
  }

  ghosts(question: Question | null, view: XiaView, hovered: string | null, catalogue: Catalogue): LaidSector[] {
    const inHand = question && view.solo?.in_hand;
    if (inHand) return ghostsOf(catalogue, inHand.sector, [inHand.centre], this.turnOf(inHand, hovered));
    const sector = this.picked(question);
    const places = layingsIn(question).filter((each) => each.sector === sector);
    return sector ? ghostsOf(catalogue, sector, places.map(({ at }) => at)) : [];
  }

  stops(question: Question | null, view: XiaView, hovered: string | null, catalogue: Catalogue): Stop[] {
    const inHand = question && view.solo?.in_hand;
    return inHand ? [turnStop(inHand, this.turnOf(inHand, hovered), catalogue)] : edgeStops(question, view, catalogue);
  }

  /** The spaces beside the board on which something may come to lie. */
  room(ghosts: readonly LaidSector[], stops: readonly Stop[]): Hex[] {
    return [...ghosts.flatMap(({ centre }) => spacesAround(centre)), ...stops.flatMap(({ spaces }) => [...spaces])];
  }

  private sixths(inHand: Placed): number {
    return this.turned.place === placeOf(inHand) ? this.turned.sixths : 0;
  }
}

const placeOf = ({ sector, centre }: Placed): string => `${sector} ${keyOf(centre)}`;
