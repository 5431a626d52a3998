import type { ReactNode } from "react";
import type { AddressChange } from "~/lib/address-change";
import * as address from "~/words/address";
import * as fields from "~/words/fields";
import * as words from "~/words/order-changes";
import * as pins from "~/words/pins";
import { Field } from "./field";
import { LandmarkField } from "./landmark-field";
import { PhoneField } from "./phone-field";
import { PinField } from "./pin-field";
import { TextField } from "./text-field";

interface AddressFieldsProps {
  form: AddressChange;
  /** The field for the district. */
  district: ReactNode;
  /** Who changes it is who gets it. */
  isOwn: boolean;
}

/** Where an order goes, and to whom. */
export function AddressFields({ form, district, isOwn }: AddressFieldsProps) {
  const { field } = form;
  return (
    <>
      <Field
        {...field("firstname")}
        label={fields.firstName}
        autoComplete="given-name"
        required
        isHalf
      />
      <Field
        {...field("lastname")}
        label={fields.lastName}
        autoComplete="family-name"
        required
        isHalf
      />
      <PhoneField
        {...field("phone")}
        label={fields.phone}
        required
        onSettle={(text) => form.change("phone", text)}
      />
      {district}
      <Field
        {...field("city")}
        label={address.city}
        autoComplete="address-level2"
        required
        isHalf
      />
      <Field
        {...field("delivery_address")}
        label={address.address}
        autoComplete="address-line1"
        required
      />
      <LandmarkField {...field("landmark")} />
      <PinField
        value={form.values.pin}
        error={form.errorOf("pin")}
        isOwn={isOwn}
        hint={pins.staysHint}
        onChange={(pin) => form.change("pin", pin)}
      />
      <TextField {...field("note")} label={words.note} rows={2} maxLength={500} />
    </>
  );
}
