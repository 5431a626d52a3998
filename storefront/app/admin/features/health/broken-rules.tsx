import type { AdminHealth } from "@strive/backend/contracts/admin-health";
import * as words from "~/words/admin-health";

type Rules = NonNullable<AdminHealth["doctor"]["facts"]>["wrong"];

/** Doctor rules that were violated, and how often. */
export function BrokenRules({ rules }: { rules: Rules }) {
  if (rules.length === 0) return null;
  return (
    <ul aria-label={words.broken} className="mt-2 grid gap-1 text-[14px]">
      {rules.map(({ name, count }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-4">
          <span>{name}</span>
          <span className="text-ink-2">{words.times(count)}</span>
        </li>
      ))}
    </ul>
  );
}
