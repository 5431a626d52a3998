import { fileURLToPath } from "node:url";

const fileOf = (file: string) => fileURLToPath(new URL(`app/${file}`, import.meta.url));
const screen = (name: string) => fileOf(`shop/routes/${name}.tsx`);

/** Starts the page; other chunks must not import it, or it would run before they are loaded. */
const ENTRY = fileOf("entry.client.tsx");
/** Around every page of the shop. */
const FRAME = [ENTRY, fileOf("root.tsx"), screen("shop-layout")];
/** The first pages of most visits. */
const FIRST = ["home", "product"].map(screen);
/** They share little with the buying screens, and would pull in all of those. */
const READING = ["about", "photos", "privacy", "terms", "returns", "seller"].map(screen);
/** Screens that are usually visited together. */
const BUYING = ["cart", "wishlist", "checkout", "confirmation"]
  .concat(["transit", "find-order", "account", "contact"])
  .map(screen);

/** What an order costs is worked out on both. */
const TILL = ["cart", "checkout"].map(screen);
/** Both show an order. */
const ORDERS = ["confirmation", "account"].map(screen);

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|jotai)[\\/]/;
/** The shop's list and those of staff need it: alone it would be one more request of the first page. */
const LISTS = /app[\\/]lib[\\/]use-next-search[.]ts/;
const OWN = /storefront[\\/]app[\\/]|node_modules[\\/]lucide-react[\\/]/;

/**
 * What the product's page shares with buying, and the start page does not have: how to ask on WhatsApp, how many of a thing, what
 * is bought at once. One file: alone each would be one more request of a product's page.
 */
const PRODUCT_PARTS =
  /(contracts|app[\\/]lib)[\\/]shop-contact[.]ts|app[\\/](ui[\\/]stepper|shop[\\/]buy-now)[.]tsx?|lucide-react.*[\\/]icons[\\/](minus|plus)[.]/;

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** The module and everything it imports, except dynamic imports. */
function neededBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  const module = modules.getModuleInfo(id);
  if (module === null) throw new Error(`chunk-groups.config.ts: the build has no ${id}.`);
  found.add(id);
  for (const next of module.importedIds) neededBy(next, modules, found);
  return found;
}

type Place = "shop" | "list" | "buying" | "till" | "orders";

const needs = new Map<string, Set<string>>();

/** What the list's late parts share with it: each module of it would be a file of its own. */
const LIST =
  /app[\\/](shop[\\/]features[\\/](catalogue|landing)|ui[\\/]hero[\w-]*|words[\\/]\w+[\\/]catalogue[.]ts)|contracts[\\/]color-families[.]ts/;

/** @returns the shared file that a module belongs to; null leaves it with its screen */
function placeOf(id: string, modules: Modules): Place | null {
  if (FRAMEWORK.test(id) || LISTS.test(id)) return "shop";
  const isOfList = LIST.test(id);
  if ((!OWN.test(id) && !isOfList) || id === ENTRY || PRODUCT_PARTS.test(id)) return null;
  const isNeededBy = (file: string) => {
    const needed = needs.get(file) ?? neededBy(file, modules);
    needs.set(file, needed);
    return needed.has(id);
  };
  const count = (screens: string[]) => screens.filter(isNeededBy).length;
  const [first, buying] = [count(FIRST), count(BUYING)];
  if (FRAME.some(isNeededBy) || first === FIRST.length) return "shop";
  if (first > 0 && buying > 0) return "shop";
  if (isOfList && isNeededBy(screen("home"))) return "list";
  if (first > 0 || count(READING) > 0) return null;
  if (buying > 2) return "buying";
  if (count(TILL) === TILL.length) return "till";
  return count(ORDERS) === ORDERS.length ? "orders" : null;
}

const only = (place: string) => (id: string, modules: Modules) =>
  placeOf(id, modules) === place ? place : null;

/**
 * One file with React, its router and what the first pages share with each other or with buying, and
 * one with what three screens of buying share: small files compress badly, and each is a request. A
 * module goes to the first group that matches it, with what it imports.
 */
export const chunkGroups = [
  { name: only("shop") },
  { name: only("list") },
  // Where pages speak otherwise than the server: with failures alone, and not behind all of zod.
  {
    name: "server-text",
    test: /app[\\/]lib[\\/]server-text[.]ts|app[\\/]words[\\/]\w+[\\/](server|field)-texts[.]ts/,
  },
  // zod and its no-JIT setting, which must run before any schema is created.
  { name: "zod", test: /node_modules[\\/]zod[\\/]|app[\\/]lib[\\/]field-rules[.]ts/ },
  // Without the small part that defines queries: every first page needs that.
  { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, minModuleSize: 300 },
  // Not with buying: the account popup and the admin have forms as well, and what is sent with them. Alone, the smallest
  // of these would cost more by their names in the list of routes than by what is in them.
  {
    name: "form",
    test: /node_modules[\\/]react-hook-form[\\/]|app[\\/](lib|ui)[\\/](form|text-field|new-key|kigali-day|save-file|order-attempt)[.]tsx?|lucide-react.*[\\/]icons[\\/](eye|mail)[.]/,
  },
  { name: only("buying") },
  { name: only("till") },
  // The checkout and the admin need some of it as well.
  {
    name: "at-rest",
    test: /app[\\/](shop[\\/](frame[\\/](at-rest|language-offer|menu-closer|offline-bar|typed-keeper)|install[\\/]install-(offer|rules|state))|lib[\\/](language-choice|typed|use-kept-switch|use-online))[.]tsx?/,
  },
  { name: "product-parts", test: PRODUCT_PARTS },
  // Four pages and the admin's preview of them.
  {
    name: "legal",
    test: /app[\\/](ui[\\/](legal-page|seller-details)|shop[\\/]features[\\/]legal[\\/]legal-route|words[\\/]\w+[\\/]legal)[.]tsx?/,
  },
  // What a product's page has at rest, and what one's size is found with: each module of it would be a file of its own.
  {
    name: "fit",
    test: /app[\\/](lib[\\/]fit-atoms|words[\\/]\w+[\\/]fit)[.]ts|lucide-react.*[\\/]icons[\\/]ruler[.]/,
  },
  {
    name: "sizes",
    test: /app[\\/](shop[\\/](fit|size-guide)[\\/]|ui[\\/]size-table[.]tsx|words[\\/]\w+[\\/]size-guide[.]ts)|lucide-react.*[\\/]icons[\\/]info[.]/,
  },
  // A drop's page, the late part of its products' pages, and the checkout, which sends the place.
  {
    name: "drop",
    test: /app[\\/](shop[\\/]drop[\\/]|lib[\\/]drop-ticket-atoms[.]ts|words[\\/]\w+[\\/]drops[.]ts)|contracts[\\/]drop-rules[.]ts/,
  },
  // The product's page, the picker and the page of a link each show some of it.
  { name: "alerts", test: /app[\\/](shop[\\/]alerts[\\/]|words[\\/]\w+[\\/]alerts[.]ts)/ },
  // What the list's late parts share: each module of it would be one more name in the first load.
  {
    name: "filters",
    test: /app[\\/](shop[\\/]features[\\/]catalogue[\\/](filter-names|size-groups|facets-query)|words[\\/]\w+[\\/]filters)[.]ts/,
  },
  { name: only("orders") },
  // Checkout and the admin share the field, and whoever shows it looks names up: every file's name is
  // in the list of routes that all shoppers load.
  {
    name: "districts",
    test: /contracts[\\/]likely-districts[.]ts|app[\\/](ui|lib)[\\/](district-field|district-options|use-district-list)[.]tsx?|app[\\/]words[\\/]\w+[\\/]address[.]ts/,
  },
];
