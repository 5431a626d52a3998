import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useCredits, type CreditRow } from "../use-credit";

const row = (id: string, balance: number, over: Partial<CreditRow> = {}): CreditRow => ({
  id,
  endsWith: null,
  balance,
  isSwitchedOff: false,
  ...over,
});
const card = (balance: number, over: Partial<CreditRow> = {}) =>
  row("card_1", balance, { endsWith: "7K2M", ...over });

describe("what store credit and a gift card pay of an order", () => {
  it("is what the card has, then what the account has, up to the total", () => {
    expect(useCredits(10_000, { card: card(4_000), account: row("credit_1", 9_000) })).toEqual({
      amount: 10_000,
      refusal: null,
      taken: [
        { creditId: "card_1", kind: "gift_card", ends_with: "7K2M", balance: 4_000, amount: 4_000 },
        { creditId: "credit_1", kind: "account", ends_with: null, balance: 9_000, amount: 6_000 },
      ],
    });
  });

  it("is nothing of a balance that is empty or not needed", () => {
    const { taken } = useCredits(4_000, { card: card(4_000), account: row("credit_1", 9_000) });
    expect(taken.map(({ creditId }) => creditId)).toEqual(["card_1"]);
    expect(useCredits(0, { card: undefined, account: row("credit_1", 9_000) }).taken).toEqual([]);
    expect(useCredits(5, { card: undefined, account: row("credit_1", 0) }).taken).toEqual([]);
  });

  it.each([
    ["unknown", null],
    ["switched_off", card(5_000, { isSwitchedOff: true })],
    ["used_up", card(0)],
  ] as const)("says that a card is %s, and takes nothing of it", (reason, it) => {
    const { refusal, amount } = useCredits(10_000, { card: it, account: row("credit_1", 3_000) });
    expect([refusal?.reason, amount]).toEqual([reason, 3_000]);
  });

  it("is never more than the total or a balance, and its parts are the whole", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (total, onCard, ofAccount) => {
        const account = row("credit_1", ofAccount);
        const { taken, amount: paid } = useCredits(total, { card: card(onCard), account });
        expect(paid).toBe(Math.min(total, onCard + ofAccount));
        expect(taken.reduce((sum, one) => sum + one.amount, 0)).toBe(paid);
        for (const one of taken) expect(one.amount).toBeLessThanOrEqual(one.balance);
      }),
    );
  });
});
