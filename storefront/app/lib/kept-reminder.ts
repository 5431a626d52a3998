import { isFields } from "./stored-values";

export const REMINDER_KEY = "cartReminder";

/** That somebody is reminded of the cart in this browser. Not to whom: the next visitor need not read it. */
export interface KeptReminder {
  /** Takes it back, and says what is in the cart. */
  code: string;
  /** The account that asked; null: a guest. */
  owner: string | null;
}

export function parseReminder(raw: unknown): KeptReminder | null {
  if (!isFields(raw) || typeof raw["code"] !== "string") return null;
  return { code: raw["code"], owner: typeof raw["owner"] === "string" ? raw["owner"] : null };
}

/** For an order, which ends it; null: nobody is reminded, or the storage can't be read. */
export function keptReminderCode(): string | null {
  try {
    const text = window.localStorage.getItem(REMINDER_KEY);
    return text === null ? null : (parseReminder(JSON.parse(text))?.code ?? null);
  } catch {
    return null;
  }
}
