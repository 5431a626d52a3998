import type { StaffReceipt } from "@strive/backend/contracts/receipts";
import { useForm } from "~/lib/form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-receipts";
import { useReceiptChange } from "./use-receipt-change";

/** What another EBM device gave for a receipt: to be entered, or corrected. */
export function EnterForm({ one }: { one: StaffReceipt }) {
  const { signed } = one;
  const isEntered = signed !== null;
  const change = useReceiptChange(one, words.isEntered, words.notEntered);
  const { form, field, isBusy } = useForm({
    start: {
      sdc_id: signed?.sdc_id ?? "",
      receipt_number: signed === null ? "" : String(signed.receipt_number),
      internal_data: signed?.internal_data ?? "",
      signature: signed?.signature ?? "",
    },
    rules: () => import("./enter-rules"),
    check: (rules, typed) => rules.checkEnter(typed, isEntered ? "correct" : "enter"),
    send: change.send,
    onDone: (after) => {
      change.onDone(after);
      return undefined;
    },
    failureText: words.notEntered,
  });
  const title = isEntered ? words.correctTitle : words.enterTitle;
  return (
    <Form {...form} aria-label={title} className="grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="title-3 !text-[16px]">{title}</h3>
        <p className="text-[14px] text-ink-2">{words.enterHelp}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field("sdc_id")} label={words.sdcId} maxLength={40} required />
        <Field
          {...field("receipt_number")}
          label={words.sdcNumber}
          hint={words.numberHint}
          inputMode="numeric"
          maxLength={12}
          required
        />
        <Field {...field("internal_data")} label={words.internalData} maxLength={100} />
        <Field {...field("signature")} label={words.signature} maxLength={100} />
      </div>
      <div>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </Form>
  );
}
