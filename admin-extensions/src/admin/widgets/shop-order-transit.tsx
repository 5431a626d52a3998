import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { StatusBadge, Text } from "@medusajs/ui";
import type { OrderTransit, ShopOrder } from "@strive/backend/contracts/back-office";
import { useShopQuery } from "../lib/shop-query";
import { ShopSection } from "../lib/shop-section";
import { timeText } from "../lib/times";

function standing({ since, isOnTheWay }: OrderTransit): string {
  if (since === null) return "Not on the customer's list: nothing is paid or promised yet.";
  return isOnTheWay
    ? `On the customer's list since ${timeText(since)}.`
    : `Was on the customer's list from ${timeText(since)}; delivered or cancelled since.`;
}

/** What the customer sees under "Products in transit" of this order. */
const ShopOrderTransit = ({ data: { id } }: DetailWidgetProps<AdminOrder>) => {
  const query = useShopQuery<ShopOrder>(`orders/${id}`);
  const transit = query.data?.transit;
  return (
    <ShopSection
      title="Products in transit"
      query={query}
      missing="This order was not placed in the shop."
      aside={
        transit && (
          <StatusBadge color={transit.isOnTheWay ? "purple" : "grey"}>
            {transit.isOnTheWay ? "In transit" : "Not in transit"}
          </StatusBadge>
        )
      }
    >
      {({ transit: shown }) => (
        <>
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {standing(shown)}
          </Text>
          <ul className="grid gap-2 px-6 py-4">
            {shown.lines.map(({ id: line, name, size, color, quantity, isTakenOff }) => (
              <li key={line} className="txt-small flex justify-between gap-4">
                <span>{`${quantity} × ${name}, ${size}, ${color}`}</span>
                {isTakenOff && <span className="text-ui-fg-muted">taken off by the customer</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </ShopSection>
  );
};

export const config = defineWidgetConfig({
  id: "strive:order-transit",
  zone: "order.details.side",
});

export default ShopOrderTransit;
