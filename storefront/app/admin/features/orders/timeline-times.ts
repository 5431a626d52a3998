import { dateText } from "~/lib/order-words";
import * as words from "~/words/admin-timeline";

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", then the date. */
function dayText(iso: string, now: number): string {
  const day = dateText(iso);
  if (day === dateText(new Date(now).toISOString())) return words.today;
  return day === dateText(new Date(now - DAY_MS).toISOString()) ? words.yesterday : day;
}

interface Day<Entry> {
  name: string;
  entries: Entry[];
}

/** By day in Kigali, in their order. */
export function daysOf<Entry extends { at: string }>(
  entries: readonly Entry[],
  now: number,
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const name = dayText(entry.at, now);
    const last = days.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  return days;
}
