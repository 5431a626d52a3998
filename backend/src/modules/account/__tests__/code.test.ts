import { beforeAll, describe, expect, it, vi } from "vitest";
import { codeDigest, newCode } from "../code";

beforeAll(() => {
  vi.stubEnv("JWT_SECRET", "0123456789abcdefghijklmnopqrstuvwxyz");
  return () => vi.unstubAllEnvs();
});

describe("codes", () => {
  it("have six digits, leading zeros included", () => {
    const codes = Array.from({ length: 5000 }, newCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    // One in ten starts with a zero; none in 5000 would be a chance of 1e-229.
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(4900);
  });

  it("are stored as a digest of purpose, subject and code together", () => {
    const digest = codeDigest("reset", "acct_1", "123456");
    expect(digest).toBe(codeDigest("reset", "acct_1", "123456"));
    expect(digest).not.toContain("123456");
    const others = [
      codeDigest("register", "acct_1", "123456"),
      codeDigest("reset", "acct_2", "123456"),
      codeDigest("reset", "acct_1", "123457"),
    ];
    expect(others).not.toContain(digest);
  });
});
