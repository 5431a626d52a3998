import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CREDIT } from "~/admin/credit/api";
import { FAILURE_MS } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import { STATUS_NAMES } from "~/lib/order-words";
import * as words from "~/words/admin-orders";
import * as fields from "~/words/fields";
import { changeOrderStatus, ORDERS } from "./api";
import { patchOrder } from "./order-cache";
import { shortNumber } from "./order-number";
import { whyNoStatus } from "./status-failure";

/** Milliseconds. */
const UNDO_MS = 5000;
/** Counts the changes in flight. */
const CHANGES = ["admin", ORDERS, "status"] as const;

/** What a change of status invalidates. */
export const STATUS_RESOURCES = [ORDERS, "payments", "products", "dashboard", CREDIT] as const;

interface Change {
  /** As it was before. */
  order: Order;
  status: OrderStatus;
  isUndo?: boolean;
}

/** Gift cards that were taken back don't come again. */
const isForGood = ({ status, gift_cards: cards = [] }: Order): boolean =>
  status === "cancelled" && cards.length > 0;

/**
 * Sets the status of an order: shown at once, reverted when it fails, and can be undone for five
 * seconds. Changes are sent one after the other; after the last one everything is refetched.
 */
export function useOrderStatus(): (change: Change) => void {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const { mutate } = useMutation({
    mutationKey: CHANGES,
    scope: { id: "order-status" },
    networkMode: "always",
    mutationFn: ({ order, status }: Change) => changeOrderStatus(order.id, status),
    onMutate: async ({ order, status }) => {
      await client.cancelQueries({ queryKey: ["admin", ORDERS] });
      patchOrder(client, order.id, { status });
    },
    onSuccess: (saved, { order, status, isUndo = false }) => {
      patchOrder(client, saved.id, saved);
      const text = isUndo ? words.isAgain : words.nowIs;
      show({
        tone: "success",
        text: text(shortNumber(saved), STATUS_NAMES[saved.status]),
        durationMs: UNDO_MS,
        ...(!isUndo &&
          order.status !== status &&
          !isForGood(saved) && {
            action: {
              label: words.undo,
              onAction: () => mutate({ order: saved, status: order.status, isUndo: true }),
            },
          }),
      });
    },
    onError: (error, { order }) => {
      patchOrder(client, order.id, { status: order.status });
      const text = fields.failed(words.statusNotUpdated, whyNoStatus(error));
      show({ tone: "danger", text, durationMs: FAILURE_MS });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGES }) > 1) return;
      void invalidate(...STATUS_RESOURCES);
    },
  });
  return mutate;
}
