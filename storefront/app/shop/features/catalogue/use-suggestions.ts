import { useCallback, useState, useSyncExternalStore, type RefObject } from "react";
import { usePageQuery } from "~/lib/query";
import { canSuggest, shorterAnswer, suggestQuery, type Suggested } from "./suggest-query";
import { useSettled } from "./use-settled";

const DEBOUNCE_MS = 300;
const NONE: readonly Suggested[] = [];

function useHasFocus(field: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    document.addEventListener("focusin", onChange);
    document.addEventListener("focusout", onChange);
    return () => {
      document.removeEventListener("focusin", onChange);
      document.removeEventListener("focusout", onChange);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.activeElement === field.current,
    () => false,
  );
}

interface Asked {
  field: RefObject<HTMLElement | null>;
  text: string;
  /** What stood in the field before anybody typed. */
  startText: string;
}

/**
 * What the shop has for a text, while somebody is typing it. Nothing where there is no answer, for
 * whatever reason: the search of the list goes on without.
 */
export function useSuggestions({ field, text, startText }: Asked) {
  const [closedFor, setClosedFor] = useState<string | null>(startText);
  if (closedFor !== null && closedFor !== text) setClosedFor(null);
  const isWanted = useHasFocus(field) && closedFor !== text;
  const asked = useSettled(text, DEBOUNCE_MS);
  const { data } = usePageQuery(suggestQuery(asked), {
    isEnabled: isWanted && canSuggest(asked),
    standIn: (state) => shorterAnswer(state, asked),
  });
  // What was asked may be another text by now; more letters of the same one only narrow it.
  const isAbout = isWanted && canSuggest(text) && text.startsWith(asked);
  return {
    suggestions: isAbout ? (data ?? NONE) : NONE,
    open: () => setClosedFor(null),
    /** Until another letter comes, or an arrow key asks for the list again. */
    close: () => setClosedFor(text),
  };
}
