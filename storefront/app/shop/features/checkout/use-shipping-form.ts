import { districtOf } from "@strive/backend/contracts/places";
import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useSessionState } from "~/lib/account-atoms";
import {
  firstInvalid,
  readForm,
  saveForm,
  withAccount,
  type FieldErrors,
  type FieldName,
  type ShippingValues,
} from "./shipping-form";

const loadRules = () => import("./shipping-rules");

/** A typed place under its district's name today; a city that lies in one district names it. */
function settled(values: ShippingValues, left: FieldName): ShippingValues {
  if (left !== "district" && left !== "city") return values;
  const place = values.district.trim() === "" ? values.city : values.district;
  const district = districtOf(place);
  return district === null ? values : { ...values, district };
}

/** The form as typed in this tab, and what is wrong with it. Only in the browser. */
export function useShippingForm(formRef: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(readForm);
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    // A head start only: the rules are asked for again, and awaited, where they are needed.
    loadRules().catch(() => undefined);
  }, []);

  const { user } = useSessionState();
  const [knownId, setKnownId] = useState<string | null>(null);
  if (user?.role === "user" && user._id !== knownId) {
    setKnownId(user._id);
    // Kept with the first thing that is typed: a form nobody touched leaves nothing in the tab.
    setValues(withAccount(values, user));
  }

  const keep = (next: ShippingValues) => {
    setValues(next);
    saveForm(next);
  };
  const change = (name: FieldName, value: string) => {
    keep({ ...values, [name]: value });
    setErrors((current) => ({ ...current, [name]: undefined }));
  };
  /** A field that was left empty is not scolded before the order is placed. */
  const leave = async (name: FieldName) => {
    const next = settled(values, name);
    if (next !== values) keep(next);
    if (next[name].trim() === "") return;
    const { checkShipping } = await loadRules();
    const found = checkShipping(next).errors?.[name];
    setErrors((current) => ({
      ...current,
      [name]: found,
      ...(next.district !== values.district && { district: undefined }),
    }));
  };
  /** Shows the errors and goes to the first. */
  const show = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    const first = firstInvalid(found);
    const control = first === undefined ? null : formRef.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  /** The checked form, or null after showing what is wrong. @throws when the rules can't be loaded. */
  const check = async () => {
    const { checkShipping } = await loadRules();
    const { shipping, errors: found } = checkShipping(values);
    if (found !== null) show(found);
    return shipping;
  };
  return { values, errors, change, leave, show, check };
}

export type ShippingFormState = ReturnType<typeof useShippingForm>;
