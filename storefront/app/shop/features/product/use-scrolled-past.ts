import { useEffect, useRef, useState } from "react";

/**
 * What is below the screen counts as visible, so that a jump past it is noticed;
 * what is behind the navigation bar does not.
 */
const SEEN_AREA = "-56px 0px 99999px 0px";

/** True once the element has scrolled out at the top. */
export function useScrolledPast<T extends Element>() {
  const ref = useRef<T>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (ref.current === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: SEEN_AREA },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isPast] as const;
}
