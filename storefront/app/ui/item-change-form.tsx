import { formatMoney } from "@strive/backend/contracts/money";
import type { ItemChange } from "~/lib/item-change";
import type { OtherVariant } from "~/lib/other-variants";
import * as fields from "~/words/fields";
import * as words from "~/words/order-changes";
import { Button } from "./button";
import { Form } from "./form";
import { RadioRows } from "./radio-rows";

/** The price of a piece that costs something else, in words. */
export interface PriceWords {
  more: (amount: string) => string;
  less: (amount: string) => string;
}

function noteOf({ state, moreRwf, variant }: OtherVariant, { more, less }: PriceWords) {
  const { stock_quantity: left } = variant;
  switch (state) {
    case "free":
      return undefined;
    case "short":
      return left > 0 ? words.onlyLeft(left) : words.soldOut;
    case "priced": {
      const amount = formatMoney(Math.abs(moreRwf), "RWF");
      return moreRwf > 0 ? more(amount) : less(amount);
    }
  }
}

interface ItemChangeFormProps {
  change: ItemChange;
  /** Names the choice. */
  label: string;
  others: readonly OtherVariant[];
  priceWords: PriceWords;
}

/** What a line can be changed for; what can't be had says why. */
export function ItemChangeForm({ change, label, others, priceWords }: ItemChangeFormProps) {
  const { form, values, isBusy, errorOf } = change;
  if (others.length === 0) return <p className="text-[15px]">{words.nothingElse}</p>;
  return (
    <Form {...form} aria-label={label} className="grid gap-3.5">
      <RadioRows
        label={label}
        field="variant_id"
        rows={others.map((one) => ({
          value: one.variant.id,
          text: one.name,
          note: noteOf(one, priceWords),
          isOff: one.state !== "free",
        }))}
        value={values.variant_id}
        error={errorOf("variant_id")}
        onChoose={(id) => change.change("variant_id", id)}
      />
      {others.some(({ state }) => state === "free") && (
        <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
          {isBusy ? fields.saving : words.save}
        </Button>
      )}
    </Form>
  );
}
