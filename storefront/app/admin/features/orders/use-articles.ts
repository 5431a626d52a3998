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

/** A draft is not for sale, though staff see it. */
const onSale = (article: Article): Article =>
  typeof article !== "string" && article.status === "draft" ? "gone" : article;

/** What there is of the products of these lines. */
export function useArticles(items: readonly OrderItem[]) {
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const queries = useQueries({ queries: ids.map(articleQuery) });
  const articleOfLine = ({ product_id: id }: OrderItem): Article => {
    const query = queries[ids.indexOf(id)];
    // Between tries too: nobody has to wait for a minute.
    return onSale(articleOf(query, query?.failureReason));
  };
  return {
    articleOf: articleOfLine,
    /** Asks again for what could not be loaded. */
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
  };
}
