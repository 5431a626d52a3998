import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lookAtPayment } from "~/shop/orders/api";
import { isLeaving, openPage } from "~/shop/payment/payment-page";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import * as words from "~/words/confirmation";
import { Countdown } from "./countdown";
import { PayForm } from "./pay-form";

/** What the payment page adds to the address that it sends its payer back to. Nothing that it says is believed. */
function useReturn(): { isBack: boolean; hasLeft: boolean } {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const reference = search.get("tx_ref");
  useEffect(() => {
    if (reference === null) return;
    void lookAtPayment(reference)
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries({ queryKey: ["orders"] }));
  }, [reference, queryClient]);
  const isBack = reference !== null;
  return { isBack, hasLeft: isBack && search.get("status") === "cancelled" };
}

/** Goes to the payment page as soon as there is one, if its buyer has just asked to pay there. */
function useLeaving(orderId: string, url: string | undefined, isBack: boolean): void {
  useEffect(() => {
    if (url !== undefined && isLeaving(orderId) && !isBack) openPage(url);
  }, [orderId, url, isBack]);
}

interface CardWaitingProps {
  order: Order;
  payment: Payment;
  accessToken: string | null;
}

/** While a card is to be paid with, on a page elsewhere: the way there, the time left, and the alternatives. */
export function CardWaiting({ order, payment, accessToken }: CardWaitingProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { isBack, hasLeft } = useReturn();
  const { pay_url: url, expires_at: until } = payment;
  useLeaving(order.id, url, isBack);
  return (
    <section aria-label={words.payment} className="grid w-full justify-items-start gap-4">
      <Badge tone="pending">{words.cardBadge}</Badge>
      {isBack && (
        <p role="status" className="w-full bg-stone px-4 py-3.5 font-strong">
          {hasLeft ? words.cardLeft : words.cardChecking}
        </p>
      )}
      {until !== null && (
        <Countdown until={until} left={words.leftToPay} over={words.cardTimeOver} />
      )}
      <p className="max-w-[34rem] text-ink-2">{words.cardHelp}</p>
      {url === undefined ? (
        <p role="status" className="text-ink-2">
          {words.cardPreparing}
        </p>
      ) : (
        <ButtonLink to={url} tone="red" rel="noreferrer">
          {words.payByCard(formatMoney(payment.amount, "RWF"))}
        </ButtonLink>
      )}
      <Button
        tone="line"
        size="sm"
        aria-expanded={isChanging}
        onClick={() => setIsChanging((open) => !open)}
      >
        {isChanging ? words.keepWaiting : words.otherWay}
      </Button>
      {isChanging && <PayForm order={order} accessToken={accessToken} isRetry />}
    </section>
  );
}
