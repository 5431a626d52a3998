import type { Order } from "@strive/backend/contracts/orders";
import { phoneText } from "@strive/backend/contracts/phone";
import { useForm } from "./form";
import { changeAddress } from "./order-change-calls";

/** How a change of an order is sent, and who hears of it. */
export interface ChangeOptions {
  order: Order;
  /** The order's token, for shoppers not signed in as its owner; null for owners and staff. */
  accessToken: string | null;
  /** With the order as it is after the change. */
  onDone: (after: Order) => void;
  /** Something of what was known of the order, or of what is for sale, may not be true any more. */
  onRefused: () => void;
}

/** By the names of the wire, in the order they are asked. */
const startOf = ({ firstname, lastname, phone, deliveryAddress: to, note }: Order) => ({
  firstname,
  lastname,
  phone: phoneText(phone),
  district: to.district,
  city: to.city,
  delivery_address: to.address,
  landmark: to.landmark ?? "",
  pin: to.pin,
  note: note ?? "",
});

/** The form that sends an order elsewhere. What is sent twice changes nothing the second time. */
export const useAddressChange = ({ order, accessToken, onDone, onRefused }: ChangeOptions) =>
  useForm({
    start: startOf(order),
    rules: () => import("./address-change-rules"),
    check: (rules, typed) => rules.checkAddress(typed),
    // Not given up with the form: what is changed then is shown all the same.
    send: (body) => changeAddress({ orderId: order.id, accessToken }, body),
    onDone: (after) => {
      onDone(after);
      return undefined;
    },
    onFailure: () => {
      onRefused();
      return false;
    },
  });

export type AddressChange = ReturnType<typeof useAddressChange>;
