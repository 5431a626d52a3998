import type {
  AddOrderNoteBody,
  Order,
  OrderListResponse,
  OrderNote,
  OrderStatus,
} from "@strive/backend/contracts/orders";
import type { OrderCustomer } from "@strive/backend/contracts/order-customer";
import type { OrderCompanyBody } from "@strive/backend/contracts/receipts";
import type { CreateReturnBody, OrderReturn } from "@strive/backend/contracts/returns";
import { adminQuery } from "~/admin/data/admin-query";
import { download } from "~/lib/download";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";
import { PAYMENT_WORDS, STATUS_NAMES } from "~/lib/order-words";

/** First part of the key of everything that is read here. */
export const ORDERS = "orders";
export const ORDER_LISTS = ["admin", ORDERS, "list"] as const;

/** URL parameters that the list understands. */
export const ORDER_PARAMS = ["search", "sort", "status", "payment_status"] as const;
export type OrderParam = (typeof ORDER_PARAMS)[number];
export type OrderValues = Readonly<Record<OrderParam, string>>;

export const SORTS = {
  oldest: "oldest",
  latest: "latest",
  cheapest: "total_asc",
  dearest: "total_desc",
} as const;
/** Neither paid, refunded nor cancelled, as the dashboard counts them. */
export const DUE = "due";
/** Cash on delivery that no staff member has confirmed for a day. */
export const TO_CALL = "to_call";
const KNOWN: Partial<Record<OrderParam, readonly string[]>> = {
  sort: Object.values(SORTS),
  status: Object.keys(STATUS_NAMES),
  payment_status: [...Object.keys(PAYMENT_WORDS), DUE, TO_CALL],
};

/** Filters out garbage in the URL: the server refuses values it doesn't know. */
const knownOf = (values: OrderValues): OrderValues =>
  Object.fromEntries(
    ORDER_PARAMS.map((name) => {
      const known = KNOWN[name];
      return [name, known === undefined || known.includes(values[name]) ? values[name] : ""];
    }),
  ) as OrderValues;

export function orderListQuery(values: OrderValues, offset: number) {
  const known = knownOf(values);
  return adminQuery([ORDERS, "list", known, offset], (client, signal) =>
    client.get<OrderListResponse>("/orders", { query: { ...known, offset }, signal }),
  );
}

/** How many of the matches are waiting for payment, or for a call. */
export const countQuery = (payment_status: typeof DUE | typeof TO_CALL, search: string) =>
  adminQuery([ORDERS, payment_status, search], async (client, signal) => {
    const query = { payment_status, search, limit: 1 };
    return (await client.get<OrderListResponse>("/orders", { query, signal })).count;
  });

export const orderPath = (id: string) => `/orders/${encodeURIComponent(id)}`;
const keyOf = (id: string) => [ORDERS, "one", id] as const;
export const orderKey = (id: string) => ["admin", ...keyOf(id)] as const;

export const orderQuery = (id: string) =>
  adminQuery(
    keyOf(id),
    async (client, signal) => (await client.get<{ data: Order }>(orderPath(id), { signal })).data,
  );

/** What an order's customer bought in all. */
export const customerQuery = (id: string) =>
  adminQuery(
    [ORDERS, "customer", id],
    async (client, signal) =>
      (await client.get<{ data: OrderCustomer }>(`${orderPath(id)}/customer`, { signal })).data,
  );

export const changeOrderStatus = async (id: string, status: OrderStatus) =>
  (await api.put<{ data: Order }>(`${orderPath(id)}/status`, { body: { status } })).data;

export const addOrderNote = async (id: string, body: AddOrderNoteBody) =>
  (await pressOnce<{ data: OrderNote }>(`${orderPath(id)}/notes`, { body })).data;

/** For whom an order's invoice is. */
export const nameCompany = async (id: string, body: OrderCompanyBody) =>
  (await api.put<{ data: Order }>(`${orderPath(id)}/company`, { body })).data;

/** A return that staff open for an order's buyer. */
export const createReturn = async (id: string, body: CreateReturnBody) =>
  (await pressOnce<{ data: OrderReturn }>(`${orderPath(id)}/returns`, { body })).data;

/** The list's filters, without the page. */
export function exportFiltered(values: OrderValues) {
  const { search, status, payment_status } = knownOf(values);
  const given = Object.entries({ search, status, payment_status }).filter(([, v]) => v !== "");
  const query = new URLSearchParams(given).toString();
  return download(`/api/orders/export${query === "" ? "" : `?${query}`}`);
}

export const exportNumbered = (orders: readonly Order[]) =>
  download(
    `/api/orders/export?order_numbers=${orders.map(({ order_number }) => order_number).join(",")}`,
  );
