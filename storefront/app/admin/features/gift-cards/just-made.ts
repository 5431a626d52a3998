import { useLocation } from "react-router-dom";
import { isFields } from "~/lib/stored-values";

/** What the form knew of a card, and nobody tells again; the history keeps it with the card's page. */
export interface JustMade {
  /** Where it is sent; empty: nowhere. */
  email: string;
}

/** Its name in the history's state. */
export const JUST_MADE = "justMade";

/** Null: the card was opened later. */
export function useJustMade(): JustMade | null {
  const state: unknown = useLocation().state;
  const made = isFields(state) ? state[JUST_MADE] : undefined;
  if (!isFields(made)) return null;
  const { email } = made;
  return typeof email === "string" ? { email } : null;
}
