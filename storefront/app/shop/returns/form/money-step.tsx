import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import { FieldNotes } from "~/ui/field";
import * as words from "~/words/returns";
import { paidWithCard, waysBack } from "../money-back";
import { OptionCard } from "./option-card";
import { isDeliveryBack, type ReturnPath } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

interface MoneyStepProps {
  order: Order;
  path: ReturnPath;
  form: ReturnFormState;
}

/** Where the money goes: the way it came; for its owner's account also store credit. */
export function MoneyStep({ order, path, form }: MoneyStepProps) {
  const { draft, lines, errors, change, isOwner, amountRwf } = form;
  const amount = formatMoney(amountRwf, "RWF");
  const choose = (refundTo: typeof draft.refundTo) => () => change({ refundTo }, "refund_to");
  return (
    <div className="grid gap-4">
      <div
        role="radiogroup"
        aria-label={words.whichMoney}
        aria-describedby={errors["refund_to"] === undefined ? undefined : "return-money-error"}
        data-field="refund_to"
        tabIndex={-1}
        className="grid pt-px outline-none"
      >
        <OptionCard
          name="refund_to"
          value="payment"
          title={words.moneyBack}
          aside={amount}
          isChosen={draft.refundTo === "payment"}
          onChoose={choose("payment")}
        >
          {waysBack(order).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>{words.moneyWhen}</span>
        </OptionCard>
        {isOwner && (
          <OptionCard
            name="refund_to"
            value="credit"
            title={words.storeCredit}
            aside={amount}
            isChosen={draft.refundTo === "credit"}
            onChoose={choose("credit")}
          >
            <span>{words.creditHelp}</span>
            {paidWithCard(order) && <span>{words.cardComesBack}</span>}
          </OptionCard>
        )}
        <FieldNotes id="return-money" label="" error={errors["refund_to"]} />
      </div>
      {path === "any" && isDeliveryBack(order, lines) && (
        <p className="text-[14px] text-ink-2">{words.deliveryToo}</p>
      )}
    </div>
  );
}
