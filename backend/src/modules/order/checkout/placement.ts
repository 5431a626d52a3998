import { createHash, createHmac } from "node:crypto";
import type { CreateOrderBody, OrderItem, PriceChange } from "../../../contracts/orders";
import { entityId } from "../../../lib/entity-id";
import { paced } from "../../../lib/pace";
import { derivedKey } from "../../../lib/secrets";
import { needByLevel } from "./domain/decide-lines";
import { lineTotalRwf, totalsOf } from "./domain/totals";
import type { DecidedLine } from "./domain/types";
import type { Terms } from "./domain/terms";
import type { HeldBy, PlacementRequest } from "./records";

/**
 * How long the mail to the buyer waits for what his browser sends next: how he pays. It then names
 * that, and leaves at once (`hastenOrderMail`); after this time it asks him to choose.
 */
const MAIL_WAIT_S = 10;

/** Keys are their owner's: two people may use the same one. */
export const ownerScope = ({ buyer }: PlacementRequest): string =>
  buyer ? `account:${buyer.accountId}` : "guest";

let addressKey: Buffer | undefined;
/** Nobody learns from the database where somebody was: it keeps a digest, as long as it is needed. */
function digestOf(address: string): string {
  addressKey ??= derivedKey("buyer-address.v1");
  return createHmac("sha256", addressKey).update(address).digest("base64url");
}

/**
 * What counts what a buyer holds unpaid. An e-mail address that somebody signed in with is his, so
 * that what strangers typed does not count against him.
 */
function heldBy({ buyer, body, address }: PlacementRequest): Partial<Record<HeldBy, string>> {
  return {
    ...(buyer ? { account: buyer.accountId } : { email: body.email }),
    phone: body.phone,
    ...(address === null ? {} : { address: digestOf(address) }),
  };
}

/** Digest of what is asked, after the contract has trimmed and normalised it; key order plays no part. */
export function bodyHash(body: CreateOrderBody): string {
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
    // Only where it was sent: the digests of orders of before there was one stay what they are.
    ...(body.expected_total === undefined ? [] : [body.expected_total]),
  ];
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}

/** Everything the placing statement writes, with all ids made beforehand. */
export interface Proposal {
  id: string;
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  total: number;
  /** The statement's parameters, in its order. */
  parameters: readonly unknown[];
}

/** What the order costs now, for whoever expected something else. */
export const priceChangeOf = (
  { items, subtotal, shipping, total }: Omit<Proposal, "parameters">,
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
  total_amount: total,
});

/** Rows to one list for each column: how PostgreSQL takes many rows in one parameter each. */
const columns = (rows: readonly (readonly unknown[])[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));

/** @throws Error for lines whose sum is out of bounds: `decideLines` lets none through. */
export function proposalOf(
  request: PlacementRequest,
  lines: readonly DecidedLine[],
  terms: Terms,
): Proposal {
  const totals = totalsOf(lines, terms);
  if (!totals) throw new Error("Lines out of bounds reached a proposal.");
  const { buyer, body, idempotencyKey } = request;
  const id = entityId("order");
  const items = lines.map(({ candidate, unitPriceRwf, quantity }) => ({
    // The Medusa line item gets this id too, so the reservation can point at it from the start.
    id: entityId("ordli"),
    product_id: candidate.productId,
    variant_id: candidate.variantId,
    product_name: candidate.productName,
    image: candidate.image,
    size: candidate.size,
    color: candidate.color,
    quantity,
    unit_price: unitPriceRwf,
    line_total: lineTotalRwf({ unitPriceRwf, quantity }),
  }));
  const limited = new Set(
    lines
      .filter(({ candidate }) => candidate.isLimited)
      .flatMap(({ candidate }) => candidate.sources.map(({ levelId }) => levelId)),
  );
  const need = [...needByLevel(lines)].map(
    ([levelId, quantity]) => [levelId, quantity, limited.has(levelId)] as const,
  );
  const prices = new Map(
    lines.map(({ candidate, unitPriceRwf }) => [candidate.productId, unitPriceRwf]),
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
    body_hash: bodyHash(body),
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
    note: body.note === undefined || body.note === "" ? null : body.note,
    items,
    subtotal: totals.subtotalRwf,
    shipping_amount: totals.shippingRwf,
    total_amount: totals.totalRwf,
    expected_total: body.expected_total ?? null,
    quoted_shipping: terms.quotedShipping,
    usd_rate: terms.rates.USD,
    eur_rate: terms.rates.EUR,
    delivery_from: terms.delivery.from,
    delivery_to: terms.delivery.to,
    held_by: heldBy(request),
    mail_wait: paced(MAIL_WAIT_S),
    is_capped: request.isCapped,
  };
  return {
    id,
    items,
    subtotal: totals.subtotalRwf,
    shipping: totals.shippingRwf,
    total: totals.totalRwf,
    parameters: [
      JSON.stringify(order),
      ...columns(need, 3),
      [...prices.keys()],
      [...prices.values()],
      ...columns(reservations, 5),
    ],
  };
}
