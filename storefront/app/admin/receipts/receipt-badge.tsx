import type { ReceiptState } from "@strive/backend/contracts/receipts";
import { Badge, type BadgeTone } from "~/ui/badge";
import { RECEIPT_STATES } from "./receipt-words";

const TONES: Readonly<Record<ReceiptState, BadgeTone>> = {
  none: "neutral",
  queued: "warning",
  signed: "success",
  failed: "danger",
};

export const ReceiptBadge = ({ state }: { state: ReceiptState }) => (
  <Badge tone={TONES[state]}>{RECEIPT_STATES[state]}</Badge>
);
