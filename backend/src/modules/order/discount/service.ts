import { run } from "../../../lib/database";
import type { DecidedLine } from "../checkout/domain/types";
import { lineTotalRwf } from "../checkout/domain/totals";
import { applyDiscounts, type Promotions } from "./domain/apply";
import {
  NO_DISCOUNTS,
  type DiscountCandidate,
  type Discounts,
  type ProductFacts,
} from "./domain/types";
import { DISCOUNTS } from "./sql";

/** Whose uses count: the account's, else those of the e-mail address or the phone. */
export interface DiscountBuyer {
  accountId: string | null;
  email: string | null;
  phone: string | null;
}

interface Found {
  terms: string | null;
  candidates: DiscountCandidate[];
  products: Record<string, ProductFacts>;
}

/** An article that vanished since it was quoted: the placing statement refuses it. */
const NO_FACTS = (productId: string): ProductFacts => ({
  is_discountable: false,
  product: { id: productId, categories: [], tags: [] },
});

export interface DiscountedGoods {
  lines: readonly DecidedLine[];
  /** Whole RWF. */
  shippingRwf: number;
}

/** What Medusa's promotions take off an order. */
export default class DiscountService {
  /** @param code as typed, or null: the automatic ones alone */
  async of(
    goods: DiscountedGoods,
    code: string | null,
    buyer: DiscountBuyer,
    promotions: Promotions,
  ): Promise<Discounts> {
    // Money on a card is not sold for less, and counts for no minimum.
    const reducible = goods.lines.filter(({ isGiftCard }) => !isGiftCard);
    const variants = reducible.map(({ candidate }) => candidate.variantId);
    const parameters = [code, buyer.accountId, buyer.email, buyer.phone, variants];
    const [found] = await run<Found>(DISCOUNTS, parameters);
    if (!found) return NO_DISCOUNTS;
    const lines = reducible.map((line) => ({
      id: line.candidate.variantId,
      quantity: line.quantity,
      lineTotalRwf: lineTotalRwf(line),
      isOnSale: (line.candidate.listPriceRwf ?? 0) > line.unitPriceRwf,
      facts: found.products[line.candidate.variantId] ?? NO_FACTS(line.candidate.productId),
    }));
    const { shippingRwf } = goods;
    const applied = await applyDiscounts(
      code,
      found.candidates,
      { lines, shippingRwf },
      promotions,
    );
    const ofAll = (amounts: readonly number[]) =>
      goods.lines.map((line) => amounts[reducible.indexOf(line)] ?? 0);
    return {
      ...applied,
      applied: applied.applied.map((one) => ({ ...one, lines: ofAll(one.lines) })),
      terms: found.terms,
    };
  }
}
