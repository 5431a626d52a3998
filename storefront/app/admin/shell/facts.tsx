import type { ReactNode } from "react";

/** Names and values of what is open, one below the other. */
export function Facts({ facts }: { facts: ReadonlyArray<{ name: string; value: ReactNode }> }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5 text-[15px]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
