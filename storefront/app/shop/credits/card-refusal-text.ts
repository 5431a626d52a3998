import type { GiftCardRefusal } from "@strive/backend/contracts/store-credit";
import * as words from "~/words/credits";

/** Why a gift card pays nothing, in the shop's words; the server's where it knows more reasons. */
export function cardRefusalText({ reason, message }: GiftCardRefusal): string {
  switch (reason) {
    case "unknown":
      return words.cardUnknown;
    case "switched_off":
      return words.cardSwitchedOff;
    case "used_up":
      return words.cardUsedUp;
    default:
      return message;
  }
}
