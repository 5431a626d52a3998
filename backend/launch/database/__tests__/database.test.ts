import { describe, expect, it } from "vitest";
import { refuseVersion } from "../database";

describe("refuseVersion", () => {
  it.each([140_000, 150_018, 170_010, 180_002, 180_004, 190_000])("takes %i", (version) => {
    expect(() => refuseVersion(version)).not.toThrow();
  });

  it.each([
    [130_022, "PostgreSQL 14 or newer is needed."],
    [180_000, "PostgreSQL 18.0 loses changes"],
    [180_001, "PostgreSQL 18.1 loses changes"],
  ])("refuses %i", (version, sentence) => {
    expect(() => refuseVersion(version)).toThrow(sentence);
  });
});
