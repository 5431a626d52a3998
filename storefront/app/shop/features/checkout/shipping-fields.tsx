import { districtOf, isKigali, PROVINCES } from "@strive/backend/contracts/places";
import type { ComponentProps } from "react";
import { Field } from "~/ui/field";
import { PhoneField } from "~/ui/phone-field";
import * as words from "~/words/checkout";
import * as fields from "~/words/fields";
import { DistrictField } from "./district-field";
import type { FieldName } from "./shipping-form";
import type { ShippingFormState } from "./use-shipping-form";

const GRID = "grid grid-cols-2 gap-x-3.5 gap-y-4";

/** What every field of the form has in common. */
const fieldOf = (form: ShippingFormState, name: FieldName) => ({
  name,
  required: true,
  error: form.errors[name],
  value: form.values[name],
  onBlur: () => {
    // Rules that can't be loaded now are loaded, or missed aloud, when the order is placed.
    form.leave(name).catch(() => undefined);
  },
});

type TextProps = Omit<ComponentProps<typeof Field>, "form" | "name" | "value">;

function Text({ form, name, ...look }: TextProps & { form: ShippingFormState; name: FieldName }) {
  return (
    <Field
      {...look}
      {...fieldOf(form, name)}
      onChange={(event) => form.change(name, event.target.value)}
    />
  );
}

export function ContactFields({ form }: { form: ShippingFormState }) {
  return (
    <div className={GRID}>
      <PhoneField
        {...fieldOf(form, "phone")}
        label={fields.phone}
        hint={words.phoneHint}
        onChange={(event) => form.change("phone", event.target.value)}
        onSettle={(text) => form.change("phone", text)}
      />
      <Text
        form={form}
        name="email"
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={words.emailHint}
      />
    </div>
  );
}

function districtHint(
  { city, district }: ShippingFormState["values"],
  promise: DeliveryFieldsProps["promise"],
): string | undefined {
  const known = districtOf(district);
  if (known !== null) return words.deliveryIn(promise(known));
  return isKigali(city) || isKigali(district)
    ? words.inKigali(PROVINCES["City of Kigali"])
    : undefined;
}

interface DeliveryFieldsProps {
  form: ShippingFormState;
  /** How long a district's delivery takes. */
  promise: (district: string) => string;
}

export function DeliveryFields({ form, promise }: DeliveryFieldsProps) {
  const district = fieldOf(form, "district");
  return (
    <div className={GRID}>
      <Text
        form={form}
        name="firstName"
        label={fields.firstName}
        autoComplete="given-name"
        isHalf
      />
      <Text form={form} name="lastName" label={fields.lastName} autoComplete="family-name" isHalf />
      <DistrictField
        value={district.value}
        error={district.error}
        hint={districtHint(form.values, promise)}
        promise={promise}
        onChange={(value) => form.change("district", value)}
        onLeave={district.onBlur}
      />
      <Text form={form} name="city" label={words.city} autoComplete="address-level2" isHalf />
      <Text form={form} name="address" label={words.address} autoComplete="address-line1" />
    </div>
  );
}
