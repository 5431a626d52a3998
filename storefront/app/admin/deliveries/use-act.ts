import { useRef, useState } from "react";
import { failureWords } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import * as words from "~/words/admin-deliveries";
import { DELIVERY_RESOURCES } from "./api";

/** One press, one call: whether it runs, and what went wrong with the last one. */
export function useAct() {
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
      setError(failureWords(failure, words.failed));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
    // Also after a refusal: what is shown may be old.
    await invalidate(...DELIVERY_RESOURCES);
  };
  return { isBusy, error, setError, act };
}
