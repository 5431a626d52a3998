import type {
  GiveCreditBody,
  StaffCredit,
  StaffCreditDetail,
} from "@strive/backend/contracts/store-credit";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import type { ListAnswer } from "~/admin/data/use-admin-list";

/** First part of the keys: what a change of a balance makes old. */
export const CREDIT = "store-credit";

export const CREDITS_PATH = "/admin/store-credit";

export type CreditListAnswer = ListAnswer<StaffCredit> & {
  /** Whole RWF of all balances. */
  outstanding: number;
};

/** The store credit of one account; null: it never had any. */
export const creditOfAccountQuery = (accountId: string) =>
  adminQuery([CREDIT, "of-account", accountId], async (client, signal) => {
    const query = { kind: "account", account_id: accountId, limit: 1 };
    const { data } = await client.get<CreditListAnswer>(CREDITS_PATH, { query, signal });
    return data[0] ?? null;
  });

/** Gives an account store credit; below 0, takes it back. */
export const giveCredit = async (body: GiveCreditBody) =>
  (await pressOnce<{ data: StaffCreditDetail }>(CREDITS_PATH, { body })).data;
