import type { Sale, SaleBody } from "@strive/backend/contracts/sales";
import { localInput, momentOf } from "~/admin/discounts/kigali-time";

/** The form of a sale, in its order; dates of inputs that say Rwanda's time. */
export interface SaleValues {
  name: string;
  starts_at: string;
  ends_at: string;
}
const NAMES = ["name", "starts_at", "ends_at"] as const;

/** @param sale null: a new one */
export const saleValues = (sale: Sale | null): SaleValues => ({
  name: sale?.name ?? "",
  starts_at: localInput(sale?.starts_at ?? null),
  ends_at: localInput(sale?.ends_at ?? null),
});

export const changedNames = (values: SaleValues, start: SaleValues) =>
  NAMES.filter((name) => values[name] !== start[name]);

/**
 * What the form says. A field that nobody touched is as the sale has it now: somebody else may have
 * changed it meanwhile, and an input knows minutes only.
 */
export function saleBody(values: SaleValues, start: SaleValues, sale: Sale | null): SaleBody {
  const typed = {
    name: values.name,
    starts_at: momentOf(values.starts_at),
    ends_at: momentOf(values.ends_at),
  };
  if (sale === null) return typed;
  const { name, starts_at, ends_at } = sale;
  const changed = new Set<string>(changedNames(values, start));
  const kept = Object.entries({ name, starts_at, ends_at }).filter(([one]) => !changed.has(one));
  return { ...typed, ...Object.fromEntries(kept) };
}
