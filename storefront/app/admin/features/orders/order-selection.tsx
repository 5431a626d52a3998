import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { francs } from "~/admin/shell/order-money";
import { STATUS_NAMES } from "~/lib/order-words";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-orders";
import { exportNumbered } from "./api";
import { bulkCancelHelp } from "./cancel-words";
import { ExportButton } from "./export-button";
import { whyNoStatus } from "./status-failure";
import { STATUSES } from "./statuses";

const ON_INK = "border-white/60! text-white!";

interface OrderSelectionProps {
  orders: readonly Order[];
  onStatus: (orders: readonly Order[], status: OrderStatus) => void;
  onPrint: (orders: readonly Order[]) => void;
}

/** What can be done with the orders that are ticked. */
export function OrderSelection({ orders, onStatus, onPrint }: OrderSelectionProps) {
  const [asked, setAsked] = useState<"cancelled" | "delivered" | null>(null);
  const owed = orders.reduce((sum, order) => sum + moneyOf(order).owed, 0);
  const choose = (status: OrderStatus) => {
    if (status === "cancelled" || (status === "delivered" && owed > 0)) setAsked(status);
    else onStatus(orders, status);
  };
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2.5">
      <select
        aria-label={words.setStatus}
        value=""
        onChange={({ target }) => choose(target.value as OrderStatus)}
        className="min-h-11 rounded-xs border-[1.5px] border-white/60 bg-ink px-3 text-[14px] font-strong text-white"
      >
        <option value="" disabled>
          {words.setStatusTo}
        </option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </select>
      <Button tone="line" size="sm" className={ON_INK} onClick={() => onPrint(orders)}>
        <Printer size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.packingSlips(orders.length)}
      </Button>
      <ExportButton load={() => exportNumbered(orders)} className={ON_INK} />
      <ConfirmDialog
        isOpen={asked === "cancelled"}
        onClose={close}
        question={words.bulkCancelQuestion(orders.length)}
        help={bulkCancelHelp(orders)}
        cancelLabel={words.keep}
        confirmLabel={words.doCancel}
        onConfirm={() => {
          onStatus(orders, "cancelled");
          return Promise.resolve();
        }}
        failureText={whyNoStatus}
      />
      <ConfirmDialog
        isOpen={asked === "delivered"}
        onClose={close}
        question={words.bulkOwedQuestion(orders.length)}
        help={words.bulkOwedHelp(francs(owed))}
        cancelLabel={admin.cancel}
        confirmLabel={words.setDelivered}
        tone="ink"
        onConfirm={() => {
          onStatus(orders, "delivered");
          return Promise.resolve();
        }}
        failureText={whyNoStatus}
      />
    </div>
  );
}
