import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-discounts";

const STATES = {
  on: { tone: "delivered", text: words.on },
  planned: { tone: "processing", text: words.planned },
  paused: { tone: "neutral", text: words.paused },
  used_up: { tone: "pending", text: words.usedUp },
  ended: { tone: "neutral", text: words.ended },
} as const;

export const StateBadge = ({ state }: Pick<StaffDiscount, "state">) => (
  <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
);
