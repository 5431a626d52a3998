import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError, conflict } from "../../lib/api-error";
import { hasCodesByText } from "../../lib/text-channels";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";
import type { PhonePurpose } from "../../modules/account/phones";
import { rateLimits } from "../../modules/rate-limit";
import { countCode } from "./code-budget";

/** All of the shop's codes by SMS are counted together: each costs money, whoever asks for it. */
const SHOP = "shop";

const isUsedUp = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** @throws ApiError 409 where no carrier brings codes to phones */
export function needCodesByText(): void {
  if (!hasCodesByText()) throw conflict("This shop sends no codes by SMS");
}

/**
 * Counts one code asked for, whether it will be sent or not: nobody learns from a limit whose phone it is.
 * @param keys each may ask for few a day: the phone, and the account it is for
 * @throws ApiError 409 where there are no such codes, or no more today; 429
 */
export async function admitCode(
  container: MedusaContainer,
  phone: string,
  { address, keys }: { address: string; keys: readonly string[] },
): Promise<void> {
  needCodesByText();
  const limits = rateLimits(container);
  try {
    await limits.check("sms-code-shop", SHOP);
  } catch (error) {
    if (!isUsedUp(error)) throw error;
    throw conflict("No more codes can be sent by SMS today. Use your email and password.");
  }
  await countCode(container, phone, address);
  for (const key of keys) await limits.consume("sms-code-day", key);
}

/**
 * Sends a code, at most one per cooldown of the phone and as many a day as the shop pays for.
 * @param account null: nobody's, and nothing is sent; to the caller that is the same
 */
export async function sendCode(
  container: MedusaContainer,
  purpose: PhonePurpose,
  { phone, account }: { phone: string; account: Pick<Account, "id" | "language"> | null },
): Promise<void> {
  const accounts = shopAccounts(container);
  if (!(await accounts.mayText(purpose, phone)) || account === null) return;
  try {
    await rateLimits(container).consume("sms-code-shop", SHOP);
  } catch (error) {
    // Many asked at once for the last one of the day.
    if (isUsedUp(error)) return;
    throw error;
  }
  await accounts.textCode(purpose, account, phone);
}
