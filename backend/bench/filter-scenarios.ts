import { COLOR_FAMILIES } from "../src/contracts/color-families";
import type { LoadRequest } from "./load";
import { MEDUSA_FIELDS, SHORT_PAGE, type CatalogueFacts, type Scenario } from "./scenarios";

const turn = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("The catalogue has none of these values.");
  return value;
};

const encoded = encodeURIComponent;

/** Each with the next. */
const pairs = <Value>(values: readonly Value[]): [Value, Value][] =>
  values.map((value, at) => [value, turn(values, at + 1)]);

/** The list's filters and all counts beside it, each with the queries that it cycles through. */
function filters(facts: CatalogueFacts): Record<string, string[]> {
  const inCategory = (query: string) => facts.categoryIds.map((id) => `${query}&category=${id}`);
  const prices = Array.from(
    { length: 20_000 },
    (_, more) => `min_price=${8000 + more}&max_price=${90_000 + more}`,
  );
  const bothSizes = ([one, other]: readonly [string, string]) =>
    `size=${encoded(one)}&size=${encoded(other)}`;
  const families = pairs(COLOR_FAMILIES);
  const pieces = pairs(facts.sizes).map((sizes, at) => {
    const [one, other] = turn(families, at);
    return `in_stock=true&${bothSizes(sizes)}&family=${one}&family=${other}`;
  });
  return {
    "by gender": ["gender=men", "gender=women", "gender=kids"],
    "by size": facts.sizes.map((size) => `size=${encoded(size)}`),
    "by colour": facts.colors.map((color) => `color=${encoded(color)}`),
    "by several sizes": pairs(facts.sizes).map(bothSizes),
    "by family": COLOR_FAMILIES.map((family) => `family=${family}`),
    "pieces in stock": pieces,
    "by price": prices,
    "in stock": inCategory("in_stock=true"),
    facets: inCategory("facets=true"),
    "facets of a search": facts.words.map((word) => `facets=true&q=${encoded(word)}`),
    "facets of pieces": pieces.map((query) => `facets=true&${query}`),
    "facets of prices": prices.map((query) => `facets=true&${query}`),
  };
}

const ORDERS = ["latest", "price_asc", "price_desc", "best_selling", "discount"].map(
  (sort) => `sort=${sort}`,
);
/** From the short page on. */
const LENGTHS = Array.from({ length: 16 }, (_, more) => `limit=${SHORT_PAGE + more}`);

/**
 * A query whose key repeats only after some thousand: each of the filter's, in every order, with every
 * page size and with the other filters that have counts.
 */
function coldQuery(facts: CatalogueFacts, queries: readonly string[], index: number): string {
  const own = turn(queries, 0);
  const others = {
    gender: ["", "gender=men", "gender=women", "gender=kids"],
    in_stock: ["", "in_stock=true"],
    category: ["", ...facts.categoryIds.map((id) => `category=${id}`)],
  };
  const isPriced = own.includes("price=");
  const free = Object.entries(others).filter(([name]) => !isPriced && !own.includes(`${name}=`));
  let rest = index;
  const parts = [queries, ORDERS, LENGTHS, ...free.map(([, values]) => values)].map((values) => {
    const value = turn(values, rest);
    // Prices are enough by themselves; the rest varies with them.
    if (values !== queries || !isPriced) rest = Math.floor(rest / values.length);
    return value;
  });
  return parts.filter(Boolean).join("&");
}

/** What somebody has typed so far: a name without its last letters. */
const typed = (facts: CatalogueFacts, index: number, missing: number) =>
  turn(facts.names, index).toLowerCase().slice(0, -missing);

/** Two words that no earlier call had together, as far as the names allow. */
function newWords(facts: CatalogueFacts, index: number): string {
  const word = turn(facts.words, index);
  const other = turn(facts.words, index + 1 + Math.floor(index / facts.words.length));
  return `${word.slice(0, -1)} ${other}`;
}

/**
 * Each filter, the facets and the suggestions. Medusa's store API has no filter by price, stock or
 * gender and no facets: there it is asked for its plain list of the same length.
 */
export function filterScenarios(facts: CatalogueFacts): Scenario[] {
  const headers = { "x-publishable-api-key": facts.medusa.key };
  const native = (query: string): LoadRequest => ({
    path: `/store/products?limit=${SHORT_PAGE}&region_id=${facts.medusa.regionId}&fields=${encoded(MEDUSA_FIELDS)}&${query}`,
    headers,
  });
  const indexes = Array.from({ length: 40 }, (_, index) => index);
  const lists = Object.entries(filters(facts)).map(([name, queries]) => ({
    name,
    shop: indexes.map((index) => ({
      path: `/api/products?limit=${SHORT_PAGE}&${turn(queries, index)}`,
    })),
    medusa: [native("order=-created_at")],
  }));
  return [
    ...lists,
    {
      name: "suggest",
      shop: indexes.map((index) => ({
        path: `/api/products/suggest?q=${encoded(typed(facts, index, 3))}`,
      })),
      medusa: indexes.map((index) => native(`q=${encoded(typed(facts, index, 3))}`)),
    },
  ];
}

/** The same with keys that were never asked before, see `coldScenarios`. */
export function coldFilterScenarios(
  facts: CatalogueFacts,
  from: number,
  amount: number,
): Scenario[] {
  const indexes = Array.from({ length: amount }, (_, index) => index);
  const lists = Object.entries(filters(facts)).map(([name, queries]) => ({
    name: `cold ${name}`,
    isCold: true,
    shop: indexes.map((index) => ({
      path: `/api/products?${coldQuery(facts, queries, from + index)}`,
    })),
    medusa: [],
  }));
  return [
    ...lists,
    {
      name: "cold suggest",
      isCold: true,
      // Other letters are missing whenever the names come round.
      shop: indexes.map((index) => ({
        path: `/api/products/suggest?q=${encoded(typed(facts, index, 1 + (Math.floor((from + index) / facts.names.length) % 6)))}`,
      })),
      medusa: [],
    },
    {
      // The other searches filter and turn the pages of texts that somebody has looked for before.
      name: "cold search of new words",
      isCold: true,
      shop: indexes.map((index) => ({
        path: `/api/products?limit=${SHORT_PAGE}&q=${encoded(newWords(facts, from + index))}`,
      })),
      medusa: [],
    },
  ];
}
