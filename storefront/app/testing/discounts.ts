import type {
  DiscountRefusal,
  DiscountRefusalReason,
  OrderDiscount,
} from "@strive/backend/contracts/discounts";

/** What a code took off an order. */
export const TEN_PERCENT: OrderDiscount = {
  promotion_id: "promo_1",
  code: "STRIVE10",
  name: "Ten percent",
  is_automatic: false,
  amount: 3600,
  delivery_amount: 0,
};

/** A discount as staff set it up. */
export interface Promotion {
  /** Typed by the buyer; null: it needs no code. */
  code: string | null;
  name?: string;
  percent?: number;
  deliveryRwf?: number;
}

/** The discounts of a shop. */
export class PromotionDesk {
  readonly promotions: Promotion[] = [];
  readonly refusals = new Map<string, DiscountRefusal>();

  /** From now on the code takes nothing off. */
  refuse(
    code: string,
    reason: DiscountRefusalReason,
    facts: Partial<Pick<DiscountRefusal, "date" | "minimum">> = {},
  ): void {
    const message = `The server's words for ${reason}`;
    this.refusals.set(code.toUpperCase(), {
      code,
      reason,
      message,
      date: null,
      minimum: null,
      ...facts,
    });
  }

  refusalOf(code: string | undefined): DiscountRefusal | null {
    if (code === undefined) return null;
    const known = this.refusals.get(code.toUpperCase());
    if (known !== undefined) return { ...known, code };
    if (this.promotions.some((one) => isCalled(one, code))) return null;
    const message = "The server's words for unknown";
    return { code, reason: "unknown", message, date: null, minimum: null };
  }

  /** What is taken off goods of `subtotal` RWF. */
  discountsOf(code: string | undefined, subtotal: number): OrderDiscount[] {
    const isRefused = this.refusalOf(code) !== null;
    return this.promotions
      .filter((one) => one.code === null || (!isRefused && isCalled(one, code)))
      .map((one, at) => discountOf(one, `promo_${at}`, subtotal));
  }
}

const isCalled = (promotion: Promotion, code: string | undefined): boolean =>
  promotion.code !== null && promotion.code === code?.toUpperCase();

function discountOf(promotion: Promotion, promotion_id: string, subtotal: number): OrderDiscount {
  const { code, name, percent = 0, deliveryRwf = 0 } = promotion;
  const text = code ?? promotion_id.toUpperCase();
  return {
    promotion_id,
    code: text,
    name: name ?? text,
    is_automatic: code === null,
    amount: Math.floor((subtotal * percent) / 100) + deliveryRwf,
    delivery_amount: deliveryRwf,
  };
}
