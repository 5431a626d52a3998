import { useCallback, useEffect, useRef, useState } from "react";
import type { KeptWords, Word } from "./unsent";

/** Words that outlive the page, as every tab of it shows them. */
export function useKeptWords<T extends Word>(list: KeptWords<T>, token: string) {
  const [words, setWords] = useState<readonly T[]>(() => list.read(token));
  const now = useRef(words);
  const change = useCallback(
    (added: readonly T[], dropped: readonly string[]) => {
      const old = new Set([...dropped, ...added.map(({ key }) => key)]);
      const mine = [...now.current.filter(({ key }) => !old.has(key)), ...added];
      now.current = list.keep(token, mine, dropped);
      setWords(now.current);
    },
    [list, token],
  );
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key !== list.placeOf(token)) return;
      now.current = list.read(token);
      setWords(now.current);
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [list, token]);
  /** Also between two renders. */
  const latest = useCallback(() => now.current, []);
  return { words, latest, change };
}
