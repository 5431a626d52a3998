import { DateTimeField } from "~/admin/discounts/date-time-field";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-sales";
import type { SaleForm } from "./use-sale-form";

interface SaleDetailsProps {
  form: SaleForm;
  submitLabel: string;
  /** Nothing was changed yet. */
  isIdle: boolean;
}

/** Name and dates, with their button. */
export function SaleDetails({ form, submitLabel, isIdle }: SaleDetailsProps) {
  const { field, isBusy, place } = form;
  return (
    <Form {...form.form} aria-label={words.details} className="grid grid-cols-1 gap-4">
      <div ref={place} className="grid grid-cols-1 gap-x-3.5 gap-y-4 md:grid-cols-2">
        <Field
          {...field("name")}
          label={words.name}
          hint={words.nameHint}
          maxLength={80}
          autoComplete="off"
          required
        />
        <DateTimeField {...field("starts_at")} label={words.starts} hint={words.startsHint} />
        <DateTimeField {...field("ends_at")} label={words.ends} hint={words.endsHint} />
      </div>
      <Button type="submit" size="sm" disabled={isBusy || isIdle} className="justify-self-start">
        {isBusy ? words.saving : submitLabel}
      </Button>
    </Form>
  );
}
