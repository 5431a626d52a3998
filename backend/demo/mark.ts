const markHalf = (cy: number, side: number): string =>
  [38, 24, 10].map((r) => `M48,${cy - r}L${48 + side * r},${cy}L48,${cy + r}`).join("");

/** The mark in a box of 96: nested diamonds cut down the middle, the right half one ridge higher. */
export const mark = (color: string, width = 7.4): string =>
  `<path d="${markHalf(55, -1)}${markHalf(41, 1)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="miter" stroke-linecap="square" stroke-miterlimit="10"/>`;
