import type { MedusaContainer } from "@medusajs/framework/types";
import { MAX_LIMIT } from "../../contracts/pagination";
import type { OwnData } from "../../contracts/own-data";
import type { UserActor } from "../../lib/actor";
import { unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import type { OrderRecord } from "../../modules/order/checkout/records";
import { contactMessages } from "../../modules/contact";
import { ownAlerts } from "../alert/own-alerts";
import { ownCreditOf } from "../credit/credit-view";
import { messageViewOf } from "../contact/message-view";
import { orderOf } from "../order/order-view";
import { readAddresses } from "../saved-address/saved-address";
import { readSavedList } from "../saved-list/saved-list";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";
import { ownReviewOf } from "../review/review-view";

async function ordersOf(container: MedusaContainer, accountId: string): Promise<OrderRecord[]> {
  const checkout = shopOrders(container).checkout;
  const found: OrderRecord[] = [];
  for (;;) {
    const page = { sort: "latest" as const, limit: MAX_LIMIT, offset: found.length };
    const { orders } = await checkout.orders(accountId, page);
    found.push(...orders);
    if (orders.length < MAX_LIMIT) return found;
  }
}

/** Everything the shop keeps about the caller. */
export async function ownData(container: MedusaContainer, actor: UserActor): Promise<OwnData> {
  const user = await shopAccounts(container).user(actor.accountId);
  if (!user) throw unauthenticated();
  const orders = await ordersOf(container, actor.accountId);
  const cart = await readSavedList(container, actor, "cart");
  const wishlist = await readSavedList(container, actor, "wishlist");
  // The address is theirs: they proved it by a code, or staff, who read all messages, typed it.
  const messages = await contactMessages(container).messagesOf(user.email);
  const reviews = await shopProducts(container).reviews.ofOrders(orders.map(({ id }) => id));
  return {
    exported_at: new Date().toISOString(),
    user,
    former_emails: await shopAccounts(container).formerEmails(actor.accountId),
    addresses: await readAddresses(container, actor),
    orders: orders.map(orderOf),
    cart: cart.items,
    wishlist: wishlist.items,
    shared_list: await shopAccounts(container).sharedLists.own(actor.accountId),
    alerts: await ownAlerts(container, actor),
    store_credit: ownCreditOf(await shopOrders(container).credits.own(actor.accountId)),
    reviews: reviews.map(ownReviewOf),
    messages: messages.map(messageViewOf),
  };
}
