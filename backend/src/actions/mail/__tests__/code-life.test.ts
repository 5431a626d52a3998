import { describe, expect, it } from "vitest";
import { CODE_LIFE_MINUTES } from "../../../contracts/accounts";
import { hasExpired } from "../code-life";

const aged = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("a message with a code", () => {
  it.each(["verification-code", "reset-code", "phone-code"] as const)(
    "%s is late once its code is good no more",
    (template) => {
      const fresh = { template, createdAt: aged(CODE_LIFE_MINUTES - 1) };
      expect(hasExpired(fresh)).toBe(false);
      expect(hasExpired({ template, createdAt: aged(CODE_LIFE_MINUTES) })).toBe(true);
    },
  );

  it.each(["back-in-stock", "price-drop", "cart-reminder"] as const)(
    "%s may wait for its server: its code is that of a link",
    (template) => {
      expect(hasExpired({ template, createdAt: aged(600) })).toBe(false);
    },
  );
});
