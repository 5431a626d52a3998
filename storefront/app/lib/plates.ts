import * as words from "~/words/gallery";

/** A product on a plate. */
export interface PlatePoint {
  /** 0 to 1 from the left and the top of what is shown. */
  x: number;
  y: number;
  id: string;
  name: string;
  /** Whole RWF. */
  price: number;
  /** Without the sale it is in; null: it is in none. */
  before: number | null;
  isSoldOut: boolean;
}

export interface Plate {
  /** From 1 on. */
  number: number;
  name: string;
  /** What the picture shows. */
  alt: string;
  /** Background colour of the plate, shown while the picture loads. */
  ground: string;
  /** The largest, for pages without scripts. */
  src: string;
  /** Best first. */
  sources: { type: string; srcSet: string }[];
  /** Absent: there are none. */
  points?: PlatePoint[];
}

/** In the order of the numbers. */
const GROUNDS = [
  "#d3d0c8",
  "#b5301a",
  "#2c3440",
  "#d29f45",
  "#a5a39d",
  "#dfe3e3",
  "#8fa5ad",
  "#e4e0d6",
  "#191614",
  "#dcd9d1",
  "#c8ceb9",
  "#b9c3ca",
];
const NO_GROUND = "#ebeae6";

/** All files of a plate of the shop's own, by width; all are 4:5. */
export const PLATE_WIDTHS = [360, 560, 800] as const;
/** What plates are shown as, whatever shape a picture of staff's has. */
export const SHAPE = { width: 800, height: 1000 } as const;

/** @param own its number among the shop's own */
export const plateFile = (own: number, width: number, type: string): string =>
  `/art/plate-${String(own).padStart(2, "0")}-${width}.${type}`;

export function ownPlate(own: number): Omit<Plate, "number"> {
  const { name, alt } = words.plates[own - 1] ?? { name: "", alt: "" };
  return {
    ...{ name, alt, ground: GROUNDS[own - 1] ?? NO_GROUND },
    src: plateFile(own, SHAPE.width, "webp"),
    sources: ["avif", "webp"].map((type) => ({
      type: `image/${type}`,
      srcSet: PLATE_WIDTHS.map((width) => `${plateFile(own, width, type)} ${width}w`).join(", "),
    })),
  };
}

export const PLATES: readonly Plate[] = words.plates.map((_, at) => ({
  ...ownPlate(at + 1),
  number: at + 1,
}));

/** The plate for a number in the URL; null if there is none. */
export const plateNumbered = (plates: readonly Plate[], number: string | null): Plate | null =>
  plates.find((plate) => String(plate.number) === number) ?? null;

/** The plate `steps` places further; the first follows the last. */
export function plateAfter(plates: readonly Plate[], plate: Plate, steps: number): Plate {
  const count = plates.length;
  return plates[(plate.number - 1 + steps + count) % count] ?? plate;
}
