import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useBulkRun } from "~/admin/shell/use-bulk-run";
import { STATUS_NAMES } from "~/lib/order-words";
import * as words from "~/words/admin-orders";
import { changeOrderStatus } from "./api";
import { patchOrder } from "./order-cache";
import { whyNoStatus } from "./status-failure";
import { STATUS_RESOURCES } from "./use-order-status";

/** One status for many orders. */
export function useBulkStatus() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const bulk = useBulkRun<Order>({
    whyOf: whyNoStatus,
    onOver: () => invalidate(...STATUS_RESOURCES),
  });
  const setAll = (orders: readonly Order[], status: OrderStatus) =>
    bulk.start(words.bulkTitle(STATUS_NAMES[status]), orders, async ({ id }) =>
      patchOrder(client, id, await changeOrderStatus(id, status)),
    );
  return { bulk, setAll };
}
