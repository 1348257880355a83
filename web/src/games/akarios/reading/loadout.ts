/** The cards of a pilot as they lie on a playerboard: slot by slot. */
import type { DrawnCard } from '../../../wire/akarios';
import type { Catalogue } from './lookup';

export type CardKind = DrawnCard['kind'];

export interface CardSlot {
  kind: CardKind;
  card: DrawnCard | null;
}

/** Slots in which a co-pilot may sit as well. */
const SEATS: ReadonlySet<CardKind> = new Set<CardKind>(['tech', 'pilot-ability', 'ship-ability']);

/** Each card in a slot of its kind; a co-pilot, or whoever has none left, in a seat that is free. */
export function slotsWith({ cards, loadout }: Pick<Catalogue, 'cards' | 'loadout'>, fitted: readonly string[]): CardSlot[] {
  const slots: CardSlot[] = loadout.map((kind) => ({ kind, card: null }));
  const guests: DrawnCard[] = [];
  for (const card of fitted.flatMap((id) => cards.get(id) ?? [])) {
    const slot = slots.find(({ kind, card: taken }) => kind === card.kind && taken === null);
    if (slot) slot.card = card;
    else guests.push(card);
  }
  for (const guest of guests) {
    const seat = slots.find(({ kind, card }) => SEATS.has(kind) && card === null);
    if (seat) seat.card = guest;
  }
  return slots;
}
