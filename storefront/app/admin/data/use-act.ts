import { useRef, useState } from "react";
import { failureWords } from "./refusal";
import { useInvalidate } from "./use-invalidate";

/**
 * One press, one call: whether it runs, and what went wrong with the last one.
 * @param resources first parts of the keys of what may be old after it
 * @param failed said where the shop has no words of its own
 */
export function useAct(resources: readonly string[], failed: string) {
  const invalidate = useInvalidate();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const act = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failureWords(failure, failed));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
    // Also after a refusal: what is shown may be old.
    await invalidate(...resources);
  };
  return { isBusy, error, setError, act };
}
