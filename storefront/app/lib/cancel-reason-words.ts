import type { CancelReason } from "@strive/backend/contracts/cancel-reasons";
import * as words from "~/words/cancel-order";

/** Why a buyer takes an order back, in the order in which it is offered. */
export const CANCEL_REASON_WORDS: Readonly<Record<CancelReason, string>> = {
  wrong_size: words.wrongSize,
  takes_too_long: words.takesTooLong,
  found_other: words.foundOther,
  changed_mind: words.changedMind,
};
