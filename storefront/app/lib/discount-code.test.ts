import { expect, it } from "vitest";
import { discountCodeOf } from "./discount-code";

it.each([
  [" STRIVE10 ", "STRIVE10"],
  ["umuganura 2026", "umuganura 2026"],
  ["x".repeat(64), "x".repeat(64)],
  ["x".repeat(65), ""],
  ["A\u0000B", ""],
  ["A\nB", ""],
  ["  ", ""],
  [null, ""],
  [7, ""],
])("takes %j as %j", (raw, code) => {
  expect(discountCodeOf(raw)).toBe(code);
});
