import type { User } from "@strive/backend/contracts/accounts";
import type { ShippingForm } from "@strive/backend/contracts/orders";
import { phoneText } from "@strive/backend/contracts/phone";
import { isFields, textOf } from "~/lib/stored-values";
import { FORM_KEY, readSession, writeSession } from "~/shop/session-values";

/** By the names of the wire, in the order they are asked. */
export const FIELDS = [
  "phone",
  "email",
  "firstname",
  "lastname",
  "district",
  "city",
  "delivery_address",
  "landmark",
] as const satisfies ReadonlyArray<keyof ShippingForm>;
export type FieldName = (typeof FIELDS)[number];
export type ShippingValues = Readonly<Record<FieldName, string>>;

const valuesBy = (valueOf: (name: FieldName) => string): ShippingValues =>
  Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)])) as ShippingValues;

/** No more than these fields. */
export const shippingOf = (values: ShippingValues): ShippingValues =>
  valuesBy((name) => values[name]);

/** What an account knows of the fields. */
export const knownOf = ({
  firstname,
  lastname,
  email,
  phone,
}: User): Array<[FieldName, string]> => [
  ["phone", phoneText(phone ?? "")],
  ["email", email],
  ["firstname", firstname],
  ["lastname", lastname],
];

/** Raised when the fields change; what an older page left behind is not read. */
const VERSION = 2;

/** What was typed in this tab; empty where that is missing. */
export function readForm(): ShippingValues {
  const kept = readSession(FORM_KEY);
  const values = isFields(kept) && kept["version"] === VERSION ? kept["values"] : null;
  return valuesBy((name) => (isFields(values) ? (textOf(values[name]) ?? "") : ""));
}

export const saveForm = (values: ShippingValues): void =>
  writeSession(FORM_KEY, { version: VERSION, values: shippingOf(values) });
