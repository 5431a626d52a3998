import type { z } from "zod";
import {
  categoryGenderSchema,
  languageQuerySchema,
  productKeySchema,
  productListQuerySchema,
  suggestQuerySchema,
} from "../../src/contracts/catalogue";
import { DEFAULT_LANGUAGE, type Language } from "../../src/contracts/languages";
import { queryValues } from "../../src/contracts/query";
import { reviewListQuerySchema } from "../../src/contracts/reviews";
import { RESERVED_HANDLES } from "../../src/contracts/catalogue-writes";
import { foldText } from "../../src/modules/product/read-model/domain/fold";
import { listKey, listRequestOf } from "../../src/modules/product/read-model/domain/list-filter";
import { crawlerPlan, isCrawlerPath, type Site } from "./crawlers";
import type { Plan } from "./public-read";

/** As the gatekeeper reads a query; null: one that it refuses. */
function parsedQuery<Query>(schema: z.ZodType<Query>, search: string): Query | null {
  const { values, repeated } = queryValues(new URLSearchParams(search), schema);
  if (repeated.length > 0) return null;
  const parsed = schema.safeParse(values);
  return parsed.success ? parsed.data : null;
}

function listPlan(search: string): Plan | null {
  const query = parsedQuery(productListQuerySchema, search);
  if (!query) return null;
  const request = listRequestOf(query);
  return {
    key: `list ${listKey(request)}`,
    kind: "list",
    read: (catalogue) => catalogue.list(request),
  };
}

/** What these reads are told in is all they ask for: any other query is for staff, or to be refused. */
function languageOf(search: string): Language | null {
  if (search === "") return DEFAULT_LANGUAGE;
  const query = parsedQuery(languageQuerySchema, search);
  return query && (query.language ?? DEFAULT_LANGUAGE);
}

function suggestPlan(search: string): Plan | null {
  const query = parsedQuery(suggestQuerySchema, search);
  if (!query) return null;
  return {
    key: `suggest ${query.language ?? DEFAULT_LANGUAGE} ${foldText(query.q)}`,
    // Dropped with the lists: it shows names and looks of products.
    kind: "list",
    read: (catalogue) => catalogue.suggest(query),
  };
}

/** Null: no product can be called that. */
function productKeyOf(segment: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return null;
  }
  const parsed = productKeySchema.safeParse(decoded);
  // Calls of their own below /api/products.
  return parsed.success && !RESERVED_HANDLES.includes(parsed.data) ? parsed.data : null;
}

function reviewsPlan(segment: string, search: string): Plan | null {
  const key = productKeyOf(segment);
  const query = parsedQuery(reviewListQuerySchema, search);
  if (key === null || query === null) return null;
  const { rating = "", size = "", sort = "newest", limit, offset } = query;
  return {
    key: `reviews ${key} ${rating} ${sort} ${limit} ${offset} ${size}`,
    // Dropped with its product, whose row says when something about its reviews changed.
    kind: "product",
    read: (catalogue) => catalogue.reviews(key, query),
  };
}

function companionsPlan(segment: string, language: Language): Plan | null {
  const key = productKeyOf(segment);
  if (key === null) return null;
  return {
    key: `companions ${language} ${key}`,
    // Dropped with the lists: it shows other products.
    kind: "list",
    read: (catalogue) => catalogue.companions(key, language),
  };
}

function productPlan(segment: string, language: Language): Plan | null {
  const key = productKeyOf(segment);
  if (key === null) return null;
  return {
    key: `product ${language} ${key}`,
    kind: "product",
    read: (catalogue) => catalogue.product(key, language),
  };
}

function categoriesPlan(gender: string | null, language: Language): Plan | null {
  if (gender === null) {
    return {
      key: `categories ${language}`,
      kind: "categories",
      read: (catalogue) => catalogue.categories(null, language),
    };
  }
  const parsed = categoryGenderSchema.safeParse(gender);
  if (!parsed.success) return null;
  return {
    key: `categories ${language} ${parsed.data}`,
    kind: "categories",
    read: (catalogue) => catalogue.categories(parsed.data, language),
  };
}

const NO_SITE: Site = { shopUrl: "", siteName: "", prefixes: [] };
const PRODUCTS = "/api/products";
const COMPANIONS = /^\/api\/products\/([^/]+)\/companions$/;
const REVIEWS = /^\/api\/products\/([^/]+)\/reviews$/;
const SUGGEST = "/api/products/suggest";
const CATEGORIES = "/api/categories";
const BY_GENDER = "/api/categories/gender/";

/**
 * The plan of a request to `/api`, or of a crawler's. Null: not a public catalogue read, or one the
 * gatekeeper refuses; it then says why.
 */
export function planOf(path: string, search: string, site: Site = NO_SITE): Plan | null {
  if (isCrawlerPath(path)) return crawlerPlan(path, search, site);
  const trimmed = path.endsWith("/") ? path.replace(/\/+$/, "") : path;
  if (trimmed === PRODUCTS) return listPlan(search);
  if (trimmed === SUGGEST) return suggestPlan(search);
  const [, reviewed] = REVIEWS.exec(trimmed) ?? [];
  if (reviewed !== undefined) return reviewsPlan(reviewed, search);
  const language = languageOf(search);
  if (language === null) return null;
  if (trimmed === CATEGORIES) return categoriesPlan(null, language);
  if (trimmed.startsWith(BY_GENDER)) {
    return categoriesPlan(trimmed.slice(BY_GENDER.length), language);
  }
  const [, accompanied] = COMPANIONS.exec(trimmed) ?? [];
  if (accompanied !== undefined) return companionsPlan(accompanied, language);
  if (trimmed.startsWith(`${PRODUCTS}/`)) {
    const segment = trimmed.slice(PRODUCTS.length + 1);
    return segment.includes("/") ? null : productPlan(segment, language);
  }
  return null;
}
