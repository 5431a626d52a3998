import { isInKigali } from "@strive/backend/contracts/places";
import { LONGEST_TIN } from "@strive/backend/contracts/vat";
import { useQuery } from "@tanstack/react-query";
import { shippingQuery } from "~/admin/data/shipping";
import { FieldGrid } from "~/admin/shell/form-panel";
import { LanguageField } from "~/admin/shell/language-field";
import { francs } from "~/admin/shell/order-money";
import { Segments } from "~/admin/shell/segments";
import { DistrictField } from "~/ui/district-field";
import { Field } from "~/ui/field";
import { LandmarkField } from "~/ui/landmark-field";
import { PhoneField } from "~/ui/phone-field";
import { PinField } from "~/ui/pin-field";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-new-order";
import * as fields from "~/words/fields";
import * as pins from "~/words/pins";
import { publicSettingsQuery } from "./api";
import type { NewOrder } from "./use-new-order";

/** Nobody's own: the browser must not fill in who works here. */
const OFF = { autoComplete: "off" } as const;

export function ContactFields({ order }: { order: NewOrder }) {
  const { values, field, change } = order;
  return (
    <div className="mb-4">
      <FieldGrid>
        <Field {...field("firstname")} {...OFF} label={fields.firstName} isHalf required />
        <Field {...field("lastname")} {...OFF} label={fields.lastName} isHalf required />
        <PhoneField
          {...field("phone")}
          {...OFF}
          label={fields.phone}
          onSettle={(text) => change("phone", text)}
          isHalf
          required
        />
        <Field
          {...field("email")}
          {...OFF}
          label={words.emailOptional}
          hint={values.user_id === "" ? words.emailHint : words.emailHintAccount}
          type="email"
          inputMode="email"
          isHalf
        />
        {values.user_id === "" && (
          <LanguageField {...field("language")} hint={words.languageHint} />
        )}
      </FieldGrid>
    </div>
  );
}

const WAYS = [
  { value: "rider", label: words.riderDelivers },
  { value: "shop", label: words.collected },
] as const;

/** What delivery to a district costs; empty while nobody knows. */
function useFeeText(): (district: string) => string {
  const shipping = useQuery(shippingQuery()).data;
  return (district) => {
    const fee = shipping?.districts.find((one) => one.district === district)?.fee;
    return fee === undefined ? "" : francs(fee);
  };
}

function Address({ order }: { order: NewOrder }) {
  const { values, field, change, errorOf } = order;
  const feeText = useFeeText();
  return (
    <>
      <DistrictField
        value={values.district}
        error={errorOf("district")}
        hint={undefined}
        promise={feeText}
        onChange={(district) => {
          change("district", district);
          if (values.city === "" && isInKigali(district)) change("city", words.kigali);
        }}
        onLeave={() => undefined}
      />
      <Field {...field("city")} {...OFF} label={words.city} isHalf required />
      <Field {...field("delivery_address")} {...OFF} label={words.address} required />
      <LandmarkField {...field("landmark")} />
      <PinField
        value={values.pin}
        error={errorOf("pin")}
        isOwn={false}
        hint={pins.staysHint}
        onChange={(pin) => change("pin", pin)}
      />
    </>
  );
}

function Company({ order }: { order: NewOrder }) {
  const { data } = useQuery(publicSettingsQuery());
  if (data?.isVatRegistered !== true) return null;
  return (
    <>
      <Field
        {...order.field("buyer_tin")}
        {...OFF}
        label={words.companyTin}
        inputMode="numeric"
        maxLength={LONGEST_TIN}
        isHalf
      />
      <Field
        {...order.field("purchase_code")}
        {...OFF}
        label={words.purchaseCode}
        autoCapitalize="characters"
        maxLength={20}
        isHalf
      />
    </>
  );
}

/** Where it goes, or that it is collected; what is to be known of that. */
export function DestinationFields({ order }: { order: NewOrder }) {
  const { values, change, field } = order;
  const { is_pickup: isPickup } = values;
  const choose = (way: (typeof WAYS)[number]["value"]) => {
    change("is_pickup", way === "shop");
    if (way === "shop" && values.way === "door") change("way", "link");
  };
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{words.wayThere}</legend>
        <Segments value={isPickup ? "shop" : "rider"} options={WAYS} onChoose={choose} />
      </fieldset>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-4">
        {!isPickup && <Address order={order} />}
        <TextField
          {...field("note")}
          label={words.note}
          hint={isPickup ? words.noteHintPickup : words.noteHint}
          maxLength={500}
          rows={2}
        />
        <Company order={order} />
      </div>
    </div>
  );
}
