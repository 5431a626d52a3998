import { useEffect } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { useCartLines, useCartReady } from "~/lib/cart-atoms";
import { useKeepReminder, useKeptReminder } from "~/lib/reminder-atoms";

/** Milliseconds from a change, since a stepper is pressed repeatedly; of an empty cart, longer than its Undo is there. */
const TELL_AFTER = { filled: 800, empty: 6000 } as const;

/**
 * Tells the shop what is in a cart that somebody is reminded of, and forgets the reminder once it is over, or whoever asked has left.
 * Says nothing and fails quietly: the next page tells it again. Renders nothing.
 */
export function ReminderSync() {
  const kept = useKeptReminder();
  const keep = useKeepReminder();
  const lines = useCartLines();
  const isReady = useCartReady();
  const { status, user } = useSessionState();
  const hasLeft =
    kept !== null && kept.owner !== null && status !== "loading" && kept.owner !== user?._id;
  const code = hasLeft || !isReady ? undefined : kept?.code;
  useEffect(() => {
    if (hasLeft) keep(null);
  }, [hasLeft, keep]);
  useEffect(() => {
    if (code === undefined) return undefined;
    const tell = async () => {
      const { tellCart } = await import("./reminder-calls");
      const isOn = await tellCart(code, lines);
      if (!isOn) keep((now) => (now?.code === code ? null : now));
    };
    const timer = setTimeout(
      () => void tell().catch(() => undefined),
      lines.length === 0 ? TELL_AFTER.empty : TELL_AFTER.filled,
    );
    return () => clearTimeout(timer);
  }, [code, lines, keep]);
  return null;
}
