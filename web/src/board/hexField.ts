/** A small field of hexes for pictures: the corners of each, as an SVG polygon wants them. */
function hex(x: number, y: number, size: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

export const hexField: readonly string[] = [-2, -1, 0, 1, 2].flatMap((column) =>
  [-1, 0, 1].map((row) => hex(290 + column * 33, 96 + row * 38 + (column % 2 === 0 ? 0 : 19), 21)),
);
