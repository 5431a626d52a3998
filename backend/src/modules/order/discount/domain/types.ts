import type { DiscountRefusal, OrderDiscount } from "../../../../contracts/discounts";

/** An attribute of Medusa's rule context, an operator, and the values it is compared with. */
export type Rule = readonly [attribute: string, operator: string, values: readonly string[] | null];

/** A promotion that may take something off. Amounts are whole RWF, times ISO. */
export interface DiscountCandidate {
  promotionId: string;
  code: string;
  name: string;
  isAutomatic: boolean;
  /** Active, and its campaign has begun and not ended. */
  isOn: boolean;
  /** Nobody was told of a draft; what is inactive was switched off. */
  status: "draft" | "active" | "inactive";
  startsAt: string | null;
  endsAt: string | null;
  /** Uses in all; null: as many as there are. */
  limit: number | null;
  used: number;
  target: "items" | "order" | "shipping_methods";
  /** One amount, shared by the lines it is for. */
  isShared: boolean;
  rules: readonly Rule[];
  /** It adds up with others; else the buyer gets it alone, or them. */
  combines: boolean;
  budget: {
    id: string;
    type: "spend" | "usage" | "use_by_attribute";
    /** RWF or uses; null: no end. */
    limit: number | null;
    used: number;
    /** Null where it does not count by buyer. */
    usedByBuyer: number | null;
  } | null;
}

/** What Medusa's rules ask about the product of a line. */
export interface ProductFacts {
  is_discountable: boolean;
  product: {
    id: string;
    type_id?: string;
    collection_id?: string;
    categories: { id: string }[];
    tags: { id: string }[];
  };
}

/** A line as discounts see it; whole RWF. */
export interface DiscountableLine {
  id: string;
  quantity: number;
  lineTotalRwf: number;
  isOnSale: boolean;
  facts: ProductFacts;
}

/** What one promotion takes off: in all, and of each line, by position. */
export interface AppliedDiscount {
  discount: OrderDiscount;
  lines: readonly number[];
  budgetId: string | null;
}

export interface Discounts {
  applied: readonly AppliedDiscount[];
  /** Why the code takes nothing off; null: it does, or none was asked. */
  refusal: DiscountRefusal | null;
  /** What the placing statement must still find. */
  terms: string | null;
}

export const NO_DISCOUNTS: Discounts = { applied: [], refusal: null, terms: null };
