import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeItemBody } from "../../contracts/order-changes";
import type { Order, StockShortage } from "../../contracts/orders";
import type { Actor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import { differenceText } from "../../modules/order/change/domain/decide-change";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { changeHeldOrder } from "./held-change";

const lookOf = ({ size, color }: { size: string; color: string }) => `${size} / ${color}`;

/**
 * Another size or colour of what was ordered, until it is packed, at the price that was promised.
 * @throws ApiError 404 for an order or line that is not the caller's; 400 `variant_id` for what is not of that article,
 * or costs something else; 409 `insufficient_stock` with what is left, and once it is packed
 */
export async function changeItem(
  container: MedusaContainer,
  actor: Actor,
  { orderId, itemId }: { orderId: string; itemId: string },
  { variant_id: variantId, access_token: accessToken }: ChangeItemBody,
): Promise<Order> {
  const answer = await changeHeldOrder(
    container,
    { actor, orderId, accessToken },
    async (inside, order) => {
      const line = order.items.find(({ id }) => id === itemId);
      if (!line) throw notFound();
      if (order.isExchange) {
        throw conflict("This is what you get in exchange. Please contact us to change it");
      }
      const refuse = (message: string) => invalidRequest([{ field: "variant_id", message }]);
      if (line.is_gift_card) throw refuse("A gift card stays as it is");
      const { orderNumber } = order;
      const { changes } = shopOrders(container);
      const outcome = await changes.swap(inside, { id: orderId, orderNumber }, line, variantId);
      switch (outcome.kind) {
        case "same":
          return null;
        case "invalid":
          throw refuse("Choose another size or colour of the same article");
        case "other-price": {
          const message = `It costs ${differenceText(outcome.moreRwf)} today. Please contact us to change it`;
          throw refuse(message);
        }
        case "short": {
          const { product_id, product_name, quantity: requested } = line;
          const { available } = outcome;
          const short = { product_id, product_name, variant_id: variantId, requested, available };
          const data: StockShortage = { lines: [{ index: order.items.indexOf(line), ...short }] };
          const text =
            available > 0
              ? `Only ${available} left in this size or colour`
              : "This size or colour has just sold out";
          throw conflict(text, "insufficient_stock", data);
        }
        case "swap":
          return {
            event: "article-changed",
            what: () =>
              `${line.product_name} in ${orderNumber}, ${lookOf(line)} to ${lookOf(outcome.candidate)}`,
            before: { article: line.product_name, variant: lookOf(line) },
            after: { article: line.product_name, variant: lookOf(outcome.candidate) },
          };
      }
    },
  );
  await refreshCatalogue(container);
  return answer;
}
