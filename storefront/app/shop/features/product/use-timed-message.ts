import { useEffect, useState } from "react";
import { MESSAGE_MS } from "~/lib/message-atoms";

interface TimedMessage {
  tone: "success" | "danger";
  text: string;
  /** What the shopper can do about it. */
  detail?: string;
  /** Tells two messages with the same text apart. */
  key: number;
}

/** A message that disappears after three seconds; a new one restarts the timer. */
export function useTimedMessage() {
  const [message, setMessage] = useState<TimedMessage | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const show = (next: Omit<TimedMessage, "key">) =>
    setMessage((before) => ({ ...next, key: (before?.key ?? 0) + 1 }));
  return [message, show] as const;
}
