import { type RefObject, useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { usePageQuery } from "~/lib/query";
import { answersTo, type Answer } from "./answers";
import { canSuggest, shorterAnswer, suggestQuery, type Suggested } from "./suggest-query";
import { useSettled } from "~/lib/use-settled";

const DEBOUNCE_MS = 300;
const NONE: readonly Suggested[] = [];
const NO_ANSWERS: readonly Answer[] = [];

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
  /** The field's text before anybody typed. */
  startText: string;
}

/**
 * Suggestions for a text while somebody is typing it. None when there is no answer, for
 * whatever reason: the search itself works without them.
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
  // The request may be for an older text; more letters of the same text only narrow it.
  const isAbout = isWanted && canSuggest(text) && text.startsWith(asked);
  const answers = useMemo(() => answersTo(text), [text]);
  return {
    suggestions: isAbout ? (data ?? NONE) : NONE,
    /** They need no network. */
    answers: isWanted && canSuggest(text) ? answers : NO_ANSWERS,
    open: () => setClosedFor(null),
    /** Closed until another letter is typed, or an arrow key reopens the list. */
    close: () => setClosedFor(text),
  };
}
