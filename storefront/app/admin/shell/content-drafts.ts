import type { ContentPart } from "@strive/backend/contracts/content-parts";

/** Under which this device keeps what was typed of a part and not published. */
export const draftKey = (part: ContentPart): string => `contentDraft_${part}`;

/** False too where the browser keeps nothing. */
export function hasDraft(part: ContentPart): boolean {
  try {
    return window.localStorage.getItem(draftKey(part)) !== null;
  } catch {
    return false;
  }
}
