export type Motif = "zig" | "diamond";

const CENTRES: [number, number][] = [
  [0.5, 0.5],
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** The inside of a repeating imigongo <pattern> of side s in the colours a and b. */
export function motifTile(kind: Motif, s: number, a: string, b: string, bg?: string): string {
  const line = (d: string, c: string, w: number): string =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="miter" stroke-miterlimit="8"/>`;
  let out = bg ? `<rect width="${s}" height="${s}" fill="${bg}"/>` : "";
  if (kind === "zig") {
    for (let i = -1; i < 5; i++) {
      const [low, high] = [s * (i / 4 + 0.5), s * (i / 4)];
      const d = `M${-s * 0.5},${low}L0,${high}L${s * 0.5},${low}L${s},${high}L${s * 1.5},${low}`;
      out += line(d, i % 2 ? a : b, s * 0.085);
    }
  }
  if (kind === "diamond") {
    for (const [cx, cy] of CENTRES) {
      for (const [i, r] of [0.46, 0.32, 0.18].entries()) {
        const d = `M${s * cx},${s * (cy - r)}L${s * (cx + r)},${s * cy}L${s * cx},${s * (cy + r)}L${s * (cx - r)},${s * cy}Z`;
        out += line(d, i % 2 ? b : a, s * 0.07);
      }
    }
  }
  return out;
}

const markHalf = (cy: number, side: number): string =>
  [38, 24, 10].map((r) => `M48,${cy - r}L${48 + side * r},${cy}L48,${cy + r}`).join("");

/** The mark in a box of 96: nested diamonds cut down the middle, the right half one ridge higher. */
export const mark = (color: string, width = 7.4): string =>
  `<path d="${markHalf(55, -1)}${markHalf(41, 1)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="miter" stroke-linecap="square" stroke-miterlimit="10"/>`;

export const markAt = (x: number, y: number, size: number, color: string, width = 7.4): string =>
  `<g transform="translate(${x - size / 2},${y - size / 2}) scale(${size / 96})">${mark(color, width)}</g>`;
