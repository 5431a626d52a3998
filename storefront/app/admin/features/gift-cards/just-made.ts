import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isFields } from "~/lib/stored-values";

/** What the form knew of a card, and nobody tells again; the history keeps it with the card's page. */
export interface JustMade {
  /** Where it is sent; empty: nowhere. */
  email: string;
  /** The page shows its code without being asked; not once more after a reload. */
  isFresh: boolean;
}

/** Its name in the history's state. */
export const JUST_MADE = "justMade";

function madeOf(state: unknown): JustMade | null {
  const made = isFields(state) ? state[JUST_MADE] : undefined;
  if (!isFields(made) || typeof made["email"] !== "string") return null;
  return { email: made["email"], isFresh: made["isFresh"] === true };
}

/** Null: the card was opened later. */
export function useJustMade(): JustMade | null {
  const { state, search } = useLocation() as { state: unknown; search: string };
  const navigate = useNavigate();
  const [made] = useState(() => madeOf(state));
  useEffect(() => {
    if (made === null || !made.isFresh) return;
    const stale = { ...made, isFresh: false };
    void navigate({ search }, { replace: true, state: { [JUST_MADE]: stale } });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page opens
  }, []);
  return made;
}
