/** Coming back to a long match: who was here yesterday may want to hear what happened. */
import type { Story } from '../wire/table';
import { story } from './api';

const A_DAY = 16 * 60 * 60 * 1000;

/** An evening and the next one lie less than 24 hours apart. */
export const isLongAgo = (opened: number, now: number): boolean => opened > 0 && now - opened >= A_DAY;

/** The campaign so far for somebody who was here last at a time; nothing if there is nothing to be told. */
export async function recapOf(table: string, opened: number, now = Date.now()): Promise<Story | null> {
  if (!isLongAgo(opened, now)) return null;
  const told = await story(table);
  return told && told.lines.length > 0 ? told : null;
}
