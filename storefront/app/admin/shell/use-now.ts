import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, new every minute: ages on a screen that stays open go on. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
