import type { StaffDiscount } from "../../contracts/staff-discounts";

/** What the form says of a discount, for the audit log. */
export function termsOf({
  id: _id,
  createdAt: _createdAt,
  state: _state,
  used: _used,
  given: _given,
  revenue: _revenue,
  scope_items,
  ...terms
}: StaffDiscount): Record<string, unknown> {
  return { ...terms, scope_items: scope_items.map(({ name }) => name).join(", ") };
}

/** All of it: what was made, or is deleted. */
export const toldOf = (discount: StaffDiscount): Record<string, unknown> => ({
  ...termsOf(discount),
  is_paused: discount.state === "paused",
});

export const subjectOf = ({ id, code }: StaffDiscount) => ({ kind: "discount", id, label: code });
