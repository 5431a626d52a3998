import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Gift, SoldCard } from "@strive/backend/contracts/store-credit";
import { Link } from "react-router-dom";
import { Facts } from "~/admin/shell/facts";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { dateText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import * as credit from "~/words/admin-credit";
import * as words from "~/words/admin-orders";
import { Part } from "./order-facts";

/** Whom they go to, when, and with which words. */
function Recipient({ gift }: { gift: Gift | null }) {
  if (gift === null) return <p className="text-ink-2">{words.giftForgotten}</p>;
  const { name, email, message, send_on: day } = gift;
  const lines = message && <span className="whitespace-pre-line">{message}</span>;
  return (
    <Facts
      facts={[
        ...(name ? [{ name: words.giftFor, value: name }] : []),
        { name: words.sentTo, value: email ?? words.theBuyer },
        { name: words.when, value: day === undefined ? words.afterPayment : dateText(day) },
        ...(lines ? [{ name: words.giftMessage, value: lines }] : []),
      ]}
    />
  );
}

function Card({ card }: { card: SoldCard }) {
  const { id, ends_with: end, amount, balance, is_switched_off: isOff } = card;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Link
        to={adminPaths.credit(id)}
        aria-label={credit.cardNamed(end ?? "")}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
      >
        {credit.ending(end ?? "")}
      </Link>
      <span>{words.cardAmounts(francs(amount), francs(balance))}</span>
      {isOff && <Badge>{credit.isSwitchedOff}</Badge>}
    </li>
  );
}

/** Why there are no cards. */
function unmadeText(order: Order): string {
  if (order.status === "cancelled") return words.noneMade;
  return moneyOf(order).owed > 0 ? words.madeOncePaid : words.beingMade;
}

/** The gift cards that were bought: whom they go to, and what became of them. */
export function OrderGift({ order }: { order: Order }) {
  if (!order.items.some((item) => item.is_gift_card)) return null;
  const cards = order.gift_cards ?? [];
  return (
    <Part title={words.giftCards}>
      <Recipient gift={order.gift} />
      {cards.length === 0 ? (
        <p className="mt-3 text-ink-2">{unmadeText(order)}</p>
      ) : (
        <ul aria-label={words.giftCards} className="mt-1.5">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Part>
  );
}
