import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { shopOrderFacts } from "../../shop-order";

/** The number the customer knows, beside Medusa's own display id. */
const ShopOrderNumber = ({ data }: DetailWidgetProps<AdminOrder>) => {
  const { orderNumber } = shopOrderFacts(data.metadata);
  return (
    <Container className="flex items-center justify-between px-6 py-4">
      <Heading level="h2">Shop order number</Heading>
      <Text size="small">
        {orderNumber ?? "None: this order was not placed in the shop"}
        {data.display_id ? ` (#${data.display_id})` : ""}
      </Text>
    </Container>
  );
};

export const config = defineWidgetConfig({ id: "strive:order-number", zone: "order.details.side" });

export default ShopOrderNumber;
