import type { Order } from "@strive/backend/contracts/orders";
import Printer from "lucide-react/icons/printer";
import { useEffect, useRef } from "react";
import { receiptTitle, TaxReceipt } from "~/lib/tax-receipt";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/receipts";
import { confirmationPath } from "../orders/order-access";
import { SaveReceipt } from "./save-receipt";

interface ReceiptPageProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
  number: number;
}

/** One receipt of an order, to be printed or saved as a file. */
export function ReceiptPage({ order, accessToken, number }: ReceiptPageProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const receipt = order.receipts.find((one) => one.number === number);
  if (receipt === undefined) {
    return (
      <EmptyState
        level={1}
        title={words.missing}
        action={<ButtonLink to={confirmationPath(order.id)}>{words.back}</ButtonLink>}
      />
    );
  }
  return (
    <div data-paper className="grid gap-6 pt-6 print:block print:pt-0">
      <div className="grid justify-items-start gap-3 print:hidden">
        <BackLink to={confirmationPath(order.id)}>{words.back}</BackLink>
        <h1 ref={titleRef} tabIndex={-1} className="title-2 outline-none">
          {receiptTitle(receipt)}
        </h1>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.6} aria-hidden="true" />
            {words.print}
          </Button>
          <SaveReceipt receipt={receipt} accessToken={accessToken} />
        </div>
      </div>
      <TaxReceipt receipt={receipt} order={order} />
    </div>
  );
}
