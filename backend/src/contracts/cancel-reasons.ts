/** Why a buyer takes an order back; nobody has to say. */
export const CANCEL_REASONS = [
  "wrong_size",
  "takes_too_long",
  "found_other",
  "changed_mind",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
