import { describe, expect, it } from "vitest";
import { PlainError } from "../plain-error";
import { readSettings } from "../settings";

describe("the work per password hash", () => {
  it("may be less than usual where no password is real", () => {
    const logN = (source: Record<string, string>) => readSettings(source).env.PASSWORD_HASH_LOG_N;
    expect(logN({})).toBe(15);
    expect(logN({ PASSWORD_HASH_LOG_N: "10" })).toBe(10);
    expect(logN({ PASSWORD_HASH_LOG_N: "15", NODE_ENV: "production" })).toBe(15);
    expect(() => logN({ PASSWORD_HASH_LOG_N: "14", NODE_ENV: "production" })).toThrow(PlainError);
  });
});
