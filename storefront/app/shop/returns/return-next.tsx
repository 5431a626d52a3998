import { formatMoney } from "@strive/backend/contracts/money";
import { phoneText } from "@strive/backend/contracts/phone";
import type { Order } from "@strive/backend/contracts/orders";
import type { HandOver, OrderReturn } from "@strive/backend/contracts/returns";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import * as words from "~/words/returns";
import { backRwf, paysRwf } from "./exchanged";
import { paidBackFor, isNumberAsked } from "./money-back";

const ON_ITS_WAY: Readonly<Record<HandOver, (phone: string) => string>> = {
  rider: words.nextRider,
  shop: () => words.nextShop,
  bus: () => words.nextBus,
};

const rwf = (amount: number): string => formatMoney(amount, "RWF");

function paymentText(entry: OrderReturn, order: Order, text: string): string {
  if (!isNumberAsked(order)) return words.asPayment(text);
  const isThere = paidBackFor(order, entry).doneRwf >= (entry.refunded_amount ?? 0);
  return (isThere ? words.asCash : words.askNumberFor)(text);
}

/** Where the money went, besides what an exchange was paid with. */
function moneyText(entry: OrderReturn, order: Order): string {
  const { refund_to } = entry;
  const refundedRwf = backRwf(entry);
  if (refund_to === "payment") {
    return paymentText(entry, order, rwf(refundedRwf));
  }
  // What a gift card paid goes back on the card, whatever the buyer chose.
  const { cardsRwf } = paidBackFor(order, entry);
  if (cardsRwf === 0) return words.asCredit(rwf(refundedRwf));
  return cardsRwf >= refundedRwf
    ? words.onCard(rwf(cardsRwf))
    : words.asCreditAndCard(rwf(refundedRwf - cardsRwf), rwf(cardsRwf));
}

function settledText(entry: OrderReturn, order: Order): string {
  const { exchange, refunded_amount: refundedRwf } = entry;
  if (!refundedRwf) return words.nothingBack;
  const swapRwf = paysRwf(entry);
  if (exchange === null || swapRwf === 0) return moneyText(entry, order);
  const swap = words.paidSwap(rwf(swapRwf), exchange.order_number);
  return swapRwf < refundedRwf ? `${swap} ${moneyText(entry, order)}` : swap;
}

/** What happens next, or how it ended. */
function textOf(entry: OrderReturn, order: Order): string {
  switch (entry.status) {
    case "requested":
      return words.nextRequested;
    case "approved":
      return ON_ITS_WAY[entry.hand_over](phoneText(order.phone));
    case "received":
      return paysRwf(entry) > 0 ? words.nextReceivedSwap : words.nextReceived;
    case "settled":
      return settledText(entry, order);
    case "declined":
      return words.whyDeclined;
    case "withdrawn":
      return words.keptIt;
  }
}

const needsContact = ({ status, hand_over }: OrderReturn): boolean =>
  status === "declined" || (status === "approved" && hand_over !== "rider");

/** What its buyer has to know of a return now. */
export function ReturnNext({ entry, order }: { entry: OrderReturn; order: Order }) {
  const isDeclined = entry.status === "declined";
  return (
    <div
      className={cx(
        "grid justify-items-start gap-1 px-4 py-3 text-[15px]",
        isDeclined ? "bg-warning-tint text-warning" : "bg-stone",
      )}
    >
      {entry.status === "approved" && (
        <p className="font-strong">{words.writeOnBag(entry.return_number)}</p>
      )}
      <p className={isDeclined ? "font-strong" : undefined}>{textOf(entry, order)}</p>
      {entry.reason !== null && <p className="wrap-anywhere whitespace-pre-line">{entry.reason}</p>}
      {needsContact(entry) && (
        <Link to={paths.contact()} className="text-link">
          {words.contact}
        </Link>
      )}
    </div>
  );
}
