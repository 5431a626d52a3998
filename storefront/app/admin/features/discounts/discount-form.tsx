import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-discounts";
import { termsOf } from "./discount-values";
import { GivesFields, ScopeFields, TimeFields } from "./form-fields";
import { PlainWordsPanel } from "./plain-words-panel";
import type { DiscountForm as FormState } from "./use-discount-form";

interface DiscountFormProps {
  form: FormState;
  /** Which button sends the form; Enter is the first. */
  onPress: (wantsCopy: boolean) => void;
  /** Below the way to save it. */
  children?: ReactNode;
}

function SaveButtons({ form: { isBusy, values }, onPress }: Omit<DiscountFormProps, "children">) {
  return (
    <div className="mt-4 grid gap-2.5">
      <Button type="submit" isFull disabled={isBusy} onClick={() => onPress(false)}>
        {isBusy ? words.saving : words.save}
      </Button>
      {/* What needs no code has nothing to send. */}
      {!values.is_automatic && (
        <Button
          type="submit"
          tone="line"
          isFull
          disabled={isBusy}
          onClick={() => onPress(true)}
          className="px-3! whitespace-normal!"
        >
          <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
          {words.saveAndCopy}
        </Button>
      )}
    </div>
  );
}

/** The fields, and beside them what they say in plain words. */
export function DiscountForm({ form, onPress, children }: DiscountFormProps) {
  return (
    <Form {...form.form} aria-label={words.formLabel} className="grid gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-4">
          <GivesFields form={form} />
          <ScopeFields form={form} />
          <TimeFields form={form} />
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-[88px]">
          <PlainWordsPanel terms={termsOf(form.values)}>
            <SaveButtons form={form} onPress={onPress} />
          </PlainWordsPanel>
          {children}
        </div>
      </div>
    </Form>
  );
}
