import { useEffect } from "react";
import { isFor, typeAgain, typedIn } from "~/lib/typed";
import { readSession, removeSession, TYPED_KEY, writeSession } from "../session-values";

const screenNow = (): ParentNode => document.querySelector("main") ?? document;

function keepTyped({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  if (link === null) return;
  const typed = typedIn(screenNow());
  if (typed.length > 0) writeSession(TYPED_KEY, { address: link.href, typed });
}

/** Who switches the language finds what he typed in the page that he comes to: each language is a page of its own. */
export function TypedKeeper() {
  useEffect(() => {
    const kept = readSession(TYPED_KEY);
    removeSession(TYPED_KEY);
    if (isFor(kept, location.href)) typeAgain(screenNow(), kept.typed);
    document.addEventListener("click", keepTyped, true);
    return () => document.removeEventListener("click", keepTyped, true);
  }, []);
  return null;
}
