import type {
  HandOver,
  ReturnItem,
  ReturnReason,
  ReturnRefund,
  ReturnStatus,
} from "@strive/backend/contracts/returns";
import { labelOfColor } from "~/lib/variant-choice";
import type { BadgeTone } from "~/ui/badge";
import * as words from "~/words/admin-returns";
import * as ui from "~/words/ui";

/** In the order in which a return goes through them. */
export const RETURN_STATES: Readonly<Record<ReturnStatus, { text: string; tone: BadgeTone }>> = {
  requested: { text: words.requested, tone: "pending" },
  approved: { text: words.approved, tone: "processing" },
  received: { text: words.received, tone: "shipped" },
  settled: { text: words.settled, tone: "delivered" },
  declined: { text: words.declined, tone: "cancelled" },
  withdrawn: { text: words.withdrawn, tone: "neutral" },
};

export const REASON_NAMES: Readonly<Record<ReturnReason, string>> = {
  too_small: words.tooSmall,
  too_large: words.tooLarge,
  not_as_shown: words.notAsShown,
  changed_mind: words.changedMind,
  other: words.otherReason,
  faulty: words.faulty,
  wrong_item: words.wrongItem,
};

export const HAND_OVER_NAMES: Readonly<Record<HandOver, string>> = {
  rider: words.rider,
  shop: words.shop,
  bus: words.bus,
};

export const REFUND_NAMES: Readonly<Record<ReturnRefund, string>> = {
  payment: words.asPaid,
  credit: words.asCredit,
};

/** For a select, or buttons side by side. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }));

/** "Size M · White" */
export const lookOf = ({ size, color }: Pick<ReturnItem, "size" | "color">): string =>
  `${ui.size(size)} · ${labelOfColor(color)}`;
