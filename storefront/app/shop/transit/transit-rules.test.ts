import { describe, expect, it } from "vitest";
import { orderNumbered } from "~/testing/own-orders";
import { claimsOf, parseTransitItem, withOrder, withoutOrder } from "./transit-rules";

const order = orderNumbered(482_913);
const NOW = new Date("2025-06-30T08:00:00.000Z");

describe("the transit list", () => {
  it("takes an order's items, once", () => {
    const once = withOrder([], order, NOW);
    expect(once).toEqual([
      expect.objectContaining({
        name: "Gahinga Boxy Tee",
        quantity: 2,
        orderNumber: "STR-482913",
        addedToTransit: "2025-06-30T08:00:00.000Z",
      }),
    ]);
    expect(withOrder(once, order, new Date())).toBe(once);
  });

  it("loses an order, and stays the same without it", () => {
    const kept = withOrder([{ id: "v9", orderNumber: "STR-000009" }], order, NOW);
    const left = withoutOrder(kept, order.order_number);
    expect(left).toEqual([{ id: "v9", orderNumber: "STR-000009" }]);
    expect(withoutOrder(left, order.order_number)).toBe(left);
  });

  it("claims an order at a time, by variant where it is known", () => {
    const [item] = withOrder([], order, NOW);
    const claims = claimsOf([
      { ...item },
      { id: "prod_2", orderNumber: "STR-000009", size: "M", color: "Gray" },
      { orderNumber: "STR-000010" },
    ]);
    expect([...claims]).toEqual([
      [
        "STR-482913",
        [
          {
            product_id: order.items[0]?.product_id,
            variant_id: order.items[0]?.variant_id,
            orderNumber: "STR-482913",
          },
        ],
      ],
      [
        "STR-000009",
        [{ product_id: "prod_2", size: "M", color: "Gray", orderNumber: "STR-000009" }],
      ],
    ]);
  });

  it.each([
    [{}, null],
    [{ id: "v1" }, null],
    [
      { id: "v1", orderNumber: "STR-1", price: "12", quantity: -3, image: 7 },
      { _id: "v1", price: 12, quantity: 1, size: "S", color: "Gray", image: null, name: "Product" },
    ],
  ])("makes the best of %j", (raw, expected) => {
    const item = parseTransitItem(raw);
    if (expected === null) expect(item).toBeNull();
    else expect(item).toMatchObject(expected);
  });
});
