import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { ticketFor, useDropTickets } from "~/lib/drop-ticket-atoms";
import { useKeepDiscountCode, useNoteOrderRefusal } from "~/lib/discount-atoms";
import { forgetGiftCard, keepCreditOf } from "~/shop/credits/kept-credit";
import { OWN_CREDIT } from "~/shop/credits/own-credit";
import { QUOTES } from "~/shop/discounts/quote-query";
import type { PricedLine } from "~/shop/line-check/priced-lines";
import type { PaymentChoice } from "~/shop/orders/api";
import { confirmationPath } from "~/shop/orders/order-access";
import type { Totals } from "~/shop/order-summary/totals";
import { clearWanted } from "~/shop/payment/kept-payment";
import { removeCheckout } from "~/shop/session-values";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { failureOf, type CheckoutFailure } from "./checkout-failure";
import { endAttempt, noteRefusal, startAttempt } from "./order-attempt";
import { submitOrder } from "./submit-order";
import type { CheckoutLines } from "./use-checkout-lines";

export interface Placing {
  body: CreateOrderBody;
  /** Null leaves the payment to the next screen. */
  payment: PaymentChoice | null;
  /** What the shopper saw as it was sent, and sees while it travels. */
  lines: PricedLine[];
  totals: Totals;
}

/** What was sold as a gift card is none. */
const isNoGift = (failure: CheckoutFailure): boolean =>
  failure.kind === "fields" && failure.errors.some(({ field }) => field === "gift");

/** Sends the order, and on success empties what was bought and goes to the confirmation. */
export function usePlaceOrder({ origin, clear }: Pick<CheckoutLines, "origin" | "clear">) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keepCode = useKeepDiscountCode();
  const tickets = useDropTickets();
  const noteCodeRefusal = useNoteOrderRefusal();
  const mutation = useMutation({
    // Offline is a failure that is said at once, not a promise to send later.
    networkMode: "always",
    mutationFn: ({ body, payment, lines }: Placing) => {
      const { key } = startAttempt(origin, body);
      // Another place does not make it another order.
      const ticket = ticketFor(
        tickets,
        lines.map(({ _id }) => _id),
      );
      return submitOrder(
        { ...body, ...(ticket !== undefined && { drop_ticket: ticket }) },
        key,
        payment,
      );
    },
    onSuccess: (order, { body }) => {
      endAttempt(origin);
      removeCheckout();
      clearWanted();
      if (body.discount_code !== undefined) keepCode("");
      if (body.gift_card !== undefined) forgetGiftCard();
      // Also where nothing was left of it: the choice was this order's.
      keepCreditOf("");
      void queryClient.invalidateQueries({ queryKey: OWN_CREDIT, refetchType: "none" });
      // What was used once may not be good a second time.
      void queryClient.invalidateQueries({ queryKey: QUOTES, refetchType: "none" });
      clear();
      void navigate(confirmationPath(order.id), { replace: true });
    },
    onError: (error, { body }) => {
      const failure = failureOf(error);
      const { kind } = failure;
      if (kind !== "unanswered" && kind !== "sent-before") noteRefusal(origin);
      // What the server refused may be a product that changed: look again.
      if (kind === "refused" || kind === "repriced" || isNoGift(failure)) {
        void queryClient.invalidateQueries({ queryKey: ["products", "one"] });
      }
      if (kind === "repriced") {
        void queryClient.invalidateQueries(shippingQuery());
        void queryClient.invalidateQueries({ queryKey: OWN_CREDIT });
      }
      // Nothing more can be had from it.
      if (kind === "card") forgetGiftCard();
      if (kind === "repriced" || kind === "code" || kind === "card") {
        void queryClient.invalidateQueries({ queryKey: QUOTES });
      }
      if (kind === "code") {
        noteCodeRefusal({ code: body.discount_code ?? "", refusal: failure.refusal });
      }
    },
  });
  return {
    /** Never rejects: null is a placed order. */
    place: (placing: Placing): Promise<CheckoutFailure | null> =>
      mutation.mutateAsync(placing).then(() => null, failureOf),
    reset: mutation.reset,
    failure: mutation.error === null ? null : failureOf(mutation.error),
    /** Until the confirmation is there; a placed order is never sent from the same screen again. */
    isBusy: mutation.isPending || mutation.isSuccess,
    /** The last one; null before there was any. */
    sent: mutation.variables ?? null,
    /** The one that became an order. */
    placed: mutation.isSuccess ? mutation.variables : null,
  };
}
