import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeItemBody } from "../../contracts/order-changes";
import type { Order } from "../../contracts/orders";
import type { Actor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { afterRefund } from "../payment/refund-payment";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { changedLines, decideLines, lookOf, needExpected, writeLines } from "./edit-lines";
import { changeHeldOrder } from "./held-change";

/**
 * Another size or colour of what was ordered, until it is packed. What it costs more or less has to be expected: then it
 * is asked for, or goes back.
 * @throws ApiError 404 for an order or line that is not the caller's; 400 `variant_id` for what is not of that article;
 * 409 `price_changed` with what it comes to, `insufficient_stock` with what is left, and once it is packed
 */
export async function changeItem(
  container: MedusaContainer,
  actor: Actor,
  { orderId, itemId }: { orderId: string; itemId: string },
  { variant_id: variantId, expected_total, access_token: accessToken }: ChangeItemBody,
): Promise<Order> {
  const answer = await changeHeldOrder(
    container,
    { actor, orderId, accessToken },
    async (inside, order) => {
      const line = order.items.find(({ id }) => id === itemId);
      if (!line) throw notFound();
      const wishes = order.items.map(({ id, variant_id, quantity }) => ({
        itemId: id,
        variantId: id === itemId ? variantId : variant_id,
        quantity,
      }));
      const { quote, edit } = await decideLines(
        container,
        inside,
        order,
        wishes,
        () => "variant_id",
      );
      if (!edit) return null;
      needExpected(quote, expected_total ?? order.total);
      await writeLines(container, inside, order, { edit, quote }, wishes);
      const now = edit.items.find(({ id }) => id === itemId) ?? line;
      const article = line.product_name;
      return {
        event: "article-changed",
        what: (orderNumber) => `${article} in ${orderNumber}, ${lookOf(line)} to ${lookOf(now)}`,
        before: { article, variant: lookOf(line), total: order.total },
        after: { article, variant: lookOf(now), total: edit.total },
        lines: changedLines(order.items, edit.items),
      };
    },
  );
  afterRefund(container);
  await refreshCatalogue(container);
  return answer;
}
