import type { MedusaContainer } from "@medusajs/framework/types";
import { FAULT_DAYS, RETURN_DAYS } from "../../contracts/return-days";
import type { CreateReturnBody, OrderReturn } from "../../contracts/returns";
import type { Actor, UserActor } from "../../lib/actor";
import { ApiError, conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { shopOrders } from "../../modules/order";
import {
  decideReturn,
  type ReturnDecision,
} from "../../modules/order/returns/domain/decide-return";
import type { ReturnedOrder, ReturnRecord } from "../../modules/order/returns/records";
import { recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { orderToWorkOn } from "../order/is-buyer";
import { requestAlignment, requestBuild } from "../order/order-jobs";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { requestFold } from "../sales/sales-jobs";
import { reserveExchange } from "./exchange";
import { openedFor, returnNumberOf, returnOf } from "./return-view";
import { mailReturn, tellStaff } from "./tell-return";

function refusalOf(decision: Exclude<ReturnDecision, { kind: "accepted" }>): ApiError {
  switch (decision.kind) {
    case "invalid":
      return invalidRequest(decision.problems);
    case "not-delivered":
      return conflict("This order is not delivered, so nothing of it can be returned yet");
    case "closed":
      return conflict(
        decision.isFault
          ? `Faults can be reported for ${FAULT_DAYS} days after delivery. Please contact us`
          : `Returns closed ${RETURN_DAYS} days after delivery. If something is broken or wrong, report a fault`,
      );
    case "too-many":
      return conflict("This order has had many returns already. Please contact us");
  }
}

/** The same form sent again. */
function isSame(known: ReturnRecord, body: CreateReturnBody): boolean {
  const asked = (items: readonly CreateReturnBody["items"][number][]) =>
    JSON.stringify(
      items.map(({ item_id, quantity, reason, exchange_for = null }) => [
        item_id,
        quantity,
        reason,
        exchange_for,
      ]),
    );
  const kept = known.items.map(({ exchangeFor, ...line }) => ({
    ...line,
    exchange_for: exchangeFor?.variant_id,
  }));
  return (
    asked(kept) === asked(body.items) &&
    known.note === (body.note ?? null) &&
    known.handOver === body.hand_over &&
    // Staff may have settled it otherwise.
    (known.status === "settled" || known.refundTo === body.refund_to)
  );
}

interface Wish {
  orderId: string;
  body: CreateReturnBody;
  key: string | null;
  /** null: the buyer asks. */
  staff: UserActor | null;
}

async function requestInside(
  container: MedusaContainer,
  inside: Run,
  { orderId, body, key, staff }: Wish,
): Promise<{ one: ReturnRecord; order: ReturnedOrder }> {
  const { progress, returns } = shopOrders(container);
  await progress.hold(inside, orderId);
  const order = await returns.order(inside, orderId);
  if (!order) throw notFound();
  const known = key === null ? null : await returns.ofKey(inside, orderId, key);
  if (known) {
    if (isSame(known, body)) return { one: known, order };
    const text = "This Idempotency-Key was used for another return";
    throw new ApiError(409, "idempotency_mismatch", text);
  }
  if (body.refund_to === "credit" && order.accountId === null) {
    const message = "This order was placed without an account, so it can't become store credit";
    throw invalidRequest([{ field: "refund_to", message }]);
  }
  const decision = decideReturn(order, body, staff !== null);
  if (decision.kind !== "accepted") throw refusalOf(decision);
  const { status, isWithdrawal, items } = decision;
  const added = await returns.add(inside, {
    id: entityId("ret"),
    orderId,
    key,
    status,
    isWithdrawal,
    items,
    note: body.note ?? null,
    handOver: body.hand_over,
    refundTo: body.refund_to,
  });
  const one = await reserveExchange(container, inside, body, order, added);
  await mailReturn(container, inside, order, one);
  if (!staff) await tellStaff(inside, order, one);
  if (staff) {
    await recordActivity(inside, {
      who: staff,
      action: "return.create",
      subject: { kind: "return", id: one.id, label: returnNumberOf(one) },
      before: null,
      after: { order: order.orderNumber, status },
    });
  }
  return { one, order };
}

/**
 * Articles of a delivered order are to come back: its buyer asks within the days of the law, or reports a fault;
 * staff may at any time. With a key the same call again is the same return.
 * @throws ApiError 400 with the line; 404 for an order that is not the caller's; 409 before it is delivered, and
 * once the days are over; as of `reserveExchange` where something is exchanged
 */
export async function requestReturn(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  body: CreateReturnBody,
  key: string | null,
): Promise<OrderReturn> {
  const { checkout } = shopOrders(container);
  const { by } = await orderToWorkOn(container, actor, orderId, body.access_token);
  const staff = by === "customer" ? null : by;
  const { one, order } = await inTransaction((inside) =>
    requestInside(container, inside, { orderId, body, key, staff }),
  );
  requestAlignment(container);
  requestMail(container);
  const answer = returnOf(one, order);
  if (one.exchange === null) return answer;
  requestBuild(container);
  requestFold(container);
  await refreshCatalogue(container);
  return staff ? answer : openedFor(answer, (id) => checkout.accessToken(id));
}
