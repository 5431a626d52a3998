import type { SaleState } from "@strive/backend/contracts/sales";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-sales";

const STATES = {
  on: { tone: "delivered", text: words.on },
  planned: { tone: "processing", text: words.planned },
  ended: { tone: "neutral", text: words.ended },
  off: { tone: "neutral", text: words.isOff },
} as const;

export const StateBadge = ({ state }: { state: SaleState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
);
