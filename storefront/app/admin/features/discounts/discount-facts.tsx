import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { Facts } from "~/admin/shell/facts";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { useNow } from "~/admin/shell/use-now";
import * as words from "~/words/admin-discounts";
import { appliesText, givesText, usedText, whenText } from "./discount-texts";

/** What a discount brought until now. */
export function SoFar({ discount }: { discount: StaffDiscount }) {
  return (
    <FormPanel title={words.soFar}>
      <Facts
        facts={[
          { name: words.usedColumn, value: usedText(discount) },
          { name: words.totalGiven, value: francs(discount.given) },
          { name: words.ordersCost, value: francs(discount.revenue) },
        ]}
      />
    </FormPanel>
  );
}

/** A discount that this form can't say: to be read. */
export function OtherFacts({ discount }: { discount: StaffDiscount }) {
  const now = useNow();
  const { code, name, is_automatic, max_uses_per_shopper: perShopper } = discount;
  return (
    <div className="grid max-w-[760px] gap-4">
      <FormPanel title={words.facts}>
        <p className="mb-4 bg-warning-tint px-3.5 py-3 text-[14px] text-warning">
          {words.otherHelp}
        </p>
        <Facts
          facts={[
            { name: words.code, value: code },
            { name: words.name, value: name },
            { name: words.way, value: is_automatic ? words.automatic : words.withCode },
            { name: words.gives, value: givesText(discount) },
            { name: words.appliesTo, value: appliesText(discount) },
            { name: words.when, value: whenText(discount, now) },
            { name: words.perShopperFact, value: perShopper ?? words.noLimit },
          ]}
        />
      </FormPanel>
      <SoFar discount={discount} />
    </div>
  );
}
