import { useCallback, useEffect, useState } from "react";
import { chooseKeeping, keepsPages } from "~/lib/offline/keeping";
import { resumeKeeping } from "./resume-keeping";
import { deleteSaved, readSaved, stopKeeping, type Saved } from "./saved";
import { canHaveWorker } from "./worker-link";

/** What the shopper did, or what came of it. */
export type Outcome =
  | { kind: "deleted"; pages: number; bytes: number }
  | { kind: "on" | "off" | "failed" };

export interface Keeping {
  /** Null: not known yet, for a moment. Counting takes longer, on a phone with many pages for seconds. */
  isKeeping: boolean | null;
  saved: Saved | null;
  outcome: Outcome | null;
  setKeeping: (isOn: boolean) => void;
  remove: () => void;
}

const canKeep = (): boolean => canHaveWorker() && typeof caches !== "undefined";

/** What the phone keeps. "never": the browser can't; "refused": it does not let the shop; `saved` null: not counted yet. */
export function useSaved(): "never" | "refused" | Keeping {
  const [isRefused, setIsRefused] = useState(false);
  const [isKeeping, setIsKeeping] = useState<boolean | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const look = useCallback(
    () =>
      keepsPages()
        .then((isOn) => {
          setIsKeeping(isOn);
          return readSaved();
        })
        .then(setSaved)
        .catch(() => setIsRefused(true)),
    [],
  );
  useEffect(() => {
    if (canKeep()) void look();
  }, [look]);
  if (!canKeep()) return "never";
  if (isRefused) return "refused";

  const change = async (work: () => Promise<Outcome>) => {
    setOutcome(null);
    setOutcome(await work().catch((): Outcome => ({ kind: "failed" })));
    await look();
  };
  const start = async (): Promise<Outcome> => {
    await chooseKeeping(true);
    void resumeKeeping().then(look);
    return { kind: "on" };
  };
  const stop = async (): Promise<Outcome> => {
    await stopKeeping();
    return { kind: "off" };
  };
  return {
    isKeeping,
    saved,
    outcome,
    setKeeping: (isOn) => void change(isOn ? start : stop),
    remove: () =>
      void change(async () => {
        const { pages, bytes } = await readSaved();
        await deleteSaved();
        return { kind: "deleted", pages: pages.length, bytes };
      }),
  };
}
