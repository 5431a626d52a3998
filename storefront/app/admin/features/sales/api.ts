import type { Sale, SaleBody, SalePricesBody, SaleProduct } from "@strive/backend/contracts/sales";
import { adminPages, withRows, type Pages } from "~/admin/data/admin-pages";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import type { ListAnswer } from "~/admin/data/use-admin-list";
import { api } from "~/lib/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** First part of the list's key: what a change of a sale makes old. */
export const SALES = "sales";

const ALL = "/admin/sales";
const pathOf = (id: string) => `${ALL}/${encodeURIComponent(id)}`;

export const saleListQuery = () =>
  adminPages<Sale>([SALES, "list"], (client, offset, signal) =>
    client.get<ListAnswer<Sale>>(ALL, { query: { offset }, signal }),
  );

/**
 * Asked for anew each time its screen opens, so that a form never begins with what is old. It is not
 * below SALES: nothing asks for a sale that was just deleted.
 */
export const saleQuery = (id: string) => ({
  ...adminQuery(
    ["sale", id],
    async (client, signal) => (await client.get<{ data: Sale }>(pathOf(id), { signal })).data,
  ),
  gcTime: 0,
});

const productsKey = (id: string) => ["sale-products", id] as const;
/** Most shops fit into a page or two. */
const PRODUCTS_AT_ONCE = 50;

export const saleProductsQuery = (id: string, search: string, isOnlyInSale: boolean) =>
  adminPages<SaleProduct>([...productsKey(id), search, isOnlyInSale], (client, offset, signal) =>
    client.get<ListAnswer<SaleProduct>>(`${pathOf(id)}/products`, {
      query: {
        search,
        in_sale: isOnlyInSale ? "true" : undefined,
        limit: PRODUCTS_AT_ONCE,
        offset,
      },
      signal,
    }),
  );

/** @param id null: a new one */
export async function saveSale(id: string | null, body: SaleBody): Promise<Sale> {
  const answer =
    id === null
      ? pressOnce<{ data: Sale }>(ALL, { body })
      : api.put<{ data: Sale }>(pathOf(id), { body });
  return (await answer).data;
}

export const deleteSale = (id: string) => api.delete(pathOf(id));

export const saveSalePrices = async (id: string, body: SalePricesBody) =>
  (await api.put<{ data: Sale }>(`${pathOf(id)}/prices`, { body })).data;

/** Shows a sale as an answer has it, until the server is asked again. */
export function showSale(client: QueryClient, sale: Sale): void {
  client.setQueryData(saleQuery(sale.id).queryKey, sale);
  client.setQueryData<Pages<Sale>>(saleListQuery().queryKey, (pages) =>
    withRows(pages, (row) => (row.id === sale.id ? sale : row)),
  );
}

/** Takes a deleted sale from the list, until the server is asked again. */
export function dropSale(client: QueryClient, id: string): void {
  client.setQueryData<Pages<Sale>>(saleListQuery().queryKey, (pages) =>
    withRows(pages, (row) => (row.id === id ? null : row)),
  );
}

/**
 * Shows saved prices where they were typed: rows keep their place until the list is next opened,
 * although those in the sale come first.
 */
export function showPrices(
  client: QueryClient,
  id: string,
  prices: SalePricesBody["prices"],
): void {
  const saved = new Map(prices.map(({ product_id, price }) => [product_id, price]));
  const queryKey = ["admin", ...productsKey(id)];
  client.setQueriesData<Pages<SaleProduct>>({ queryKey }, (pages) =>
    withRows(pages, (row) => {
      const price = saved.get(row.id);
      return price === undefined ? row : { ...row, sale_price: price, is_mixed: false };
    }),
  );
  void client.invalidateQueries({ queryKey, refetchType: "none" });
}
