import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import type { PriceChange } from "@strive/backend/contracts/orders";
import type { UsedCredit } from "@strive/backend/contracts/store-credit";
import type { CartLine } from "~/lib/cart-rules";
import { isFields, listOf, textOf } from "~/lib/stored-values";
import type { TakenCredit } from "~/shop/credits/take-credit";
import type { LineChanges } from "~/shop/line-check/use-replace-in-cart";

/** What the server says an order costs now; whole RWF. */
export interface NewPrices {
  lines: Pick<PriceChange["lines"][number], "product_id" | "variant_id" | "unit_price">[];
  shippingRwf: number;
  discounts: OrderDiscount[];
  totalRwf: number;
  /** What pays before money does, and what each of it has. */
  credits: UsedCredit[];
}

const isAmount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;

/** A server from before discounts names none. */
const discountsIn = (raw: unknown): OrderDiscount[] =>
  listOf(raw).flatMap(({ promotion_id, code, name, is_automatic, amount, delivery_amount }) => {
    const id = textOf(promotion_id);
    if (id === null || !isAmount(amount)) return [];
    const text = textOf(code) ?? "";
    return [
      {
        promotion_id: id,
        code: text,
        name: textOf(name) ?? text,
        is_automatic: is_automatic === true,
        amount,
        delivery_amount: isAmount(delivery_amount) ? delivery_amount : 0,
      },
    ];
  });

/** A server from before store credit names none. */
const creditsIn = (raw: unknown): UsedCredit[] =>
  listOf(raw).flatMap(({ ends_with, balance, amount }) => {
    if (!isAmount(balance) || !isAmount(amount)) return [];
    const end = textOf(ends_with);
    return [{ kind: end === null ? "account" : "gift_card", ends_with: end, balance, amount }];
  });

/** @returns null for an answer that says no prices */
export function newPricesOf(data: unknown): NewPrices | null {
  if (!isFields(data)) return null;
  const { shipping_amount: shippingRwf, total_amount: totalRwf } = data;
  if (!isAmount(shippingRwf) || !isAmount(totalRwf)) return null;
  const lines = listOf(data["lines"]).flatMap((line) => {
    const product_id = textOf(line["product_id"]);
    const variant_id = textOf(line["variant_id"]);
    const unit_price = line["unit_price"];
    if (product_id === null || variant_id === null || !isAmount(unit_price)) return [];
    return [{ product_id, variant_id, unit_price }];
  });
  return {
    lines,
    shippingRwf,
    discounts: discountsIn(data["discounts"]),
    totalRwf,
    credits: creditsIn(data["credits"]),
  };
}

/** The lines with the prices of now. An old line knows its product only, which has one price. */
export const repriced = (
  lines: readonly CartLine[],
  { lines: priced }: Pick<NewPrices, "lines">,
): CartLine[] =>
  lines.map((line) => {
    const now =
      priced.find(({ variant_id }) => variant_id === line.id) ??
      priced.find(({ product_id }) => product_id === line._id);
    return now === undefined ? line : { ...line, price: now.unit_price };
  });

/** What is to be kept of new prices: the lines that cost something else now. */
export const repricing = (lines: readonly CartLine[], prices: NewPrices): LineChanges =>
  new Map(
    repriced(lines, prices)
      .filter((line, at) => line.price !== lines[at]?.price)
      .map((line) => [line.id, line]),
  );

/** What is taken off now and was before; whole RWF. */
export interface ChangedDiscount {
  discount: OrderDiscount;
  nowRwf: number;
  beforeRwf: number;
}

/** The discounts that take off something else than they did. */
export function changedDiscounts(
  before: readonly OrderDiscount[],
  now: readonly OrderDiscount[],
): ChangedDiscount[] {
  const amountIn = (list: readonly OrderDiscount[], { promotion_id }: OrderDiscount): number =>
    list.find((one) => one.promotion_id === promotion_id)?.amount ?? 0;
  const gone = before.filter((one) => amountIn(now, one) === 0);
  return [...now, ...gone]
    .map((discount) => ({
      discount,
      nowRwf: amountIn(now, discount),
      beforeRwf: amountIn(before, discount),
    }))
    .filter(({ nowRwf, beforeRwf }) => nowRwf !== beforeRwf);
}

/** What a credit pays now and paid before; whole RWF. */
export interface ChangedCredit {
  credit: Pick<UsedCredit, "ends_with">;
  /** What it has now. */
  balanceRwf: number;
  nowRwf: number;
  beforeRwf: number;
}

/** The credits that pay something else than they did. */
export function changedCredits(
  before: readonly TakenCredit[],
  now: readonly UsedCredit[],
): ChangedCredit[] {
  const ends = new Set([...before, ...now].map(({ ends_with }) => ends_with));
  return [...ends].flatMap((end) => {
    const found = now.find(({ ends_with }) => ends_with === end);
    const beforeRwf = before.find(({ ends_with }) => ends_with === end)?.amount ?? 0;
    const nowRwf = found?.amount ?? 0;
    if (nowRwf === beforeRwf) return [];
    return [{ credit: { ends_with: end }, balanceRwf: found?.balance ?? 0, nowRwf, beforeRwf }];
  });
}
