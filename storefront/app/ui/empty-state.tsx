import type { ReactNode } from "react";
import { Mark } from "./brand";

interface EmptyStateProps {
  title: string;
  /** One line of help. */
  help?: string;
  /** One button or link. */
  action?: ReactNode;
  /** Heading level: 1 where it is the page's title. */
  level?: 1 | 2;
}

export function EmptyState({ title, help, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="grid justify-items-center gap-3.5 px-4 py-14 text-center">
      <Mark className="h-[74px] w-16 text-line-strong" />
      <Heading className="title-2 max-w-[26ch] !text-[22px]">{title}</Heading>
      {help && <p className="max-w-[30ch] text-ink-2">{help}</p>}
      {action}
    </div>
  );
}
