import type { Shipping } from "@strive/backend/contracts/shipping";

type DistrictName = Shipping["districts"][number]["district"];
export const DISTRICT_PARTS = ["fee", "min_days", "max_days"] as const;
type DistrictPart = (typeof DISTRICT_PARTS)[number];
/** A form's field: `flat_fee`, `free_above`, and `Gasabo/fee` and its like. */
export type DeliveryName = "flat_fee" | "free_above" | `${DistrictName}/${DistrictPart}`;
export type DeliveryValues = Readonly<Record<DeliveryName, string>>;

/** A district that pays what every district pays shows no fee of its own. */
export function deliveryValues({ flat_fee, free_above, districts }: Shipping): DeliveryValues {
  const own = districts.flatMap(({ district, fee, min_days, max_days }) => [
    [`${district}/fee`, fee === flat_fee ? "" : String(fee)],
    [`${district}/min_days`, String(min_days)],
    [`${district}/max_days`, String(max_days)],
  ]);
  return {
    flat_fee: String(flat_fee),
    free_above: free_above === null ? "" : String(free_above),
    ...Object.fromEntries(own),
  } as DeliveryValues;
}

export const changedDelivery = (values: DeliveryValues, start: DeliveryValues) =>
  (Object.keys(start) as DeliveryName[]).filter((name) => values[name] !== start[name]);

export const districtsOf = (values: DeliveryValues): DistrictName[] =>
  Object.keys(values).flatMap((name) =>
    name.endsWith("/fee") ? [name.slice(0, -"/fee".length) as DistrictName] : [],
  );
