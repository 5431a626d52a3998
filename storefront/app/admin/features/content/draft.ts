import type { ContentPart } from "@strive/backend/contracts/content-parts";
import { draftKey } from "~/admin/shell/content-drafts";
import { isFields, textOf } from "~/lib/stored-values";
import type { ContentValues } from "./content-values";

/** What was typed and not published, kept on this device. */
export interface Draft {
  values: ContentValues;
  /** The newest version that its writer knew. */
  seen: string | null;
  /** Unix time, ms. */
  at: number;
}

/** What the form's fields can hold of it; a storage may hold anything. */
function parseDraft(raw: unknown): Draft | null {
  if (!isFields(raw) || !isFields(raw["values"]) || typeof raw["at"] !== "number") return null;
  const texts = Object.entries(raw["values"]).filter(([, value]) => typeof value === "string");
  const values = Object.fromEntries(texts) as ContentValues;
  return { values, seen: textOf(raw["seen"]), at: raw["at"] };
}

/** Null: there is none, or the browser keeps nothing. */
export function readDraft(part: ContentPart): Draft | null {
  try {
    return parseDraft(JSON.parse(window.localStorage.getItem(draftKey(part)) ?? "null"));
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
export function keepDraft(part: ContentPart, draft: Draft | null): boolean {
  try {
    if (draft === null) window.localStorage.removeItem(draftKey(part));
    else window.localStorage.setItem(draftKey(part), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
