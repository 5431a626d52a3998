import { expect, it } from "vitest";
import { fitOf } from "./fit";

it.each([
  [{ small: 0, true: 0, large: 0 }, null],
  [
    { small: 0, true: 4, large: 0 },
    { at: 50, most: "true", count: 4, said: 4 },
  ],
  [
    { small: 3, true: 0, large: 0 },
    { at: 0, most: "small", count: 3, said: 3 },
  ],
  [
    { small: 0, true: 1, large: 3 },
    { at: 88, most: "large", count: 3, said: 4 },
  ],
  // Of equals, what fits.
  [
    { small: 2, true: 2, large: 2 },
    { at: 50, most: "true", count: 2, said: 6 },
  ],
] as const)("%o", (by, fit) => {
  expect(fitOf(by)).toEqual(fit);
});
