import { createHash } from "node:crypto";

/** SQLSTATE of an order that a drop refuses, though nothing spoke against it when that was looked at. */
export const DROP_REFUSED = "DR001";

/** SQL of whether any of these products is in a drop. Index: product_drop_item_pkey. @param products SQL of their ids, as rows */
export const isInDrop = (products: string): string =>
  `EXISTS (SELECT 1 FROM product_drop_item d WHERE d.product_id IN (${products}))`;

/**
 * SQL of why a drop refuses an order; null: nothing speaks against it.
 * @param items SQL of a JSON list with `product_id` and `quantity` @param ticket SQL of a ticket's digest, or null
 */
export const dropRefusal = (items: string, ticket: string, phone: string): string =>
  `drop_refusal(${items}, ${ticket}, ${phone})`;

/** SQL that takes the ticket for an order that was just placed, in its transaction. @throws DROP_REFUSED */
export const takeInDrop = (order: string, items: string, ticket: string, phone: string): string =>
  `drop_take(${order}, ${items}, ${ticket}, ${phone})`;

/** A device's ticket as it is kept: whoever reads the table has nobody's place. */
export const ticketDigest = (ticket: string | undefined): string | null =>
  ticket === undefined ? null : createHash("sha256").update(ticket).digest("base64url");
