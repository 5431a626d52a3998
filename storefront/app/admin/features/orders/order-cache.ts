import type { Order, OrderListResponse, OrderStatus } from "@strive/backend/contracts/orders";
import type { QueryClient } from "@tanstack/react-query";
import { ORDER_LISTS, orderKey } from "./api";
import { timelineKey } from "./timeline-api";

/** A list holds whole orders, so that an order opened from it need not load first. */
export function listedOrder(client: QueryClient, id: string) {
  for (const [key, list] of client.getQueriesData<OrderListResponse>({ queryKey: ORDER_LISTS })) {
    const order = list?.data.find((one) => one.id === id);
    const at = client.getQueryState(key)?.dataUpdatedAt;
    if (order !== undefined && at !== undefined) {
      return { initialData: order, initialDataUpdatedAt: at };
    }
  }
  return {};
}

const moved = (
  counts: OrderListResponse["status_counts"],
  from: OrderStatus,
  to: OrderStatus,
): OrderListResponse["status_counts"] =>
  from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };

function inList(list: OrderListResponse, id: string, facts: Partial<Order>): OrderListResponse {
  const order = list.data.find((one) => one.id === id);
  if (order === undefined) return list;
  return {
    ...list,
    data: list.data.map((one) => (one.id === id ? { ...one, ...facts } : one)),
    status_counts: moved(list.status_counts, order.status, facts.status ?? order.status),
  };
}

/** Updates an order wherever it is shown, and the counters with it. Whatever changed it is in its timeline. */
export function patchOrder(client: QueryClient, id: string, facts: Partial<Order>): void {
  client.setQueriesData<OrderListResponse>(
    { queryKey: ORDER_LISTS },
    (list) => list && inList(list, id, facts),
  );
  client.setQueryData<Order>(orderKey(id), (order) => order && { ...order, ...facts });
  void client.invalidateQueries({ queryKey: timelineKey(id) });
}
