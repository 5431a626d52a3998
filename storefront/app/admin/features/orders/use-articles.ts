import type { Product } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { useQueries } from "@tanstack/react-query";
import { adminQuery } from "~/admin/data/admin-query";
import { articleOf, type Article } from "~/lib/exchange-offer";

/** First part of the keys of what is for sale. */
export const PRODUCTS = "products";

const articleQuery = (id: string) =>
  adminQuery<Product>([PRODUCTS, "article", id], async (client, signal) => {
    const path = `/products/${encodeURIComponent(id)}`;
    return (await client.get<{ data: Product }>(path, { signal })).data;
  });

/** What there is of the products of these lines; staff see drafts too, which are not for sale. */
export function useArticles(items: readonly OrderItem[]) {
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const queries = useQueries({ queries: ids.map(articleQuery) });
  return ({ product_id: id }: OrderItem): Article => {
    const query = queries[ids.indexOf(id)];
    if (query?.data?.status === "draft") return "gone";
    // Between tries too: nobody has to wait for a minute.
    return articleOf(query, query?.failureReason);
  };
}
