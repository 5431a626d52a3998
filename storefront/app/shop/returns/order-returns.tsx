import type { Order } from "@strive/backend/contracts/orders";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { kigaliDay } from "~/lib/kigali-day";
import { dateText } from "~/lib/order-words";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import * as words from "~/words/returns";
import { useBooked } from "./use-booked";
import { useIsBuyer } from "./use-is-buyer";
import { ReturnCard } from "./return-card";
import { dayText } from "./return-days";
import { returnOfferOf, type ReturnOffer } from "./return-offer";
import { returnPath } from "../orders/order-access";

function Help({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[34rem] text-ink-2">{text}</p>
      {children}
    </div>
  );
}

const CONTACT = (
  <Link to={paths.contact()} className="text-link">
    {words.contact}
  </Link>
);

function Offer({ offer, orderId }: { offer: ReturnOffer; orderId: string }) {
  switch (offer.kind) {
    case "any":
      return (
        <Help text={words.canReturn(dayText(offer.until))}>
          <ButtonLink to={returnPath(orderId)} size="sm">
            {words.title}
          </ButtonLink>
        </Help>
      );
    case "fault":
      return (
        <Help text={words.canReport(dateText(offer.ended), dateText(offer.until))}>
          <ButtonLink to={returnPath(orderId)} tone="line" size="sm">
            {words.faultTitle}
          </ButtonLink>
        </Help>
      );
    case "over":
      return <Help text={words.isOverHelp(dateText(offer.ended))}>{CONTACT}</Help>;
    case "too_many":
      return <Help text={words.tooManyHelp}>{CONTACT}</Help>;
    case "all_back":
    case "none":
      return null;
  }
}

interface OrderReturnsProps {
  order: Order;
  accessToken: string | null;
}

/** What of an order comes back, the newest first, and what else can. */
export function OrderReturns({ order, accessToken }: OrderReturnsProps) {
  const titleId = useId();
  const booked = useBooked();
  const isBuyer = useIsBuyer(order, accessToken);
  const offer = returnOfferOf(order, kigaliDay());
  if (order.returns.length === 0 && (offer.kind === "none" || !isBuyer)) return null;
  return (
    <section aria-labelledby={titleId} className="grid w-full gap-5">
      <h2 id={titleId} className="border-b border-ink pb-3 title-3">
        {words.section}
      </h2>
      {[...order.returns].reverse().map((entry) => (
        <ReturnCard
          key={entry.id}
          entry={entry}
          order={order}
          accessToken={accessToken}
          isBuyer={isBuyer}
          booked={entry.id === booked?.returnId ? booked : null}
        />
      ))}
      {isBuyer && <Offer offer={offer} orderId={order.id} />}
    </section>
  );
}
