import { plural } from "~/lib/plural";

export const families = {
  black: "Umukara",
  grey: "Ikijuju",
  white: "Umweru",
  sand: "Umucanga",
  brown: "Ikigina",
  red: "Umutuku",
  orange: "Oranje",
  yellow: "Umuhondo",
  green: "Icyatsi",
  blue: "Ubururu",
  navy: "Ubururu bwijimye",
  purple: "Move",
  pink: "Iroza",
} as const;

export const between = (from: string, to: string) => `${from}–${to.replace(/^RWF\s/, "")}`;
export const fromPrice = (price: string) => `Guhera kuri ${price}`;
export const upToPrice = (price: string) => `Kugeza kuri ${price}`;

export const inUse = "Ibyo wahisemo";
export const removeChip = (label: string) => `Kuramo ${label}`;
export const clearAll = "Siba byose";
export const clear = {
  size: "Siba ingano",
  family: "Siba amabara",
  price: "Siba igiciro",
} as const;

const products = (count: number) =>
  plural(count, { one: `igicuruzwa ${count}`, other: `ibicuruzwa ${count}` });
export const show = (count: number) => `Reba ${products(count)}`;
export const showUncounted = "Reba ibicuruzwa";
export const counting = "Turabara...";
export const counted = (count: number) => `, ${products(count)}`;
export const priced = (count: number, range: string) => `${products(count)}, ${range}`;
export const lowest = "Igiciro gito";
export const highest = "Igiciro kinini";
export const lowestIn = (currency: string) => `Igiciro gito muri ${currency}`;
export const highestIn = (currency: string) => `Igiciro kinini muri ${currency}`;
/** Between two fields, on the smallest phones as well: a word has no room. */
export const to = "–";
export const failed = "Kubara ibicuruzwa byanze";
export const offline = "Nta murandasi. Turabara ibicuruzwa ugarutse.";

export const without = (label: string, count: number) =>
  plural(count, {
    one: `Ukuyemo "${label}" haboneka igicuruzwa ${count}.`,
    other: `Ukuyemo "${label}" haboneka ibicuruzwa ${count}.`,
  });
export const remove = {
  category: "Kuramo icyiciro",
  gender: "Reba iby'abantu bose",
  q: "Siba ibyo washatse",
  size: "Kuramo ingano",
  family: "Kuramo ibara",
  price: "Kuramo igiciro",
  in_stock: "Reba n'ibyashize",
  on_sale: "Reba n'ibindi",
} as const;

/** Inside a sentence; the value that comes is the address's, in English. */
const GENDERS: Readonly<Record<string, string>> = {
  men: "abagabo",
  women: "abagore",
  kids: "abana",
};
export const nothingFound = (category: string | null, search: string, gender: string | null) =>
  [
    "Nta bicuruzwa",
    gender && `by'${GENDERS[gender] ?? gender}`,
    search && `bihuye na "${search}"`,
    "byabonetse",
    category && `mu cyiciro "${category}"`,
  ]
    .filter(Boolean)
    .join(" ");

export const viewMore = "Reba ibindi bicuruzwa";
export const shownOf = (shown: number, total: number) => `${shown} muri ${total}`;
/** Before the numbers of products that may be shown at a time. */
export const atATime = "Icyarimwe";
