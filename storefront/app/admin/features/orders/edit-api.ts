import type {
  EditItemsBody,
  EditQuote,
  QuoteEditBody,
} from "@strive/backend/contracts/order-changes";
import type { Order } from "@strive/backend/contracts/orders";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";
import { ORDERS, orderPath } from "./api";

/** What an order would come to with these lines. @param version of the order, as it is known here */
export const editQuoteQuery = (id: string, version: number, body: QuoteEditBody) =>
  adminQuery<EditQuote>([ORDERS, "edit-quote", id, version, body], async (client, signal) => {
    const path = `${orderPath(id)}/items/quote`;
    return (await client.post<{ data: EditQuote }>(path, { body, signal })).data;
  });

/** @throws ApiError 409 `price_changed`, `insufficient_stock`, and where somebody changed the order since */
export const editItems = async (id: string, body: EditItemsBody): Promise<Order> =>
  (await api.put<{ data: Order }>(`${orderPath(id)}/items`, { body })).data;
