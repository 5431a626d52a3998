import { createHash } from "node:crypto";
import type { LineDiscount, OrderDiscount } from "../../../contracts/discounts";
import type { OrderItem, PriceChange } from "../../../contracts/orders";
import { typedOrNull } from "../../../contracts/typed-text";
import { entityId } from "../../../lib/entity-id";
import { paced } from "../../../lib/pace";
import { keyedDigest } from "../../../lib/secrets";
import { openTextChannels } from "../../../lib/text-channels";
import { ticketDigest } from "../../product/published-sql";
import { needByLevel } from "./domain/decide-lines";
import { orderedItem } from "./domain/ordered-item";
import { totalsOf } from "./domain/totals";
import type { DecidedLine } from "./domain/types";
import type { Terms } from "./domain/terms";
import type { Credits } from "../credit/domain/use-credit";
import type { OrderedCard } from "../credit/domain/ordered-cards";
import { isPromotion } from "../discount/domain/by-hand";
import type { Discounts } from "../discount/domain/types";
import type { HeldBy, PlacementRequest, StaffTerms } from "./records";

/**
 * How long the buyer's mail waits for what the browser sends next: the payment method. It then
 * names that, and leaves at once (`hastenOrderMail`); after this time it asks the buyer to choose.
 */
const MAIL_WAIT_S = 10;

/** Keys belong to their owner: two people may use the same one. */
export function ownerScope({ buyer, exchange, staff }: PlacementRequest): string {
  if (exchange) return "exchange";
  if (staff) return `staff:${staff.by.accountId}`;
  return buyer ? `account:${buyer.accountId}` : "guest";
}

/** Staff order for others, and whoever exchanges gives a piece back: no drop rules that. */
export const isBesideDrops = ({ staff, exchange }: PlacementRequest): boolean =>
  staff !== undefined || exchange !== undefined;

/** The database does not reveal where somebody was: it keeps a digest, only while needed. */
const addressDigest = keyedDigest("buyer-address.v1");

/**
 * What a buyer's unpaid pieces are counted by. A signed-in buyer's e-mail address is their own, so
 * what strangers typed does not count against them.
 */
function heldBy({ buyer, body, address }: PlacementRequest): Partial<Record<HeldBy, string>> {
  return {
    ...(buyer ? { account: buyer.accountId } : body.email !== "" && { email: body.email }),
    phone: body.phone,
    ...(address === null ? {} : { address: addressDigest(address).toString("base64url") }),
  };
}

const digest = (asked: unknown): string =>
  createHash("sha256").update(JSON.stringify(asked)).digest("base64url");

/**
 * Digest of the request, after the contract has trimmed and normalised it; key order does not matter. The language
 * is not in it: whoever repeats it in another one asks for the same order.
 */
export function bodyHash({ body, staff }: Pick<PlacementRequest, "body" | "staff">): string {
  const asked = [
    body.items.map(({ product_id, variant_id, quantity, size, color }) => [
      product_id ?? null,
      variant_id ?? null,
      quantity,
      size ?? null,
      color ?? null,
    ]),
    [body.firstname, body.lastname, body.email, body.phone],
    [body.delivery_address, body.city, body.district, body.country, body.note ?? null],
    // Only if sent: digests of orders from before it existed stay the same.
    ...(body.expected_total === undefined ? [] : [body.expected_total]),
    ...(body.discount_code === undefined ? [] : [{ code: body.discount_code }]),
    ...(body.use_credit ? [{ use_credit: true }] : []),
    ...(body.gift_card === undefined ? [] : [{ gift_card: body.gift_card }]),
    ...(body.expected_due === undefined ? [] : [{ due: body.expected_due }]),
    ...(body.gift === undefined ? [] : [{ gift: body.gift }]),
    ...(body.landmark ? [{ landmark: body.landmark }] : []),
    ...(body.pin ? [{ pin: [body.pin.latitude, body.pin.longitude, body.pin.accuracy] }] : []),
    ...(body.buyer_tin === undefined ? [] : [{ buyer: [body.buyer_tin, body.purchase_code] }]),
    ...(body.text_channel === undefined ? [] : [{ texts: body.text_channel }]),
  ];
  return digest(staff ? [asked, staff.asked] : asked);
}

/** What an order holds and costs; whole RWF. */
export interface Bill {
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  discount: number;
  discounts: OrderDiscount[];
  total: number;
  /** What pays of the total before any money. */
  credits: Credits;
}

/** Everything the placing statement writes, with all ids made beforehand. */
export interface Proposal {
  id: string;
  /** Credit pays all of it. */
  isPaid: boolean;
  /** The statement's parameters, in its order. */
  parameters: readonly unknown[];
}

/** What the order costs now, for a buyer who expected otherwise, or who asks. */
export const priceChangeOf = (
  { items, subtotal, shipping, discount, discounts, total, credits }: Bill,
  lines: readonly DecidedLine[],
): PriceChange => ({
  lines: items.map(
    ({ product_id, variant_id, product_name, quantity, unit_price, line_total }, at) => ({
      index: lines[at]?.index ?? at,
      product_id,
      variant_id,
      product_name,
      quantity,
      unit_price,
      line_total,
    }),
  ),
  subtotal,
  shipping_amount: shipping,
  discount_amount: discount,
  discounts,
  total_amount: total,
  credit_amount: credits.amount,
  credits: credits.taken.map(({ creditId: _creditId, ...used }) => used),
  due_amount: total - credits.amount,
});

/** What each discount takes off the line at this position. */
function lineDiscounts({ applied }: Discounts, at: number): { discounts?: LineDiscount[] } {
  const discounts = applied.flatMap(({ discount: { code }, lines }) => {
    const amount = lines[at] ?? 0;
    return amount > 0 ? [{ code, amount }] : [];
  });
  return discounts.length > 0 ? { discounts } : {};
}

/** Rows to one list for each column: how PostgreSQL takes many rows in one parameter each. */
const columns = (rows: readonly (readonly unknown[])[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));

/** @throws Error for lines whose sum is out of bounds: `decideLines` lets none through. */
export function billOf(
  lines: readonly DecidedLine[],
  terms: Terms,
  taken: Discounts,
): Omit<Bill, "credits"> {
  const totals = totalsOf(lines, terms);
  if (!totals) throw new Error("Lines out of bounds reached a bill.");
  const discounts = taken.applied.map(({ discount }) => discount);
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const items = lines.map(({ candidate, unitPriceRwf, quantity, isGiftCard }, at) => ({
    // The Medusa line item gets this id too, so the reservation can point at it from the start.
    ...orderedItem(candidate, { id: entityId("ordli"), unitPriceRwf, quantity }),
    ...lineDiscounts(taken, at),
    ...(isGiftCard && { is_gift_card: true as const }),
  }));
  return {
    items,
    subtotal: totals.subtotalRwf,
    shipping: totals.shippingRwf,
    discount,
    discounts,
    total: totals.totalRwf - discount,
  };
}

const holdUntil = (staff: StaffTerms | undefined): string | null =>
  staff?.holdHours ? new Date(Date.now() + staff.holdHours * 3_600_000).toISOString() : null;

/**
 * The order as the placing statement writes it.
 * @param cards what its gift cards will be, once they are paid
 */
export function proposalOf(
  request: PlacementRequest,
  lines: readonly DecidedLine[],
  terms: Terms,
  taken: Discounts,
  bill: Bill,
  cards: readonly OrderedCard[],
): Proposal {
  const { buyer, body, idempotencyKey, exchange, staff, isPickup = false } = request;
  const { items } = bill;
  const id = entityId("order");
  const isDelivered = !isPickup && lines.some(({ isGiftCard }) => !isGiftCard);
  const isPaid = bill.total > 0 && bill.credits.amount === bill.total;
  const limited = new Set(
    lines
      .filter(({ candidate }) => candidate.isLimited)
      .flatMap(({ candidate }) => candidate.sources.map(({ levelId }) => levelId)),
  );
  const need = [...needByLevel(lines)].map(
    ([levelId, quantity]) => [levelId, quantity, limited.has(levelId)] as const,
  );
  // What is asked now: a line in exchange costs something else.
  const prices = new Map(
    lines.map(({ candidate }) => [candidate.variantId, candidate.unitPriceRwf]),
  );
  const reservations = lines.flatMap(({ candidate, quantity }, at) =>
    candidate.sources.map(
      (source) =>
        [
          entityId("resitem"),
          items[at]?.id,
          source.inventoryItemId,
          source.locationId,
          quantity * source.requiredPerPiece,
        ] as const,
    ),
  );
  const order = {
    id,
    owner_scope: ownerScope(request),
    idempotency_key: idempotencyKey,
    body_hash: bodyHash(request),
    account_id: buyer?.accountId ?? null,
    customer_id: buyer?.customerId ?? null,
    firstname: body.firstname,
    lastname: body.lastname,
    email: body.email,
    phone: body.phone,
    address: body.delivery_address,
    city: body.city,
    district: body.district,
    country: body.country,
    landmark: typedOrNull(body.landmark),
    pin: body.pin ?? null,
    note: typedOrNull(body.note),
    items,
    subtotal: bill.subtotal,
    shipping_amount: bill.shipping,
    discount_amount: bill.discount,
    discounts: bill.discounts,
    total_amount: bill.total,
    discount_code: body.discount_code ?? null,
    // No promotion changes what an exchange costs, nor what staff gave by hand.
    discount_terms: exchange || staff?.discount ? undefined : taken.terms,
    discounts_taken: taken.applied
      .filter(({ discount }) => isPromotion(discount))
      .map(({ discount: { promotion_id, amount }, budgetId }) => ({
        promotion_id,
        budget_id: budgetId,
        amount,
      })),
    credits_taken: bill.credits.taken.map(({ creditId, amount }) => ({
      payment_id: entityId("pay"),
      credit_id: creditId,
      amount,
    })),
    is_paid: isPaid,
    gift: cards.length > 0 ? { to: body.gift ?? {}, cards } : null,
    buyer_tin: body.buyer_tin ?? null,
    purchase_code: body.purchase_code ?? null,
    language: body.language ?? null,
    text_channel: body.text_channel ?? null,
    expected_total: body.expected_total ?? null,
    quoted_shipping: terms.quotedShipping,
    usd_rate: terms.rates.USD,
    eur_rate: terms.rates.EUR,
    // Nobody goes there with gift cards alone.
    delivery_from: isDelivered ? terms.delivery.from : null,
    delivery_to: isDelivered ? terms.delivery.to : null,
    held_by: heldBy(request),
    // Nothing is left to choose once credit paid all of it.
    mail_wait: isPaid ? 0 : paced(MAIL_WAIT_S),
    text_channels: openTextChannels(),
    is_capped: request.isCapped && !isPaid,
    hold_until: exchange?.until ?? holdUntil(staff),
    placed_by: staff?.by.email ?? null,
    is_pickup: isPickup,
    drop_ticket: ticketDigest(body.drop_ticket),
    is_beside_drops: isBesideDrops(request),
  };
  return {
    id,
    isPaid,
    parameters: [
      JSON.stringify(order),
      ...columns(need, 3),
      [...prices.keys()],
      [...prices.values()],
      ...columns(reservations, 5),
    ],
  };
}
