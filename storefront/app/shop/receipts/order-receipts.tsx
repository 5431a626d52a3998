import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Receipt } from "@strive/backend/contracts/receipts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { dateText } from "~/lib/order-words";
import { receiptTitle } from "~/lib/tax-receipt";
import * as words from "~/words/receipts";
import { receiptPath } from "../orders/order-access";

function Row({ receipt }: { receipt: Receipt }) {
  const { number, signed } = receipt;
  return (
    <li className="grid justify-items-start gap-1 border-b border-line py-4">
      <h3 className="text-[16px] font-strong">{receiptTitle(receipt)}</h3>
      <p>{`${words.receiptNumber(number)} · ${dateText(receipt.createdAt)} · ${formatMoney(receipt.total, "RWF")}`}</p>
      {signed === null ? (
        <p className="text-ink-2">{words.waiting}</p>
      ) : (
        <p className="min-w-0 break-words text-ink-2">
          {`${words.sdcId} ${signed.sdc_id}, ${words.sdcNumber} ${signed.receipt_number}`}
        </p>
      )}
      <Link
        to={receiptPath(receipt.order_id, number)}
        aria-label={words.viewNamed(number)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {words.view}
      </Link>
    </li>
  );
}

/** What was written down of an order's sale, and of what went back; each can be printed. */
export function OrderReceipts({ order }: { order: Order }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-4 w-full">
      <h2 id={titleId} className="border-b border-ink pb-3 title-3">
        {words.title}
      </h2>
      <ul>
        {order.receipts.map((receipt) => (
          <Row key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}
