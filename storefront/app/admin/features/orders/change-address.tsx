import type { Order } from "@strive/backend/contracts/orders";
import { DISTRICTS } from "@strive/backend/contracts/places";
import { SelectField } from "~/admin/shell/form-parts";
import { useAddressChange } from "~/lib/address-change";
import { canChangeAddress } from "~/lib/order-changes";
import { AddressFields } from "~/ui/address-fields";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";
import * as address from "~/words/address";
import * as fields from "~/words/fields";
import { changeAddress } from "~/words/order-changed";
import * as words from "~/words/order-changes";
import { ChangeDialog, useChange } from "./change-dialog";

const DISTRICT_OPTIONS = [...DISTRICTS].sort().map((value) => ({ value, label: value }));

function AddressForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { done, ...facts } = useChange(order, onClose);
  const change = useAddressChange({
    ...facts,
    onDone: (after) => done(after, words.addressIsChanged),
  });
  const { form, field, isBusy } = change;
  return (
    <Form {...form} aria-label={changeAddress} className="mt-5 grid grid-cols-2 gap-x-3.5 gap-y-4">
      <AddressFields
        form={change}
        isOwn={false}
        district={
          <SelectField
            {...field("district")}
            label={address.district}
            options={DISTRICT_OPTIONS}
            isHalf
          />
        }
      />
      <div className="col-span-full flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? fields.saving : words.saveAddress}
        </Button>
      </div>
    </Form>
  );
}

/** Sends an order elsewhere, or to somebody else, until it is packed. */
export function ChangeAddress({ order }: { order: Order }) {
  return (
    <ChangeDialog order={order} label={changeAddress} isPossible={canChangeAddress(order)}>
      {(onClose) => <AddressForm order={order} onClose={onClose} />}
    </ChangeDialog>
  );
}
