import type { StaffDiscount } from "../../contracts/staff-discounts";

/** What the audit log says of a discount. */
export function toldOf(discount: StaffDiscount): Record<string, unknown> {
  const { id: _, state, scope_items, used: __, given: ___, revenue: ____, ...rest } = discount;
  return {
    ...rest,
    scope_items: scope_items.map(({ name }) => name).join(", "),
    is_paused: state === "paused",
  };
}

export const subjectOf = ({ id, code }: StaffDiscount) => ({ kind: "discount", id, label: code });
