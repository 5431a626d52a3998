import { useEffect, useEffectEvent, useState } from "react";
import { useShowMessage } from "~/lib/message-atoms";
import { network } from "~/words/api-errors";

/** Starts the fetch early, when a finger or pointer comes near the opener. */
export const prepared = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

/**
 * Code that is fetched when it is first needed; null until it has loaded. If that fails,
 * the shopper is told, and `giveUp` resets the request so that it can be tried again.
 */
export function useLateCode<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  giveUp: () => void,
): T | null {
  const [code, setCode] = useState<T | null>(null);
  const showMessage = useShowMessage();
  const isMissing = isWanted && code === null;
  const onFailed = useEffectEvent(() => {
    giveUp();
    showMessage({ tone: "danger", text: network });
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setCode(() => loaded),
      () => isCurrent && onFailed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return code;
}
