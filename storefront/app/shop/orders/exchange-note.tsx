import type { Order } from "@strive/backend/contracts/orders";
import * as words from "~/words/orders";
import { OrderLink } from "./order-link";

/** Of an order that brings something in exchange: for which return, and the way to it. */
export function ExchangeNote({ exchange_of: of }: Pick<Order, "exchange_of">) {
  if (of === null) return null;
  return (
    <p>
      <OrderLink
        orderId={of.order_id}
        accessToken={of.access_token}
        className="inline-flex min-h-11 items-center font-strong underline underline-offset-4 hover:text-red"
      >
        {words.exchangeFor(of.return_number, of.order_number)}
      </OrderLink>
    </p>
  );
}
