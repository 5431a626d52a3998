import { castShadow, renderPieces } from "./core";
import { hanger, relief, type Look } from "./gallery";
import { garmentPieces, type GarmentType } from "./garments";

const RED = "#b5301a";

const SEASON = {
  hoodie: { type: "hoodie", look: { color: "#1b1a1a", cord: "#f4f4f1" } },
  tee: { type: "tee", look: { color: "#f2f0ea", graphic: "hills", ink: RED } },
  shirt: {
    type: "shirt",
    look: { color: "#f0ece2", allover: "diamond", alloverSize: 120, pa: "#1b1918", pb: RED },
  },
  bomber: { type: "jacket", look: { color: "#55604a" } },
  knit: { type: "sweater", look: { color: "#e7e2d6", ink: "#191614" } },
  dress: { type: "dress", look: { color: "#1d1b1c", sash: RED } },
  crewneck: { type: "sweatshirt", look: { color: "#d29f45", graphic: "bigmark", ink: "#191614" } },
} satisfies Record<string, { type: GarmentType; look: Look }>;

type Hung = readonly [keyof typeof SEASON, x: number];

const TALL = {
  w: 800,
  h: 1040,
  rail: 70,
  scale: 0.74,
  motif: 200,
  hung: [
    ["tee", 190],
    ["hoodie", 600],
  ] satisfies Hung[],
};
const WIDE = {
  w: 1600,
  h: 960,
  rail: 44,
  scale: 0.585,
  motif: 225,
  hung: [
    ["tee", 96],
    ["hoodie", 352],
    ["crewneck", 612],
    ["shirt", 872],
    ["bomber", 1106],
    ["knit", 1360],
    ["dress", 1586],
  ] satisfies Hung[],
};

/** The poster of the landing film: a rail of the season against a red relief wall. */
export function heroSvg(shape: "tall" | "wide"): string {
  const { w, h, rail, scale, motif, hung } = shape === "tall" ? TALL : WIDE;
  let defs = "";
  let body = "";
  for (const [i, [name, x]] of hung.entries()) {
    const { type, look } = SEASON[name];
    const id = `h${i}`;
    const layers = renderPieces(garmentPieces(type, { ...look, id }), {
      id,
      color: look.color,
      seed: i + 3,
      res: scale,
    });
    defs += layers.defs + castShadow(id, 1.5);
    body += `<g filter="url(#s${id})"><g transform="translate(${x},${rail + 456 * scale}) scale(${scale}) translate(-400,-500)">${hanger()}${layers.body}</g></g>`;
  }
  const all = `width="${w}" height="${h}"`;
  const bar = (y: number, height: number, fill: string): string =>
    `<rect x="-10" y="${y}" width="${w + 20}" height="${height}" ${fill}/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" ${all}><defs>${defs}` +
    // The lower half goes dark so that the name and the tagline read on it.
    `<linearGradient id="fl" x2="0" y2="1"><stop offset=".5" stop-color="#3a0b04" stop-opacity="0"/><stop offset="1" stop-color="#2a0803" stop-opacity=".75"/></linearGradient>` +
    `<radialGradient id="sp" cx=".32" cy=".1" r=".95"><stop offset="0" stop-color="#ffd9c8" stop-opacity=".34"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0502" stop-opacity=".34"/></radialGradient></defs>` +
    relief("wall", RED, "zig", motif, [0, 0, w, h], 0.085) +
    `<rect ${all} fill="url(#sp)"/>` +
    bar(rail + 20, 14, `fill="#000" opacity=".2"`) +
    bar(rail - 2, 13, `fill="#191614"`) +
    bar(rail, 3, `fill="#fff" opacity=".22"`) +
    `${body}<rect ${all} fill="url(#fl)"/></svg>`
  );
}
