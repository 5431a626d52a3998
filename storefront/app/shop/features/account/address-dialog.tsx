import type { SavedAddress } from "@strive/backend/contracts/saved-addresses";
import type { User } from "@strive/backend/contracts/accounts";
import { districtOf } from "@strive/backend/contracts/places";
import { phoneText } from "@strive/backend/contracts/phone";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "~/lib/form";
import { newKey } from "~/lib/new-key";
import { addAddress, changeAddress } from "~/shop/addresses/own-addresses";
import { deliveryTermsOf } from "~/shop/shipping/delivery-terms";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { DistrictField } from "~/ui/district-field";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { LandmarkField } from "~/ui/landmark-field";
import { PhoneField } from "~/ui/phone-field";
import { PinField } from "~/ui/pin-field";
import * as address from "~/words/address";
import * as fields from "~/words/fields";
import * as words from "~/words/saved-addresses";

/** By the names of the wire, in the order they are asked. */
const startOf = (user: User, known: SavedAddress | null) => ({
  label: known?.label ?? "",
  firstname: known?.firstname ?? user.firstname,
  lastname: known?.lastname ?? user.lastname,
  phone: phoneText(known?.phone ?? user.phone ?? ""),
  district: known?.district ?? "",
  city: known?.city ?? "",
  delivery_address: known?.delivery_address ?? "",
  landmark: known?.landmark ?? "",
  pin: known?.pin ?? null,
});

interface AddressFormProps {
  user: User;
  /** null: a new one. */
  known: SavedAddress | null;
  onDone: (saved: SavedAddress) => void;
  onClose: () => void;
}

function AddressForm({ user, known, onDone, onClose }: AddressFormProps) {
  // Sent again after a lost answer it is the same address.
  const [key] = useState(newKey);
  const { promise } = deliveryTermsOf(useQuery(shippingQuery()).data);
  const { form, field, values, change, errorOf, isBusy } = useForm({
    start: startOf(user, known),
    rules: () => import("./address-rules"),
    check: (rules, typed) => rules.checkAddress(typed),
    send: (body) => (known === null ? addAddress(body, key) : changeAddress(known.id, body)),
    onDone: (saved) => {
      onDone(saved);
      return undefined;
    },
  });
  return (
    <Form
      {...form}
      aria-label={known === null ? words.newAddress : words.editAddress}
      className="mt-5 grid grid-cols-2 gap-x-3.5 gap-y-4"
    >
      <Field
        {...field("label")}
        label={words.label}
        hint={words.labelHint}
        autoComplete="off"
        maxLength={40}
      />
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
        onSettle={(text) => change("phone", text)}
      />
      <DistrictField
        value={values.district}
        error={errorOf("district")}
        hint={undefined}
        promise={promise}
        onChange={(value) => change("district", value)}
        onLeave={() => {
          const district = districtOf(values.district);
          if (district !== null && district !== values.district) change("district", district);
        }}
      />
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
        value={values.pin}
        error={errorOf("pin")}
        isOwn
        onChange={(pin) => change("pin", pin)}
      />
      <div className="col-span-full flex flex-wrap justify-end gap-3">
        <Button tone="line" onClick={onClose}>
          {fields.cancel}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? fields.saving : words.save}
        </Button>
      </div>
    </Form>
  );
}

interface AddressDialogProps extends AddressFormProps {
  isOpen: boolean;
}

/** Adds an address, or changes one. */
export function AddressDialog({ isOpen, ...form }: AddressDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) form.onClose();
      }}
      title={form.known === null ? words.newAddress : words.editAddress}
      isTitleFocused
      className="max-w-[560px]! px-[22px] pt-8 pb-7 md:px-8"
    >
      <AddressForm {...form} />
    </Dialog>
  );
}
