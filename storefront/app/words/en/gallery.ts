import { plural } from "~/lib/plural";

export const title = "Our Gallery";
export const description =
  "Twelve looks from STRIVE: casual, street, formal, summer and winter, laid out on the reliefs of imigongo.";
export const photos = (count: number) =>
  plural(count, { one: `${count} photo`, other: `${count} photos` });
/** Before the description of the photo that the link opens. */
export const open = (name: string) => `Open ${name}:`;
/** "04" */
export const numbered = (number: number) => String(number).padStart(2, "0");
/** "4 / 12", the visible counter. */
export const counter = (number: number, count: number) => `${number} / ${count}`;
/** The same for screen readers. */
export const position = (number: number, count: number, name: string) =>
  `Photo ${number} of ${count}: ${name}`;
export const close = "Close";
export const previous = "Previous photo";
export const next = "Next photo";
export const failed = "This photo could not be loaded.";
/** A button on a photo, where a product is. */
export const showProduct = (name: string) => `Show ${name}`;
/** On a plate in the grid: how many are on it. */
export const products = (count: number) =>
  plural(count, { one: `${count} product`, other: `${count} products` });
export const soldOut = "Sold out";
export const toProduct = "See the product";

/** Name and description of each plate, in the order of their numbers. */
export const plates = [
  {
    name: "Casual Look",
    alt: "White tee with red ridges, blue jeans and white high-tops",
  },
  { name: "Street Style", alt: "Black hoodie and a chalk cap on a red relief wall" },
  { name: "Formal Attire", alt: "White shirt, dark trousers and a brown belt" },
  { name: "Summer Vibes", alt: "Red and white wrap dress and a canvas tote on ochre" },
  { name: "Urban Chic", alt: "Olive bomber, black pleated skirt and black high-tops" },
  { name: "Minimalist Style", alt: "Stone crewneck with a small red mark on a hanger" },
  { name: "Business Casual", alt: "Light blue shirt, khaki chinos and a brown belt" },
  {
    name: "Weekend Outfit",
    alt: "Forest knit with white ridges, grey shorts and a red cap",
  },
  { name: "Night Out", alt: "Black dress with a red sash over nested red diamonds" },
  { name: "Smart Casual", alt: "Diamond camp shirt and black chinos" },
  {
    name: "Athleisure",
    alt: "Chalk crewneck with a large green mark, dark shorts and high-tops",
  },
  { name: "Winter Look", alt: "Cream knit with dark ridges and a red scarf" },
] as const;
