import type { Gift } from "@strive/backend/contracts/store-credit";
import { dateText } from "~/lib/order-words";
import * as words from "~/words/orders";

/** Whom an order's gift cards go to, when, and with which words. */
export function GiftFact({ gift }: { gift: Gift }) {
  const { name, email, message, send_on: day } = gift;
  return (
    <>
      <p className="wrap-anywhere">
        {email === undefined ? words.toYou : name ? words.toPerson(name, email) : email}
      </p>
      <p>{day === undefined ? words.sentWhenPaid : words.sentOn(dateText(day))}</p>
      {message !== undefined && (
        <blockquote className="border-l-2 border-line-strong pl-3.5 wrap-anywhere whitespace-pre-line text-ink-2">
          {message}
        </blockquote>
      )}
    </>
  );
}
