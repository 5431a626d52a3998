import type { ContactState } from "@strive/backend/contracts/contact";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-messages";

export const StateBadge = ({ state }: { state: ContactState }) =>
  state === "open" ? (
    <Badge tone="pending">{words.open}</Badge>
  ) : (
    <Badge tone="neutral">{words.handled}</Badge>
  );
