import type { StaffCredit } from "@strive/backend/contracts/store-credit";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-credit";

/** Whether a gift card pays. */
export function StateBadge({ card }: { card: StaffCredit }) {
  if (card.is_switched_off) return <Badge tone="neutral">{words.isSwitchedOff}</Badge>;
  return card.balance === 0 ? (
    <Badge tone="pending">{words.isUsedUp}</Badge>
  ) : (
    <Badge tone="delivered">{words.isOn}</Badge>
  );
}
