import type { WaitingResponse } from "@strive/backend/contracts/alerts";
import type { Look, LookBody } from "@strive/backend/contracts/companions";
import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { adminQuery } from "~/admin/data/admin-query";
import { download } from "~/lib/download";
import { pressOnce } from "~/admin/data/press-once";
import type { ListAnswer } from "~/admin/data/use-admin-list";
import { api, type ApiClient } from "~/lib/api-client";

/** First part of the keys: what a change of a product makes old. */
export const PRODUCTS = "products";
/** Up to five pictures of 5 MB over a phone's line; milliseconds. */
const UPLOAD_MS = 5 * 60_000;

export const PRODUCT_LIST_PARAMS = [
  "search",
  "sort",
  "category",
  "status",
  "gender",
  "stock",
] as const;
export type ProductListValues = Readonly<Record<(typeof PRODUCT_LIST_PARAMS)[number], string>>;

const SORTS = ["price_asc", "price_desc", "name"];
const STATUSES = ["draft", "published"];
const GENDERS = ["men", "women", "kids"];
/** The address's word for it, and the API's. */
const STOCKS: Readonly<Record<string, boolean>> = { in: true, out: false };

const known = (value: string, list: readonly string[]) =>
  list.includes(value) ? value : undefined;

/** Whatever garbage stands in the address is left out. */
const queryOf = (values: ProductListValues) => ({
  status: known(values.status, STATUSES) ?? "all",
  search: values.search,
  category: values.category,
  gender: known(values.gender, GENDERS),
  in_stock: STOCKS[values.stock],
  sort: known(values.sort, SORTS),
});

export const PRODUCT_LISTS = ["admin", PRODUCTS, "list"] as const;

/** Products as staff see them, a page of as many rows as the setting itemsPerPage says. */
export const productListQuery = (values: ProductListValues, offset: number) => {
  const query = { ...queryOf(values), offset };
  return adminQuery([PRODUCTS, "list", query], (client, signal) =>
    client.get<ListAnswer<SavedProduct>>("/products", { query, signal }),
  );
};

const pathOf = (id: string) => `/products/${encodeURIComponent(id)}`;

async function readProduct(client: ApiClient, id: string, signal: AbortSignal) {
  const query = { status: "all" };
  return (await client.get<{ data: SavedProduct }>(pathOf(id), { query, signal })).data;
}

/** Pictures of the shop as files: each product has its own. */
const filesOf = (urls: readonly string[]): Promise<File[]> =>
  Promise.all(
    urls.map(async (url, at) => {
      const { blob } = await download(url);
      return new File([blob], `${at + 1}.webp`, { type: blob.type || "image/webp" });
    }),
  );

/** What the form begins with; `files`: pictures for a copy, null when they could not be had. */
interface ProductSource {
  product: SavedProduct;
  files: File[] | null;
}

/** What forms began with stays as it was: a change of products does not make it another. */
const FORMS = ["product-form"] as const;

export const productDetailQuery = (id: string) =>
  adminQuery([PRODUCTS, "detail", id], (client, signal) => readProduct(client, id, signal));

/**
 * Asked for anew each time a form opens, and then left alone.
 * @param turn of the opening: what an earlier one began with is no longer so
 */
export const productSourceQuery = (id: string, isCopy: boolean, turn: number) => ({
  ...adminQuery<ProductSource>([...FORMS, id, turn], async (client, signal) => {
    const product = await readProduct(client, id, signal);
    const files = isCopy ? await filesOf(product.images).catch(() => null) : [];
    return { product, files };
  }),
  gcTime: 0,
  refetchOnWindowFocus: false,
});

/** @param id null: a new product */
export async function saveProduct(id: string | null, body: FormData): Promise<SavedProduct> {
  const options = { body, timeoutMs: UPLOAD_MS };
  const answer =
    id === null
      ? pressOnce<{ data: SavedProduct }>("/products", options)
      : api.put<{ data: SavedProduct }>(pathOf(id), options);
  return (await answer).data;
}

export const setProductStatus = (id: string, status: SavedProduct["status"]) =>
  api.put<{ data: SavedProduct }>(pathOf(id), { body: { status } });

export const exportProducts = () => download("/api/products/export");

export const deleteProduct = (id: string) => api.delete(pathOf(id));

/** Fitting all variants of a product into one answer. */
const MOST_VARIANTS = 100;

/** How many people asked to be told when a variant is back; of those that somebody waits for. */
export const waitingQuery = (productId: string) =>
  adminQuery([PRODUCTS, "waiting", productId], async (client, signal) => {
    const query = { product_id: productId, limit: MOST_VARIANTS };
    return (await client.get<WaitingResponse>("/alerts/waiting", { query, signal })).data;
  });

/** What is worn with a product. */
export const lookQuery = (productId: string) =>
  adminQuery([PRODUCTS, "look", productId], async (client, signal) => {
    const path = `${pathOf(productId)}/look`;
    return (await client.get<{ data: Look }>(path, { signal })).data;
  });

export const saveLook = (productId: string, body: LookBody) =>
  api.put<{ data: Look }>(`${pathOf(productId)}/look`, { body });
