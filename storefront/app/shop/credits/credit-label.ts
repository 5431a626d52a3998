import { creditBy } from "@strive/backend/contracts/order-money";
import * as words from "~/words/credits";
import type { PaidPart } from "./take-credit";

/** "Gift card …7K2M", "Store credit", "What you return (R-1042)", or "Paid before". */
export function creditLabel({
  kind,
  ends_with: name,
}: Pick<PaidPart, "ends_with"> & Partial<Pick<PaidPart, "kind">>): string {
  if (kind === "money") return words.paidBefore;
  if (name === null) return words.storeCredit;
  return creditBy(name) === "exchange" ? words.whatYouReturn(name) : words.giftCard(name);
}
