import type { StaffOrderBody } from "@strive/backend/contracts/staff-orders";
import type { Attempt } from "~/lib/order-attempt";
import { DRAFT_KEY, forgetDraft } from "~/lib/session-calls";
import { readToken } from "~/lib/token";
import { BLANK, isBlank, type DraftValues } from "./draft";

/** Raised when the fields change; what an older page left behind is not read. */
export const VERSION = 1;

export interface KeptDraft {
  version: typeof VERSION;
  /** Whose it is: nobody else sees it. */
  user_id: string;
  saved_at: string;
  values: DraftValues;
  /** The order that was sent, and perhaps made; null: none was. */
  attempt: Attempt<StaffOrderBody> | null;
}

/** What the device holds, of whatever shape; null: nothing. */
export function storedDraft(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** @returns whether it is on the device now */
function storeDraft(kept: KeptDraft): boolean {
  try {
    window.localStorage.setItem(DRAFT_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft of one screen: what was typed, and the key under which it is sent. It is on the device as
 * soon as there is something in it, and goes when the order is placed.
 */
export class DraftKeeper {
  readonly #userId: string;
  #values: DraftValues;
  #attempt: Attempt<StaffOrderBody> | null;

  constructor(userId: string, kept: KeptDraft | null) {
    this.#userId = userId;
    this.#values = kept?.values ?? BLANK;
    this.#attempt = kept?.attempt ?? null;
  }

  get attempt(): Attempt<StaffOrderBody> | null {
    return this.#attempt;
  }

  /** @returns when it was stored; null: it is not on the device */
  keep(values: DraftValues): string | null {
    this.#values = values;
    return this.#store();
  }

  noteAttempt(attempt: Attempt<StaffOrderBody> | null): void {
    this.#attempt = attempt;
    this.#store();
  }

  forget(): void {
    this.#values = BLANK;
    this.#attempt = null;
    forgetDraft();
  }

  #store(): string | null {
    if (isBlank(this.#values) && this.#attempt === null) {
      forgetDraft();
      return null;
    }
    // Whoever logged out leaves nothing behind, whatever was still under way.
    if (readToken() === null) return null;
    const savedAt = new Date().toISOString();
    const isStored = storeDraft({
      version: VERSION,
      user_id: this.#userId,
      saved_at: savedAt,
      values: this.#values,
      attempt: this.#attempt,
    });
    return isStored ? savedAt : null;
  }
}
