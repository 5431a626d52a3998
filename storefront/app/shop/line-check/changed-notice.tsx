import type { Ref } from "react";
import { LoadError, Message } from "~/ui/message";
import * as words from "~/words/line-check";
import type { LineChecks } from "./use-line-checks";

const ACTION = "inline-flex min-h-11 items-center font-bold underline underline-offset-4";

interface ChangedNoticeProps {
  checks: LineChecks;
  noun: words.Place;
  onUpdate: () => void;
  /** Gets the focus when the shopper tries to proceed anyway. */
  ref?: Ref<HTMLDivElement>;
}

/** Says that lines have changed, and updates all of them in one tap. */
export function ChangedNotice({ checks, noun, onUpdate, ref }: ChangedNoticeProps) {
  const count = checks.changed.length;
  if (count === 0 && !checks.isFailed) return null;
  if (count === 0) {
    return (
      <div className="pt-5">
        <LoadError text={words.unchecked} onRetry={checks.retry} />
      </div>
    );
  }
  const action = (
    <button type="button" className={ACTION} onClick={onUpdate}>
      {words.updateAll(noun)}
    </button>
  );
  return (
    <div ref={ref} tabIndex={-1} className="pt-5 outline-none">
      <Message tone="danger" action={action} className="!py-1">
        <span className="block py-2">{words.changed(count, noun)}</span>
      </Message>
    </div>
  );
}
