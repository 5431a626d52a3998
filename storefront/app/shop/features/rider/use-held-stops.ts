import type { Stop } from "@strive/backend/contracts/deliveries";
import { useState } from "react";

interface Held {
  stop: Stop;
  /** Where in the list it stood. */
  at: number;
}

/** The list with the stops whose form is open, also when they went off it: what is typed stays. */
export function useHeldStops(stops: readonly Stop[]) {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const shown = [...stops];
  for (const { stop, at } of held) {
    if (!stops.some(({ id }) => id === stop.id)) shown.splice(at, 0, stop);
  }
  const letGo = (id: string) => setHeld((now) => now.filter(({ stop }) => stop.id !== id));
  const hold = (stop: Stop) => {
    const at = shown.findIndex(({ id }) => id === stop.id);
    setHeld((now) => [...now, { stop, at }].sort((one, other) => one.at - other.at));
  };
  return { shown, hold, letGo };
}
