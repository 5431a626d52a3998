/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { numberOf } from "@strive/backend/contracts/product-limits";
import {
  updateShippingBodySchema,
  type UpdateShippingBody,
} from "@strive/backend/contracts/shipping";
import * as words from "~/words/admin-settings";
import {
  changedDelivery,
  DISTRICT_PARTS,
  districtsOf,
  type DeliveryName,
  type DeliveryValues,
} from "./delivery-values";

const MOST_DAYS = 60;

const numberOrNone = (text: string) => (text.trim() === "" ? null : numberOf(text));

/** A sentence for each field whose text can't be meant. */
function faultsOf(values: DeliveryValues, names: readonly DeliveryName[]) {
  return names.flatMap((name) => {
    const isDays = name.endsWith("_days");
    const mayBeEmpty = name.endsWith("free_above") || name.endsWith("/fee");
    const value = mayBeEmpty ? numberOrNone(values[name]) : numberOf(values[name]);
    const isGood = value === null || (Number.isInteger(value) && (!isDays || value <= MOST_DAYS));
    return isGood ? [] : [{ field: name, message: isDays ? words.wholeDays : words.wholeRwf }];
  });
}

/** Only what differs from `start`: what somebody else changed meanwhile stays. */
export function checkDelivery(
  values: DeliveryValues,
  start: DeliveryValues,
): Checked<UpdateShippingBody> {
  const changed = new Set(changedDelivery(values, start));
  const districts = districtsOf(values).filter((district) =>
    DISTRICT_PARTS.some((part) => changed.has(`${district}/${part}`)),
  );
  const faults = faultsOf(values, [...changed]);
  const crossed = districts.filter(
    (district) =>
      numberOf(values[`${district}/min_days`]) > numberOf(values[`${district}/max_days`]),
  );
  const errors = [
    ...faults,
    ...crossed.map((district) => ({ field: `${district}/max_days`, message: words.daysOrder })),
  ];
  if (errors.length > 0) return { body: null, errors };
  return checkBy(updateShippingBodySchema, {
    ...(changed.has("flat_fee") && { flat_fee: numberOf(values.flat_fee) }),
    ...(changed.has("free_above") && { free_above: numberOrNone(values.free_above) }),
    ...(districts.length > 0 && {
      districts: districts.map((district) => ({
        district,
        ...(changed.has(`${district}/fee`) && { fee: numberOrNone(values[`${district}/fee`]) }),
        ...(changed.has(`${district}/free_above`) && {
          free_above: numberOrNone(values[`${district}/free_above`]),
        }),
        min_days: numberOf(values[`${district}/min_days`]),
        max_days: numberOf(values[`${district}/max_days`]),
      })),
    }),
  });
}
