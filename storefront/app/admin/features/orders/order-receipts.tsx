import type { Order } from "@strive/backend/contracts/orders";
import { Link } from "react-router-dom";
import { ReceiptBadge } from "~/admin/receipts/receipt-badge";
import { amountOf, kindOf } from "~/admin/receipts/receipt-words";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import * as words from "~/words/admin-receipts";
import { vat } from "~/words/receipts";
import { CompanyButton } from "./company-button";
import { Part } from "./order-facts";

/** What is signed is for whom it says. */
const isOpen = ({ receipts }: Order): boolean =>
  receipts.findLast(({ kind }) => kind === "sale")?.state !== "signed";

/** VAT and receipts of an order; nothing in a shop that is not registered for VAT. */
export function OrderReceipts({ order }: { order: Order }) {
  const { tax, receipts, buyer_tin, purchase_code } = order;
  if (tax === null && receipts.length === 0) return null;
  return (
    <Part title={words.title}>
      {tax !== null && (
        <p className="mb-2 flex justify-between gap-3 text-[15px]">
          <span>{vat(tax.vat_rate)}</span>
          <span>{francs(tax.vat_amount)}</span>
        </p>
      )}
      {receipts.length > 0 && (
        <ul aria-label={words.title} className="mb-3">
          {receipts.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3">
              <Link
                to={adminPaths.receipt(one.id)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
              >
                {words.receiptNamed(one.number)}
              </Link>
              <span className="text-[14px] text-ink-2">{kindOf(one)}</span>
              <ReceiptBadge state={one.state} />
              <span className="ml-auto">{amountOf(one)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-[15px] break-words">
          {buyer_tin === null
            ? words.noCompany
            : [`${words.buyerTin} ${buyer_tin}`, purchase_code].filter(Boolean).join(", ")}
        </p>
        {isOpen(order) && <CompanyButton order={order} />}
      </div>
    </Part>
  );
}
