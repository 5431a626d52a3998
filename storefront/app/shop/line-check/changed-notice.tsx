import type { Ref } from "react";
import { LoadError, Message } from "~/ui/message";
import type { LineChecks } from "./use-line-checks";

const ACTION = "inline-flex min-h-11 items-center font-bold underline underline-offset-4";

interface ChangedNoticeProps {
  checks: LineChecks;
  /** "cart" or "order" */
  noun: string;
  onUpdate: () => void;
  /** Takes the focus when the shopper tries to go on all the same. */
  ref?: Ref<HTMLDivElement>;
}

/** Says that lines are no longer as they were, and settles all of them in one tap. */
export function ChangedNotice({ checks, noun, onUpdate, ref }: ChangedNoticeProps) {
  const count = checks.changed.length;
  if (count === 0 && !checks.isFailed) return null;
  if (count === 0) {
    return (
      <div className="pt-5">
        <LoadError text="Prices and stock could not be checked." onRetry={checks.retry} />
      </div>
    );
  }
  const action = (
    <button type="button" className={ACTION} onClick={onUpdate}>
      Update {noun}
    </button>
  );
  return (
    <div ref={ref} tabIndex={-1} className="pt-5 outline-none">
      <Message tone="danger" action={action} className="!py-1">
        <span className="block py-2">
          {count === 1 ? "One item" : `${count} items`} in your {noun}{" "}
          {count === 1 ? "has" : "have"} changed.
        </span>
      </Message>
    </div>
  );
}
