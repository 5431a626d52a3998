import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../../lib/database";
import { utc } from "../../lib/utc";
import { enqueueMail } from "../../modules/mail/published-sql";
import { shopOrders } from "../../modules/order";
import { amountOf } from "../../modules/order/returns/domain/decide-return";
import type { ReturnedOrder, ReturnRecord } from "../../modules/order/returns/records";
import { notifyStaff } from "../../modules/staff/published-sql";
import { returnNumberOf } from "./return-view";

/** Tells the buyer where a return stands, in the transaction that brought it there; once for each status. */
export async function mailReturn(
  container: MedusaContainer,
  inside: Run,
  { email }: Pick<ReturnedOrder, "email">,
  one: ReturnRecord,
): Promise<void> {
  const { id, orderId, status, handOver, refundTo, refundedAmount, reason, exchange } = one;
  if (!(await shopOrders(container).progress.mailsCustomers(inside))) return;
  await enqueueMail(inside, {
    key: `return-changed:${id}:${status}`,
    template: "return-changed",
    to: email,
    facts: {
      orderId,
      returnNumber: returnNumberOf(one),
      status,
      handOver,
      amountRwf: (refundedAmount ?? amountOf(one)) - (exchange?.settledRwf ?? 0),
      exchange: exchange && {
        orderNumber: exchange.orderNumber,
        until: utc(exchange.until),
        dueRwf: exchange.dueRwf,
        settledRwf: exchange.settledRwf,
        isCancelled: exchange.status === "cancelled",
      },
      asCredit: refundTo === "credit",
      reason,
    },
  });
}

/** Staff learn what a buyer asked for, or took back. */
export async function tellStaff(
  inside: Run,
  { orderNumber }: Pick<ReturnedOrder, "orderNumber">,
  one: ReturnRecord,
): Promise<void> {
  const texts: Partial<Record<ReturnRecord["status"], string>> = {
    requested: `A fault is reported in ${orderNumber}. Answer within 72 hours.`,
    approved: `Articles of ${orderNumber} come back.`,
    withdrawn: `The buyer of ${orderNumber} keeps the articles after all.`,
  };
  await notifyStaff(inside, {
    key: `return:${one.id}:${one.status}`,
    type: "return",
    text: `${returnNumberOf(one)}: ${texts[one.status] ?? orderNumber}`,
    link: `/admin/returns?view=${encodeURIComponent(one.id)}`,
  });
}
