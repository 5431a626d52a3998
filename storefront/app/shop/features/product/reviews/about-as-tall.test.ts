import { HEIGHT_STEP } from "@strive/backend/contracts/reviews";
import { expect, it } from "vitest";
import { isAboutAsTall } from "./about-as-tall";

it.each([
  [null, false],
  [160, false],
  [165, true],
  [170, true],
  [175, true],
  [180, false],
])("%s cm and 174 cm: %s", (range, isNear) => {
  expect(isAboutAsTall(range, 174)).toBe(isNear);
});

it("knows a range of the contract's width", () => {
  expect(isAboutAsTall(170 - 5 - HEIGHT_STEP, 170)).toBe(false);
  expect(isAboutAsTall(170 - 5 - HEIGHT_STEP + 1, 170)).toBe(true);
});
