/** The side of a square of a hold, in units of its drawing. */
export const SQUARE = 48;
