import { creditBy } from "@strive/backend/contracts/order-money";
import type { UsedCredit } from "@strive/backend/contracts/store-credit";
import * as words from "~/words/credits";

/** "Gift card …7K2M", "Store credit", or "What you return (R-1042)". */
export function creditLabel({ ends_with: name }: Pick<UsedCredit, "ends_with">): string {
  if (name === null) return words.storeCredit;
  return creditBy(name) === "exchange" ? words.whatYouReturn(name) : words.giftCard(name);
}
