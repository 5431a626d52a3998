import type { SavedAddress } from "@strive/backend/contracts/saved-addresses";
import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import { useState } from "react";
import { useForm } from "~/lib/form";
import { newKey } from "~/lib/new-key";
import { addAddress, changeAddress } from "~/shop/addresses/own-addresses";
import { SettledDistrict } from "~/shop/shipping/settled-district";
import { DestinationFields } from "~/ui/address-fields";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
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
      <DestinationFields
        form={{ field, values, change, errorOf }}
        isOwn
        district={
          <SettledDistrict
            value={values.district}
            error={errorOf("district")}
            onChange={(value) => change("district", value)}
          />
        }
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
