import { districtOf, isKigali, PROVINCES } from "@strive/backend/contracts/places";
import type { TextChannel, TextChoice } from "@strive/backend/contracts/text-channels";
import type { FocusEvent } from "react";
import { Field } from "~/ui/field";
import { LandmarkField } from "~/ui/landmark-field";
import { useSessionState } from "~/lib/account-atoms";
import { ChannelChoice } from "~/shop/orders/channel-choice";
import { PhoneField } from "~/ui/phone-field";
import { PinField } from "~/ui/pin-field";
import * as address from "~/words/address";
import * as words from "~/words/checkout";
import * as fields from "~/words/fields";
import { title as phoneNewsTitle } from "~/words/phone-news";
import { DistrictField } from "~/ui/district-field";
import { useCheckoutSettings } from "./public-settings";
import type { FieldName } from "./shipping-form";
import { textChoiceOf } from "./texts-form";
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

/**
 * How a guest is told of his order on his phone, and what there is to choose from. null: an account has its own choice, or the
 * shop tells nobody at this number.
 */
export function useTextChoice(
  values: ShippingFormState["values"],
): { offered: readonly TextChannel[]; choice: TextChoice } | null {
  const { textChannels: offered } = useCheckoutSettings();
  const { status } = useSessionState();
  const choice = status === "guest" ? textChoiceOf(values, offered) : null;
  return choice && { offered, choice };
}

/** What the phone number is for. @param chosen by a guest */
function usePhoneHint(hasRider: boolean, chosen: TextChoice | undefined): string | undefined {
  const { textChannels } = useCheckoutSettings();
  const { user } = useSessionState();
  const isTexted = textChannels.includes("sms") && (user?.textChannel ?? chosen ?? "sms") === "sms";
  if (!hasRider) return isTexted ? words.phoneTexted : undefined;
  return isTexted ? words.phoneHintTexted : words.phoneHint;
}

export function ContactFields({ form, hasRider }: ContactFieldsProps) {
  const texts = useTextChoice(form.values);
  const phoneHint = usePhoneHint(hasRider, texts?.choice);
  return (
    <div className={GRID}>
      <PhoneField
        {...fieldOf(form, "phone")}
        label={fields.phone}
        hint={phoneHint}
        onSettle={(text) => form.change("phone", text)}
      />
      {texts !== null && (
        <div className="col-span-full grid gap-1.5">
          <span aria-hidden="true" className="text-[14px] font-strong">
            {phoneNewsTitle}
          </span>
          <ChannelChoice
            offered={texts.offered}
            value={texts.choice}
            isMailed
            error={form.errorOf("text_channel")}
            onChoose={(choice) => form.change("text_channel", choice)}
          />
        </div>
      )}
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
