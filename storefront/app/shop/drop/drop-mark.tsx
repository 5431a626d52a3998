import type { Product } from "@strive/backend/contracts/catalogue";
import * as words from "~/words/drops";
import { holdOf } from "./drop-hold";
import { shortMomentText } from "./drop-moment";
import { useServerClock } from "./use-clock";

/** On the card of what is in a drop, until that opens: when. */
export default function DropMark({ drop }: { drop: NonNullable<Product["drop"]> }) {
  const clock = useServerClock(drop.handle);
  if (clock === null || holdOf(drop, undefined, clock) !== "soon") return null;
  return (
    <span className="card-mark bg-ink text-paper">
      {words.opens(shortMomentText(drop.opens_at, clock))}
    </span>
  );
}
