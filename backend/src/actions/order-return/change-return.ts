import type { MedusaContainer } from "@medusajs/framework/types";
import { formatMoney } from "../../contracts/money";
import type {
  ChangeReturnBody,
  OrderReturn,
  ReturnStatus,
  StaffReturn,
} from "../../contracts/returns";
import type { Actor, UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound, type ApiError } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import {
  amountOf,
  decideReceived,
  deliveryLeftOf,
  isCountedSo,
  owesDelivery,
} from "../../modules/order/returns/domain/decide-return";
import { stepOf } from "../../modules/order/returns/domain/next-step";
import type {
  ReturnChange,
  ReturnedOrder,
  ReturnRecord,
} from "../../modules/order/returns/records";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { isBuyer } from "../order/is-buyer";
import { afterStatusChange } from "../order/change-status-inside";
import { requestAlignment } from "../order/order-jobs";
import { requestPayments } from "../payment/payment-jobs";
import { afterRefund, refundRefusal } from "../payment/refund-payment";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { cancelExchange } from "./exchange";
import { openedFor, returnNumberOf, returnOf, staffReturnOf } from "./return-view";
import { mailReturn, tellStaff } from "./tell-return";

const STATUS_NAMES: Readonly<Record<ReturnStatus, string>> = {
  requested: "not approved yet",
  approved: "approved",
  received: "received",
  settled: "settled",
  declined: "declined",
  withdrawn: "withdrawn",
};

/** A return with its order, which the transaction holds. */
interface Held {
  order: ReturnedOrder;
  one: ReturnRecord;
}

type Settlement = Extract<ChangeReturnBody, { status: "settled" }>;

/**
 * What goes back, whole RWF.
 * @param exchangedRwf what of it has paid what its buyer gets in exchange
 * @throws ApiError 400
 */
function settledRwf(
  { order, one }: Held,
  { amount, with_delivery, reason }: Settlement,
  exchangedRwf: number,
) {
  const delivery = (with_delivery ?? owesDelivery(order, one)) ? deliveryLeftOf(order) : 0;
  const most = amountOf(one) + delivery;
  const refunded = amount ?? most;
  const refuse = (field: string, message: string) => invalidRequest([{ field, message }]);
  if (refunded > most) {
    throw refuse("amount", `At most ${formatMoney(most, "RWF")}, which is what was paid for it`);
  }
  // All of it may have gone back before.
  if (refunded === 0 && most > 0 && one.isWithdrawal && order.leftRwf > 0) {
    throw refuse("amount", "It was asked for within seven days: something has to be paid back");
  }
  if (refunded < most && reason === undefined) {
    throw refuse("reason", "Say why less is paid back");
  }
  if (refunded < exchangedRwf && reason === undefined) {
    const cost = formatMoney(exchangedRwf, "RWF");
    throw refuse("reason", `The exchange cost ${cost}. Say why less is paid back`);
  }
  return { delivery, refunded };
}

/** What of it is delivery: the pieces come first. */
const deliveryIn = (refunded: number, delivery: number, one: ReturnRecord): number =>
  Math.min(delivery, Math.max(0, refunded - amountOf(one)));

function moneyRefusal(refusal: Parameters<typeof refundRefusal>[0]): ApiError {
  switch (refusal.kind) {
    case "unpaid":
    case "unfinished":
      return conflict("This order is not paid yet. Record its money first");
    case "too-much":
      return conflict(
        refusal.rest === 0
          ? "All of this order's money is paid back already"
          : `At most ${formatMoney(refusal.rest, "RWF")} of this order can still be paid back`,
      );
    default:
      return refundRefusal(refusal);
  }
}

async function settle(
  container: MedusaContainer,
  inside: Run,
  held: Held,
  body: Settlement,
  by: string,
): Promise<Omit<ReturnChange, "id" | "status">> {
  const { one } = held;
  const { exchanges, payments } = shopOrders(container);
  const exchange = await exchanges.hold(inside, one.id);
  const { delivery, refunded } = settledRwf(held, body, exchange?.usedRwf ?? 0);
  const refundTo = body.refund_to ?? one.refundTo;
  const exchangedRwf = Math.min(refunded, exchange?.usedRwf ?? 0);
  const refund = async (amount: number, to: { asCredit: boolean; toCreditId?: string }) => {
    if (amount === 0) return;
    const refusal = await payments.refundOrder(inside, {
      orderId: one.orderId,
      amount,
      reason: `Return ${returnNumberOf(one)}`,
      by,
      returnId: one.id,
      ...to,
    });
    if (refusal) throw moneyRefusal(refusal);
  };
  if (exchange && one.exchange) {
    const { creditId, usedRwf } = exchange;
    await refund(exchangedRwf, { asCredit: false, toCreditId: creditId });
    // What did not come pays nothing: should the new pieces come back, it is not paid back either.
    if (usedRwf > exchangedRwf) {
      await payments.takeBackExchange(inside, {
        orderId: one.exchange.orderId,
        creditId,
        amount: usedRwf - exchangedRwf,
        reason: `Return ${returnNumberOf(one)}`,
        by,
      });
    }
    await exchanges.close(inside, one.id, one.orderId, by);
  }
  await refund(refunded - exchangedRwf, { asCredit: refundTo === "credit" });
  const deliveryAmount = deliveryIn(refunded, delivery, one);
  return { refundTo, deliveryAmount, refundedAmount: refunded, reason: body.reason };
}

/** What a step means besides the status. */
async function workOf(
  container: MedusaContainer,
  inside: Run,
  held: Held,
  body: ChangeReturnBody,
  who: UserActor | "buyer",
): Promise<Omit<ReturnChange, "id" | "status">> {
  const { order, one } = held;
  switch (body.status) {
    case "approved":
      return {};
    case "withdrawn":
      await cancelExchange(container, inside, one, who);
      return {};
    case "declined":
      await cancelExchange(container, inside, one, who);
      return { reason: body.reason };
    case "received": {
      const decided = decideReceived(order, one, body.items);
      if ("problems" in decided) throw invalidRequest(decided.problems);
      await shopOrders(container).progress.bringBack(inside, order.id, decided.items);
      return { items: decided.items };
    }
    case "settled":
      return settle(container, inside, held, body, who === "buyer" ? who : who.email);
  }
}

/** The same step again, with other contents, is another step. @throws ApiError 409 */
function needSame(one: ReturnRecord, body: ChangeReturnBody): void {
  if (body.status === "received" && !isCountedSo(one, body.items)) {
    throw conflict("This return is counted already, and otherwise");
  }
  if (body.status === "settled" && (body.amount ?? one.refundedAmount) !== one.refundedAmount) {
    const settled = formatMoney(one.refundedAmount ?? 0, "RWF");
    throw conflict(`This return is settled already, with ${settled}`);
  }
}

/** For the audit log: what of a return is no person's word. */
const logged = ({ status, items, refundTo, deliveryAmount, refundedAmount }: ReturnRecord) => ({
  status,
  pieces: items.map(({ item_id, sellable, damaged }) => ({ item_id, sellable, damaged })),
  refund_to: refundTo,
  delivery_amount: deliveryAmount,
  refunded_amount: refundedAmount,
});

interface Step {
  returnId: string;
  body: ChangeReturnBody;
  who: UserActor | "buyer";
}

interface Taken extends Held {
  /** It was there before. */
  isSame: boolean;
}

async function takeStep(
  container: MedusaContainer,
  inside: Run,
  { returnId, body, who }: Step,
): Promise<Taken> {
  const { returns } = shopOrders(container);
  const orderId = await returns.holdOrders(inside, returnId);
  if (orderId === null) throw notFound();
  const order = await returns.order(inside, orderId);
  const one = order?.returns.find(({ id }) => id === returnId);
  if (!order || !one) throw notFound();
  const step = stepOf(one, body.status);
  if (step === "same") {
    needSame(one, body);
    return { order, one, isSame: true };
  }
  if (step === "law") {
    throw conflict("It was asked for within seven days of delivery, so it can't be declined");
  }
  if (step === "refused") {
    throw conflict(
      `This return is ${STATUS_NAMES[one.status]}, so it can't be ${STATUS_NAMES[body.status]}`,
    );
  }
  const work = await workOf(container, inside, { order, one }, body, who);
  const changed = await returns.write(inside, { id: returnId, status: body.status, ...work });
  await mailReturn(container, inside, order, changed);
  if (who === "buyer") await tellStaff(inside, order, changed);
  else {
    const fields = fieldsChanged(logged(one), logged(changed));
    await recordActivity(inside, {
      who,
      action: "return.status",
      subject: { kind: "return", id: returnId, label: returnNumberOf(one) },
      before: fields?.before ?? null,
      after: fields?.after ?? null,
    });
  }
  return { order, one: changed, isSame: false };
}

async function follow(container: MedusaContainer, { one, isSame }: Taken): Promise<void> {
  if (isSame) return;
  const { status } = one;
  requestAlignment(container);
  requestMail(container);
  if (status === "settled") afterRefund(container);
  if (status === "received") await refreshCatalogue(container);
  if (one.exchange !== null && one.closedAt !== null) {
    requestPayments(container);
    await afterStatusChange(container);
  }
}

/**
 * Staff take a return's next step. Being there already is not an error and changes nothing.
 * @throws ApiError 400 with the field; 404; 409 when it is not that step's turn, when the law forbids it, or when
 * less money is left than is to be paid back
 */
export async function changeReturn(
  container: MedusaContainer,
  who: UserActor,
  returnId: string,
  body: ChangeReturnBody,
): Promise<StaffReturn> {
  const taken = await inTransaction((inside) =>
    takeStep(container, inside, { returnId, body, who }),
  );
  await follow(container, taken);
  const listed = await shopOrders(container).returns.read(returnId);
  if (!listed) throw notFound();
  return staffReturnOf(listed);
}

/**
 * The buyer keeps the articles after all.
 * @throws ApiError 404 for an order that is not the caller's; 409 once they came back
 */
export async function withdrawReturn(
  container: MedusaContainer,
  who: Actor,
  ids: { orderId: string; returnId: string },
  accessToken: string | undefined,
): Promise<OrderReturn> {
  const { checkout } = shopOrders(container);
  const known = await checkout.order(ids.orderId);
  const isOwn = known !== null && isBuyer(container, who, known, accessToken);
  if (!isOwn || !known.returns.some(({ id }) => id === ids.returnId)) throw notFound();
  const step = { returnId: ids.returnId, body: { status: "withdrawn" }, who: "buyer" } as const;
  const taken = await inTransaction((inside) => takeStep(container, inside, step));
  await follow(container, taken);
  return openedFor(returnOf(taken.one, taken.order), (id) => checkout.accessToken(id));
}
