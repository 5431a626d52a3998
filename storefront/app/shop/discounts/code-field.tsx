import { useId, useState, type Ref, type SyntheticEvent } from "react";
import { MAX_DISCOUNT_CODE } from "@strive/backend/contracts/discount-limits";
import { discountCodeOf } from "~/lib/discount-code";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass, describe, FIELD_LABEL, FieldNotes } from "~/ui/field";
import * as words from "~/words/discounts";

interface CodeFieldProps {
  /** The kept code; empty: none. */
  code: string;
  /** Why the kept code takes nothing off. */
  error: string | undefined;
  /** The kept code could not be checked. */
  isUnchecked: boolean;
  /** The kept code is being checked. */
  isBusy: boolean;
  /** An empty code forgets the kept one. */
  onApply: (code: string) => void;
  /** Another code is being typed. */
  onEdit: () => void;
  onCheckAgain: () => void;
  ref: Ref<HTMLInputElement>;
}

function Unchecked({ id, onCheckAgain }: { id: string; onCheckAgain: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3.5">
      <p id={id} role="status" className="text-[13.5px] font-medium text-ink-2">
        {words.unchecked}
      </p>
      <button type="button" onClick={onCheckAgain} className="text-link">
        {words.checkAgain}
      </button>
    </div>
  );
}

/** Where a code is typed; a kept one that takes nothing off stays in it, with the reason. */
export function CodeField({ code, onApply, onEdit, onCheckAgain, ref, ...kept }: CodeFieldProps) {
  const id = useId();
  /** Null: as kept. */
  const [typed, setTyped] = useState<string | null>(null);
  const isAsKept = typed === null;
  const isBusy = isAsKept && kept.isBusy;
  const error = isAsKept ? kept.error : undefined;
  const isUnchecked = isAsKept && kept.isUnchecked;
  const noteId = `${id}-note`;

  const change = (text: string) => {
    setTyped(text);
    // An emptied field means no code: nothing more is to be pressed.
    if (text === "" && code !== "") onApply("");
    else onEdit();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const entered = discountCodeOf(typed ?? code);
    if (isBusy || entered === "") return;
    setTyped(null);
    onApply(entered);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-1.5">
      <label htmlFor={id} className={FIELD_LABEL}>
        {words.fieldLabel}
      </label>
      <div className="flex gap-2.5">
        <input
          ref={ref}
          id={id}
          value={typed ?? code}
          onChange={(event) => change(event.target.value)}
          placeholder={words.example}
          maxLength={MAX_DISCOUNT_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={isUnchecked ? noteId : describe(id, { label: words.fieldLabel, error })}
          className={cx(controlClass(error, "min-h-[50px]"), "min-w-0 flex-1")}
        />
        {/* Not disabled while busy: that would take the focus away. */}
        <Button
          type="submit"
          tone="line"
          size="sm"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          className="flex-none"
        >
          {isBusy ? words.checking : words.apply}
        </Button>
      </div>
      {error !== undefined && (
        <div role="alert">
          <FieldNotes id={id} label={words.fieldLabel} error={error} />
        </div>
      )}
      {isUnchecked && <Unchecked id={noteId} onCheckAgain={onCheckAgain} />}
    </form>
  );
}
