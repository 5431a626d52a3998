import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import { districtOf } from "@strive/backend/contracts/places";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { CreditSwitch } from "~/shop/credits/credit-switch";
import { GiftCardNote } from "~/shop/credits/gift-card-note";
import { useTill, type Till } from "~/shop/credits/use-till";
import { CodeBox } from "~/shop/discounts/code-box";
import { ChangedNotice } from "~/shop/line-check/changed-notice";
import { useLineChecks } from "~/shop/line-check/use-line-checks";
import { changesOf } from "~/shop/line-check/use-replace-in-cart";
import { TWO_COLUMNS } from "~/shop/page-header";
import type { PaymentChoice } from "~/shop/orders/api";
import { readWanted, saveWanted } from "~/shop/payment/kept-payment";
import { PaymentBox } from "~/shop/payment/payment-box";
import { usePaymentChoice } from "~/shop/payment/use-payment-choice";
import { deliveryTermsOf, NO_DELIVERY } from "~/shop/shipping/delivery-terms";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { countOf } from "~/lib/cart-rules";
import { useCurrency } from "~/lib/currency";
import { goodsRwfOf } from "~/lib/line-totals";
import { Form } from "~/ui/form";
import * as apiErrors from "~/words/api-errors";
import * as words from "~/words/checkout";
import * as creditWords from "~/words/credits";
import * as paymentWords from "~/words/payment";
import { whatIsLeft, type CheckoutFailure } from "./checkout-failure";
import { AddressPart } from "./address-part";
import { CompanyFields } from "./company-fields";
import { CheckoutSummary } from "./checkout-summary";
import { checkoutTotals } from "./checkout-totals";
import { FailureAlert } from "./failure-alert";
import { GiftFields } from "./gift-fields";
import { isForSomebody } from "./gift-form";
import { endAttempt, openAttempt } from "./order-attempt";
import { OfflineNote } from "./offline-note";
import { orderBodyOf } from "./order-body";
import { PickupChoice } from "./pickup-choice";
import { PICKUP_WAY } from "./pickup-form";
import { PlaceOrderBar } from "./place-order-bar";
import { repricing } from "./price-change";
import { useCheckoutSettings } from "./public-settings";
import { ContactFields, DeliveryFields, NameFields, useTextChoice } from "./shipping-fields";
import type { CheckoutLines } from "./use-checkout-lines";
import type { usePlaceOrder } from "./use-place-order";
import type { Keep } from "./use-keep-address";
import { useShippingForm } from "./use-shipping-form";

/** The rules of the form could not be loaded, so nothing was sent. */
const NOT_SENT: CheckoutFailure = {
  kind: "refused",
  text: apiErrors.network,
  help: words.notSent,
};

/** What was refused is nothing to talk about once it was taken back, or another one entered. */
function failureToShow(failure: CheckoutFailure | null, { discounts, credits }: Till) {
  if (failure?.kind === "code" && discounts.state.kind !== "refused") return null;
  return failure?.kind === "card" && credits.card !== "" ? null : failure;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-9">
      <legend className="mb-4 title-3 font-bold!">{title}</legend>
      {children}
    </fieldset>
  );
}

interface CheckoutFormProps {
  source: CheckoutLines;
  placing: ReturnType<typeof usePlaceOrder>;
}

export function CheckoutForm({ source, placing }: CheckoutFormProps) {
  const { origin, replace } = source;
  const { isBusy } = placing;
  const formId = useId();
  const checks = useLineChecks(source.lines);
  const { lines } = checks;
  // What was bought is cleared before the next screen is there.
  const bought = placing.placed?.lines ?? lines;
  const giftCount = countOf(bought.filter(({ isGiftCard }) => isGiftCard));
  const isMailed = goodsRwfOf(bought) === null;
  const { isVatRegistered, hasPickup } = useCheckoutSettings();
  const canCollect = hasPickup && !isMailed;
  const { formRef, ...form } = useShippingForm({
    giftCards: giftCount > 0,
    company: isVatRegistered,
    pickup: canCollect,
    mailed: isMailed,
  });
  const texts = useTextChoice(form.values);
  const isPickup = canCollect && form.values.way === PICKUP_WAY;
  const hasRider = !isMailed && !isPickup;
  const keepAddress = useRef<Keep | null>(null);
  const noteKeep = (keep: Keep | null) => {
    keepAddress.current = keep;
  };
  const district = districtOf(form.values.district);
  const [startPayment] = useState(readWanted);
  const paymentRef = useRef<HTMLDivElement>(null);
  const payment = usePaymentChoice({
    boxRef: paymentRef,
    district,
    hasRider,
    phone: form.values.phone,
    start: startPayment,
    onChange: saveWanted,
  });
  const { priceOf } = useCurrency();
  const delivery = useQuery(shippingQuery());
  const terms = isPickup ? NO_DELIVERY : deliveryTermsOf(delivery.data);
  const noticeRef = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [isUnsent, setIsUnsent] = useState(false);
  const till = useTill(lines, district, isPickup);
  /** Nobody knows yet what is to be asked, or what pays; or whether what was typed for somebody counts. */
  const isHeld =
    till.credits.isHeld || checks.isPending || (checks.isUnclear && isForSomebody(form.values));
  const failure = isUnsent ? NOT_SENT : failureToShow(placing.failure, till);
  const changes = changesOf(checks);
  const prices = failure?.kind === "repriced" ? failure.prices : null;
  const shown = { checks, district, isPickup, terms, till, prices, placing };
  const { shownLines, totals } = checkoutTotals(shown);
  /** The shopper is shown another total than the one that was sent. */
  const isNewTotal = prices !== null || failure?.kind === "code" || failure?.kind === "card";
  /** Credit pays all of it. */
  const isCovered = totals.dueRwf === 0 && totals.credits.length > 0;
  /** @param isFirst nothing before it took the focus. @returns undefined after showing what is wrong */
  const chosenPayment = (isFirst: boolean) =>
    isCovered ? null : (payment.check(isFirst) ?? undefined);

  const place = async (body: CreateOrderBody, chosen: PaymentChoice | null) => {
    const keep = keepAddress.current;
    const failed = await placing.place({ body, payment: chosen, lines: shownLines, totals });
    if (failed?.kind === "fields") form.show(failed.errors);
    if (failed === null && body.is_pickup !== true) keep?.(body);
  };
  const checkAndPlace = async () => {
    const asked = await form.read().catch(() => {
      setIsUnsent(true);
      return null;
    });
    const chosen = chosenPayment(asked !== null);
    if (asked === null || chosen === undefined) return;
    const { shipping, gift, company } = asked;
    if (prices !== null) replace(repricing(lines, prices));
    const { codeToSend } = till.discounts;
    const more = {
      ...(codeToSend !== undefined && { discount_code: codeToSend }),
      ...till.credits.toSend,
      ...(Object.keys(gift).length > 0 && { gift }),
      ...company,
      ...(texts !== null && { text_channel: texts.choice }),
    };
    await place(orderBodyOf(shownLines, shipping, totals, more), chosen);
  };
  /** One at a time: a double click is one order, and one request. */
  const once = async (task: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsUnsent(false);
    placing.reset();
    await task();
    isSending.current = false;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isHeld) return;
    if (changes.size > 0 && prices === null) noticeRef.current?.focus();
    else void once(checkAndPlace);
  };
  const settle = (next: typeof changes) => {
    placing.reset();
    replace(next);
  };
  return (
    <>
      {failure?.kind !== "shortage" && prices === null && !isBusy && (
        <ChangedNotice
          ref={noticeRef}
          checks={checks}
          noun="order"
          onUpdate={() => settle(changes)}
        />
      )}
      <OfflineNote />
      <div className={`${TWO_COLUMNS} pt-[30px]`}>
        <Form
          ref={formRef}
          id={formId}
          onFocus={form.onFocus}
          onSubmit={submit}
          aria-label={words.title}
        >
          <Part title={words.contact}>
            <ContactFields form={form} hasRider={hasRider} />
          </Part>
          <Part title={isMailed ? words.yourDetails : words.deliveryDetails}>
            {canCollect && <PickupChoice form={form} isPickup={isPickup} />}
            {isPickup ? (
              <NameFields form={form} />
            ) : (
              <AddressPart form={form} onKeep={noteKeep}>
                <DeliveryFields form={form} promise={terms.promise} isMailed={isMailed} />
              </AddressPart>
            )}
          </Part>
          {giftCount > 0 && (
            <Part title={words.giftCards(giftCount)}>
              <GiftFields form={form} />
            </Part>
          )}
          {isVatRegistered && <CompanyFields form={form} />}
          <Part title={paymentWords.method}>
            {isCovered ? (
              <p role="status">{creditWords.nothingLeftToPay}</p>
            ) : (
              <PaymentBox ref={paymentRef} choice={payment} />
            )}
          </Part>
          {failure !== null && (
            <FailureAlert
              failure={failure}
              lines={lines}
              sent={placing.sent}
              totals={totals}
              back={source.back}
              onBack={() => prices !== null && replace(repricing(lines, prices))}
              onUseWhatIsLeft={(shortages) => settle(whatIsLeft(shortages))}
              onOpenEarlier={() => {
                const body = openAttempt(origin)?.unanswered;
                if (body) void once(() => place(body, chosenPayment(false) ?? null));
              }}
              onPlaceAnother={() => {
                endAttempt(origin);
                void once(checkAndPlace);
              }}
            />
          )}
        </Form>
        <CheckoutSummary
          lines={shownLines}
          totals={totals}
          district={district}
          isPickup={isPickup}
          terms={terms}
          isLoadingTerms={delivery.isLoading}
          code={
            placing.placed === null && (
              <>
                <CodeBox till={till} />
                <CreditSwitch own={till.credits.own} />
                <GiftCardNote credits={till.credits} />
              </>
            )
          }
        >
          <PlaceOrderBar
            formId={formId}
            dueRwf={totals.dueRwf}
            isToRider={payment.method === "cod" && !isCovered}
            isBusy={isBusy}
            isHeld={isHeld}
            // After a change of price the button names what is charged.
            label={isNewTotal ? words.placeAt(priceOf(totals.dueRwf)) : words.placeOrder}
          />
        </CheckoutSummary>
      </div>
    </>
  );
}
