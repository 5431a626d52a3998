import type { ColorName } from "../../../../contracts/colors";

/** Words for the same thing in English, French and Kinyarwanda. The first one names the group. */
export interface WordGroup {
  /**
   * Each finds what any other finds; plurals cover their singulars. Phrases mean the thing only as
   * a whole. No word is in two groups.
   */
  readonly words: readonly string[];
  /**
   * Kinds of it: the words above find them, among others. A kind may be its own group.
   */
  readonly kinds?: readonly string[];
  /** Its kinds have nothing in common: none replaces another the shop lacks. */
  readonly isBroad?: true;
}

const GARMENT_WORDS: readonly WordGroup[] = [
  {
    words: ["clothes", "clothing", "vêtements", "habits", "imyenda"],
    kinds: [
      ...["tops", "trousers", "shorts", "dresses", "skirts", "jackets", "suits"],
      ...["underwear", "swimwear", "pyjamas"],
    ],
    isBroad: true,
  },
  {
    words: ["tops", "hauts"],
    kinds: ["t-shirts", "shirts", "sweaters"],
  },
  {
    words: [
      ...["t-shirts", "tshirts", "tees", "t shirts", "t shirt", "tee shirts", "tee shirt"],
      ...["umupira", "imipira"],
    ],
    kinds: ["polos", "tanks"],
  },
  { words: ["polos", "polo shirts", "polo shirt"] },
  { words: ["tanks", "tank tops", "tank top", "débardeurs"] },
  {
    words: ["trousers", "pants", "pantalons", "ipantalo", "amapantalo", "ipantaro", "amapantaro"],
    kinds: ["jeans", "chinos", "joggers", "leggings", "cargos"],
  },
  { words: ["jeans", "ijini", "amajini"] },
  { words: ["joggers", "joggings", "sweatpants", "track pants"] },
  { words: ["shorts", "bermudas", "ikabutura", "amakabutura"] },
  { words: ["dresses", "robes", "ikanzu", "amakanzu"], kinds: ["gowns"] },
  { words: ["skirts", "jupes", "ijipo", "amajipo"] },
  {
    words: ["shirts", "chemises", "ishati", "amashati"],
    kinds: ["blouses", "chemisiers", "flannels"],
  },
  {
    words: ["jackets", "coats", "vestes", "manteaux", "blousons", "ikoti", "amakoti"],
    kinds: [
      ...["bombers", "truckers", "blazers", "parkas", "anoraks", "windbreakers", "raincoats"],
      ...["trenches", "doudounes", "imperméables"],
    ],
  },
  { words: ["suits", "costumes", "ikositimu", "amakositimu"], kinds: ["blazers"] },
  {
    words: [
      // Warm clothes are searched for by the cold.
      ...["sweaters", "jumpers", "pulls", "pullovers", "tricots", "pull over", "imbeho"],
      ...["umupira w'imbeho", "umupira wimbeho", "imipira y'imbeho", "imipira yimbeho"],
    ],
    kinds: ["knits", "knitwear", "cardigans", "sweatshirts"],
  },
  { words: ["cardigans", "gilets"] },
  {
    words: ["sweatshirts", "sweat shirts", "sweat shirt"],
    kinds: ["crewnecks", "hoodies"],
  },
  { words: ["crewnecks", "crew necks", "crew neck"] },
  {
    words: ["hoodies", "hoody", "capuches", "sweat à capuche", "sweats à capuche"],
  },
  {
    words: ["shoes", "footwear", "chaussures", "souliers", "inkweto", "urukweto"],
    kinds: ["sneakers", "boots", "sandals", "loafers", "heels", "slippers", "mocassins"],
  },
  {
    words: ["sneakers", "trainers", "baskets", "inkweto za siporo"],
    kinds: ["high-tops", "low-tops", "lows"],
  },
  { words: ["high-tops", "hightops", "high tops", "high top"] },
  { words: ["boots", "bottes", "bottines"] },
  {
    words: ["sandals", "sandales", "kambambiri"],
    kinds: ["slides", "flip-flops"],
  },
  { words: ["slides", "claquettes"] },
  { words: ["flip-flops", "flipflops", "flip flops", "tongs"] },
  { words: ["heels", "talons", "escarpins", "high heels"] },
  {
    words: ["hats", "chapeaux", "headwear", "ingofero"],
    kinds: ["caps", "beanies"],
  },
  { words: ["caps", "casquettes"] },
  { words: ["beanies", "bonnets"] },
  {
    words: ["bags", "sacs", "isakoshi", "amasakoshi", "igikapu", "ibikapu"],
    kinds: ["totes", "backpacks", "handbags", "purses"],
  },
  { words: ["totes", "cabas", "tote bags", "tote bag"] },
  { words: ["backpacks", "rucksacks", "sac à dos", "sacs à dos"] },
  { words: ["handbags", "sac à main", "sacs à main"] },
  { words: ["belts", "ceintures", "umukandara", "imikandara"] },
  { words: ["scarves", "scarf", "foulards", "écharpes", "shawls", "châles"] },
  { words: ["socks", "chaussettes", "isogisi", "amasogisi"] },
  { words: ["gloves", "gants"] },
  { words: ["ties", "cravates", "karuvati"] },
  {
    words: ["underwear", "sous-vêtements", "ikariso", "amakariso"],
    kinds: ["boxers", "briefs", "bras"],
  },
  { words: ["swimwear", "swimsuits", "maillots de bain", "maillot de bain"], kinds: ["bikinis"] },
  { words: ["pyjamas", "pajamas"] },
  {
    words: ["accessories", "accessoires"],
    kinds: ["hats", "bags", "belts", "scarves", "socks", "gloves", "ties"],
    isBroad: true,
  },
];

const PEOPLE_WORDS: readonly WordGroup[] = [
  { words: ["men", "man", "hommes", "umugabo", "abagabo"] },
  { words: ["women", "woman", "ladies", "femmes", "dames", "umugore", "abagore", "abadamu"] },
  {
    words: ["kids", "child", "children", "enfants", "umwana", "abana"],
    kinds: ["boys", "girls", "babies"],
  },
  { words: ["boys", "garçons", "umuhungu", "abahungu"] },
  { words: ["girls", "filles", "umukobwa", "abakobwa"] },
  { words: ["babies", "bébés"] },
];

/** What things are made of, as in their descriptions. */
export const MATERIAL_WORDS: readonly WordGroup[] = [
  { words: ["cotton", "coton", "ipamba"] },
  { words: ["wool", "laines", "ubwoya"], kinds: ["lambswool"] },
  { words: ["leather", "cuirs", "uruhu"], kinds: ["cowhide"] },
  { words: ["linen", "lin"] },
  { words: ["silk", "soie"] },
  { words: ["fleece", "polaires"] },
  { words: ["canvas", "toile"] },
  { words: ["rubber", "caoutchouc"] },
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

/** What a thing can be, by its name or category. */
export const THING_WORDS: readonly WordGroup[] = [...GARMENT_WORDS, ...PEOPLE_WORDS];

export const WORD_GROUPS: readonly WordGroup[] = [
  ...THING_WORDS,
  ...MATERIAL_WORDS,
  ...Object.values(COLOR_WORDS),
];
