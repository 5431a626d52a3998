import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { NEVER } from "../jobs/swept-work";
import { requestMail } from "../mail/mail-jobs";
import { deliverCards } from "../order/deliver-cards";
import { requestBuild } from "../order/order-jobs";
import { endOverdueExchange } from "../order-return/exchange";
import { checkAttempt } from "./check-attempt";
import { checkRefund } from "./check-refund";
import { endOverdueHold, endUnpaidOrder } from "./end-unpaid-orders";
import { shopOrders } from "../../modules/order";

/** Concurrent calls to the provider. */
const BATCH = 8;

/** Does it for each; failures are logged and hold up nobody. @returns how many went well */
async function each<Item>(
  container: MedusaContainer,
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const done = await Promise.allSettled(items.map(work));
  for (const result of done) {
    if (result.status === "fulfilled") continue;
    const reason: unknown = result.reason;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .error(`${what}: ${reason instanceof Error ? reason.message : "unknown"}`);
  }
  return done.filter(({ status }) => status === "fulfilled").length;
}

/**
 * Does what is due: sends requests to wallets, asks how they went, pays back, ends what was not
 * paid in time, and what was paid and mailed. Safe to run twice, and to be killed anywhere: what is claimed comes back when its
 * lease ends, and a request sent again is the same request. @returns seconds until the next is due,
 * or null; 0 if time was up first
 */
export async function runPayments(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const payments = shopOrders(container).payments;
  for (;;) {
    const [attempts, refunds] = [
      await payments.claimDue(BATCH),
      await payments.claimDueRefunds(BATCH),
    ];
    if (attempts.length + refunds.length === 0) break;
    await each(container, "A payment", attempts, (due) => checkAttempt(container, due));
    await each(container, "A refund", refunds, (due) => checkRefund(container, due));
    // Money that came in or went back is recorded in Medusa, and told.
    requestBuild(container);
    requestMail(container);
    if (isOver()) return 0;
  }
  const { unpaidHolds: holds, exchanges } = shopOrders(container);
  await holds.noteScarce();
  const isAll =
    (await endAll(container, () => payments.ordersToExpire(BATCH), endUnpaidOrder)) &&
    (await endAll(container, () => holds.overdue(BATCH), endOverdueHold)) &&
    (await endAll(container, () => exchanges.overdue(BATCH), endOverdueExchange));
  const mailed = await shopOrders(container).progress.mailedCards(BATCH);
  await each(container, "An order of gift cards", mailed, (id) => deliverCards(container, id));
  // Failures are left to the sweep, which comes after a pause.
  return isAll ? payments.soonestS() : null;
}

/** Ends orders batch by batch until none is found. @returns whether all went well */
async function endAll(
  container: MedusaContainer,
  find: () => Promise<string[]>,
  end: (container: MedusaContainer, orderId: string) => Promise<void>,
): Promise<boolean> {
  for (;;) {
    const orders = await find();
    if (orders.length === 0) return true;
    const done = await each(container, "An unpaid order", orders, (id) => end(container, id));
    if (done < orders.length) return false;
  }
}
