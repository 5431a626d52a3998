import { formatMoney } from "@strive/backend/contracts/money";
import type { OtherVariant } from "~/lib/other-variants";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { RadioRows } from "~/ui/radio-rows";
import * as fields from "~/words/fields";
import * as words from "~/words/order-changes";
import type { ItemChange, Offer } from "./use-item-change";

function noteOf({ state, moreRwf, variant }: OtherVariant) {
  const { stock_quantity: left } = variant;
  switch (state) {
    case "free":
      return undefined;
    case "short":
      return left > 0 ? words.onlyLeft(left) : words.soldOut;
    case "priced": {
      const amount = formatMoney(Math.abs(moreRwf), "RWF");
      return moreRwf > 0 ? words.more(amount) : words.less(amount);
    }
  }
}

interface ItemChangeFormProps {
  change: ItemChange;
  /** Names the choice. */
  label: string;
  others: readonly OtherVariant[];
}

/** What the order comes to, before anything is changed. */
function offerText({ total_amount, due_amount, back_amount }: Offer): string {
  const [total, due, back] = [total_amount, due_amount, back_amount].map((amount) =>
    formatMoney(amount, "RWF"),
  ) as [string, string, string];
  if (back_amount > 0) return words.comesBack(total, back);
  return due_amount > 0 ? words.toPay(total, due) : words.costs(total);
}

/** What a line can be changed for; what can't be had says why. */
export function ItemChangeForm({ change, label, others }: ItemChangeFormProps) {
  const { form, values, isBusy, errorOf, offer } = change;
  if (others.length === 0) return <p className="text-[15px]">{words.nothingElse}</p>;
  return (
    <Form {...form} aria-label={label} className="grid gap-3.5">
      <RadioRows
        label={label}
        field="variant_id"
        rows={others.map((one) => ({
          value: one.variant.id,
          text: one.name,
          note: noteOf(one),
          isOff: one.state === "short",
        }))}
        value={values.variant_id}
        error={errorOf("variant_id")}
        onChoose={(id) => change.change("variant_id", id)}
      />
      <p role="status" className={offer === null ? "sr-only" : "text-[15px] font-strong"}>
        {offer !== null && offerText(offer)}
      </p>
      {others.some(({ state }) => state !== "short") && (
        <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
          {isBusy ? fields.saving : offer === null ? words.save : words.saveForThat}
        </Button>
      )}
    </Form>
  );
}
