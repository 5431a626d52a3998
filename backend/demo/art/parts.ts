import type { Fold, Piece } from "./core";
import { inkOn, mix, shadeOf } from "./color";
import { mark, markAt, motifTile, type Motif } from "./motif";
import { fold, H, mirror, W, zig } from "./paths";

export type Graphic = "none" | "mark" | "bigmark" | "hills" | "diamond" | "stripe" | "peak";

/** How one garment is drawn. Every type reads what it knows and ignores the rest. */
export interface GarmentOptions {
  id: string;
  color: string;
  graphic?: Graphic;
  /** The colour of the graphic; black or white by the cloth when absent. */
  ink?: string;
  ink2?: string;
  /** An all-over print in the colours pa and pb. */
  allover?: Motif;
  alloverSize?: number;
  pa?: string;
  pb?: string;
  cord?: string;
  sash?: string;
  button?: string;
  lining?: string;
  metal?: string;
  accent?: string;
  sole?: string;
  heel?: string;
  toe?: string;
  eye?: string;
  lace?: string;
}

/** A piece and its mirror image. */
export const pair = (d: string, extra: Omit<Piece, "d">): [Piece, Piece] => [
  { d, ...extra },
  {
    ...extra,
    d: mirror(d),
    folds: extra.folds?.map(([f, s]): Fold => [mirror(f), s]),
    stitch: extra.stitch?.map((s) =>
      typeof s === "string" ? mirror(s) : [mirror(s[0]), s[1], s[2]],
    ),
  },
];

/** The woven neck label with the red mark, which every garment shows. */
export const label = (x: number, y: number, w = 46, h = 22): string =>
  `<g transform="translate(${x - w / 2},${y})"><rect x="1.5" y="2.5" width="${w}" height="${h}" fill="#000" opacity=".3"/><rect width="${w}" height="${h}" fill="#f4f4f1"/>` +
  `<g transform="translate(${w / 2 - 8.5},${h / 2 - 8.5}) scale(.177)">${mark("#b5301a", 8)}</g></g>`;

/** A rectangle filled with a motif; `id` has to be unique in the drawing. */
export const fillPattern = (
  id: string,
  kind: Motif,
  size: number,
  a: string,
  b: string,
  bg: string,
  [x, y, w, h]: [number, number, number, number] = [0, 0, W, H],
): string =>
  `<defs><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${motifTile(kind, size, a, b, bg)}</pattern></defs>` +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`;

/** The all-over print of a garment, or nothing. */
export const allover = (o: GarmentOptions, id: string): string =>
  o.allover
    ? fillPattern(
        id + o.id,
        o.allover,
        o.alloverSize ?? 120,
        o.pa ?? "#191614",
        o.pb ?? "#b5301a",
        o.color,
      )
    : "";

/** An imigongo band: three zigzag ridges between rules. */
export function band(y: number, h: number, c: string, bg: string, x = 150, w = 500): string {
  const ridge = (at: number): string =>
    `<path d="${zig(x, at, w, h * 0.34, h * 0.9)}" fill="none" stroke="${c}" stroke-width="${h * 0.1}" stroke-miterlimit="8"/>`;
  const rule = (at: number): string =>
    `<rect x="${x}" y="${at}" width="${w}" height="${h * 0.07}" fill="${c}"/>`;
  return (
    `<g><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${bg}"/>` +
    [0.5, 0.72, 0.94].map((t) => ridge(y + h * t)).join("") +
    `${rule(y)}${rule(y + h * 0.97)}</g>`
  );
}

/** The motif of a top's chest, in garment coordinates. */
export function graphic(o: GarmentOptions): string {
  const c = o.ink ?? inkOn(o.color);
  switch (o.graphic ?? "none") {
    case "none":
      return "";
    case "mark":
      return markAt(480, 320, 62, c);
    case "bigmark":
      return markAt(400, 440, 250, c, 6.6);
    case "hills":
      return [0, 26, 52, 78]
        .map(
          (dy) =>
            `<path d="M262,${470 + dy}L331,${400 + dy}L400,${470 + dy}L469,${400 + dy}L538,${470 + dy}" fill="none" stroke="${c}" stroke-width="13" stroke-miterlimit="8"/>`,
        )
        .join("");
    case "diamond":
      return (
        [104, 74, 44]
          .map(
            (r) =>
              `<path d="M400,${430 - r}L${400 + r},430L400,${430 + r}L${400 - r},430Z" fill="none" stroke="${c}" stroke-width="14"/>`,
          )
          .join("") + `<path d="M400,414L416,430L400,446L384,430Z" fill="${c}"/>`
      );
    case "stripe":
      return Array.from(
        { length: 11 },
        (_, i) => `<rect x="150" y="${292 + i * 52}" width="500" height="20" fill="${c}"/>`,
      ).join("");
    case "peak":
      return (
        `<path d="M284,486L400,344L516,486" fill="none" stroke="${c}" stroke-width="26" stroke-miterlimit="8"/>` +
        `<path d="M342,486L400,414L458,486" fill="none" stroke="${o.ink2 ?? c}" stroke-width="26" stroke-miterlimit="8"/>`
      );
  }
}

/** A round button with four holes. */
export const button = (x: number, y: number, fill = "#efece6", r = 8.2): string =>
  `<g><circle cx="${x + 1}" cy="${y + 2}" r="${r + 0.4}" fill="#000" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#000" opacity=".25"/>` +
  [
    [-2.6, -2],
    [2.6, -2],
    [-2.6, 2],
    [2.6, 2],
  ]
    .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="1.2" fill="#333"/>`)
    .join("") +
  `</g>`;

/** The parts of a round neck: inside of the back, its rib with the label, and the front rib. */
export function neck(c: string): { back: Piece; backRib: Piece; front: Piece } {
  const shade = shadeOf(c);
  return {
    back: {
      d: "M324,170C352,146,448,146,476,170C464,206,432,222,400,222C368,222,336,206,324,170Z",
      fill: mix(c, shade, 0.42),
      tex: "jersey",
      cast: 0,
      edge: 26,
      wr: [0.01, 0.01, 0.2],
    },
    backRib: {
      d: "M324,170C352,146,448,146,476,170C470,182,464,188,456,190C440,174,360,174,344,190C336,188,330,182,324,170Z",
      fill: mix(c, shade, 0.2),
      tex: "rib",
      cast: 0,
      edge: 10,
      edgeBlur: 6,
      wr: [0.02, 0.02, 0.1],
      over: label(400, 183),
    },
    front: {
      d: "M324,170C334,204,366,222,400,222C434,222,466,204,476,170L456,160C446,186,424,198,400,198C376,198,354,186,344,160Z",
      tex: "rib",
      cast: 0.8,
      edge: 8,
      edgeBlur: 5,
      wr: [0.02, 0.02, 0.1],
      stitch: ["M326,177C338,210,368,227,400,227C432,227,462,210,474,177"],
    },
  };
}

/** Pleats that fan out from x0..x1 at y0 down to y1. */
export const pleats = (
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  n: number,
  spread: number,
  k = 1,
): Fold[] =>
  Array.from({ length: n }, (_, i): Fold => {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / n;
    const xb = 400 + (x - 400) * spread;
    const bow = (x + xb) / 2 + (i % 2 ? 8 : -8);
    return [fold(x, y0, bow, (y0 + y1) / 2, xb, y1, 16 + (i % 3) * 8), (0.55 + (i % 3) * 0.22) * k];
  });
