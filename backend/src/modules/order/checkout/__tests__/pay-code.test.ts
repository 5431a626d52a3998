import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fitsPayCode, payCodeOf, readPayCode } from "../pay-code";

const before = process.env["JWT_SECRET"];
beforeAll(() => (process.env["JWT_SECRET"] = "a-secret-of-the-tests-of-pay-codes"));
afterAll(() => {
  if (before === undefined) delete process.env["JWT_SECRET"];
  else process.env["JWT_SECRET"] = before;
});

const ORDER = { id: "order_01JZ", orderNumber: "STR-482922" };

describe("the code of a pay link", () => {
  it("names its order, and fits no other", () => {
    const code = payCodeOf(ORDER);
    expect(code).toMatch(/^482922-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(payCodeOf(ORDER)).toBe(code);
    const read = readPayCode(code);
    expect(read?.orderNumber).toBe(ORDER.orderNumber);
    expect(fitsPayCode(ORDER.id, read?.secret ?? "")).toBe(true);
    expect(fitsPayCode("order_01JY", read?.secret ?? "")).toBe(false);
  });

  it("is read as people type it", () => {
    const read = { orderNumber: "STR-482922", secret: "7KQ2M9XA" };
    for (const typed of ["482922-7KQ2M9XA", " 4829227kq2m9xa ", "STR-482922-7KQ2M9XA"]) {
      expect(readPayCode(typed)).toEqual(read);
    }
    for (const typed of ["", "482922", "482922-7KQ2M9X", "482922-7KQ2M9XAA", "482922-7KQ2M9XU"]) {
      expect(readPayCode(typed)).toBeNull();
    }
  });
});
