import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/account-popup";
import type { AccountFormState } from "./use-account-form";

interface StepFormProps {
  form: AccountFormState;
  /** The accessible name of the form. */
  label: string;
  submitLabel: string;
  /** Good news of the step before. */
  notice?: string | null;
  children: ReactNode;
  /** Below the button: the ways to other steps. */
  after: ReactNode;
}

export function StepForm({ form, label, submitLabel, notice, children, after }: StepFormProps) {
  return (
    <form {...form.form} aria-label={label} className="grid grid-cols-2 gap-x-3.5 gap-y-4">
      {form.failure === null && notice && (
        <Message tone="success" className="col-span-full">
          {notice}
        </Message>
      )}
      {form.failure !== null && (
        <Message tone="danger" className="col-span-full">
          {form.failure}
        </Message>
      )}
      {children}
      <Button type="submit" disabled={form.isBusy} className="col-span-full">
        {form.isBusy ? words.pleaseWait : submitLabel}
      </Button>
      {after}
    </form>
  );
}

interface WayProps {
  question: string;
  label: string;
  onGo: () => void;
  isDisabled?: boolean;
}

/** "New to STRIVE? Register" */
export function Way({ question, label, onGo, isDisabled = false }: WayProps) {
  return (
    <p className="col-span-full flex items-center gap-2 text-[15px] text-ink-2">
      {question}
      <button
        type="button"
        onClick={onGo}
        disabled={isDisabled}
        className="text-link disabled:text-ink-3 disabled:no-underline"
      >
        {label}
      </button>
    </p>
  );
}
