import type { ContentPart } from "@strive/backend/contracts/content-parts";
import type { ContentValues } from "./content-values";

/** What was typed and not published, kept on this device. */
export interface Draft {
  values: ContentValues;
  /** The newest version that its writer knew. */
  seen: string | null;
  /** Unix time, ms. */
  at: number;
}

const keyOf = (part: ContentPart): string => `contentDraft_${part}`;

/** Null: there is none, or the browser keeps nothing. */
export function readDraft(part: ContentPart): Draft | null {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(part)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
export function keepDraft(part: ContentPart, draft: Draft | null): boolean {
  try {
    if (draft === null) window.localStorage.removeItem(keyOf(part));
    else window.localStorage.setItem(keyOf(part), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
