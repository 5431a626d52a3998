import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../../../../contracts/orders";
import { medusaEventsOf } from "../medusa-events";

const ours = { id: "ful_ours", isOurs: true };
const theirs = { id: "ful_theirs", isOurs: false };

const told = (was: OrderStatus, target: OrderStatus, fulfilments = [ours]) =>
  medusaEventsOf({ orderId: "order_1", was, target }, fulfilments).map(({ name }) => name);

describe("what is told about an order that was brought", () => {
  it.each<[OrderStatus, OrderStatus, string[]]>([
    ["pending", "shipped", ["order.fulfillment_created", "shipment.created"]],
    [
      "processing",
      "delivered",
      ["order.fulfillment_created", "shipment.created", "delivery.created"],
    ],
    ["shipped", "delivered", ["delivery.created"]],
    ["delivered", "shipped", ["order.updated"]],
    ["shipped", "processing", ["order.fulfillment_canceled"]],
    ["delivered", "cancelled", ["order.fulfillment_canceled", "order.canceled"]],
    ["cancelled", "pending", ["order.updated"]],
    ["cancelled", "cancelled", []],
  ])("from %s to %s", (was, target, names) => {
    const stand = [was, target].some((status) => status === "shipped" || status === "delivered");
    expect(told(was, target, stand ? [ours] : [])).toEqual(names);
  });

  it("is the cancellation alone, of an order that nobody packed", () => {
    expect(medusaEventsOf({ orderId: "order_1", was: "pending", target: "cancelled" }, [])).toEqual(
      [{ name: "order.canceled", data: { id: "order_1" } }],
    );
  });

  it("leaves out what was packed in Medusa's dashboard, and told there", () => {
    expect(told("processing", "shipped", [theirs])).toEqual(["shipment.created"]);
  });

  it("takes back what was packed in Medusa's dashboard, and never left", () => {
    expect(told("processing", "cancelled", [theirs])).toEqual([
      "order.fulfillment_canceled",
      "order.canceled",
    ]);
  });

  it("has Medusa's payloads", () => {
    expect(
      medusaEventsOf({ orderId: "order_1", was: "pending", target: "shipped" }, [ours]),
    ).toEqual([
      {
        name: "order.fulfillment_created",
        data: { order_id: "order_1", fulfillment_id: "ful_ours", no_notification: false },
      },
      { name: "shipment.created", data: { id: "ful_ours", no_notification: false } },
    ]);
  });
});
