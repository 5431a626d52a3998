import { lum, mix } from "./color";
import { castShadow, renderPieces } from "./core";
import { garmentPieces, type GarmentType } from "./garments";
import { motifTile, type Motif } from "./motif";
import type { GarmentOptions } from "./parts";
import { H, W } from "./paths";

export type Look = Omit<GarmentOptions, "id">;

interface Item {
  type: GarmentType;
  look: Look;
  /** Where the garment's own centre (400, 500) goes, its scale and rotation. */
  x: number;
  y: number;
  s: number;
  r?: number;
  hung?: boolean;
}

interface Plate {
  title: string;
  /** What somebody who can't see the picture should know about it. */
  alt: string;
  background: (id: string) => string;
  items: Item[];
  light?: number;
}

const M = {
  ink: "#191614",
  chalk: "#f4f4f1",
  red: "#b5301a",
  stone: "#d3d0c8",
  ash: "#a5a39d",
  tea: "#6d7a58",
  lake: "#8fa5ad",
  ochre: "#d29f45",
  dusk: "#2c3440",
  mist: "#dfe3e3",
} as const;

type Box = [x: number, y: number, w: number, h: number];

/** A tonal imigongo relief on a flat colour. */
export function relief(id: string, c: string, kind: Motif, s: number, box: Box, k = 0.06): string {
  const [x, y, w, h] = box;
  // Black needs a far stronger step before a ridge shows at all.
  const dark = lum(c) < 0.06;
  const low = mix(c, "#000000", Math.min(1, k * (dark ? 5 : 1)));
  const high = mix(c, "#ffffff", k * (dark ? 0.5 : 1.6));
  const pattern = (name: string, color: string, dx: number, dy: number): string =>
    `<pattern id="${name}" width="${s}" height="${s}" patternUnits="userSpaceOnUse" patternTransform="translate(${x + dx},${y + dy})">${motifTile(kind, s, color, color)}</pattern>`;
  const rect = (fill: string): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  return (
    `<defs>${pattern(id, low, 0, 0)}${pattern(`${id}h`, high, -2.5, -3)}</defs>` +
    rect(c) +
    rect(`url(#${id}h)`) +
    rect(`url(#${id})`)
  );
}

const full = (id: string, c: string, kind: Motif = "zig", s = 160, k = 0.05): string =>
  relief(`r${id}`, c, kind, s, [0, 0, W, H], k);

const flat = (c: string, [x, y, w, h]: Box = [0, 0, W, H]): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"/>`;

/** Everything below a zigzag edge. */
function hills(y: number, period: number, amp: number, c: string): string {
  let d = `M-20,${H + 20}L-20,${y}`;
  let up = true;
  for (let x = -20; x < W + period; x += period / 2) {
    d += `L${x + period / 2},${y - (up ? amp : 0)}`;
    up = !up;
  }
  return `<path d="${d}L${W + period},${H + 20}Z" fill="${c}"/>`;
}

const diamond = (cx: number, cy: number, r: number, c: string, width?: number): string =>
  `<path d="M${cx},${cy - r}L${cx + r},${cy}L${cx},${cy + r}L${cx - r},${cy}Z" ${width ? `fill="none" stroke="${c}" stroke-width="${width}"` : `fill="${c}"`}/>`;

const light = (id: string, k: number): string =>
  `<defs><radialGradient id="lg${id}" cx=".3" cy=".2" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity="${k}"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0a0708" stop-opacity="${k * 0.8}"/></radialGradient></defs>` +
  `<rect width="${W}" height="${H}" fill="url(#lg${id})"/>`;

export const hanger = (c = "#191614"): string => {
  const hook = "M400,150V112C400,96,426,92,426,68C426,46,400,38,386,52";
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${hook}" stroke="#000" stroke-width="9" opacity=".25" transform="translate(5,8)"/>` +
    `<path d="${hook}" stroke="${c}" stroke-width="8"/><path d="M330,196L400,146L470,196" stroke="${mix(c, "#b98a5a", 0.75)}" stroke-width="18"/></g>`
  );
};

const rail = (y: number, c: string): string =>
  `<rect x="-10" y="${y + 14}" width="${W + 20}" height="14" fill="#000" opacity=".18"/><rect x="-10" y="${y}" width="${W + 20}" height="16" fill="${c}"/><rect x="-10" y="${y + 2}" width="${W + 20}" height="3" fill="#fff" opacity=".3"/>`;

export const PLATES: readonly Plate[] = [
  {
    title: "Casual Look",
    alt: "White tee with red ridges, blue jeans and white high-tops",
    background: (id) => full(id, M.stone, "zig", 200, 0.035) + hills(760, 400, 200, M.red),
    items: [
      { type: "jeans", look: { color: "#46607f" }, x: 530, y: 560, s: 0.86, r: 7 },
      {
        type: "tee",
        look: { color: "#f2f0ea", graphic: "hills", ink: M.red },
        x: 330,
        y: 400,
        s: 0.82,
        r: -8,
      },
      { type: "sneakers", look: { color: "#f2efe8" }, x: 210, y: 826, s: 0.52, r: -6 },
    ],
  },
  {
    title: "Street Style",
    alt: "Black hoodie and a chalk cap on a red relief wall",
    background: (id) => full(id, M.red, "zig", 160, 0.07),
    light: 0.22,
    items: [
      { type: "hoodie", look: { color: "#1b1a1a", cord: M.chalk }, x: 400, y: 560, s: 1 },
      { type: "cap", look: { color: "#f1ede4", ink: M.red }, x: 616, y: 836, s: 0.46, r: 6 },
    ],
  },
  {
    title: "Formal Attire",
    alt: "White shirt, dark trousers and a brown belt",
    background: (id) =>
      flat(M.dusk) + relief(`r${id}`, M.dusk, "diamond", 130, [400, 0, 400, H], 0.1),
    light: 0.2,
    items: [
      { type: "chinos", look: { color: "#23262d" }, x: 560, y: 590, s: 0.84, r: 6 },
      {
        type: "shirt",
        look: { color: "#f4f3ef", button: "#d8d6d0" },
        x: 320,
        y: 430,
        s: 0.86,
        r: -5,
      },
      { type: "belt", look: { color: "#3a2114" }, x: 270, y: 860, s: 0.46, r: -8 },
    ],
  },
  {
    title: "Summer Vibes",
    alt: "Red and white wrap dress and a canvas tote on ochre",
    background: (id) => full(id, M.ochre, "zig", 200, 0.05) + diamond(400, 470, 330, M.chalk),
    light: 0.25,
    items: [
      {
        type: "dress",
        look: {
          color: "#f4f1ea",
          allover: "zig",
          alloverSize: 74,
          pa: "#f4f1ea",
          pb: M.red,
          sash: M.ink,
        },
        x: 380,
        y: 530,
        s: 0.88,
        r: -4,
      },
      { type: "tote", look: { color: "#e9dfc9", ink: M.ink }, x: 640, y: 770, s: 0.48, r: 12 },
    ],
  },
  {
    title: "Urban Chic",
    alt: "Olive bomber, black pleated skirt and black high-tops",
    background: (id) => flat(M.ash) + relief(`r${id}`, M.ash, "zig", 120, [0, 0, 300, H]),
    items: [
      { type: "skirt", look: { color: "#191919" }, x: 540, y: 640, s: 0.74, r: 8 },
      { type: "jacket", look: { color: "#55604a" }, x: 330, y: 410, s: 0.84, r: -6 },
      {
        type: "sneakers",
        look: {
          color: "#232020",
          sole: "#efece6",
          heel: "#232020",
          toe: "#2a2726",
          eye: "#2a2726",
        },
        x: 220,
        y: 860,
        s: 0.48,
        r: 4,
      },
    ],
  },
  {
    title: "Minimalist Style",
    alt: "Stone crewneck with a small red mark on a hanger",
    background: () => flat(M.mist) + rail(148, M.ink) + flat("#cfd3d2", [0, 880, W, 120]),
    items: [
      {
        type: "sweatshirt",
        look: { color: "#cdc8bd", graphic: "mark", ink: M.red },
        x: 400,
        y: 560,
        s: 0.9,
        hung: true,
      },
    ],
  },
  {
    title: "Business Casual",
    alt: "Light blue shirt, khaki chinos and a brown belt",
    background: (id) => full(id, M.lake, "zig", 160, 0.035) + flat("#e6e6e1", [0, 620, W, 380]),
    items: [
      { type: "chinos", look: { color: "#c2ad8c" }, x: 240, y: 600, s: 0.84, r: -6 },
      {
        type: "longshirt",
        look: { color: "#9db4c4", button: M.chalk },
        x: 484,
        y: 440,
        s: 0.84,
        r: 6,
      },
      { type: "belt", look: { color: "#7a4526" }, x: 570, y: 872, s: 0.46, r: -6 },
    ],
  },
  {
    title: "Weekend Outfit",
    alt: "Forest knit with white ridges, grey shorts and a red cap",
    background: (id) => full(id, "#e4e0d6", "diamond", 150, 0.03) + hills(600, 800, 330, M.tea),
    items: [
      { type: "shorts", look: { color: "#b9b6ad" }, x: 540, y: 780, s: 0.62, r: 6 },
      { type: "sweater", look: { color: "#2c4a44" }, x: 360, y: 410, s: 0.84, r: -5 },
      { type: "cap", look: { color: M.red }, x: 190, y: 850, s: 0.44, r: -6 },
    ],
  },
  {
    title: "Night Out",
    alt: "Black dress with a red sash over nested red diamonds",
    background: (id) =>
      full(id, M.ink, "diamond", 160, 0.05) +
      [300, 232, 164].map((r) => diamond(400, 480, r + 90, M.red, 26)).join(""),
    light: 0.16,
    items: [{ type: "dress", look: { color: "#1d1b1c", sash: M.red }, x: 400, y: 520, s: 0.92 }],
  },
  {
    title: "Smart Casual",
    alt: "Diamond camp shirt and black chinos",
    background: (id) => flat("#dcd9d1") + relief(`r${id}`, M.red, "zig", 90, [0, 0, 270, H], 0.07),
    items: [
      { type: "chinos", look: { color: "#2a2826" }, x: 560, y: 600, s: 0.86, r: 7 },
      {
        type: "shirt",
        look: { color: "#f0ece2", allover: "diamond", alloverSize: 120, pa: "#1b1918", pb: M.red },
        x: 350,
        y: 430,
        s: 0.9,
        r: -6,
      },
    ],
  },
  {
    title: "Athleisure",
    alt: "Chalk crewneck with a large green mark, dark shorts and high-tops",
    background: (id) => full(id, "#c8ceb9", "zig", 180, 0.04),
    items: [
      { type: "shorts", look: { color: "#2b2f2a" }, x: 560, y: 640, s: 0.68, r: 10 },
      {
        type: "sweatshirt",
        look: { color: "#e9e7e1", graphic: "bigmark", ink: "#55604a" },
        x: 330,
        y: 390,
        s: 0.82,
        r: -8,
      },
      {
        type: "sneakers",
        look: { color: "#f2efe8", accent: "#55604a" },
        x: 290,
        y: 850,
        s: 0.58,
        r: -4,
      },
    ],
  },
  {
    title: "Winter Look",
    alt: "Cream knit with dark ridges and a red scarf",
    background: (id) => full(id, "#b9c3ca", "zig", 160, 0.035) + flat(M.dusk, [520, 0, 280, H]),
    items: [
      { type: "sweater", look: { color: "#e7e2d6", ink: M.dusk }, x: 360, y: 520, s: 0.92, r: -4 },
      { type: "scarf", look: { color: M.red }, x: 600, y: 560, s: 0.74, r: 8 },
    ],
  },
];

/** A plate: a colour-blocked ground built on imigongo geometry, one to three garments laid on it. */
export function plateSvg(plate: Plate): string {
  const id = "q";
  let defs = "";
  let body = "";
  for (const [i, item] of plate.items.entries()) {
    const key = `${id}i${i}`;
    const look = { ...item.look, id: key };
    const layers = renderPieces(garmentPieces(item.type, look), {
      ...look,
      seed: i + 2,
      res: item.s,
    });
    defs += layers.defs + castShadow(key, 0.9);
    body +=
      `<g filter="url(#s${key})"><g transform="translate(${item.x},${item.y}) rotate(${item.r ?? 0}) scale(${item.s}) translate(-400,-500)">` +
      `${item.hung ? hanger() : ""}${layers.body}</g></g>`;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${defs}</defs>` +
    `${plate.background(id)}${light(id, plate.light ?? 0.3)}${body}</svg>`
  );
}
