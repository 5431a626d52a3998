import { useEffect, useEffectEvent, useState } from "react";
import { useShowMessage } from "~/lib/message-atoms";
import { network } from "~/words/api-errors";

/** For a head start, when a finger or pointer comes near what opens it. */
export const prepared = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

/**
 * Code that is fetched when it is wanted for the first time; null until it is here. Where it can't
 * be had, the shopper is told, and `giveUp` takes the wish back so that it can be had again.
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
