import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeAddressBody } from "../../contracts/order-changes";
import type { Pin } from "../../contracts/pins";
import type { Order } from "../../contracts/orders";
import { typedOrNull } from "../../contracts/typed-text";
import type { Actor } from "../../lib/actor";
import { conflict, invalidRequest } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import type { Address } from "../../modules/order/address";
import { differenceText } from "../../modules/order/change/domain/decide-change";
import { fieldsChanged } from "../../modules/staff/published-sql";
import { isOffered } from "../payment/offered-methods";
import { changeHeldOrder } from "./held-change";

/** What is sent, empty: nothing; else what was there. */
const typedOr = (typed: string | undefined, before: string | null): string | null =>
  typed === undefined ? before : typedOrNull(typed);

/** PostgreSQL writes a pin's fields in another order: one that stays is left as it was read. */
function pinOr(sent: ChangeAddressBody["pin"], before: Pin | null): Pin | null {
  if (sent === undefined) return before;
  const isSame = sent?.latitude === before?.latitude && sent?.longitude === before?.longitude;
  return isSame && sent?.accuracy === before?.accuracy ? before : sent;
}

function addressOf(body: ChangeAddressBody, before: Address): Address {
  const { firstname, lastname, phone, delivery_address: address, city, district } = body;
  const isSamePlace =
    address === before.address && city === before.city && district === before.district;
  // Nobody finds another house by the landmark and the pin of this one.
  const { landmark, pin } = isSamePlace ? before : { landmark: null, pin: null };
  return {
    firstname,
    lastname,
    phone,
    address,
    city,
    district,
    landmark: typedOr(body.landmark, landmark),
    pin: pinOr(body.pin, pin),
    note: typedOr(body.note, before.note),
  };
}

/**
 * Sends an order elsewhere, or to somebody else, until it is packed; what it costs stays.
 * @throws ApiError 404 for an order that is not the caller's; 400 `district` where delivery costs something else, or
 * the rider takes no money; 409 once it is packed, and for what is collected in the shop
 */
export function changeAddress(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  { access_token: accessToken, ...body }: ChangeAddressBody,
): Promise<Order> {
  return changeHeldOrder(container, { actor, orderId, accessToken }, async (inside, order) => {
    if (order.isPickup) throw conflict("This order is collected in the shop");
    const { firstname, lastname, phone, address, city, district, landmark, pin, note } = order;
    const to = { firstname, lastname, phone, address, city, district };
    const before: Address = { ...to, landmark, pin, note };
    const after = addressOf(body, before);
    const changed = fieldsChanged({ ...before }, { ...after });
    if (!changed) return null;
    const { changes } = shopOrders(container);
    let delivery = null;
    if (district !== after.district) {
      const moved = await changes.moveTo(inside, order, after.district);
      const refuse = (message: string) => invalidRequest([{ field: "district", message }]);
      if (moved.moreRwf !== 0 && !order.isExchange) {
        const message = `Delivery to ${after.district} costs ${differenceText(moved.moreRwf)}. Please contact us to change it`;
        throw refuse(message);
      }
      if (order.isCod && !isOffered("cod", after.district)) {
        throw refuse(`The rider takes no money in ${after.district}. Pay another way first`);
      }
      if (order.isPromised) delivery = moved.delivery;
    }
    await changes.writeAddress(inside, orderId, after, delivery);
    return {
      event: "address-changed",
      what: (orderNumber) => `the address of ${orderNumber}`,
      ...changed,
    };
  });
}
