import type { UsedCredit } from "@strive/backend/contracts/store-credit";
import * as words from "~/words/credits";

/** "Gift card …7K2M", or "Store credit". */
export const creditLabel = ({ ends_with }: Pick<UsedCredit, "ends_with">): string =>
  ends_with === null ? words.storeCredit : words.giftCard(ends_with);
