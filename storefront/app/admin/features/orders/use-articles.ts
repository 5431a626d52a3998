import type { Product } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { useQueries } from "@tanstack/react-query";
import { adminQuery } from "~/admin/data/admin-query";
import { ApiError } from "~/lib/api-error";
import type { Article } from "./new-return-exchange";

/** First part of the keys of what is for sale. */
export const PRODUCTS = "products";

const articleQuery = (id: string) =>
  adminQuery<Product>([PRODUCTS, "article", id], async (client, signal) => {
    const path = `/products/${encodeURIComponent(id)}`;
    return (await client.get<{ data: Product }>(path, { signal })).data;
  });

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** What there is of the products of these lines; staff see drafts too, which are not for sale. */
export function useArticles(items: readonly OrderItem[]) {
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const queries = useQueries({ queries: ids.map(articleQuery) });
  return ({ product_id: id }: OrderItem): Article => {
    const query = queries[ids.indexOf(id)];
    if (isGone(query?.error ?? null) || query?.data?.status === "draft") return "gone";
    // Between tries too: nobody has to wait for a minute.
    const hasFailed = query !== undefined && query.failureReason !== null;
    return query?.data ?? (hasFailed ? "failed" : "loading");
  };
}
