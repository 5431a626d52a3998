import { useInvalidate } from "~/admin/data/use-invalidate";
import { francs } from "~/admin/shell/order-money";
import { firstFieldText } from "~/lib/failure-text";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { TextField } from "~/ui/text-field";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-credit";
import { CREDIT, giveCredit } from "./api";
import { typedRwf } from "./typed-rwf";

export interface CreditChangeProps {
  account: { id: string; name: string };
  /** Whole RWF that can be taken back; null: credit is given. */
  takesFrom: number | null;
}

/** What the button says: the amount as far as it can be read. */
const amountText = (typed: string): string => francs(typedRwf(typed) || 0);

/** Credit for an account, or taken back from it; its owner reads why. */
export function CreditForm({
  account,
  takesFrom,
  onClose,
}: CreditChangeProps & { onClose: () => void }) {
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const isTaking = takesFrom !== null;
  const { values, form, field, isBusy } = useForm({
    start: { amount: "", reason: "" },
    rules: () => import("./credit-rules"),
    check: (rules, typed) => rules.checkCredit(typed, { accountId: account.id, takesFrom }),
    send: async (body) => {
      await giveCredit(body);
      return francs(Math.abs(body.amount));
    },
    onDone: (amount) => {
      const text = isTaking ? words.isTaken : words.isGiven;
      show({ tone: "success", text: text(amount, account.name) });
      void invalidate(CREDIT, "dashboard");
      onClose();
      return undefined;
    },
    failureText: isTaking ? words.notTaken : words.notGiven,
    wordsOf: firstFieldText,
  });
  const doText = isTaking ? words.doTake : words.doGive;
  return (
    <Form {...form} className="mt-5 grid gap-4">
      <Field
        {...field("amount")}
        label={words.amount}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField
        {...field("reason")}
        label={words.reasonField}
        hint={words.reasonHint}
        maxLength={300}
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" tone={isTaking ? "danger" : "ink"} size="sm" disabled={isBusy}>
          {isBusy ? words.saving : doText(amountText(values.amount))}
        </Button>
      </div>
    </Form>
  );
}
