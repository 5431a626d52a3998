import type { ReactNode } from "react";
import type { AddressChange } from "~/lib/address-change";
import type { useForm } from "~/lib/form";
import * as address from "~/words/address";
import * as fields from "~/words/fields";
import * as words from "~/words/order-changes";
import * as pins from "~/words/pins";
import { Field } from "./field";
import { LandmarkField } from "./landmark-field";
import { PhoneField } from "./phone-field";
import { PinField } from "./pin-field";
import { TextField } from "./text-field";

type Destination = Omit<AddressChange["values"], "note">;
type DestinationForm = ReturnType<typeof useForm<Destination, unknown, unknown, unknown>>;

interface DestinationFieldsProps {
  form: Pick<DestinationForm, "field" | "values" | "change" | "errorOf">;
  /** The field for the district. */
  district: ReactNode;
  /** Who types it is who gets it. */
  isOwn: boolean;
  pinHint?: string | undefined;
}

/** Who gets something, and where. */
export function DestinationFields({ form, district, isOwn, pinHint }: DestinationFieldsProps) {
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
        hint={pinHint}
        onChange={(pin) => form.change("pin", pin)}
      />
    </>
  );
}

interface AddressFieldsProps {
  form: AddressChange;
  /** The field for the district. */
  district: ReactNode;
  /** Who changes it is who gets it. */
  isOwn: boolean;
}

/** Where an order goes, and to whom. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <DestinationFields {...props} pinHint={pins.staysHint} />
      <TextField {...props.form.field("note")} label={words.note} rows={2} maxLength={500} />
    </>
  );
}
