import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import { PayLinkMessage } from "~/admin/pay-link/pay-link-message";
import * as words from "~/words/admin-pay-link";
import { Part } from "./order-facts";

/** The link by which a buyer pays what is still owed, and the ways to send it. */
export function OrderPayLink({ order }: { order: Order }) {
  const { owed } = moneyOf(order);
  if (order.pay_code === undefined || owed === 0) return null;
  return (
    <Part title={words.payLink}>
      <p className="mb-3 text-[15px] text-ink-2">{words.help}</p>
      {/* Keyed, so that a written message does not carry over to another order, or to another amount. */}
      <PayLinkMessage
        key={`${order.id} ${owed}`}
        firstname={order.firstname}
        phone={order.phone}
        email={order.email}
        code={order.pay_code}
        owed={owed}
      />
    </Part>
  );
}
