import { useEffect, useRef } from "react";
import type { CodeState } from "./standing";

/**
 * Keeps the focus where the shopper works as field and chip take each other's place: on the chip of
 * a code that applies, in the field otherwise. A code that came by itself moves nothing.
 */
export function useBoxFocus(code: string, kind: CodeState["kind"]) {
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const chipRef = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === document.body;
    // Whoever went on meanwhile is not called back.
    if (!isUsed.current || !(isLost || boxRef.current?.contains(active))) return;
    if (kind === "applied") chipRef.current?.focus();
    else if (isLost || kind === "refused") inputRef.current?.focus();
  }, [code, kind]);
  return { boxRef, inputRef, chipRef, noteUse: () => (isUsed.current = true) };
}
