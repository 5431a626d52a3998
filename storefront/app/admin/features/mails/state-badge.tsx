import type { Mail } from "@strive/backend/contracts/mails";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-mails";

const STATES = {
  pending: { tone: "processing", text: words.pending },
  sent: { tone: "success", text: words.sent },
  delivered: { tone: "success", text: words.delivered },
  undelivered: { tone: "danger", text: words.undelivered },
  kept: { tone: "neutral", text: words.kept },
  passed_on: { tone: "neutral", text: words.passedOn },
  withheld: { tone: "cancelled", text: words.withheld },
  dead: { tone: "danger", text: words.dead },
} as const;

export const StateBadge = ({ state }: Pick<Mail, "state">) => (
  <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
);
