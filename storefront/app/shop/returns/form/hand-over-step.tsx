import { phoneText } from "@strive/backend/contracts/phone";
import { PROVINCES } from "@strive/backend/contracts/places";
import type { Order } from "@strive/backend/contracts/orders";
import type { HandOver } from "@strive/backend/contracts/returns";
import { handOversOf } from "~/lib/hand-overs";
import { FieldNotes } from "~/ui/field";
import * as words from "~/words/returns";
import { HAND_OVER_WORDS } from "../return-words";
import { OptionCard } from "./option-card";
import { hasFault } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

/** Why an address does not have a way of handing over. */
const OBSTACLES: Readonly<Record<HandOver, (district: string) => string | null>> = {
  rider: (district) => words.onlyKigali(PROVINCES["City of Kigali"].join(", "), district),
  shop: () => null,
  bus: words.onlyOutside,
};

/** How the pieces come back, and who pays for that. */
export function HandOverStep({ order, form }: { order: Order; form: ReturnFormState }) {
  const { draft, lines, errors, change } = form;
  const { district } = order.deliveryAddress;
  const helps: Readonly<Record<HandOver, string>> = {
    rider: words.riderHelp(phoneText(order.phone)),
    shop: words.shopHelp,
    bus: words.busHelp,
  };
  const ways = handOversOf(order);
  const shown = order.is_pickup === true ? ways : (Object.keys(HAND_OVER_WORDS) as HandOver[]);
  const isFree = hasFault(lines);
  return (
    <div className="grid gap-4">
      <div
        role="radiogroup"
        aria-label={words.whichWay}
        aria-describedby={errors["hand_over"] === undefined ? undefined : "return-way-error"}
        data-field="hand_over"
        tabIndex={-1}
        className="grid pt-px outline-none"
      >
        {shown.map((way) => (
          <OptionCard
            key={way}
            name="hand_over"
            value={way}
            title={HAND_OVER_WORDS[way]}
            aside={isFree || way === "shop" ? words.free : undefined}
            obstacle={ways.includes(way) ? null : OBSTACLES[way](district)}
            isChosen={draft.handOver === way}
            onChoose={() => change({ handOver: way }, "hand_over")}
          >
            {helps[way]}
          </OptionCard>
        ))}
        <FieldNotes id="return-way" label="" error={errors["hand_over"]} />
      </div>
      {(isFree || draft.handOver !== "shop") && (
        <p className="text-[14px] text-ink-2">{isFree ? words.wePay : words.youPay}</p>
      )}
    </div>
  );
}
