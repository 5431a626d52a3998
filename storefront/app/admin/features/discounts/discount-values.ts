import { numberOf } from "@strive/backend/contracts/product-limits";
import type {
  DiscountScope,
  StaffDiscount,
  StaffDiscountBody,
} from "@strive/backend/contracts/staff-discounts";
import { localInput, momentOf } from "~/admin/discounts/kigali-time";
import type { Terms } from "./discount-texts";

/** A category or a product that was chosen. */
export interface Choice {
  id: string;
  name: string;
}
export type ChosenScope = Exclude<DiscountScope, "everything">;

/** The form, in its order; named as on the wire. */
export interface DiscountValues {
  is_automatic: boolean;
  code: string;
  name: string;
  kind: StaffDiscountBody["kind"];
  value: string;
  minimum: string;
  scope: DiscountScope;
  /** What was chosen stays while the other list is looked at. */
  scope_ids: Readonly<Record<ChosenScope, readonly Choice[]>>;
  excludes_sale: boolean;
  /** Of inputs that say Rwanda's time. */
  starts_at: string;
  ends_at: string;
  max_uses: string;
  max_uses_per_shopper: string;
  combines: boolean;
}

export const NEW_DISCOUNT: DiscountValues = {
  is_automatic: false,
  code: "",
  name: "",
  kind: "percentage",
  value: "",
  minimum: "",
  scope: "everything",
  scope_ids: { categories: [], products: [] },
  excludes_sale: false,
  starts_at: "",
  ends_at: "",
  max_uses: "",
  max_uses_per_shopper: "",
  combines: false,
};

const textOf = (number: number | null): string => (number === null ? "" : String(number));

export function valuesOf(discount: StaffDiscount): DiscountValues {
  const { scope, scope_items, kind } = discount;
  return {
    is_automatic: discount.is_automatic,
    code: discount.code,
    name: discount.name,
    // The form is not shown for another.
    kind: kind === "other" ? NEW_DISCOUNT.kind : kind,
    value: textOf(discount.value),
    minimum: textOf(discount.minimum),
    scope,
    scope_ids: {
      ...NEW_DISCOUNT.scope_ids,
      ...(scope !== "everything" && { [scope]: scope_items }),
    },
    excludes_sale: discount.excludes_sale,
    starts_at: localInput(discount.starts_at),
    ends_at: localInput(discount.ends_at),
    max_uses: textOf(discount.max_uses),
    max_uses_per_shopper: textOf(discount.max_uses_per_shopper),
    combines: discount.combines,
  };
}

/** Null where nothing, or nothing readable, was typed. */
export function typedNumber(text: string): number | null {
  const number = numberOf(text);
  return Number.isNaN(number) ? null : number;
}

export const isFilled = (text: string): boolean => text.trim() !== "";

/** As it is looked up, and stored. */
const codeOf = (text: string): string => text.trim().toUpperCase();

/** What is chosen where it counts: free delivery is for everything. */
const scopeOf = ({ kind, scope }: DiscountValues): DiscountScope =>
  kind === "free_delivery" ? "everything" : scope;

/** What the form says so far. */
export function termsOf(values: DiscountValues): Terms {
  const scope = scopeOf(values);
  const isDelivery = values.kind === "free_delivery";
  return {
    is_automatic: values.is_automatic,
    code: codeOf(values.code),
    name: values.name.trim(),
    kind: values.kind,
    value: isDelivery ? null : typedNumber(values.value),
    minimum: typedNumber(values.minimum),
    scope,
    scope_items: scope === "everything" ? [] : [...values.scope_ids[scope]],
    excludes_sale: values.excludes_sale && !isDelivery,
    starts_at: momentOf(values.starts_at),
    ends_at: momentOf(values.ends_at),
    max_uses: typedNumber(values.max_uses),
    max_uses_per_shopper: typedNumber(values.max_uses_per_shopper),
    combines: values.combines,
  };
}

export const isChanged = (values: DiscountValues, start: DiscountValues): boolean =>
  (Object.keys(start) as Array<keyof DiscountValues>).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]),
  );
