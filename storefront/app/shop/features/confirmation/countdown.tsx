import { useEffect, useState } from "react";
import * as words from "~/words/confirmation";

/** Whole seconds until then, never below 0. @param until ISO 8601 */
function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** "4:59" */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** What there is time for. */
  left: string;
  /** What is said when there is none left. */
  over: string;
}

/** The time in which a payment can still be made. */
export function Countdown({ until, left, over }: CountdownProps) {
  const seconds = useSecondsLeft(until);
  if (seconds === 0) {
    return <p className="text-ink-2">{over}</p>;
  }
  return (
    <p className="flex items-baseline gap-3">
      <span
        role="timer"
        aria-label={words.timeLeft}
        className="text-[34px] leading-none font-bold font-stretch-[115%]"
      >
        {clockText(seconds)}
      </span>
      <span className="text-ink-2">{left}</span>
    </p>
  );
}
