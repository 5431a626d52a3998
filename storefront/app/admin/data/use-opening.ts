import { useState } from "react";

interface Opening<Value> {
  value: Value;
  isOpen: boolean;
  /** A React key: every opening starts fresh. */
  turn: number;
}

/**
 * What is open over a list, kept while it fades out. Null before the first opening.
 * @param value as the address says it; null: nothing is open
 */
export function useOpening(value: string | null): Opening<string> | null {
  const [opening, setOpening] = useState<Opening<string> | null>(null);
  if (value !== null && (opening?.isOpen !== true || opening.value !== value)) {
    setOpening({ value, isOpen: true, turn: (opening?.turn ?? 0) + 1 });
  } else if (value === null && opening?.isOpen === true) {
    setOpening({ ...opening, isOpen: false });
  }
  return opening;
}
