import type { MedusaContainer } from "@medusajs/framework/types";
import type { StockShortage } from "../../contracts/orders";
import { isFaultReason, isOpenReturn } from "../../contracts/return-rules";
import type { CreateReturnBody, ExchangePrice } from "../../contracts/returns";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, unavailable } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import type { ExchangeWish } from "../../modules/order/exchange/records";
import { amountOf } from "../../modules/order/returns/domain/decide-return";
import type { ReturnedOrder, ReturnRecord } from "../../modules/order/returns/records";
import { afterStatusChange, changeStatusInside } from "../order/change-status-inside";

/** What of the order's money other returns are owed, or have promised for an exchange; whole RWF. */
const promisedRwf = ({ returns }: ReturnedOrder): number =>
  returns.filter(isOpenReturn).reduce((sum, one) => sum + amountOf(one), 0);

function wishesOf(
  { items }: CreateReturnBody,
  order: ReturnedOrder,
  one: ReturnRecord,
): ExchangeWish[] {
  return items.flatMap(({ item_id: itemId, quantity, exchange_for: variantId }, index) => {
    const item = order.items.find(({ id }) => id === itemId);
    if (!item || variantId === undefined) return [];
    const { product_id: productId, variant_id: oldVariantId } = item;
    const paidRwf = one.items.find(({ item_id }) => item_id === itemId)?.amount ?? 0;
    return [{ index, itemId, productId, oldVariantId, variantId, quantity, paidRwf }];
  });
}

/**
 * Reserves what is wanted in exchange, in the transaction that asks for the return: as an order, which the returned
 * pieces pay as far as they go.
 * @returns the return with it; as it was where nothing is exchanged
 * @throws ApiError 400 with the line; 409 `insufficient_stock` with the lines, `price_changed` with what it costs now;
 * 409 while the order's money is not recorded, or is paid back; 503
 */
export async function reserveExchange(
  container: MedusaContainer,
  inside: Run,
  body: CreateReturnBody,
  order: ReturnedOrder,
  one: ReturnRecord,
): Promise<ReturnRecord> {
  const wishes = wishesOf(body, order, one);
  if (wishes.length === 0) return one;
  const same = wishes.find(
    ({ variantId, oldVariantId, index }) =>
      variantId === oldVariantId && !isFaultReason(body.items[index]?.reason ?? "other"),
  );
  if (same) {
    const message = "Choose another size or colour";
    throw invalidRequest([{ field: `items.${same.index}.exchange_for`, message }]);
  }
  if (!order.isPaid) {
    throw conflict("The money of this order is not recorded yet. Please contact us");
  }
  const { exchanges, returns } = shopOrders(container);
  const outcome = await exchanges.place(inside, {
    returnId: one.id,
    orderId: order.id,
    wishes,
    returnedRwf: amountOf(one),
    expectedRwf: body.expected_total,
    until: order.exchangeUntil,
  });
  switch (outcome.kind) {
    case "invalid":
      throw invalidRequest([...outcome.problems]);
    case "short": {
      const data: StockShortage = { lines: [...outcome.shortages] };
      throw conflict("This size or colour has just sold out", "insufficient_stock", data);
    }
    case "repriced": {
      const data: ExchangePrice = { total_amount: outcome.totalRwf, due_amount: outcome.dueRwf };
      throw conflict("The price of this exchange has changed", "price_changed", data);
    }
    case "busy":
      throw unavailable(1);
    case "placed":
      break;
  }
  const { placed } = outcome;
  if (placed.coveredRwf > order.leftRwf - promisedRwf(order)) {
    throw conflict("A part of this order's money is paid back already. Please contact us");
  }
  return returns.setExchange(inside, one, placed, order.exchangeUntil);
}

/**
 * The return comes to nothing, so what was kept in exchange is for sale again.
 * @param by a person of the staff, or the buyer
 * Once it is packed only staff close it: then all of it is to be paid.
 * @throws ApiError 409 once it is packed, for the buyer, and where money has paid a part of it
 */
export async function cancelExchange(
  container: MedusaContainer,
  inside: Run,
  { id, orderId: ofOrder, exchange }: ReturnRecord,
  by: UserActor | "buyer",
): Promise<void> {
  if (exchange === null) return;
  const { orderId, orderNumber } = exchange;
  const { exchanges, payments } = shopOrders(container);
  const outcome = await changeStatusInside(container, inside, {
    orderId,
    status: "cancelled",
    event: "exchange-ended",
    by: by === "buyer" ? "customer" : by,
    onlyUnpacked: true,
    isToldOtherwise: true,
  });
  if (outcome.kind !== "changed" && outcome.kind !== "same") {
    if (by === "buyer") {
      throw conflict("What you get in exchange is packed already. Please contact us");
    }
    // It is sent, and what was to pay it does not come: all of it is to be paid now.
    const balance = await exchanges.hold(inside, id);
    const reason = "The return was closed";
    const isOwed =
      balance !== null &&
      (await payments.takeBackExchange(inside, {
        orderId,
        creditId: balance.creditId,
        amount: null,
        reason,
        by: by.email,
      }));
    if (!isOwed) {
      throw conflict(`${orderNumber} in exchange is packed, and partly paid. Cancel that first`);
    }
  }
  await exchanges.close(inside, id, ofOrder, by === "buyer" ? by : by.email);
}

/**
 * What comes back did not come in time: what was kept in exchange is for sale again, and the return goes on as one
 * for money; of what is sent already staff are told. It checks again once it holds both orders.
 */
export async function endOverdueExchange(
  container: MedusaContainer,
  returnId: string,
): Promise<void> {
  const { exchanges, returns } = shopOrders(container);
  const isCancelled = await inTransaction(async (inside) => {
    await returns.holdOrders(inside, returnId);
    const overdue = await exchanges.readOverdue(inside, returnId);
    if (!overdue) return false;
    if (overdue.isSent) {
      await exchanges.tellMissing(inside, returnId, overdue);
      await exchanges.letStay(inside, returnId);
      return false;
    }
    const { kind } = await changeStatusInside(container, inside, {
      orderId: overdue.orderId,
      status: "cancelled",
      event: "exchange-expired",
      by: "system",
      onlyUnpacked: true,
      isToldOtherwise: true,
    });
    if (kind === "changed") await exchanges.tellEnded(inside, overdue);
    else await exchanges.letStay(inside, returnId);
    return kind === "changed";
  });
  if (isCancelled) await afterStatusChange(container);
}
