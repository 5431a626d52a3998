import { giftCardCodeText } from "@strive/backend/contracts/gift-card-code";
import { giftCardCodeSchema } from "@strive/backend/contracts/store-credit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARD, CARD_TEXT } from "~/testing/store-credit";
import { endOf, giftCardOf } from "./gift-card-code";

describe("giftCardOf", () => {
  it("forgives case, spaces, dashes, and O, I and L", () => {
    expect(giftCardOf(CARD_TEXT)).toBe(CARD);
    expect(giftCardOf(` ${giftCardCodeText(CARD)} `)).toBe(CARD);
    expect(endOf(CARD)).toBe("7K2M");
  });

  it.each(["", "STRIVE10", CARD.slice(1), `${CARD}9`, `U${CARD.slice(1)}`])(
    "takes %j for no gift card",
    (text) => expect(giftCardOf(text)).toBe(""),
  );

  it("reads texts as the server does", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^[0-9A-Za-z -]{16,20}$/).filter((one) => one.length <= 60),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(giftCardOf(typed)).toBe(giftCardCodeSchema.safeParse(typed).data ?? "");
      }),
    );
  });
});
