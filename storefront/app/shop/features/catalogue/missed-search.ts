import type { MissedSearchBody } from "@strive/backend/contracts/search-words";
import { useEffect } from "react";
import { api } from "~/lib/api-client";
import { TOLD_IN } from "~/shop/api/catalogue-call";

/** Milliseconds that somebody looks at "nothing found" before it counts: others are still typing. */
const SEEN_MS = 2500;

/** A text counts once on a device, until the page is loaded anew. */
const told = new Set<string>();

/** Tells the shop what somebody looked for in vain, so that staff may give the word a meaning; a failure is ignored. */
export function useMissedSearch(q: string, seenMs = SEEN_MS): void {
  useEffect(() => {
    if (q.length < 2 || told.has(q)) return undefined;
    const timer = setTimeout(() => {
      told.add(q);
      const body = { q, ...TOLD_IN } as MissedSearchBody;
      api.post("/products/missed-searches", { body }).catch(() => told.delete(q));
    }, seenMs);
    return () => clearTimeout(timer);
  }, [q, seenMs]);
}
