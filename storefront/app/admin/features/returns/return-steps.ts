import type { StaffReturn } from "@strive/backend/contracts/returns";

type Standing = Pick<StaffReturn, "status" | "is_withdrawal">;

/** Nothing came back yet. */
export const canBeClosed = ({ status }: Standing): boolean =>
  status === "requested" || status === "approved";

/** Within the days of the law nobody may refuse it. */
export const canBeDeclined = (one: Standing): boolean => canBeClosed(one) && !one.is_withdrawal;
