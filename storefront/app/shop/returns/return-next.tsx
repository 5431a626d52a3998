import { formatMoney } from "@strive/backend/contracts/money";
import { phoneText } from "@strive/backend/contracts/phone";
import type { HandOver, OrderReturn } from "@strive/backend/contracts/returns";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import * as words from "~/words/returns";

const ON_ITS_WAY: Readonly<Record<HandOver, (phone: string) => string>> = {
  rider: words.nextRider,
  shop: () => words.nextShop,
  bus: () => words.nextBus,
};

function settledText({ refunded_amount, refund_to }: OrderReturn): string {
  if (!refunded_amount) return words.nothingBack;
  const amount = formatMoney(refunded_amount, "RWF");
  return refund_to === "credit" ? words.asCredit(amount) : words.asPayment(amount);
}

/** What happens next, or how it ended. @param phone the order's */
function textOf(entry: OrderReturn, phone: string): string {
  switch (entry.status) {
    case "requested":
      return words.nextRequested;
    case "approved":
      return ON_ITS_WAY[entry.hand_over](phoneText(phone));
    case "received":
      return words.nextReceived;
    case "settled":
      return settledText(entry);
    case "declined":
      return words.whyDeclined;
    case "withdrawn":
      return words.keptIt;
  }
}

const needsContact = ({ status, hand_over }: OrderReturn): boolean =>
  status === "declined" || (status === "approved" && hand_over !== "rider");

/** What its buyer has to know of a return now. */
export function ReturnNext({ entry, phone }: { entry: OrderReturn; phone: string }) {
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
      <p className={isDeclined ? "font-strong" : undefined}>{textOf(entry, phone)}</p>
      {entry.reason !== null && <p className="wrap-anywhere whitespace-pre-line">{entry.reason}</p>}
      {needsContact(entry) && (
        <Link to={paths.contact()} className="text-link">
          {words.contact}
        </Link>
      )}
    </div>
  );
}
