import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeAddressBody } from "../../contracts/order-changes";
import type { Order } from "../../contracts/orders";
import type { Actor } from "../../lib/actor";
import { conflict, invalidRequest } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import type { Address } from "../../modules/order/address";
import { differenceText } from "../../modules/order/change/domain/decide-change";
import { fieldsChanged } from "../../modules/staff/published-sql";
import { isOffered } from "../payment/offered-methods";
import { changeHeldOrder } from "./held-change";

const addressOf = (body: ChangeAddressBody, note: string | null): Address => ({
  firstname: body.firstname,
  lastname: body.lastname,
  phone: body.phone,
  address: body.delivery_address,
  city: body.city,
  district: body.district,
  note: body.note === undefined ? note : body.note === "" ? null : body.note,
});

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
    const { firstname, lastname, phone, address, city, district, note } = order;
    const before: Address = { firstname, lastname, phone, address, city, district, note };
    const after = addressOf(body, note);
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
