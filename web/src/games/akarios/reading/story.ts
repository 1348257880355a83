import type { Page } from '../../../wire/akarios';

/** What these pages are called together: another name as soon as something is read, or came of a choice. */
export const storyName = (pages: readonly Page[]): string =>
  pages.map(({ name, told = '' }) => `${name} ${told.length}`).join('|') || '-';
