/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { dateText } from "~/lib/order-words";
import { giftSchema } from "@strive/backend/contracts/store-credit";
import { z } from "zod";
import * as words from "~/words/checkout";
import { giftDays, type GiftValues } from "./gift-form";

function isOffered(day: string | undefined): boolean {
  const { first, last } = giftDays();
  return day === undefined || (first <= day && day <= last);
}

/** Below the order's own name for it, so that errors are called as the server calls them. */
const askedSchema = z.strictObject({
  gift: giftSchema.refine(({ send_on }) => isOffered(send_on), {
    path: ["send_on"],
    error: () => words.otherDay(dateText(giftDays().last)),
  }),
});

const filled = (name: string, typed: string) => (typed.trim() === "" ? {} : { [name]: typed });

export const checkGift = (values: GiftValues) =>
  checkBy(askedSchema, {
    gift: {
      ...(values.gift_to === "other" && {
        ...filled("name", values.gift_name),
        email: values.gift_email,
        ...filled("message", values.gift_message),
      }),
      ...(values.gift_when === "day" && { send_on: values.gift_send_on }),
    },
  });
