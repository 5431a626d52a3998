import { describe, expect, it } from "vitest";
import { entityId } from "../entity-id";

describe("entityId", () => {
  it("is a prefix and a ULID that sorts by time", () => {
    expect(entityId("order")).toMatch(/^order_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    // The example of the ULID specification: 1469918176385 is 01ARYZ6S41.
    expect(entityId("order", 1469918176385).slice(6, 16)).toBe("01ARYZ6S41");
    expect(entityId("x", 1000) < entityId("x", 1001)).toBe(true);
  });

  it("does not repeat", () => {
    expect(new Set(Array.from({ length: 10_000 }, () => entityId("x", 1))).size).toBe(10_000);
  });
});
