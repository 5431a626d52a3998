import { useEffect, useRef } from "react";
import type { CardState } from "../credits/standing";
import type { CodeState } from "./standing";

interface Standing {
  code: string;
  kind: CodeState["kind"];
  card: string;
  cardKind: CardState["kind"];
  /** A text is refused that is not kept. */
  isRefused: boolean;
  /** The field was asked for. */
  isOpen: boolean;
}

/**
 * Keeps the focus where the shopper works as field and chips take each other's place: on the chip
 * of what has just been taken, in the field otherwise. A code that came by itself moves nothing.
 */
export function useBoxFocus({ code, kind, card, cardKind, isRefused, isOpen }: Standing) {
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const chipRef = useRef<HTMLDivElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const applied = useRef({ code: "", card: "" });
  useEffect(() => {
    const before = applied.current;
    const now = {
      code: kind === "applied" ? code : "",
      card: cardKind === "applied" ? card : "",
    };
    applied.current = now;
    const active = document.activeElement;
    const isLost = active === document.body;
    // Whoever went on meanwhile is not called back.
    if (!isUsed.current || !(isLost || boxRef.current?.contains(active))) return;
    if (now.code !== "" && now.code !== before.code) chipRef.current?.focus();
    else if (now.card !== "" && now.card !== before.card) cardRef.current?.focus();
    else if (isLost || kind === "refused" || isRefused) inputRef.current?.focus();
  }, [code, kind, card, cardKind, isRefused, isOpen]);
  return { boxRef, inputRef, chipRef, cardRef, noteUse: () => (isUsed.current = true) };
}
