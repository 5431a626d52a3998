import type { Shipping } from "@strive/backend/contracts/shipping";

type DistrictName = Shipping["districts"][number]["district"];
export const DISTRICT_PARTS = ["fee", "free_above", "min_days", "max_days"] as const;
type DistrictPart = (typeof DISTRICT_PARTS)[number];
/** A form's field: `flat_fee`, `free_above`, and `Gasabo/fee` and its like. */
export type DeliveryName = "flat_fee" | "free_above" | `${DistrictName}/${DistrictPart}`;
export type DeliveryValues = Readonly<Record<DeliveryName, string>>;

const textOf = (amount: number | null): string => (amount === null ? "" : String(amount));

/** A district's fee or threshold that is the same as everywhere is shown as empty. */
export function deliveryValues({ flat_fee, free_above, districts }: Shipping): DeliveryValues {
  const own = districts.flatMap((row) => [
    [`${row.district}/fee`, row.fee === flat_fee ? "" : String(row.fee)],
    [`${row.district}/free_above`, row.free_above === free_above ? "" : textOf(row.free_above)],
    [`${row.district}/min_days`, String(row.min_days)],
    [`${row.district}/max_days`, String(row.max_days)],
  ]);
  return {
    flat_fee: String(flat_fee),
    free_above: textOf(free_above),
    ...Object.fromEntries(own),
  } as DeliveryValues;
}

export const changedDelivery = (values: DeliveryValues, start: DeliveryValues) =>
  (Object.keys(start) as DeliveryName[]).filter((name) => values[name] !== start[name]);

export const districtsOf = (values: DeliveryValues): DistrictName[] =>
  Object.keys(values).flatMap((name) =>
    name.endsWith("/fee") ? [name.slice(0, -"/fee".length) as DistrictName] : [],
  );
