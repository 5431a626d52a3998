import {
  createOrderBodySchema,
  idempotencyKeySchema,
  type CreateOrderBody,
} from "@strive/backend/contracts/orders";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "~/lib/api-error";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { TEN_PERCENT } from "~/testing/discounts";
import { productNamed } from "~/testing/fixtures";
import { newKey } from "~/lib/new-key";
import { failureOf, shortagesOf, whatIsLeft } from "./checkout-failure";
import { endAttempt, noteRefusal, openAttempt, startAttempt } from "./order-attempt";
import { itemOf } from "~/shop/orders/order-item";
import { orderBodyOf } from "./order-body";
import { changedDiscounts, newPricesOf } from "./price-change";
import { checkShipping } from "./shipping-rules";
import { FIELDS, readForm, saveForm } from "./shipping-form";
import { removeCheckout } from "~/shop/session-values";

const tee = productNamed("Gahinga Boxy Tee");
const LINES = tee.variants.slice(0, 3).map((variant) => cartLineOf(tee, variant));
const [LINE] = LINES as [CartLine];
const VALUES = {
  firstname: " Aline ",
  lastname: "Uwase",
  email: "Aline@Example.rw",
  phone: "0788000000",
  delivery_address: "KG 11 Ave",
  city: "Gisenyi",
  district: "gisenyi",
  landmark: "",
};
const SHIPPING = (() => {
  const { body } = checkShipping(VALUES);
  if (body === null) throw new Error("The values are sound");
  return body;
})();
const seen = (totalRwf: number) => ({ totalRwf, dueRwf: totalRwf });
const bodyOf = (quantity: number): CreateOrderBody =>
  orderBodyOf([{ ...LINE, quantity }], SHIPPING, seen(LINE.price * quantity + 2000));

const EMPTY = readForm();

afterEach(() => window.sessionStorage.clear());

describe("the shipping form", () => {
  it("is sent as the contract wants it", () => {
    expect(SHIPPING).toEqual({
      firstname: "Aline",
      lastname: "Uwase",
      email: "aline@example.rw",
      phone: "+250788000000",
      delivery_address: "KG 11 Ave",
      city: "Gisenyi",
      district: "Rubavu",
    });
  });

  it("has an error for each empty field that is needed, under the field's own name", () => {
    const { errors } = checkShipping(EMPTY);
    const needed = FIELDS.filter((name) => name !== "landmark");
    expect(new Set(errors?.map(({ field }) => field))).toEqual(new Set(needed));
  });

  it("has a landmark and a pin where there are some", () => {
    const pin = { latitude: -1.94412, longitude: 30.06188, accuracy: 12 };
    const { body } = checkShipping({ ...VALUES, landmark: " Blue gate ", pin });
    expect(body).toEqual({ ...SHIPPING, landmark: "Blue gate", pin });
    const elsewhere = { ...pin, latitude: 48.9 };
    expect(checkShipping({ ...VALUES, pin: elsewhere }).errors).toEqual([
      { field: "pin", message: "The map pin must be in Rwanda" },
    ]);
  });

  it("is kept until it is cleared", () => {
    saveForm(VALUES);
    expect(readForm()).toEqual(VALUES);
    removeCheckout();
    expect(readForm()).toEqual(EMPTY);
  });

  it("survives a storage that refuses to write", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    saveForm(VALUES);
    expect(readForm()).toEqual(VALUES);
    removeCheckout();
    expect(readForm()).toEqual(EMPTY);
  });
});

describe("the order's body", () => {
  it("always passes the contract, and never names a price", () => {
    const line = fc.record({
      at: fc.nat(LINES.length - 1),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 50 }),
        fc.nat(10 ** 9),
        (picks, total) => {
          const lines = picks.map(({ at, quantity }) => ({ ...LINE, ...LINES[at], quantity }));
          const body = orderBodyOf(lines, SHIPPING, seen(total));
          expect(createOrderBodySchema.parse(body)).toEqual(body);
          expect(JSON.stringify(body)).not.toContain("price");
          expect(body.expected_total).toBe(total);
          expect(body.items.map(({ quantity }) => quantity)).toEqual(
            picks.map(({ quantity }) => quantity),
          );
        },
      ),
    );
  });

  it("names the variant; an old line only its product, size and colour", () => {
    expect(itemOf(LINE)).toEqual({ product_id: tee.id, variant_id: LINE.id, quantity: 1 });
    expect(itemOf({ ...LINE, id: tee.id })).toEqual({
      product_id: tee.id,
      quantity: 1,
      size: LINE.size,
      color: LINE.color,
    });
  });
});

describe("new prices", () => {
  const PRICES = { lines: [], shipping_amount: 2000, total_amount: 34_400 };

  it("come with what is taken off", () => {
    const discounts = [TEN_PERCENT, { ...TEN_PERCENT, amount: "much" }, { code: "X" }, null];
    expect(newPricesOf({ ...PRICES, discounts })?.discounts).toEqual([TEN_PERCENT]);
  });

  it("have nothing taken off where an older server says them", () => {
    expect(newPricesOf(PRICES)).toEqual({
      lines: [],
      shippingRwf: 2000,
      discounts: [],
      credits: [],
      totalRwf: 34_400,
    });
  });

  it("name the discounts that differ, new and gone ones too", () => {
    const other = { ...TEN_PERCENT, promotion_id: "promo_2" };
    const same = { ...TEN_PERCENT, promotion_id: "promo_3" };
    const more = { ...TEN_PERCENT, amount: 4000 };
    const added = { ...TEN_PERCENT, promotion_id: "promo_4" };
    expect(changedDiscounts([TEN_PERCENT, other, same], [more, same, added])).toEqual([
      { discount: more, nowRwf: 4000, beforeRwf: 3600 },
      { discount: added, nowRwf: 3600, beforeRwf: 0 },
      { discount: other, nowRwf: 0, beforeRwf: 3600 },
    ]);
  });
});

describe("the attempt's key", () => {
  it("is one the contract takes, on secure and on plain origins", () => {
    expect(idempotencyKeySchema.parse(newKey())).toBeTruthy();
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) });
    expect(newKey()).toBe("ab".repeat(16));
    vi.unstubAllGlobals();
  });

  it("stays while the items stay, whatever else changes", () => {
    const { key } = startAttempt("cart", bodyOf(1));
    const moved = startAttempt("cart", { ...bodyOf(1), delivery_address: "KG 12 Ave" });
    expect(moved.key).toBe(key);
    expect(moved.unanswered?.delivery_address).toBe("KG 11 Ave");
    expect(startAttempt("cart", bodyOf(2)).key).not.toBe(key);
  });

  it("ends with success, and is not shared by cart and single product", () => {
    const { key } = startAttempt("cart", bodyOf(1));
    expect(startAttempt("product", bodyOf(1)).key).not.toBe(key);
    endAttempt("cart");
    expect(startAttempt("cart", bodyOf(1)).key).not.toBe(key);
  });

  it("forgets what was clearly refused, and keeps the key", () => {
    const { key } = startAttempt("cart", bodyOf(1));
    noteRefusal("cart");
    expect(openAttempt("cart")).toMatchObject({ key, unanswered: null });
  });

  it("starts anew over nonsense in the storage", () => {
    window.sessionStorage.setItem("checkoutAttempt_cart", '{"version":1,"key":7}');
    expect(openAttempt("cart")).toBeNull();
    expect(idempotencyKeySchema.parse(startAttempt("cart", bodyOf(1)).key)).toBeTruthy();
  });
});

describe("a failed order", () => {
  const apiError = (status: number, facts: object = {}) =>
    new ApiError("own words", {
      status,
      code: "internal",
      serverMessage: "server words",
      ...facts,
    });

  it("takes the server's words, else the error's, else the fixed ones", () => {
    expect(failureOf(apiError(409)).text).toBe("server words");
    expect(failureOf(apiError(409, { serverMessage: null })).text).toBe("own words");
    expect(failureOf(new Error("broken")).text).toBe("broken");
    expect(failureOf(new Error("")).text).toBe("Checkout failed");
    expect(failureOf("?").text).toBe("Checkout failed");
  });

  it.each([
    [0, {}, "unanswered"],
    [500, {}, "unanswered"],
    [503, { code: "maintenance" }, "refused"],
    [429, {}, "refused"],
    [409, { code: "insufficient_stock", data: { lines: "?" } }, "refused"],
    [409, { code: "idempotency_mismatch" }, "sent-before"],
    [400, { fieldErrors: [{ field: "phone", message: "no" }] }, "fields"],
  ] as const)("sorts %s %o as %s", (status, facts, kind) => {
    expect(failureOf(apiError(status, facts)).kind).toBe(kind);
  });

  it("says which item was refused and why", () => {
    const fieldErrors = [{ field: "items.0.variant_id", message: "No longer available" }];
    expect(failureOf(apiError(400, { fieldErrors })).text).toBe("No longer available");
  });

  it("takes what is left, and nothing of what is gone", () => {
    const short = (index: number, available: number) => ({
      index,
      product_id: tee.id,
      variant_id: LINES[index]?.id ?? "",
      product_name: tee.name,
      requested: 3,
      available,
    });
    const left = whatIsLeft(shortagesOf([short(0, 2), short(2, 0), short(9, 1)], LINES));
    expect(left.get(LINE.id)).toMatchObject({ quantity: 2, stock_quantity: 2 });
    expect(left.get(LINES[2]?.id ?? "")).toBeNull();
    expect(left.size).toBe(2);
  });
});
