import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Select, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui";
import type { ShopOrder } from "@strive/backend/contracts/back-office";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../lib/order-statuses";
import { callShop } from "../lib/sdk";
import { useShopQuery, shopKey } from "../lib/shop-query";
import { Fact, ShopSection } from "../lib/shop-section";
import { timeText } from "../lib/times";

type Status = keyof typeof ORDER_STATUSES;
const STATUSES = Object.keys(ORDER_STATUSES) as Status[];

/** Medusa's order is brought along by a job, as a rule within this many milliseconds. */
const FOLLOWS_MS = 2500;

function useChangeStatus(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: Status) => callShop<ShopOrder>(`${path}/status`, { status }),
    onSuccess: (saved) => {
      client.setQueryData(shopKey(path), saved);
      toast.success(`The order is ${ORDER_STATUSES[saved.order.status].text.toLowerCase()} now`);
    },
    onError: (error) => {
      toast.error("Failed to update order status", { description: error.message });
    },
    onSettled: () => {
      // Medusa's own view of the order: fulfilments and stock move along.
      setTimeout(() => void client.invalidateQueries({ queryKey: ["orders"] }), FOLLOWS_MS);
      return client.invalidateQueries({ queryKey: shopKey(path) });
    },
  });
}

function StatusSelect({ path, current }: { path: string; current: Status }) {
  const change = useChangeStatus(path);
  const prompt = usePrompt();
  const choose = async (next: Status) => {
    const isSure =
      next !== "cancelled" ||
      (await prompt({
        title: "Cancel this order?",
        description: "Its stock goes back on sale, and what was paid is paid back.",
        confirmText: "Cancel order",
        cancelText: "Keep order",
      }));
    if (isSure) change.mutate(next);
  };
  return (
    <Select
      size="small"
      value={change.isPending ? change.variables : current}
      disabled={change.isPending}
      onValueChange={(next) => void choose(next as Status)}
    >
      <Select.Trigger aria-label="Order status">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {STATUSES.map((status) => (
          <Select.Item key={status} value={status}>
            {ORDER_STATUSES[status].text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}

const Timeline = ({ history }: { history: ShopOrder["order"]["history"] }) => (
  <ol aria-label="History" className="grid gap-3 px-6 py-4">
    {history.map(({ status, event, at, by }) => (
      <li key={`${at}${event}${status}`} className="grid gap-0.5">
        <Text size="small" weight="plus" leading="compact">
          {event === status
            ? ORDER_STATUSES[status].text
            : `${ORDER_STATUSES[status].text}: ${event}`}
        </Text>
        <Text size="xsmall" className="text-ui-fg-muted">
          {`${timeText(at)}, ${by}`}
        </Text>
      </li>
    ))}
  </ol>
);

/** The status that customers see, who set it and when; Medusa's own follows it. */
const ShopOrderStatus = ({ data: { id } }: DetailWidgetProps<AdminOrder>) => {
  const path = `orders/${id}`;
  const query = useShopQuery<ShopOrder>(path);
  const status = query.data?.order.status;
  return (
    <ShopSection
      title="Shop status"
      query={query}
      missing="This order was not placed in the shop."
      aside={
        status && (
          <StatusBadge color={ORDER_STATUSES[status].color}>
            {ORDER_STATUSES[status].text}
          </StatusBadge>
        )
      }
    >
      {({ order }) => (
        <>
          <Fact label="Payment">
            <StatusBadge color={PAYMENT_STATUSES[order.payment_status].color}>
              {PAYMENT_STATUSES[order.payment_status].text}
            </StatusBadge>
          </Fact>
          <Fact label="Status">
            <StatusSelect path={path} current={order.status} />
          </Fact>
          <Timeline history={order.history} />
        </>
      )}
    </ShopSection>
  );
};

export const config = defineWidgetConfig({
  id: "strive:order-status",
  zone: "order.details.side",
});

export default ShopOrderStatus;
