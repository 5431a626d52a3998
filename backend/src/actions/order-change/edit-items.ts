import type { MedusaContainer } from "@medusajs/framework/types";
import type { EditItemsBody, EditQuote, QuoteEditBody } from "../../contracts/order-changes";
import type { Order } from "../../contracts/orders";
import type { UserActor } from "../../lib/actor";
import { conflict } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import type { LineWish } from "../../modules/order/change/domain/decide-edit";
import { afterRefund } from "../payment/refund-payment";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { changedLines, decideLines, linesText, needExpected, writeLines } from "./edit-lines";
import { changeHeldOrder, lookAtChangeable, type HeldChangeable } from "./held-change";

const wishesOf = ({ items }: QuoteEditBody): LineWish[] =>
  items.map(({ item_id, variant_id, quantity, unit_price }) => ({
    itemId: item_id,
    variantId: variant_id,
    quantity,
    unitPriceRwf: unit_price,
  }));

/**
 * What an order would cost with other lines, and what would be asked for or go back. Stock is not looked at.
 * @throws ApiError 404; 400 with the field; 409 once it is packed, or where what it costs stays
 */
export function quoteEdit(
  container: MedusaContainer,
  orderId: string,
  body: QuoteEditBody,
): Promise<EditQuote> {
  return lookAtChangeable(container, orderId, async (inside, order) => {
    const { quote } = await decideLines(container, inside, order, wishesOf(body));
    return quote;
  });
}

/** The order is like that already: the answer to an earlier try was lost. A line that was added has an id by now. */
async function isWritten(
  container: MedusaContainer,
  inside: Run,
  order: HeldChangeable,
  wishes: readonly LineWish[],
): Promise<boolean> {
  const known = wishes.map((wish) => ({
    ...wish,
    itemId: wish.itemId ?? order.items.find((item) => item.variant_id === wish.variantId)?.id,
  }));
  return (await shopOrders(container).changes.decide(inside, order, known)).kind === "same";
}

/**
 * Staff change what an order is of: lines, pieces and prices, until it is packed. What it costs more is asked for, what it
 * costs less goes back the way it was paid. The same lines again change nothing.
 * @throws ApiError as `quoteEdit`; 409 `price_changed` with what it comes to, `insufficient_stock` with what is left, and
 * where somebody changed it meanwhile
 */
export async function editItems(
  container: MedusaContainer,
  by: UserActor,
  orderId: string,
  body: EditItemsBody,
): Promise<Order> {
  const wishes = wishesOf(body);
  const request = { actor: by, orderId, accessToken: undefined };
  const answer = await changeHeldOrder(container, request, async (inside, order) => {
    if (body.version !== order.version) {
      if (await isWritten(container, inside, order, wishes)) return null;
      throw conflict("Somebody changed this order meanwhile. Please look at it again");
    }
    const { quote, edit } = await decideLines(container, inside, order, wishes);
    if (!edit) return null;
    needExpected(quote, body.expected_total);
    await writeLines(container, inside, order, { edit, quote }, wishes);
    return {
      event: "items-changed",
      what: (orderNumber) => `the lines of ${orderNumber}`,
      before: { lines: linesText(order.items), total: order.total },
      after: { lines: linesText(edit.items), total: edit.total, reason: body.reason },
      lines: changedLines(order.items, edit.items),
      reason: body.reason,
    };
  });
  afterRefund(container);
  await refreshCatalogue(container);
  return answer;
}
