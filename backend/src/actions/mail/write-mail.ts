import type { MedusaContainer } from "@medusajs/framework/types";
import { firstNameOf } from "../../contracts/delivery-rules";
import { MailRefused } from "../../lib/mail-refused";
import type { ClaimedMail, RenderedMail } from "../../modules/mail/records";
import {
  mailOf,
  type GiftCardFacts,
  type OrderFacts,
  type ToldFacts,
} from "../../modules/mail/templates";
import type { OrderRecord } from "../../modules/order/checkout/records";
import { paymentOf } from "../payment/payment-view";
import { shopOrders } from "../../modules/order";
import { shopSettings } from "../../modules/settings";

/** Who is on the way with an order. */
function riderOf({ parcels }: OrderRecord): OrderFacts["rider"] {
  const rider = parcels.find(({ state }) => state === "out")?.rider ?? null;
  return rider && { name: firstNameOf(rider.name), phone: rider.phone };
}

/** The order as it is now, with the link that opens it for the mail's recipient. */
async function orderFacts(
  container: MedusaContainer,
  orderId: string,
  shopUrl: string,
): Promise<OrderFacts> {
  const checkout = shopOrders(container).checkout;
  const order = await checkout.order(orderId);
  if (!order) throw new MailRefused("The order it tells of is gone.");
  // After the #, which browsers keep to themselves: it is in no log and no referrer.
  const access = encodeURIComponent(checkout.accessToken(order.id));
  return {
    orderNumber: order.orderNumber,
    firstname: order.firstname,
    lastname: order.lastname,
    email: order.email,
    phone: order.phone,
    address: order.address,
    city: order.city,
    district: order.district,
    landmark: order.landmark,
    note: order.note,
    isPickup: order.isPickup,
    items: order.items.map((item) => ({
      name: item.product_name,
      image: item.image,
      size: item.size,
      color: item.color,
      quantity: item.quantity,
      lineTotalRwf: item.line_total,
    })),
    subtotalRwf: order.subtotal,
    shippingRwf: order.shipping,
    discounts: order.discounts,
    totalRwf: order.total,
    status: order.status,
    payments: order.payments.map((payment) => paymentOf(order, payment)),
    rider: riderOf(order),
    heldUntil: order.heldUntil,
    orderUrl: `${shopUrl}/checkout/confirmation?order=${encodeURIComponent(order.id)}#access=${access}`,
  };
}

async function cardFacts(container: MedusaContainer, cardId: string): Promise<GiftCardFacts> {
  const card = await shopOrders(container).credits.readCard(cardId);
  if (!card) throw new MailRefused("The gift card is gone.");
  const { code, isOff, ...said } = card;
  if (isOff) throw new MailRefused("The gift card is switched off.");
  if (code === null)
    throw new MailRefused("JWT_SECRET has changed: nobody knows the code any more.");
  return { ...said, code };
}

/** A mail's facts, with what they name looked up. */
async function toldFacts(container: MedusaContainer, { facts }: ClaimedMail, shopUrl: string) {
  const { orderId, cardId } = facts;
  if (typeof orderId === "string") {
    return { ...facts, order: await orderFacts(container, orderId, shopUrl) };
  }
  if (typeof cardId === "string") return { ...facts, card: await cardFacts(container, cardId) };
  return facts;
}

/**
 * Writes a claimed mail: its facts, what has to be looked up, and the shop's own.
 * @param shopUrl public origin, without a slash at its end
 * @throws MailRefused when its subject is gone
 */
export async function writeMail(
  container: MedusaContainer,
  mail: ClaimedMail,
  shopUrl: string,
): Promise<RenderedMail> {
  const told = await toldFacts(container, mail, shopUrl);
  const { siteName } = shopSettings(container).app;
  // A row's facts match its template: enqueueMail's types ensure it.
  return mailOf({ template: mail.template, facts: told } as ToldFacts, {
    siteName,
    shopUrl,
  });
}
