import { useEffect, useState } from "react";

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Seconds left, counting down from `seconds` to 0, and the way to start again. */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const [deadline, setDeadline] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // By the clock and not by counting: a sleeping phone wakes up with the right number.
    const timer = setInterval(() => {
      setLeft(secondsUntil(deadline));
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  const restart = () => {
    setDeadline(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, restart];
}
