import type { DropState } from "../../../../contracts/drop-rules";

interface Times {
  /** ISO 8601. */
  opensAt: string;
  endsAt: string | null;
}

/** @param now Unix time, ms @param left pieces that can be ordered now */
export function dropStateOf({ opensAt, endsAt }: Times, now: number, left: number): DropState {
  if (endsAt !== null && Date.parse(endsAt) <= now) return "over";
  if (Date.parse(opensAt) > now) return "soon";
  return left > 0 ? "open" : "sold_out";
}
