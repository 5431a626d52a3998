import { districtOf } from "@strive/backend/contracts/places";
import { useEffect, useState } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { fieldOfWire, useFields } from "~/lib/form";
import { readCompany, saveCompany, type CompanyValues } from "./company-form";
import { giftFieldOf, readGift, saveGift, type GiftValues } from "./gift-form";
import { pickupFieldOf, readPickup, savePickup, type PickupValues } from "./pickup-form";
import type { Asks } from "./shipping-rules";
import { readTexts, saveTexts, type TextsValues } from "./texts-form";
import { readPin, savePin, type PinValues } from "./pin-form";
import { knownOf, readForm, saveForm, type FieldName, type ShippingValues } from "./shipping-form";

const rules = () => import("./shipping-rules");

/** A typed place under its district's name today; a city that lies in one district names it. */
function settledDistrict({ district, city }: ShippingValues, left: FieldName): string {
  if (left !== "district" && left !== "city") return district;
  return districtOf(district.trim() === "" ? city : district) ?? district;
}

type Values = ShippingValues & PinValues & GiftValues & CompanyValues & PickupValues & TextsValues;

const readAll = (): Values => ({
  ...readForm(),
  ...readPin(),
  ...readGift(),
  ...readCompany(),
  ...readPickup(),
  ...readTexts(),
});

function saveAll(values: Values): void {
  saveForm(values);
  savePin(values);
  saveGift(values);
  saveCompany(values);
  savePickup(values);
  saveTexts(values);
}

/** The form as typed in this tab, and what is wrong with it. Only in the browser. */
export function useShippingForm(asks: Asks) {
  const [start] = useState(readAll);
  const form = useFields({
    start,
    rules,
    check: ({ checkAsked }, typed) => checkAsked(typed, asks),
    nameOf: (wireName) => pickupFieldOf(wireName) ?? giftFieldOf(wireName) ?? fieldOfWire(wireName),
    onChange: saveAll,
  });
  const { hook, values, change, setError } = form;

  const { user } = useSessionState();
  useEffect(() => {
    if (user?.role !== "user") return;
    // Kept with the first thing that is typed: a form nobody touched leaves nothing in the tab.
    for (const [name, value] of knownOf(user)) {
      if (hook.getValues(name) === "") hook.setValue(name, value);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each account
  }, [user?._id, user?.role]);

  /** A field that was left empty is not scolded before the order is placed. */
  const leave = async (name: FieldName) => {
    const district = settledDistrict(values, name);
    if (district !== values.district) change("district", district);
    const next = { ...values, district };
    if (next[name].trim() === "") return;
    const { errors } = (await rules()).checkShipping(next);
    setError(name, errors?.find(({ field }) => field === name)?.message);
  };
  return { ...form, leave };
}

export type ShippingFormState = Omit<ReturnType<typeof useShippingForm>, "formRef">;
