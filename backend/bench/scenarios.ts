import type { LoadRequest } from "./load";

/** What the scenarios need to know of one catalogue. */
export interface CatalogueFacts {
  count: number;
  productIds: string[];
  categoryIds: string[];
  /** Words that occur in names. */
  words: string[];
  /** 500 of them, each once. */
  names: string[];
  sizes: string[];
  /** `#rrggbb`. */
  colors: string[];
  medusa: { key: string; regionId: string };
}

/** One kind of read, as the shop, the two references and Medusa's own store API are asked for it. */
export interface Scenario {
  name: string;
  shop: LoadRequest[];
  medusa: LoadRequest[];
  /** Rotating keys that no cache has seen: only the shop and the SQL reference are compared. */
  isCold?: boolean;
}

const PAGE = 20;
/** Of lists that a small catalogue can't fill with a whole page: answers must be of the same size. */
export const SHORT_PAGE = 5;
export const MEDUSA_FIELDS = "*variants.calculated_price,+variants.inventory_quantity,*categories";

/** `count` values spread evenly over the list. */
function spread<T>(values: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(values.length / count));
  return values.filter((_, index) => index % step === 0).slice(0, count);
}

export function readScenarios(facts: CatalogueFacts, etags: Map<string, string>): Scenario[] {
  const medusaHeaders = { "x-publishable-api-key": facts.medusa.key };
  const store = (path: string): LoadRequest => ({ path, headers: medusaHeaders });
  const storeList = (query: string, limit = PAGE) =>
    store(
      `/store/products?limit=${limit}&region_id=${facts.medusa.regionId}&fields=${encodeURIComponent(MEDUSA_FIELDS)}&${query}`,
    );
  const pages = spread(
    Array.from({ length: Math.max(1, facts.count - PAGE + 1) }, (_, offset) => offset),
    40,
  );
  const list = (sort: string) =>
    pages.map((offset) => ({
      path: `/api/products?sort=${sort}&limit=${PAGE}&offset=${offset}`,
    }));
  // Medusa's store API can't sort by price over the whole set: it is asked for its own order.
  const medusaList = pages.map((offset) => storeList(`order=-created_at&offset=${offset}`));
  const details = spread(facts.productIds, 100);
  const detailRequests = details.map((id) => ({ path: `/api/products/${id}` }));
  const medusaDetails = details.map((id) =>
    store(
      `/store/products/${id}?region_id=${facts.medusa.regionId}&fields=${encodeURIComponent(MEDUSA_FIELDS)}`,
    ),
  );
  const conditional = (requests: LoadRequest[]) =>
    requests.map((request) => ({
      ...request,
      headers: { ...request.headers, "If-None-Match": etags.get(request.path) ?? '"none"' },
    }));
  return [
    { name: "list, latest", shop: list("latest"), medusa: medusaList },
    { name: "list, price up", shop: list("price_asc"), medusa: medusaList },
    { name: "list, price down", shop: list("price_desc"), medusa: medusaList },
    {
      name: "list of a category",
      shop: facts.categoryIds.flatMap((id) =>
        ["men", "women"].map((gender) => ({
          path: `/api/products?category=${id}&gender=${gender}&limit=${SHORT_PAGE}`,
        })),
      ),
      medusa: facts.categoryIds.map((id) => storeList(`category_id[]=${id}`, SHORT_PAGE)),
    },
    {
      name: "search",
      shop: facts.words.map((word) => ({ path: `/api/products?q=${word}&limit=${SHORT_PAGE}` })),
      medusa: facts.words.map((word) => storeList(`q=${word}`, SHORT_PAGE)),
    },
    { name: "detail", shop: detailRequests, medusa: medusaDetails },
    {
      name: "conditional detail",
      shop: conditional(detailRequests),
      medusa: conditional(medusaDetails),
    },
  ];
}

/**
 * Reads with a key that was never asked before. Each call gives fresh ones: a lower price bound
 * that excludes nothing, counted on from `from`.
 */
export function coldScenarios(facts: CatalogueFacts, from: number, amount: number): Scenario[] {
  const bounds = Array.from({ length: amount }, (_, index) => from + index);
  const word = (index: number) => facts.words[index % facts.words.length] ?? "";
  const category = (index: number) => facts.categoryIds[index % facts.categoryIds.length] ?? "";
  const cold = (name: string, path: (bound: number, index: number) => string): Scenario => ({
    name,
    isCold: true,
    shop: bounds.map((bound, index) => ({ path: path(bound, index) })),
    medusa: [],
  });
  return [
    cold(
      "cold list, latest",
      (bound) => `/api/products?sort=latest&limit=${PAGE}&min_price=${bound}`,
    ),
    cold(
      "cold list, price up",
      (bound) => `/api/products?sort=price_asc&limit=${PAGE}&min_price=${bound}`,
    ),
    cold(
      "cold list of a category",
      (bound, index) =>
        `/api/products?category=${category(index)}&limit=${SHORT_PAGE}&min_price=${bound}`,
    ),
    cold(
      "cold search",
      (bound, index) => `/api/products?q=${word(index)}&limit=${SHORT_PAGE}&min_price=${bound}`,
    ),
  ];
}
