import type { ReactNode } from "react";
import type { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Message } from "~/ui/message";
import * as words from "~/words/account-popup";

interface StepFormProps {
  form: Pick<ReturnType<typeof useForm>, "form" | "isBusy">;
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
    <Form {...form.form} aria-label={label} className="grid grid-cols-2 gap-x-3.5 gap-y-4">
      {form.form.notice === null && notice && (
        <Message tone="success" className="col-span-full">
          {notice}
        </Message>
      )}
      {children}
      <Button type="submit" disabled={form.isBusy} className="col-span-full">
        {form.isBusy ? words.pleaseWait : submitLabel}
      </Button>
      {after}
    </Form>
  );
}
