import type { ReactNode } from "react";
import { useAct } from "~/admin/data/use-act";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";

interface ActRowProps {
  /** First parts of the keys of what may be old after it. */
  resources: readonly string[];
  /** Said where the shop has no words of its own. */
  failed: string;
  /** Of the button. */
  label: string;
  /** How it begins, where the rest is in the row. */
  shortLabel?: string;
  act: () => Promise<unknown>;
  children: ReactNode;
}

/** A row of a short list, with the one thing that can be done with it. */
export function ActRow({ resources, failed, label, shortLabel, act, children }: ActRowProps) {
  const { isBusy, error, act: run } = useAct(resources, failed);
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
        <Button
          tone="line"
          size="sm"
          disabled={isBusy}
          aria-label={shortLabel === undefined ? undefined : label}
          onClick={() =>
            void run(async () => {
              await act();
            })
          }
        >
          {shortLabel ?? label}
        </Button>
      </div>
      {error !== null && (
        <Message tone="danger" className="mt-2">
          {error}
        </Message>
      )}
    </li>
  );
}
