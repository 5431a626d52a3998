import * as words from "~/words/gallery";

export interface Plate {
  /** From 1 on. */
  number: number;
  name: string;
  /** What the picture shows. */
  alt: string;
  /** Background colour of the plate, shown while the picture loads. */
  ground: string;
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

export const PLATES: readonly Plate[] = words.plates.map((plate, at) => ({
  ...plate,
  number: at + 1,
  ground: GROUNDS[at] ?? NO_GROUND,
}));

/** All files of a plate, by width; all are 4:5. */
export const PLATE_WIDTHS = [360, 560, 800] as const;
export const LARGEST = 800;

export type PlateType = "avif" | "webp";

export const plateFile = ({ number }: Plate, width: number, type: PlateType): string =>
  `/art/plate-${String(number).padStart(2, "0")}-${width}.${type}`;

export const plateSrcSet = (plate: Plate, type: PlateType): string =>
  PLATE_WIDTHS.map((width) => `${plateFile(plate, width, type)} ${width}w`).join(", ");

/** The plate for a number in the URL; null if there is none. */
export const plateOf = (number: string | null): Plate | null =>
  PLATES.find((plate) => String(plate.number) === number) ?? null;

/** The plate `steps` places further; the first follows the last. */
export function plateAfter(plate: Plate, steps: number): Plate {
  const count = PLATES.length;
  return PLATES[(plate.number - 1 + steps + count) % count] ?? plate;
}
