import type { StaffCredit } from "@strive/backend/contracts/store-credit";
import { bareFrancs, francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-credit";

/** "Gift card …7K2M", or whose store credit it is. */
export const titleOf = ({ kind, ends_with, account }: StaffCredit): string =>
  kind === "gift_card" ? words.cardNamed(ends_with ?? "") : (account?.name ?? words.deletedAccount);

/** "RWF 12,000 of RWF 25,000" */
export const balanceText = ({ balance, total_in }: StaffCredit): string =>
  words.balanceOf(francs(balance), francs(total_in));

/** The header says the currency: "12,000 of 25,000". */
export const bareBalanceText = ({ balance, total_in }: StaffCredit): string =>
  words.balanceOf(bareFrancs(balance), bareFrancs(total_in));

export const recipientText = ({ recipient }: StaffCredit): string => recipient ?? words.nobody;
