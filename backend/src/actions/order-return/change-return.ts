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
import { requestAlignment } from "../order/order-jobs";
import { afterRefund, refundRefusal } from "../payment/refund-payment";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { returnNumberOf, returnOf, staffReturnOf } from "./return-view";
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

/** What goes back, whole RWF. @throws ApiError 400 */
function settledRwf({ order, one }: Held, { amount, with_delivery, reason }: Settlement) {
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
  const { delivery, refunded } = settledRwf(held, body);
  const refundTo = body.refund_to ?? one.refundTo;
  if (refunded > 0) {
    const refusal = await shopOrders(container).payments.refundOrder(inside, {
      orderId: one.orderId,
      amount: refunded,
      reason: `Return ${returnNumberOf(one)}`,
      by,
      asCredit: refundTo === "credit",
      returnId: one.id,
    });
    if (refusal) throw moneyRefusal(refusal);
  }
  const deliveryAmount = deliveryIn(refunded, delivery, one);
  return { refundTo, deliveryAmount, refundedAmount: refunded, reason: body.reason };
}

/** What a step means besides the status. @param by for the refund: an e-mail address */
async function workOf(
  container: MedusaContainer,
  inside: Run,
  held: Held,
  body: ChangeReturnBody,
  by: string,
): Promise<Omit<ReturnChange, "id" | "status">> {
  const { order, one } = held;
  switch (body.status) {
    case "approved":
    case "withdrawn":
      return {};
    case "declined":
      return { reason: body.reason };
    case "received": {
      const decided = decideReceived(order, one, body.items);
      if ("problems" in decided) throw invalidRequest(decided.problems);
      await shopOrders(container).progress.bringBack(inside, order.id, decided.items);
      return { items: decided.items };
    }
    case "settled":
      return settle(container, inside, held, body, by);
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
  const { progress, returns } = shopOrders(container);
  const orderId = await returns.orderOf(inside, returnId);
  if (orderId === null) throw notFound();
  await progress.hold(inside, orderId);
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
  const by = who === "buyer" ? who : who.email;
  const work = await workOf(container, inside, { order, one }, body, by);
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
  const known = await shopOrders(container).checkout.order(ids.orderId);
  const isOwn = known !== null && isBuyer(container, who, known, accessToken);
  if (!isOwn || !known.returns.some(({ id }) => id === ids.returnId)) throw notFound();
  const step = { returnId: ids.returnId, body: { status: "withdrawn" }, who: "buyer" } as const;
  const taken = await inTransaction((inside) => takeStep(container, inside, step));
  await follow(container, taken);
  return returnOf(taken.one, taken.order);
}
