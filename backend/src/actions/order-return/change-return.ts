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
  owesDelivery,
} from "../../modules/order/returns/domain/decide-return";
import { stepOf } from "../../modules/order/returns/domain/next-step";
import type {
  ReturnChange,
  ReturnedOrder,
  ReturnRecord,
} from "../../modules/order/returns/records";
import { recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { requestAlignment } from "../order/order-jobs";
import { afterRefund, refundRefusal } from "../payment/refund-payment";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { returnNumberOf, returnOf, staffReturnOf } from "./return-view";
import { mailReturn, tellStaff } from "./tell-return";

const STATUS_NAMES: Readonly<Record<ReturnStatus, string>> = {
  requested: "asked for",
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
    throw refuse("amount", `At most ${formatMoney(most, "RWF")}: that is what came back cost`);
  }
  if (refunded === 0 && most > 0 && one.isWithdrawal) {
    throw refuse("amount", "It was asked for within seven days: something has to be paid back");
  }
  if (refunded < most && reason === undefined) {
    throw refuse("reason", "Say why less is paid back");
  }
  return { delivery, refunded };
}

function moneyRefusal(refusal: Parameters<typeof refundRefusal>[0]): ApiError {
  switch (refusal.kind) {
    case "unpaid":
    case "unfinished":
      return conflict("This order is not paid yet. Record its money first");
    case "too-much":
      return conflict(
        `At most ${formatMoney(refusal.rest, "RWF")} of this order can still be paid back`,
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
  who: UserActor,
): Promise<Omit<ReturnChange, "id" | "status">> {
  const { one } = held;
  const { delivery, refunded } = settledRwf(held, body);
  const refundTo = body.refund_to ?? one.refundTo;
  if (refunded > 0) {
    const refusal = await shopOrders(container).payments.refundOrder(inside, {
      orderId: one.orderId,
      amount: refunded,
      reason: `Return ${returnNumberOf(one)}`,
      by: who.email,
      key: one.id,
      asCredit: refundTo === "credit",
    });
    if (refusal) throw moneyRefusal(refusal);
  }
  return { refundTo, deliveryAmount: delivery, refundedAmount: refunded, reason: body.reason };
}

/** What a step means besides the status. */
async function workOf(
  container: MedusaContainer,
  inside: Run,
  held: Held,
  body: ChangeReturnBody,
  who: Actor,
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
      if (who.kind === "guest") throw notFound();
      return settle(container, inside, held, body, who);
  }
}

interface Step {
  returnId: string;
  body: ChangeReturnBody;
  who: Actor;
  isBuyer: boolean;
}

async function takeStep(
  container: MedusaContainer,
  inside: Run,
  { returnId, body, who, isBuyer }: Step,
): Promise<Held> {
  const { progress, returns } = shopOrders(container);
  const orderId = await returns.orderOf(inside, returnId);
  if (orderId === null) throw notFound();
  await progress.hold(inside, orderId);
  const order = await returns.order(inside, orderId);
  const one = order?.returns.find(({ id }) => id === returnId);
  if (!order || !one) throw notFound();
  const step = stepOf(one, body.status);
  if (step === "same") return { order, one };
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
  if (isBuyer) await tellStaff(inside, order, changed);
  else if (who.kind === "user") {
    await recordActivity(inside, {
      who,
      action: "return.status",
      subject: { kind: "return", id: returnId, label: returnNumberOf(one) },
      before: { status: one.status },
      after: { status: body.status, ...(work.refundedAmount && { amount: work.refundedAmount }) },
    });
  }
  return { order, one: changed };
}

async function follow(container: MedusaContainer, { status }: ReturnRecord): Promise<void> {
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
  const { one } = await inTransaction((inside) =>
    takeStep(container, inside, { returnId, body, who, isBuyer: false }),
  );
  await follow(container, one);
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
  const checkout = shopOrders(container).checkout;
  const known = await checkout.order(ids.orderId);
  const isOwner = who.kind === "user" && known?.accountId === who.accountId;
  const isBuyer = isOwner || checkout.opensOrder(ids.orderId, accessToken);
  if (!isBuyer || !known?.returns.some(({ id }) => id === ids.returnId)) throw notFound();
  const body = { status: "withdrawn" } as const;
  const { order, one } = await inTransaction((inside) =>
    takeStep(container, inside, { returnId: ids.returnId, body, who, isBuyer }),
  );
  await follow(container, one);
  return returnOf(one, order);
}
