import { formatMoney } from "@strive/backend/contracts/money";
import { moneyOf, newestPayment } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, type SyntheticEvent } from "react";
import { failureText, firstFieldText } from "~/lib/failure-text";
import { startPayment, type PaymentChoice } from "~/shop/orders/api";
import { isMailed } from "~/shop/orders/gift-cards";
import { PaymentBox } from "~/shop/payment/payment-box";
import { phoneText } from "@strive/backend/contracts/phone";
import { usePaymentChoice } from "~/shop/payment/use-payment-choice";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/confirmation";
import * as fields from "~/words/fields";
import * as paymentWords from "~/words/payment";

interface PayFormProps {
  order: Order;
  accessToken: string | null;
  /** An attempt came to nothing: the button offers the next one. */
  isRetry?: boolean;
}

/** Starts an attempt for an order that is placed: the same again, another number, another method. */
export function PayForm({ order, accessToken, isRetry = false }: PayFormProps) {
  const queryClient = useQueryClient();
  const newest = newestPayment(order);
  const boxRef = useRef<HTMLDivElement>(null);
  const choice = usePaymentChoice({
    boxRef,
    district: order.deliveryAddress.district,
    hasRider: !isMailed(order) && order.is_pickup !== true,
    phone: phoneText(order.phone),
    start: {
      method: newest?.payment_method ?? null,
      wallet: newest?.phone ? phoneText(newest.phone) : null,
      network: newest?.network ?? null,
    },
  });
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: (chosen: PaymentChoice) => startPayment(order.id, accessToken, chosen),
    // Refused, too: the order may have been paid or cancelled in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["orders"] }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = choice.check();
    if (chosen !== null && !isPending) mutate(chosen);
  };
  const label =
    choice.method === "cod"
      ? words.payOnDelivery
      : isRetry
        ? words.tryAgain
        : words.pay(formatMoney(moneyOf(order).owed, "RWF"));
  return (
    <form noValidate onSubmit={submit} aria-label={words.payment} className="grid w-full gap-4">
      <fieldset>
        <legend className="mb-3 title-3 font-bold!">{paymentWords.method}</legend>
        <PaymentBox ref={boxRef} choice={choice} />
      </fieldset>
      {error !== null && <Message tone="danger">{failureText(error, firstFieldText)}</Message>}
      <Button type="submit" tone="red" disabled={isPending} className="justify-self-start">
        {isPending ? fields.processing : label}
      </Button>
    </form>
  );
}
