import { phoneText } from "@strive/backend/contracts/phone";
import type { Order } from "@strive/backend/contracts/orders";
import { useRef, type ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { PinLink } from "~/ui/pin-link";
import * as words from "~/words/orders";
import { title as phoneNewsTitle } from "~/words/phone-news";
import { CancelOrder } from "./cancel-order";
import { ChangeAddress, ChangeItems } from "./change-order";
import { GiftFact } from "./gift-fact";
import { hasGiftCards, isMailed } from "./gift-cards";
import { deliveryText } from "~/lib/delivery-dates";
import { waitsForReturn } from "~/lib/exchange-order";
import { OrderTimeline } from "./order-timeline";
import { PhoneNews } from "./phone-news";
import { dateText } from "~/lib/order-words";
import { statusName } from "~/lib/status-name";

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 border-b border-line py-4 sm:grid-cols-[140px_1fr]">
      <dt className="text-[14px] font-strong">{label}</dt>
      <dd className="grid min-w-0 justify-items-start gap-2 text-[15px]">{children}</dd>
    </div>
  );
}

function Address({ order }: { order: Order }) {
  const { address, city, district, landmark, pin } = order.deliveryAddress;
  return (
    <address className="grid break-words not-italic">
      <span>{`${order.firstname} ${order.lastname}`}</span>
      {order.is_pickup !== true && (
        <>
          <span>{address}</span>
          {landmark !== null && <span>{landmark}</span>}
          <span>{`${city}, ${district}`}</span>
          <span>{words.country}</span>
        </>
      )}
      <span>{phoneText(order.phone)}</span>
      {pin !== null && <PinLink pin={pin} />}
    </address>
  );
}

/** A day can be promised: something is sent, and does not wait for a return. */
const hasDelivery = (order: Order): boolean =>
  !isMailed(order) &&
  order.is_pickup !== true &&
  order.status !== "cancelled" &&
  !waitsForReturn(order);

function placeLabel(order: Order): string {
  if (order.is_pickup === true) return words.collectIn;
  return isMailed(order) ? words.yourAddress : words.address;
}

interface OrderFactsProps {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner. */
  accessToken: string | null;
  /** What the screen says about the money: a `Fact`, or nothing. */
  payment: ReactNode;
}

/** Where an order stands and where it goes, for its buyer. */
export function OrderFacts({ order, accessToken, payment }: OrderFactsProps) {
  const sizeOpener = useRef<HTMLButtonElement>(null);
  return (
    <dl>
      <Fact label={words.status}>
        <Badge tone={order.status}>{statusName(order, order.status)}</Badge>
        <ChangeItems order={order} accessToken={accessToken} openerRef={sizeOpener} />
        <CancelOrder order={order} accessToken={accessToken} sizeOpener={sizeOpener} />
      </Fact>
      <Fact label={words.history}>
        <OrderTimeline order={order} />
      </Fact>
      <Fact label={words.ordered}>{dateText(order.order_date)}</Fact>
      {order.delivery !== null && hasDelivery(order) && (
        <Fact label={words.delivery}>{deliveryText(order.delivery)}</Fact>
      )}
      {payment}
      {order.gift !== null && hasGiftCards(order) && (
        <Fact label={words.giftGoesTo}>
          <GiftFact gift={order.gift} />
        </Fact>
      )}
      <Fact label={placeLabel(order)}>
        <Address order={order} />
        <ChangeAddress order={order} accessToken={accessToken} />
      </Fact>
      {order.texts !== undefined && order.status !== "cancelled" && (
        <Fact label={phoneNewsTitle}>
          <PhoneNews order={order} texts={order.texts} accessToken={accessToken} />
        </Fact>
      )}
      {order.note !== null && <Fact label={words.note}>{order.note}</Fact>}
    </dl>
  );
}
