import type { ColorName } from "@strive/backend/contracts/colors";

/** "Gray" is what a product without colours has. */
const NAMES: Readonly<Record<ColorName | "Gray", string>> = {
  White: "Umweru",
  Black: "Umukara",
  Charcoal: "Ikijuju cyijimye",
  Grey: "Ikijuju",
  Gray: "Ikijuju",
  Stone: "Ibara ry'ibuye",
  Cream: "Kereme",
  Khaki: "Kaki",
  Brown: "Ikigina",
  Rust: "Ibara ry'ingese",
  "Red earth": "Umutuku w'itaka",
  Burgundy: "Umutuku wijimye",
  Pink: "Iroza",
  Ochre: "Umuhondo w'itaka",
  Yellow: "Umuhondo",
  Olive: "Icyatsi cya elayo",
  "Tea green": "Icyatsi cy'icyayi",
  Green: "Icyatsi",
  Forest: "Icyatsi cyijimye",
  Teal: "Ubururu busa n'icyatsi",
  "Lake blue": "Ubururu bw'ikiyaga",
  "Denim blue": "Ubururu bwa jeans",
  Cobalt: "Ubururu bukeye",
  Navy: "Ubururu bwijimye",
  Purple: "Move",
};

export const colorText = (name: string): string =>
  Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES] : name;
