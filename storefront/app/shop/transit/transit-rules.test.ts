import { describe, expect, it } from "vitest";
import type { Fields } from "~/lib/stored-values";
import { orderNumbered } from "~/testing/own-orders";
import {
  claimsOf,
  ordersToAsk,
  parseTransitItem,
  withAnswer,
  withOrder,
  withoutOrder,
} from "./transit-rules";
import { transitItemsOf } from "~/testing/transit";

const order = orderNumbered(482_913);
const NOW = new Date("2025-06-30T08:00:00.000Z");

describe("the transit list", () => {
  it("takes an order's items, once", () => {
    const once = withOrder([], order, NOW, null);
    expect(once).toEqual([
      expect.objectContaining({
        name: "Gahinga Boxy Tee",
        quantity: 2,
        orderNumber: "STR-482913",
        addedToTransit: "2025-06-30T08:00:00.000Z",
      }),
    ]);
    expect(withOrder(once, order, new Date(), null)).toBe(once);
  });

  it("takes no gift cards: they are mailed", () => {
    const items = order.items.map((item) => ({ ...item, is_gift_card: true as const }));
    expect(withOrder([], { ...order, items: [...items, ...order.items] }, NOW, null)).toHaveLength(
      order.items.length,
    );
  });

  it("removes an order, and is unchanged if it has none of it", () => {
    const kept = withOrder([{ id: "v9", orderNumber: "STR-000009" }], order, NOW, null);
    const left = withoutOrder(kept, order.order_number);
    expect(left).toEqual([{ id: "v9", orderNumber: "STR-000009" }]);
    expect(withoutOrder(left, order.order_number)).toBe(left);
  });

  it("keeps the order's token, and adds it to items stored without one", () => {
    const old = withOrder([], order, NOW, null);
    expect(ordersToAsk(old)).toEqual([]);
    const kept = withOrder(old, order, NOW, "t1");
    expect(kept).toHaveLength(old.length);
    expect(withOrder(kept, order, new Date(), "t1")).toBe(kept);
    expect(ordersToAsk(kept)).toEqual([{ order_id: order.id, access_token: "t1" }]);
    expect(parseTransitItem(kept[0] ?? {})).toMatchObject({ orderId: order.id, accessToken: "t1" });
  });

  it("asks for as many orders as the server accepts, the latest ones", () => {
    const orders = Array.from({ length: 25 }, (_, at) => orderNumbered(at + 1));
    const kept = orders.reduce((list: Fields[], one) => withOrder(list, one, NOW, "t"), []);
    expect(ordersToAsk(kept).map(({ order_id }) => order_id)).toEqual(
      orders.slice(5).map(({ id }) => id),
    );
  });

  it("takes the server's answer for the orders asked for, and keeps all others", () => {
    const other = orderNumbered(477_106);
    const unknown = { id: "v9", orderNumber: "STR-000009" };
    const kept = withOrder(withOrder([unknown], order, NOW, "t1"), other, NOW, "t2");
    const asked = ordersToAsk(kept);
    const now = withAnswer(kept, asked, transitItemsOf(other));
    expect(now.map((item) => item["orderNumber"])).toEqual(["STR-000009", "STR-477106"]);
    expect(ordersToAsk(now)).toEqual([{ order_id: other.id, access_token: "t2" }]);
    const later = orderNumbered(500_000);
    const meanwhile = withAnswer(withOrder(kept, later, NOW, "t3"), asked, []);
    expect(ordersToAsk(meanwhile)).toEqual([{ order_id: later.id, access_token: "t3" }]);
  });

  it("claims one order at a time, by variant where it is known", () => {
    const [item] = withOrder([], order, NOW, null);
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
