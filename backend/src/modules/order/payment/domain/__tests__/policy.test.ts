import { describe, expect, it } from "vitest";
import { checkDelayS, resendDelayS } from "../check-delay";

describe("how often the provider is asked", () => {
  it("is often while it is young, and never less as it grows old", () => {
    const ages = [0, 60, 119, 120, 600, 899, 3600, 80_000];
    const delays = ages.map(checkDelayS);
    expect(delays).toEqual([10, 10, 10, 30, 120, 120, 1800, 1800]);
  });

  it("sends again soon, then with growing pauses of a minute at most", () => {
    expect([1, 2, 3, 6, 50].map(resendDelayS)).toEqual([2, 4, 8, 60, 60]);
  });
});
