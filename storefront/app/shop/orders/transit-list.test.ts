import { describe, expect, it, vi } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { orderOf } from "~/testing/orders";
import { recordInTransit, transitKeyOf } from "./transit-list";

const order = orderOf({
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "+250788000000",
  delivery_address: "KG 11 Ave",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
  items: [{ product_id: productNamed("Gahinga Boxy Tee").id, quantity: 2 }],
});
const NOW = new Date("2025-06-30T08:00:00.000Z");
const kept = (key = "transitItems_guest") =>
  JSON.parse(window.localStorage.getItem(key) ?? "[]") as unknown[];

describe("the transit list", () => {
  it("takes an order's items, once", () => {
    recordInTransit(order, NOW);
    recordInTransit(order, new Date());
    expect(kept()).toEqual([
      expect.objectContaining({
        name: "Gahinga Boxy Tee",
        price: 18_000,
        quantity: 2,
        orderNumber: "STR-482913",
        addedToTransit: "2025-06-30T08:00:00.000Z",
      }),
    ]);
  });

  it("is kept per user", () => {
    recordInTransit(order, NOW, "cus_1");
    expect(transitKeyOf("cus_1")).toBe("transitItems_cus_1");
    expect(kept("transitItems_cus_1")).toHaveLength(1);
    expect(kept()).toHaveLength(0);
  });

  it("starts anew over nonsense, and does without a storage", () => {
    window.localStorage.setItem("transitItems_guest", "{");
    recordInTransit(order, NOW);
    expect(kept()).toHaveLength(1);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => recordInTransit({ ...order, order_number: "STR-000001" }, NOW)).not.toThrow();
  });
});
