import type { MedusaContainer } from "@medusajs/framework/types";
import { colorName } from "../../contracts/colors";
import type { FieldError } from "../../contracts/envelope";
import type { EditQuote } from "../../contracts/order-changes";
import type { OrderItem, StockShortage } from "../../contracts/orders";
import { conflict, invalidRequest } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import type { ChangedLine } from "../../modules/mail/published-sql";
import { shopOrders } from "../../modules/order";
import { differenceText } from "../../modules/order/change/domain/decide-change";
import type { Edit, LineWish, Priced } from "../../modules/order/change/domain/decide-edit";
import type { PaidObstacle } from "../../modules/order/payment/changed-order";
import { needUntouched, type HeldChangeable } from "./held-change";

export const lookOf = ({ size, color }: Pick<OrderItem, "size" | "color">): string =>
  `${size} / ${color}`;

const WHY_NOT: Readonly<Record<PaidObstacle, string>> = {
  "being-paid": "A payment for this order is under way. Please try again when it has ended",
  "paid-back":
    "Some of what was paid for this order went back, so what it costs stays. Please contact us to change it",
};

/** What a change of lines comes to, and what is written of it; null: it is like that already. */
export interface DecidedEdit {
  quote: EditQuote;
  edit: Edit | null;
}

const quoteOf = (
  order: HeldChangeable,
  { items, subtotal, shipping, discount, total }: Priced,
  paidRwf: number,
): EditQuote => ({
  version: order.version,
  lines: items.map((item) => ({
    id: item.id,
    product_id: item.product_id,
    variant_id: item.variant_id,
    product_name: item.product_name,
    size: item.size,
    color: item.color,
    quantity: item.quantity,
    unit_price: item.unit_price,
    line_total: item.line_total,
  })),
  subtotal,
  shipping_amount: shipping,
  discount_amount: discount,
  total_before: order.total,
  total_amount: total,
  paid_amount: paidRwf,
  due_amount: Math.max(0, total - paidRwf),
  back_amount: Math.max(0, paidRwf - total),
});

const piecesOf = (items: readonly OrderItem[]): string =>
  JSON.stringify(items.map(({ id, quantity }) => [id, quantity]).sort());

/** @throws ApiError 409 where an order can't cost something else, or have other pieces */
async function needFree(
  container: MedusaContainer,
  inside: Run,
  order: HeldChangeable,
  edit: Edit,
): Promise<number> {
  const { paidRwf, obstacle } = await shopOrders(container).payments.readPaid(inside, order.id);
  if (order.hasParcels && piecesOf(edit.items) !== piecesOf(order.items)) {
    throw conflict("It is planned who brings this order, so its pieces stay");
  }
  if (edit.total === order.total) return paidRwf;
  if (obstacle) throw conflict(WHY_NOT[obstacle]);
  if (order.items.some((item) => item.is_gift_card)) {
    throw conflict(
      "This order has gift cards, so what it costs stays. Please contact us to change it",
    );
  }
  return paidRwf;
}

/**
 * What an order would be with these lines.
 * @param fieldOf the field of a problem, as the caller sent it
 * @throws ApiError 400 with the field; 409 where it can't cost something else
 */
export async function decideLines(
  container: MedusaContainer,
  inside: Run,
  order: HeldChangeable,
  wishes: readonly LineWish[],
  fieldOf: (field: string) => string = (field) => field,
): Promise<DecidedEdit> {
  if (order.isExchange) {
    throw conflict("This is what you get in exchange. Please contact us to change it");
  }
  const { changes, payments } = shopOrders(container);
  const decision = await changes.decide(inside, order, wishes);
  switch (decision.kind) {
    case "invalid":
      throw invalidRequest(
        decision.problems.map(({ field, message }): FieldError => ({
          field: fieldOf(field),
          message,
        })),
      );
    case "same": {
      const { paidRwf } = await payments.readPaid(inside, order.id);
      return { quote: quoteOf(order, order, paidRwf), edit: null };
    }
    case "edit": {
      const { edit } = decision;
      const paidRwf = await needFree(container, inside, order, edit);
      return { quote: quoteOf(order, edit, paidRwf), edit };
    }
  }
}

/** @throws ApiError 409 `price_changed` with what it comes to */
export function needExpected(quote: EditQuote, expectedRwf: number): void {
  const { total_amount: total, total_before: before } = quote;
  if (total === expectedRwf) return;
  const text =
    total === before
      ? "It costs what it did"
      : `The order costs ${differenceText(total - before)} then`;
  throw conflict(text, "price_changed", quote);
}

/** @throws ApiError 409 `insufficient_stock` with what is left; `price_changed` */
export async function writeLines(
  container: MedusaContainer,
  inside: Run,
  order: HeldChangeable,
  { edit, quote }: { edit: Edit; quote: EditQuote },
  wishes: readonly LineWish[],
): Promise<void> {
  const { changes, payments } = shopOrders(container);
  const obstacle = await changes.write(inside, order, { edit, wishes }, () =>
    payments.followPrice(inside, order.id),
  );
  if (obstacle?.kind === "moved") {
    throw conflict("Prices changed meanwhile. Please look again", "price_changed", quote);
  }
  if (obstacle?.kind === "short") {
    const [first] = obstacle.shortages;
    const data: StockShortage = { lines: [...obstacle.shortages] };
    const left = first?.available ?? 0;
    const text =
      left > 0
        ? `Only ${left} left in this size or colour`
        : "This size or colour has just sold out";
    throw conflict(text, "insufficient_stock", data);
  }
  // Whoever packs in Medusa's dashboard takes the stock that is held here.
  await needUntouched(container, inside, order);
}

const shownColor = (color: string) => colorName(color) ?? color;

const asRead = ({ size, color, quantity, unit_price }: OrderItem) => ({
  size,
  color: shownColor(color),
  quantity,
  unitPriceRwf: unit_price,
});

/** What its buyer reads of each line that is different. */
export function changedLines(
  before: readonly OrderItem[],
  after: readonly OrderItem[],
): ChangedLine[] {
  const removed = before.filter(({ id }) => !after.some((item) => item.id === id));
  const changed = after.flatMap((item): ChangedLine[] => {
    const was = before.find(({ id }) => id === item.id);
    const isSame =
      was?.variant_id === item.variant_id &&
      was.quantity === item.quantity &&
      was.unit_price === item.unit_price;
    if (isSame) return [];
    return [{ name: item.product_name, before: was ? asRead(was) : null, after: asRead(item) }];
  });
  return [
    ...changed,
    ...removed.map((item) => ({ name: item.product_name, before: asRead(item), after: null })),
  ];
}

/** "2 × Gahinga Boxy Tee (S / White) at RWF 12,000", for the audit log. */
export const linesText = (items: readonly OrderItem[]): string =>
  items
    .map(
      (item) =>
        `${item.quantity} × ${item.product_name} (${lookOf(item)}) at RWF ${item.unit_price}`,
    )
    .join(", ");
