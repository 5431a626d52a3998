import {
  categoryGenderSchema,
  productKeySchema,
  productListQuerySchema,
} from "../../src/contracts/catalogue";
import { listKey, listRequestOf } from "../../src/modules/catalogue/domain/list-filter";
import type CatalogueModuleService from "../../src/modules/catalogue/service";
import type { ReadyAnswer } from "../../src/modules/catalogue/service";
import type { EntryKind } from "./entry";

/** A public read: what it is called, and how it is answered from the database. */
export interface Plan {
  key: string;
  kind: EntryKind;
  /** Null: there is no such product. */
  read(catalogue: CatalogueModuleService): Promise<ReadyAnswer | null>;
}

/** As the gatekeeper reads a query: empty values are absent, a repeated name is its business. */
function plainQuery(search: string): Record<string, string> | null {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (name in query) return null;
    if (value !== "") query[name] = value;
  }
  return query;
}

function listPlan(search: string): Plan | null {
  const query = plainQuery(search);
  const parsed = query && productListQuerySchema.safeParse(query);
  if (!parsed?.success) return null;
  const request = listRequestOf(parsed.data);
  return {
    key: `list ${listKey(request)}`,
    kind: "list",
    read: (catalogue) => catalogue.list(request),
  };
}

function productPlan(segment: string): Plan | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return null;
  }
  const parsed = productKeySchema.safeParse(decoded);
  if (!parsed.success) return null;
  const key = parsed.data;
  return { key: `product ${key}`, kind: "product", read: (catalogue) => catalogue.product(key) };
}

function categoriesPlan(gender: string | null): Plan | null {
  if (gender === null) {
    return {
      key: "categories",
      kind: "categories",
      read: (catalogue) => catalogue.categories(null),
    };
  }
  const parsed = categoryGenderSchema.safeParse(gender);
  if (!parsed.success) return null;
  return {
    key: `categories ${parsed.data}`,
    kind: "categories",
    read: (catalogue) => catalogue.categories(parsed.data),
  };
}

const PRODUCTS = "/api/products";
const CATEGORIES = "/api/categories";
const BY_GENDER = "/api/categories/gender/";

/**
 * The plan of a request to `/api`. Null: not a public catalogue read, or one that the gatekeeper
 * refuses; it then says why.
 */
export function planOf(path: string, search: string): Plan | null {
  const trimmed = path.endsWith("/") ? path.replace(/\/+$/, "") : path;
  if (trimmed === PRODUCTS) return listPlan(search);
  if (trimmed === CATEGORIES) return categoriesPlan(null);
  if (trimmed.startsWith(BY_GENDER)) return categoriesPlan(trimmed.slice(BY_GENDER.length));
  if (trimmed.startsWith(`${PRODUCTS}/`)) {
    const segment = trimmed.slice(PRODUCTS.length + 1);
    return segment.includes("/") ? null : productPlan(segment);
  }
  return null;
}
