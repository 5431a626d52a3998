import { useAddressChange } from "~/lib/address-change";
import { useShowMessage } from "~/lib/message-atoms";
import { canChangeAddress } from "~/lib/order-changes";
import { SettledDistrict } from "~/shop/shipping/settled-district";
import { AddressFields } from "~/ui/address-fields";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import * as fields from "~/words/fields";
import { changeAddress } from "~/words/order-changed";
import * as words from "~/words/order-changes";
import { ChangeFrame } from "./change-frame";
import type { ChangeDialogProps } from "./dialog-props";
import { useChanged } from "./use-changed";

function AddressForm({ order, accessToken, onClose }: Omit<ChangeDialogProps, "isOpen">) {
  const showMessage = useShowMessage();
  const changed = useChanged(order.id);
  const change = useAddressChange({
    order,
    accessToken,
    onDone: (after) => {
      changed.show(after);
      showMessage({ tone: "success", text: words.weChangedAddress });
      onClose();
    },
    onRefused: () => changed.lookAgain("orders"),
  });
  const { form, values, isBusy, errorOf } = change;
  return (
    <Form {...form} aria-label={changeAddress} className="mt-5 grid grid-cols-2 gap-x-3.5 gap-y-4">
      <AddressFields
        form={change}
        isOwn
        district={
          <SettledDistrict
            value={values.district}
            error={errorOf("district")}
            onChange={(value) => change.change("district", value)}
          />
        }
      />
      <div className="col-span-full flex flex-wrap justify-end gap-3">
        <Button tone="line" onClick={onClose}>
          {fields.cancel}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? fields.saving : words.saveAddress}
        </Button>
      </div>
    </Form>
  );
}

/** Sends an order elsewhere, or to somebody else, until it is packed. */
export function ChangeDialog({ isOpen, ...props }: ChangeDialogProps) {
  return (
    <ChangeFrame
      order={props.order}
      isOpen={isOpen}
      isPossible={canChangeAddress(props.order)}
      onClose={props.onClose}
      title={changeAddress}
    >
      <AddressForm {...props} />
    </ChangeFrame>
  );
}
