import { kdf, viewParams } from "scrypt-kdf";
import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "../password";

/** Hashes are slow on purpose; a busy machine takes seconds for one. */
describe("passwords", { timeout: 60_000 }, () => {
  it("are hashed at the decided cost, each with its own salt", async () => {
    const [first, second] = await Promise.all([hashPassword("ibanga"), hashPassword("ibanga")]);
    expect(viewParams(Buffer.from(first, "base64"))).toEqual({ logN: 15, r: 8, p: 3 });
    expect(first).not.toBe(second);
  });

  it.each(["ibanga", "päßwörd ✓", "🦒🦒🦒", " spaces around ", "x".repeat(128)])(
    "%j opens its own hash and nothing else does",
    async (password) => {
      const hash = await hashPassword(password);
      expect(await isPassword(password, hash)).toBe(true);
      expect(await isPassword(`${password} `, hash)).toBe(false);
      expect(await isPassword(password.slice(0, -1), hash)).toBe(false);
    },
  );

  it("are never right where there is no hash", async () => {
    expect(await isPassword("", null)).toBe(false);
    expect(await isPassword("ibanga", null)).toBe(false);
  });

  it("are checked against hashes of an older cost too", async () => {
    const hash = (await kdf("ibanga", { logN: 12, r: 8, p: 1 })).toString("base64");
    expect(await isPassword("ibanga", hash)).toBe(true);
  });
});
