import { describe, expect, it } from "vitest";
import { createOrderBodySchema, idempotencyKeySchema, shippingFormSchema } from "../orders";

const shipping = {
  firstname: "Aline",
  lastname: "Uwase",
  email: " Aline.Uwase@Example.RW ",
  phone: "0788 000 000",
  delivery_address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "gasabo",
};
const order = { ...shipping, country: "RW", items: [{ product_id: "prod_1", quantity: 2 }] };

const problems = (value: unknown) =>
  (createOrderBodySchema.safeParse(value).error?.issues ?? []).map((issue) => issue.path.join("."));

describe("shippingFormSchema", () => {
  it("trims, lowercases the email, and stores phone and district in one form", () => {
    expect(shippingFormSchema.parse(shipping)).toMatchObject({
      email: "aline.uwase@example.rw",
      phone: "+250788000000",
      district: "Gasabo",
    });
  });

  it.each(Object.keys(shipping))("refuses a blank %s and names it", (field) => {
    const result = shippingFormSchema.safeParse({ ...shipping, [field]: "  " });
    expect(result.error?.issues.map((issue) => issue.path.join("."))).toContain(field);
  });

  it("refuses characters that can't be stored", () => {
    expect(problems({ ...order, firstname: "A\u0000B" })).toEqual(["firstname"]);
  });
});

describe("createOrderBodySchema", () => {
  it("takes a good order", () => {
    expect(problems(order)).toEqual([]);
  });

  it.each([
    ["a price", { ...order, items: [{ product_id: "p", quantity: 1, unit_price: 1 }] }, "items.0"],
    ["a total", { ...order, total_amount: 1 }, ""],
    ["another country", { ...order, country: "UG" }, "country"],
    ["no items", { ...order, items: [] }, "items"],
    ["a fraction", { ...order, items: [{ product_id: "p", quantity: 1.5 }] }, "items.0.quantity"],
    ["zero", { ...order, items: [{ product_id: "p", quantity: 0 }] }, "items.0.quantity"],
    ["a hundred", { ...order, items: [{ product_id: "p", quantity: 100 }] }, "items.0.quantity"],
    ["text", { ...order, items: [{ product_id: "p", quantity: "2" }] }, "items.0.quantity"],
    ["no product", { ...order, items: [{ quantity: 1 }] }, "items.0.product_id"],
  ])("refuses %s", (_case, value, field) => {
    expect(problems(value)).toContain(field);
  });
});

it.each([
  ["4f1c2a90-1111-4222-8333-444455556666", true],
  ["short", false],
  ["with space inside", false],
  ["x".repeat(129), false],
])("idempotency key %j is accepted: %s", (key, accepted) => {
  expect(idempotencyKeySchema.safeParse(key).success).toBe(accepted);
});
