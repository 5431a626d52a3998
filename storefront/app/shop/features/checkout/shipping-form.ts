import type { User } from "@strive/backend/contracts/accounts";
import type { ShippingForm } from "@strive/backend/contracts/orders";
import { phoneText } from "@strive/backend/contracts/phone";
import { isFields, textOf } from "~/lib/stored-values";
import { readSession, removeSession, writeSession } from "~/shop/session-values";

/** In the order they are asked. */
export const FIELDS = [
  "phone",
  "email",
  "firstName",
  "lastName",
  "district",
  "city",
  "address",
] as const;
export type FieldName = (typeof FIELDS)[number];
export type ShippingValues = Readonly<Record<FieldName, string>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The one place that knows how the wire calls a field. */
const WIRE_NAMES = {
  firstName: "firstname",
  lastName: "lastname",
  email: "email",
  phone: "phone",
  address: "delivery_address",
  city: "city",
  district: "district",
} as const satisfies Record<FieldName, keyof ShippingForm>;

export const START_VALUES: ShippingValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  city: "",
  district: "",
};

/** As the account has them wherever nothing was typed. */
export function withAccount(values: ShippingValues, user: User): ShippingValues {
  const known: Partial<Record<FieldName, string>> = {
    firstName: user.firstname,
    lastName: user.lastname,
    email: user.email,
    phone: phoneText(user.phone ?? ""),
  };
  return Object.fromEntries(
    FIELDS.map((name) => [
      name,
      values[name] === START_VALUES[name] ? (known[name] ?? values[name]) : values[name],
    ]),
  ) as Record<FieldName, string>;
}

/** The fields under their wire names. */
export function wireValuesOf(values: ShippingValues): Record<keyof ShippingForm, string> {
  return {
    firstname: values.firstName,
    lastname: values.lastName,
    email: values.email,
    phone: values.phone,
    delivery_address: values.address,
    city: values.city,
    district: values.district,
  };
}

/** Errors by wire name to errors by field: the first of each, unknown names left out. */
export function fieldErrorsOf(
  errors: ReadonlyArray<{ field: string; message: string }>,
): FieldErrors {
  const found: Partial<Record<FieldName, string>> = {};
  for (const { field, message } of errors) {
    const name = FIELDS.find((known) => WIRE_NAMES[known] === field);
    if (name !== undefined) found[name] ??= message;
  }
  return found;
}

export const firstInvalid = (errors: FieldErrors): FieldName | undefined =>
  FIELDS.find((name) => errors[name] !== undefined);

const KEY = "checkoutForm";
/** Raised when the fields change; what an older page left behind is not read. */
const VERSION = 1;

/** What was typed in this tab; the start values for whatever is missing. */
export function readForm(): ShippingValues {
  const kept = readSession(KEY);
  const values = isFields(kept) && kept["version"] === VERSION ? kept["values"] : null;
  if (!isFields(values)) return START_VALUES;
  return Object.fromEntries(
    FIELDS.map((name) => [name, textOf(values[name]) ?? START_VALUES[name]]),
  ) as Record<FieldName, string>;
}

export const saveForm = (values: ShippingValues): void =>
  writeSession(KEY, { version: VERSION, values });

export const clearForm = (): void => removeSession(KEY);
