import { MOST_LOOKED_AT } from "@strive/backend/contracts/companion-limits";
import { useEffect } from "react";
import { api } from "~/lib/api-client";
import { useSavesData } from "~/lib/data-saving";

/** New products of a visit between two calls. The last one of the call before goes along. */
const EVERY = MOST_LOOKED_AT - 1;
/** Milliseconds; whoever comes back later looks for something else. */
const VISIT_ENDS_AFTER = 30 * 60_000;

/** What was looked at in this visit, in this order: in memory alone, gone with the page. */
let seen: string[] = [];
let untold = 0;
let lastAt = 0;

function note(id: string, now: number): void {
  if (now - lastAt > VISIT_ENDS_AFTER) {
    seen = [];
    untold = 0;
  }
  lastAt = now;
  if (seen.includes(id)) return;
  seen.push(id);
  untold += 1;
  if (untold < EVERY) return;
  untold = 0;
  const body = { products: seen.slice(-MOST_LOOKED_AT) };
  api.post("/products/looked-at", { body }).catch(() => undefined);
}

/**
 * Tells the shop, once every few products and without saying who, what was looked at in one visit. Nothing is told by
 * whoever saves data or asked not to be followed (https://www.w3.org/TR/gpc/), and a failure is ignored.
 */
export function useLookedAt(id: string | undefined): void {
  const isSaving = useSavesData();
  useEffect(() => {
    const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
    if (id === undefined || isSaving || globalPrivacyControl === true) return;
    note(id, Date.now());
  }, [id, isSaving]);
}
