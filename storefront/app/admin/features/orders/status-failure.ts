import type { StockShortage } from "@strive/backend/contracts/orders";
import { failureText } from "~/lib/failure-text";
import { ApiError } from "~/lib/api-error";
import * as words from "~/words/admin-orders";
import * as fields from "~/words/fields";

function shortLines(error: unknown): StockShortage["lines"] {
  if (!(error instanceof ApiError) || error.code !== "insufficient_stock") return [];
  return (error.data as Partial<StockShortage> | undefined)?.lines ?? [];
}

/** Why a status could not be set; if stock is short, what is short and how much is left. */
export function whyNoStatus(error: unknown): string {
  const lines = shortLines(error).map(({ product_name, requested, available }) =>
    words.leftOf(product_name, requested, available),
  );
  return lines.length === 0
    ? failureText(error)
    : fields.failed(failureText(error), lines.join("; "));
}
