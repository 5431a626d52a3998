import { isLiveReturn } from "@strive/backend/contracts/return-rules";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-returns";

/** What goes back, or went back; of a return that holds no pieces, nothing does. */
export const amountText = (
  one: Pick<OrderReturn, "status" | "amount" | "refunded_amount">,
): string => (isLiveReturn(one) ? francs(one.refunded_amount ?? one.amount) : words.noAmount);
