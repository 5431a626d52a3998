import { useEffect, useState } from "react";

/** Milliseconds: the page loads first. */
const REST_MS = 1000;

/** Code that is fetched once the page is at rest; null until it has loaded. @param load the same each time */
export function useCodeAtRest<T>(load: () => Promise<T>): T | null {
  const [code, setCode] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      load().then(
        (loaded) => setCode(() => loaded),
        // A failure is ignored: nobody asked for this part of the page.
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return code;
}
