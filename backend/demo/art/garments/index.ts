import { castShadow, ground, renderPieces, type Layers, type Piece } from "../core";
import type { GarmentOptions } from "../parts";
import { H, W } from "../paths";
import { beanie, belt, cap, scarf, tote } from "./accessories";
import {
  cargos,
  chinos,
  chinoshorts,
  denimshorts,
  jeans,
  joggers,
  leggings,
  shorts,
  widejeans,
  widetrousers,
} from "./bottoms";
import { denimskirt, dress, midi, shirtdress, skirt, slipdress } from "./dresses";
import { lowtop, slides, sneakers, socks } from "./footwear";
import { blazer, jacket, overshirt, trucker } from "./outerwear";
import { longshirt, shirt } from "./shirts";
import { cardigan, hoodie, sweater, sweatshirt, ziphoodie } from "./sweats";
import { polo, tank, tee } from "./tops";

const DRAWERS = {
  tee,
  polo,
  tank,
  sweatshirt,
  hoodie,
  ziphoodie,
  sweater,
  cardigan,
  shirt,
  longshirt,
  jacket,
  trucker,
  blazer,
  overshirt,
  dress,
  slipdress,
  shirtdress,
  skirt,
  midi,
  denimskirt,
  jeans,
  widejeans,
  chinos,
  widetrousers,
  cargos,
  joggers,
  leggings,
  shorts,
  chinoshorts,
  denimshorts,
  sneakers,
  lowtop,
  slides,
  socks,
  cap,
  beanie,
  tote,
  belt,
  scarf,
} satisfies Record<string, (o: GarmentOptions) => Piece[]>;

export type GarmentType = keyof typeof DRAWERS;

/** Scale and offset of a type in its frame, so that everything fills about 70% of the height. */
type Fit = [scale: number, x: number, y: number];
const DEFAULT_FIT: Fit = [1.05, -20, -26];
const FIT: Partial<Record<GarmentType, Fit>> = {
  hoodie: [1.02, -8, 6],
  ziphoodie: [1.02, -8, 6],
  scarf: [1, 0, 0],
  cap: [1.02, -36, -16],
  beanie: [1.1, -40, -40],
  sneakers: [1.1, -42, -70],
  lowtop: [1.1, -42, -90],
  slides: [1.02, -8, -10],
  socks: [1.0, 0, -10],
  belt: [1, 0, -10],
  shorts: [1.06, -24, 110],
  chinoshorts: [1.06, -24, 110],
  denimshorts: [1.06, -24, 110],
  tote: [0.94, 24, 10],
  dress: [0.96, 16, 0],
  slipdress: [0.96, 16, 8],
  shirtdress: [0.88, 48, 0],
  jeans: [0.98, 8, -10],
  widejeans: [0.98, 8, -10],
  chinos: [0.98, 8, -10],
  widetrousers: [0.98, 8, -10],
  cargos: [0.98, 8, -10],
  joggers: [0.98, 8, -10],
  leggings: [0.98, 8, -6],
  skirt: [0.98, 8, 0],
  midi: [0.98, 8, 0],
  denimskirt: [1.04, -16, 60],
};

export const garmentPieces = (type: GarmentType, o: GarmentOptions): Piece[] => DRAWERS[type](o);

/** A part of the 800 x 1000 frame, in its coordinates; 4:5 like the frame. */
export type Crop = [x: number, y: number, w: number, h: number];

export interface ProductPicture extends Omit<GarmentOptions, "id"> {
  type: GarmentType;
  /** The ground's tint: a mineral, one step cooler or warmer than the cloth, never its own hue. */
  bg: string;
  crop?: Crop;
  /** Child sizes are drawn smaller in the same frame. */
  kids?: boolean;
}

function place(type: GarmentType, o: GarmentOptions, kids: boolean, zoom: number): Layers {
  const [s, x, y] = FIT[type] ?? DEFAULT_FIT;
  const k = kids ? 0.8 : 1;
  const scale = s * k;
  const { defs, body } = renderPieces(garmentPieces(type, o), { ...o, res: scale * zoom });
  const [dx, dy] = [x * k + (W / 2) * (1 - k), y * k + H * 0.54 * (1 - k)];
  return { defs, body: `<g transform="translate(${dx},${dy}) scale(${scale})">${body}</g>` };
}

/** A whole product picture as SVG. */
export function productSvg({ type, bg, crop, kids, ...look }: ProductPicture): string {
  const id = "g";
  const zoom = crop ? W / crop[2] : 1;
  const paper = ground(id, bg);
  const garment = place(type, { ...look, id }, kids ?? false, zoom);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(crop ?? [0, 0, W, H]).join(" ")}" width="${W}" height="${H}">` +
    `<defs>${paper.defs}${castShadow(id)}${garment.defs}</defs>${paper.body}<g filter="url(#s${id})">${garment.body}</g></svg>`
  );
}
