import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Prompt, Select, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui";
import type { ShopOrder } from "@strive/backend/contracts/back-office";
import { formatMoney } from "@strive/backend/contracts/money";
import { moneyOf } from "@strive/backend/contracts/order-money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../lib/order-statuses";
import { callShop } from "../lib/sdk";
import { useShopQuery, shopKey } from "../lib/shop-query";
import { Fact, ShopSection } from "../lib/shop-section";
import { timeText } from "../lib/times";

type Order = ShopOrder["order"];
type Status = keyof typeof ORDER_STATUSES;
/** `cash`: whole RWF that came in with it. */
interface Change {
  status: Status;
  cash: number | null;
}
const STATUSES = Object.keys(ORDER_STATUSES) as Status[];

/** A job updates Medusa's order, usually within this many milliseconds. */
const FOLLOWS_MS = 2500;

function useChangeStatus(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ status, cash }: Change) => {
      if (cash !== null) await callShop(`${path}/payments`, { received_as: "cash", amount: cash });
      return callShop<ShopOrder>(`${path}/status`, { status });
    },
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

interface CashPromptProps {
  /** Whole RWF. */
  owed: number;
  isOpen: boolean;
  onClose: () => void;
  onDelivered: (isPaid: boolean) => void;
}

/** Whoever delivers an unpaid order knows where the money is: ask now. */
const CashPrompt = ({ owed, isOpen, onClose, onDelivered }: CashPromptProps) => (
  <Prompt
    variant="confirmation"
    open={isOpen}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
  >
    <Prompt.Content>
      <Prompt.Header>
        <Prompt.Title>Is the money there?</Prompt.Title>
        <Prompt.Description>
          {`${formatMoney(owed, "RWF")} of this order is not paid. Mobile money to the till and bank transfers are recorded in the shop’s admin area, under Orders.`}
        </Prompt.Description>
      </Prompt.Header>
      <Prompt.Footer className="flex-wrap gap-y-2">
        <Prompt.Cancel>Back</Prompt.Cancel>
        <Button size="small" variant="secondary" onClick={() => onDelivered(false)}>
          Delivered, not paid yet
        </Button>
        <Prompt.Action onClick={() => onDelivered(true)}>
          {`Record ${formatMoney(owed, "RWF")} in cash`}
        </Prompt.Action>
      </Prompt.Footer>
    </Prompt.Content>
  </Prompt>
);

function StatusSelect({ path, order }: { path: string; order: Order }) {
  const change = useChangeStatus(path);
  const prompt = usePrompt();
  const [asksForCash, setAsksForCash] = useState(false);
  const { owed } = moneyOf(order);
  const choose = async (status: Status) => {
    if (status === "delivered" && owed > 0) {
      setAsksForCash(true);
      return;
    }
    const isSure =
      status !== "cancelled" ||
      (await prompt({
        title: "Cancel this order?",
        description: "Its stock goes back on sale, and what was paid is paid back.",
        confirmText: "Cancel order",
        cancelText: "Keep order",
      }));
    if (isSure) change.mutate({ status, cash: null });
  };
  return (
    <>
      <Select
        size="small"
        value={change.isPending ? change.variables.status : order.status}
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
      <CashPrompt
        owed={owed}
        isOpen={asksForCash}
        onClose={() => setAsksForCash(false)}
        onDelivered={(isPaid) => {
          // It can be pressed again while it fades out.
          if (!asksForCash) return;
          setAsksForCash(false);
          change.mutate({ status: "delivered", cash: isPaid ? owed : null });
        }}
      />
    </>
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
            <StatusSelect path={path} order={order} />
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
