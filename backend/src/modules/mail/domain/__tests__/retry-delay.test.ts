import { describe, expect, it } from "vitest";
import { retryDelayS, TRIES } from "../retry-delay";

const delays = (from: number, allowed: number) =>
  Array.from({ length: allowed - from }, (_, index) => retryDelayS(from + index + 1, allowed));

describe("retryDelayS", () => {
  it("doubles from 10 seconds up to an hour, and gives up after 12 tries", () => {
    expect(delays(0, TRIES)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, null]);
  });

  it("starts over in a round that a person asked for", () => {
    // Refused at its first try, then revived.
    expect(delays(1, 1 + TRIES)).toEqual(delays(0, TRIES));
    expect(delays(12, 24)).toEqual(delays(0, TRIES));
  });

  it("gives up on a mail that was claimed once more than allowed", () => {
    expect(retryDelayS(TRIES + 1, TRIES)).toBeNull();
  });
});
