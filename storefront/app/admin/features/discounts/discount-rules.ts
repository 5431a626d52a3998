/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import type { FieldError } from "@strive/backend/contracts/envelope";
import {
  staffDiscountBodySchema,
  type StaffDiscount,
  type StaffDiscountBody,
} from "@strive/backend/contracts/staff-discounts";
import * as words from "~/words/admin-discounts";
import { isFilled, termsOf, typedNumber, valuesOf, type DiscountValues } from "./discount-values";

const isWhole = (text: string): boolean => {
  const number = typedNumber(text);
  return number !== null && Number.isInteger(number) && number >= 1;
};
const isPercent = (text: string): boolean => {
  const number = typedNumber(text) ?? 0;
  return number > 0 && number <= 100;
};

/** What can't be meant, in words of this form: the contract's are for programs. */
function faultsOf(values: DiscountValues, unreadable: readonly string[]): FieldError[] {
  const { kind, value, is_automatic, code } = values;
  const { scope, scope_items, starts_at, ends_at } = termsOf(values);
  const lacksChoice = scope !== "everything" && scope_items.length === 0;
  const isDate = (name: "starts_at" | "ends_at", iso: string | null) =>
    !unreadable.includes(name) && (iso !== null || !isFilled(values[name]));
  const faults: ReadonlyArray<readonly [boolean, keyof DiscountValues, string]> = [
    [!is_automatic && !isFilled(code), "code", words.enterCode],
    [kind === "percentage" && !isPercent(value), "value", words.enterPercent],
    [kind === "amount" && !isWhole(value), "value", words.enterAmount],
    [isFilled(values.minimum) && !isWhole(values.minimum), "minimum", words.enterAmount],
    [lacksChoice && scope === "categories", "scope_ids", words.chooseCategory],
    [lacksChoice && scope === "products", "scope_ids", words.chooseProduct],
    [!isDate("starts_at", starts_at), "starts_at", words.enterDate],
    [!isDate("ends_at", ends_at), "ends_at", words.enterDate],
    [
      starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at),
      "ends_at",
      words.endsTooSoon,
    ],
    [isFilled(values.max_uses) && !isWhole(values.max_uses), "max_uses", words.enterUses],
    [
      isFilled(values.max_uses_per_shopper) && !isWhole(values.max_uses_per_shopper),
      "max_uses_per_shopper",
      words.enterUses,
    ],
  ];
  return faults.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []));
}

/** An input knows minutes: what was saved with seconds keeps them until it is changed. */
function datesOf(values: DiscountValues, saved: StaffDiscount | null) {
  const { starts_at, ends_at } = termsOf(values);
  const before = saved === null ? null : valuesOf(saved);
  return {
    starts_at: before?.starts_at === values.starts_at ? saved?.starts_at : starts_at,
    ends_at: before?.ends_at === values.ends_at ? saved?.ends_at : ends_at,
  };
}

const NUMBERS: readonly string[] = ["minimum", "max_uses", "max_uses_per_shopper"];

/** A whole number that the contract still refuses can only be too large. */
const inPlainWords = ({ field, message }: FieldError): FieldError =>
  NUMBERS.includes(field) ? { field, message: words.tooLarge } : { field, message };

/**
 * @param saved what is edited; null: a new one
 * @param unreadable inputs of dates that hold something the browser can't read
 */
export function checkDiscount(
  values: DiscountValues,
  saved: StaffDiscount | null,
  unreadable: readonly string[],
): Checked<StaffDiscountBody> {
  const { value, scope_items, ...terms } = termsOf(values);
  const checked = checkBy(staffDiscountBodySchema, {
    ...terms,
    // What needs no code keeps the one that it has.
    code: values.is_automatic ? undefined : terms.code,
    ...(value !== null && { value }),
    scope_ids: scope_items.map(({ id }) => id),
    ...datesOf(values, saved),
  });
  const errors = [...faultsOf(values, unreadable), ...(checked.errors ?? []).map(inPlainWords)];
  return errors.length > 0 ? { body: null, errors } : checked;
}
