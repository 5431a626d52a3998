import type { ColorName } from "../../../contracts/colors";

/** Words for the same thing in English, French and Kinyarwanda. */
export interface WordGroup {
  /**
   * Each finds what any other finds. The start of a word is enough to find it, so a plural that only
   * adds letters stands for its singular too. No word stands in two groups.
   */
  readonly words: readonly string[];
  /** Kinds of it: they are found by the words above, and the words above don't find them alone. */
  readonly kinds?: readonly string[];
}

const GARMENT_WORDS: readonly WordGroup[] = [
  { words: ["t-shirts", "tshirts", "tees", "umupira", "imipira"] },
  {
    words: ["trousers", "pants", "pantalons", "ipantalo", "amapantalo"],
    kinds: ["jeans", "chinos", "joggers", "leggings"],
  },
  { words: ["jeans", "ijini", "amajini"] },
  { words: ["shorts", "bermudas", "ikabutura", "amakabutura"] },
  { words: ["dresses", "robes", "ikanzu", "amakanzu"], kinds: ["gowns"] },
  { words: ["skirts", "jupes", "ijipo", "amajipo"] },
  { words: ["shirts", "chemises", "ishati", "amashati"], kinds: ["blouses"] },
  {
    words: ["jackets", "coats", "vestes", "manteaux", "blousons", "ikoti", "amakoti"],
    kinds: ["bombers", "truckers", "blazers", "parkas"],
  },
  {
    words: [
      "sweaters",
      "jumpers",
      "pulls",
      "pullovers",
      "tricots",
      "umupira w'imbeho",
      "imipira y'imbeho",
    ],
    kinds: ["knits", "knitwear", "cardigans", "crewnecks", "hoodies", "sweatshirts"],
  },
  { words: ["hoodies", "hoody", "capuches"] },
  {
    words: ["shoes", "footwear", "chaussures", "inkweto", "urukweto"],
    kinds: ["sneakers", "boots", "sandals", "slides", "loafers", "heels", "trainers"],
  },
  { words: ["sneakers", "trainers"] },
  { words: ["sandals", "sandales", "kambambiri"], kinds: ["slides"] },
  { words: ["hats", "chapeaux", "ingofero"], kinds: ["caps", "beanies", "bonnets"] },
  { words: ["caps", "casquettes"] },
  { words: ["bags", "sacs", "isakoshi", "amasakoshi"], kinds: ["totes", "backpacks"] },
  { words: ["belts", "ceintures", "umukandara", "imikandara"] },
  { words: ["scarf", "scarves", "foulards", "écharpes"] },
  { words: ["socks", "chaussettes", "isogisi", "amasogisi"] },
  { words: ["accessories", "accessoires"] },
];

const PEOPLE_WORDS: readonly WordGroup[] = [
  { words: ["men", "man", "hommes", "umugabo", "abagabo"] },
  { words: ["women", "woman", "ladies", "femmes", "umugore", "abagore"] },
  { words: ["kids", "children", "enfants", "umwana", "abana"] },
];

export const COLOR_WORDS = {
  red: { words: ["red", "rouges", "umutuku", "itukura"] },
  black: { words: ["black", "noirs", "noires", "umukara"] },
  white: { words: ["white", "blancs", "blanches", "umweru"] },
  blue: { words: ["blue", "bleus", "bleues", "ubururu"] },
  green: { words: ["green", "verts", "vertes", "icyatsi"] },
  yellow: { words: ["yellow", "jaunes", "umuhondo"] },
  grey: { words: ["grey", "gray", "gris", "grises", "ikijuju"] },
  brown: { words: ["brown", "bruns", "brunes", "marrons", "ikigina"] },
  pink: { words: ["pink", "roses", "iroza"] },
  purple: { words: ["purple", "violets", "violettes"] },
  beige: { words: ["beige"] },
  cream: { words: ["cream", "crème"] },
  khaki: { words: ["khaki", "kaki"] },
  burgundy: { words: ["burgundy", "bordeaux"] },
  navy: { words: ["navy", "marine"] },
  charcoal: { words: ["charcoal", "anthracite"] },
  ochre: { words: ["ochre", "ocre"] },
} satisfies Record<string, WordGroup>;

/** What people call a colour of the shop when they don't know its name. */
export const COLOR_FAMILIES: Readonly<Record<ColorName, readonly (keyof typeof COLOR_WORDS)[]>> = {
  White: ["white"],
  Black: ["black"],
  Charcoal: ["charcoal", "grey"],
  Grey: ["grey"],
  Stone: ["beige"],
  Cream: ["cream", "beige"],
  Khaki: ["khaki", "beige"],
  Brown: ["brown"],
  Rust: ["brown"],
  "Red earth": ["red"],
  Burgundy: ["burgundy", "red"],
  Pink: ["pink"],
  Ochre: ["ochre", "yellow"],
  Yellow: ["yellow"],
  Olive: ["green"],
  "Tea green": ["green"],
  Green: ["green"],
  Forest: ["green"],
  Teal: ["blue", "green"],
  "Lake blue": ["blue"],
  "Denim blue": ["blue"],
  Cobalt: ["blue"],
  Navy: ["navy", "blue"],
  Purple: ["purple"],
};

export const WORD_GROUPS: readonly WordGroup[] = [
  ...GARMENT_WORDS,
  ...PEOPLE_WORDS,
  ...Object.values(COLOR_WORDS),
];
