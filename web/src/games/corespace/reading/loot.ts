/** What things are worth, as far as somebody can see them. */
import type { FigureView } from '../../../wire/corespace';
import type { Catalogue } from './lookup';

export const worthOf = (figures: readonly FigureView[], { tokens }: Catalogue): number =>
  figures
    .flatMap(({ tray, worn }) => (worn ? [...tray, worn] : tray))
    .reduce((sum, { face = '' }) => sum + (tokens.get(face)?.worth ?? 0), 0);
