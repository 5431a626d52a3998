import type { ReturnStatus } from "@strive/backend/contracts/returns";
import { Badge } from "~/ui/badge";
import { RETURN_STATES } from "./return-words";

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { text, tone } = RETURN_STATES[status];
  return <Badge tone={tone}>{text}</Badge>;
}
