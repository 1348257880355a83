/** Enemies by type, and their decks. */
import type { AkariosView, DrawnEnemy, EnemyView, PileView } from '../../../wire/akarios';
import type { Catalogue } from './lookup';

/** The types in the fight with their ships, all in the order in which they act. */
export function fighting({ enemies }: AkariosView, catalogue: Catalogue): { type: DrawnEnemy; ships: EnemyView[] }[] {
  return [...new Set(enemies.map(({ type }) => type))].flatMap((id) => {
    const type = catalogue.enemies.get(id);
    return type ? [{ type, ships: enemies.filter((enemy) => enemy.type === id) }] : [];
  });
}

export const countIn = (cards: PileView['cards']): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** What is left of a combat deck, and the card that is showing; those of the round before have done their part. */
export function decksOf({ combat, showing, phase }: AkariosView, type: string): { left: number; all: number; showing: string } {
  const pile = combat[type];
  const [left, gone] = pile ? [countIn(pile.cards), countIn(pile.discard)] : [0, 0];
  return { left, all: left + gone, showing: phase === 'enemies' ? (showing[type] ?? '') : '' };
}
