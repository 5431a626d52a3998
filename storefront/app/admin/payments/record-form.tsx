import type { Payment, ReceivedAs } from "@strive/backend/contracts/payments";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { francs } from "~/admin/shell/order-money";
import { Segments } from "~/admin/shell/segments";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/admin-payments";
import { MONEY, recordPayment } from "./api";
import { RECEIVED_NAMES } from "./payment-words";

/** An order whose money staff may have seen. */
export interface Owing {
  orderId: string;
  orderNumber: string;
  /** Whole RWF. */
  owed: number;
}

const CAME = ["cash", "mobile_money", "bank_transfer"] as const satisfies readonly ReceivedAs[];
const WAYS = CAME.map((value) => ({ value, label: RECEIVED_NAMES[value] }));

interface RecordFormProps extends Owing {
  /** Beside the button that records: what else can be answered. */
  otherwise: ReactNode;
  onDone: (payment: Payment) => void;
}

/** Money that somebody of the staff saw come in for an order; once, and never edited afterwards. */
export function RecordForm({ orderId, orderNumber, owed, otherwise, onDone }: RecordFormProps) {
  const invalidate = useInvalidate();
  const showMessage = useShowMessage();
  const { values, change, form, field, isBusy } = useForm({
    start: { received_as: "cash", reference: "" },
    rules: () => import("./payment-rules"),
    check: (rules, typed) => rules.checkRecord(typed, owed),
    send: (body) => recordPayment(orderId, body),
    onDone: (payment) => {
      showMessage({ tone: "success", text: words.isRecorded(francs(owed), orderNumber) });
      void invalidate(...MONEY);
      onDone(payment);
      return undefined;
    },
    failureText: words.notProcessed,
  });
  const isCash = values.received_as === "cash";
  const isTill = values.received_as === "mobile_money";
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-[14px] leading-snug font-strong">{words.howItCame}</legend>
        <Segments
          value={values.received_as}
          options={WAYS}
          onChoose={(way) => change("received_as", way)}
        />
      </fieldset>
      <dl className="flex items-baseline justify-between gap-4 bg-stone px-3.5 py-3">
        <dt>{words.forThisOrder}</dt>
        <dd className="text-[17px] font-bold">{francs(owed)}</dd>
      </dl>
      {!isCash && (
        <Field
          {...field("reference")}
          label={isTill ? words.tillReference : words.bankReference}
          hint={isTill ? words.tillReferenceHint : words.bankReferenceHint}
          autoComplete="off"
          maxLength={100}
          required
        />
      )}
      {isTill && (
        <p className="flex items-center gap-2.5 bg-pending-tint px-3.5 py-3 text-[14px] text-pending">
          <Info size={18} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
          {words.checkTheTill}
        </p>
      )}
      <p className="text-[13px] text-ink-3">{words.cannotBeChanged}</p>
      <div className="flex flex-wrap justify-end gap-3">
        {otherwise}
        <Button type="submit" tone="red" size="sm" disabled={isBusy}>
          {isBusy
            ? words.saving
            : isCash
              ? words.recordCash(francs(owed))
              : words.doRecord(francs(owed))}
        </Button>
      </div>
    </Form>
  );
}
