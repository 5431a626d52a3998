import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { StatusBadge, Table, Text } from "@medusajs/ui";
import type { Product } from "@strive/backend/contracts/catalogue";
import { useShopQuery } from "../lib/shop-query";
import { ShopSection } from "../lib/shop-section";

/** The shop's threshold: from here it warns staff. */
const LOW = 10;

const colorOf = (units: number) => (units === 0 ? "red" : units <= LOW ? "orange" : "green");
const textOf = (units: number) =>
  units === 0 ? "Out of stock" : units <= LOW ? `${units} left` : `${units} in stock`;

/** What can be ordered now of each size and colour: stocked minus reserved. */
const ShopProductStock = ({ data: { id } }: DetailWidgetProps<AdminProduct>) => {
  const query = useShopQuery<Product>(`products/${id}`);
  const total = query.data?.stock_quantity;
  return (
    <ShopSection
      title="Stock in the shop"
      query={query}
      missing="The shop does not have this product."
      aside={
        total !== undefined && <StatusBadge color={colorOf(total)}>{textOf(total)}</StatusBadge>
      }
    >
      {({ variants }) => (
        <>
          <Table>
            <Table.Header>
              <Table.Row>
                <Table.HeaderCell>Size</Table.HeaderCell>
                <Table.HeaderCell>Color</Table.HeaderCell>
                <Table.HeaderCell className="text-right">Can be ordered</Table.HeaderCell>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {variants.map((variant) => (
                <Table.Row key={variant.id}>
                  <Table.Cell>{variant.size}</Table.Cell>
                  <Table.Cell>{variant.color}</Table.Cell>
                  <Table.Cell className="text-right">
                    <StatusBadge color={colorOf(variant.stock_quantity)}>
                      {String(variant.stock_quantity)}
                    </StatusBadge>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
          <Text size="xsmall" className="text-ui-fg-muted px-6 py-4">
            {`Staff are warned at ${LOW} and at 0. Stock is changed per variant, in its inventory.`}
          </Text>
        </>
      )}
    </ShopSection>
  );
};

export const config = defineWidgetConfig({
  id: "strive:product-stock",
  zone: "product.details.side",
});

export default ShopProductStock;
