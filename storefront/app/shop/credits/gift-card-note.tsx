import * as words from "~/words/credits";
import type { Credits } from "./use-till";

/** Why credit leaves something to pay. */
export function GiftCardNote({ credits }: { credits: Credits }) {
  if (!credits.isNotForAll) return null;
  return (
    <p role="status" className="mb-[18px] text-[13.5px] text-ink-2">
      {words.notForGiftCards}
    </p>
  );
}
