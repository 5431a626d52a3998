import type {
  HandOver,
  ReturnReason,
  ReturnRefund,
  ReturnStatus,
} from "@strive/backend/contracts/returns";
import type { BadgeTone } from "~/ui/badge";
import * as words from "~/words/returns";

/** In the order in which they are offered. */
export const REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  too_small: words.tooSmall,
  too_large: words.tooLarge,
  not_as_shown: words.notAsShown,
  changed_mind: words.changedMind,
  faulty: words.faulty,
  wrong_item: words.wrongItem,
  other: words.other,
};

export const RETURN_STATUS_WORDS: Readonly<
  Record<ReturnStatus, { text: string; tone: BadgeTone }>
> = {
  requested: { text: words.requested, tone: "pending" },
  approved: { text: words.approved, tone: "processing" },
  received: { text: words.received, tone: "shipped" },
  settled: { text: words.settled, tone: "delivered" },
  declined: { text: words.declined, tone: "cancelled" },
  withdrawn: { text: words.withdrawn, tone: "neutral" },
};

export const HAND_OVER_WORDS: Readonly<Record<HandOver, string>> = {
  rider: words.rider,
  shop: words.shop,
  bus: words.bus,
};

export const REFUND_WORDS: Readonly<Record<ReturnRefund, string>> = {
  payment: words.moneyBack,
  credit: words.storeCredit,
};
