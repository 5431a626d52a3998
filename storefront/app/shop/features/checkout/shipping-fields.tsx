import { districtOf, isKigali, PROVINCES } from "@strive/backend/contracts/places";
import type { FocusEvent } from "react";
import { Field } from "~/ui/field";
import { LandmarkField } from "~/ui/landmark-field";
import { useSessionState } from "~/lib/account-atoms";
import { PhoneField } from "~/ui/phone-field";
import { PinField } from "~/ui/pin-field";
import * as address from "~/words/address";
import * as words from "~/words/checkout";
import * as fields from "~/words/fields";
import { DistrictField } from "~/ui/district-field";
import { useCheckoutSettings } from "./public-settings";
import type { FieldName } from "./shipping-form";
import type { ShippingFormState } from "./use-shipping-form";

const GRID = "grid grid-cols-2 gap-x-3.5 gap-y-4";

/** What every field of the form has in common. */
function fieldOf(form: ShippingFormState, name: FieldName) {
  const field = form.field(name);
  return {
    ...field,
    required: true,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      void field.onBlur(event);
      // Rules that can't be loaded now are loaded, or missed aloud, when the order is placed.
      form.leave(name).catch(() => undefined);
    },
  };
}

interface ContactFieldsProps {
  form: ShippingFormState;
  /** A rider calls before he comes. */
  hasRider: boolean;
}

/** What the phone number is for. */
function usePhoneHint(hasRider: boolean): string | undefined {
  const { textChannels } = useCheckoutSettings();
  const { user } = useSessionState();
  const isTexted = textChannels.includes("sms") && (user?.textChannel ?? "sms") === "sms";
  if (!hasRider) return isTexted ? words.phoneTexted : undefined;
  return isTexted ? words.phoneHintTexted : words.phoneHint;
}

export function ContactFields({ form, hasRider }: ContactFieldsProps) {
  const phoneHint = usePhoneHint(hasRider);
  return (
    <div className={GRID}>
      <PhoneField
        {...fieldOf(form, "phone")}
        label={fields.phone}
        hint={phoneHint}
        onSettle={(text) => form.change("phone", text)}
      />
      <Field
        {...fieldOf(form, "email")}
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

function Names({ form }: { form: ShippingFormState }) {
  return (
    <>
      <Field
        {...fieldOf(form, "firstname")}
        label={fields.firstName}
        autoComplete="given-name"
        isHalf
      />
      <Field
        {...fieldOf(form, "lastname")}
        label={fields.lastName}
        autoComplete="family-name"
        isHalf
      />
    </>
  );
}

/** Of whoever collects. */
export function NameFields({ form }: { form: ShippingFormState }) {
  return (
    <div className={GRID}>
      <Names form={form} />
    </div>
  );
}

interface DeliveryFieldsProps {
  form: ShippingFormState;
  /** How long a district's delivery takes. */
  promise: (district: string) => string;
  /** Nothing is delivered. */
  isMailed: boolean;
}

export function DeliveryFields({ form, promise, isMailed }: DeliveryFieldsProps) {
  return (
    <div className={GRID}>
      <Names form={form} />
      <DistrictField
        value={form.values.district}
        error={form.errorOf("district")}
        hint={isMailed ? undefined : districtHint(form.values, promise)}
        promise={promise}
        onChange={(value) => form.change("district", value)}
        onLeave={() => void form.leave("district").catch(() => undefined)}
      />
      <Field {...fieldOf(form, "city")} label={address.city} autoComplete="address-level2" isHalf />
      <Field
        {...fieldOf(form, "delivery_address")}
        label={address.address}
        autoComplete="address-line1"
      />
      {!isMailed && (
        <>
          <LandmarkField {...fieldOf(form, "landmark")} required={false} />
          <PinField
            value={form.values.pin}
            error={form.errorOf("pin")}
            isOwn
            onChange={(pin) => form.change("pin", pin)}
          />
        </>
      )}
    </div>
  );
}
