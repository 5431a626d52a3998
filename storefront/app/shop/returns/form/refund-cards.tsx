import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import type { ReturnRefund } from "@strive/backend/contracts/returns";
import * as words from "~/words/returns";
import { paidWithCard, waysBack } from "../money-back";
import { OptionCard } from "./option-card";

interface RefundCardsProps {
  /** Of the group of radios. */
  name: string;
  order: Order;
  /** What goes back, whole RWF. */
  amountRwf: number;
  /** null: none of them. */
  chosen: ReturnRefund | null;
  /** Store credit is the owner's account's. */
  isOwner: boolean;
  onChoose: (refundTo: ReturnRefund) => void;
}

/** Where money goes: the way it came; for its owner's account also store credit. */
export function RefundCards({
  name,
  order,
  amountRwf,
  chosen,
  isOwner,
  onChoose,
}: RefundCardsProps) {
  const amount = amountRwf === 0 ? undefined : formatMoney(amountRwf, "RWF");
  return (
    <>
      <OptionCard
        name={name}
        value="payment"
        title={words.moneyBack}
        aside={amount}
        isChosen={chosen === "payment"}
        onChoose={() => onChoose("payment")}
      >
        {waysBack(order).map((text) => (
          <span key={text}>{text}</span>
        ))}
        <span>{words.moneyWhen}</span>
      </OptionCard>
      {isOwner && (
        <OptionCard
          name={name}
          value="credit"
          title={words.storeCredit}
          aside={amount}
          isChosen={chosen === "credit"}
          onChoose={() => onChoose("credit")}
        >
          <span>{words.creditHelp}</span>
          {paidWithCard(order) && <span>{words.cardComesBack}</span>}
        </OptionCard>
      )}
    </>
  );
}
