import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import type { StaffDiscount, StaffDiscountBody } from "@strive/backend/contracts/staff-discounts";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import type { ListAnswer } from "~/admin/data/use-admin-list";
import { api, type ApiClient } from "~/lib/api-client";

/** First part of the keys: what a change of a discount makes old. */
export const DISCOUNTS = "discounts";

const ALL = "/admin/discounts";
const pathOf = (id: string) => `${ALL}/${encodeURIComponent(id)}`;

export const discountListQuery = (offset: number) =>
  adminQuery([DISCOUNTS, "list", offset], (client, signal) =>
    client.get<ListAnswer<StaffDiscount>>(ALL, { query: { offset }, signal }),
  );

/**
 * Asked for anew each time its screen opens, so that a form never begins with what is old. It is not
 * among the keys above: nothing asks for a discount that was just deleted.
 */
export const discountQuery = (id: string) => ({
  ...adminQuery(
    ["discount", id],
    async (client, signal) =>
      (await client.get<{ data: StaffDiscount }>(pathOf(id), { signal })).data,
  ),
  gcTime: 0,
});

/** @param id null: a new one */
export async function saveDiscount(
  id: string | null,
  body: StaffDiscountBody,
): Promise<StaffDiscount> {
  const answer =
    id === null
      ? pressOnce<{ data: StaffDiscount }>(ALL, { body })
      : api.put<{ data: StaffDiscount }>(pathOf(id), { body });
  return (await answer).data;
}

export const setPaused = async (id: string, is_paused: boolean) =>
  (await api.put<{ data: StaffDiscount }>(`${pathOf(id)}/paused`, { body: { is_paused } })).data;

export const deleteDiscount = (id: string) => api.delete(pathOf(id));

/** A page of the shop's products, drafts too, for choosing among them. */
export const productChoiceQuery = (search: string) =>
  adminQuery(["products", "choice", search], (client, signal) =>
    client.get<ListAnswer<SavedProduct>>("/products", {
      query: { status: "all", search },
      signal,
    }),
  );

/** What an example of a cart is made from. */
export interface ExampleSource {
  /** Of categories, or of products; empty with everything. */
  ids: readonly string[];
  isOfCategories: boolean;
}

/** For an example these are enough: categories, products, and products of one category. */
const MOST_IDS = 3;
const MOST_PRODUCTS = 50;

async function publishedIn(client: ApiClient, category: string | undefined, signal: AbortSignal) {
  const query = { status: "published", category, limit: MOST_PRODUCTS };
  return (await client.get<ListAnswer<SavedProduct>>("/products", { query, signal })).data;
}

async function productOf(client: ApiClient, id: string, signal: AbortSignal) {
  const path = `/products/${encodeURIComponent(id)}`;
  const { data } = await client.get<{ data: SavedProduct }>(path, {
    query: { status: "all" },
    signal,
  });
  return data.status === "published" ? [data] : [];
}

/** Some published products that a discount could be for. */
export const exampleQuery = ({ ids, isOfCategories }: ExampleSource) => {
  const some = ids.slice(0, MOST_IDS);
  return adminQuery(["products", "example", isOfCategories, ...some], async (client, signal) => {
    if (some.length === 0) return publishedIn(client, undefined, signal);
    const read = isOfCategories ? publishedIn : productOf;
    return (await Promise.all(some.map((id) => read(client, id, signal)))).flat();
  });
};
