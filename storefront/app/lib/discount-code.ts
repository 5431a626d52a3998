import { MAX_DISCOUNT_CODE } from "@strive/backend/contracts/discount-limits";

/** A code that the server would look up, without the spaces around it; empty for anything else. */
export function discountCodeOf(raw: unknown): string {
  const code = typeof raw === "string" ? raw.trim() : "";
  return code.length <= MAX_DISCOUNT_CODE && /^\P{Cc}*$/u.test(code) ? code : "";
}
