import { BRAND } from "~/lib/brand";
import { useContent } from "~/lib/content";
import { RadioRows } from "~/ui/radio-rows";
import * as words from "~/words/checkout";
import { PICKUP_WAY } from "./pickup-form";
import type { ShippingFormState } from "./use-shipping-form";

const ROWS = [
  { value: "", text: words.bringIt, isOff: false },
  { value: PICKUP_WAY, text: words.collectIt, note: words.free, isOff: false },
];

function Place() {
  const { address = BRAND.place } = useContent().seller ?? {};
  return <p className="mt-3 text-[14px] text-ink-2">{words.collectAt(address)}</p>;
}

/** Whether the order is brought, or collected in the shop. */
export function PickupChoice({ form, isPickup }: { form: ShippingFormState; isPickup: boolean }) {
  return (
    <div className="mb-5">
      <RadioRows
        label={words.howItComes}
        field="way"
        rows={ROWS}
        value={isPickup ? PICKUP_WAY : ""}
        error={form.errorOf("way")}
        onChoose={(way) => form.change("way", way)}
      />
      {isPickup && <Place />}
    </div>
  );
}
