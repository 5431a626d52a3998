import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreateOrderBody } from "../../contracts/orders";
import { PICKUP } from "../../contracts/staff-orders";
import { invalidRequest } from "../../lib/api-error";
import { NO_PICKUP } from "../../modules/order/checkout/domain/gift";
import { shopSettings } from "../../modules/settings";

type Wish = Pick<CreateOrderBody, "is_pickup" | "landmark" | "pin"> &
  Partial<Record<"delivery_address" | "city" | "district", string | undefined>>;

/** Where an order goes: nowhere, if it is collected in the shop. */
export const destinationOf = ({
  is_pickup,
  delivery_address = "",
  city = "",
  district = "",
  landmark,
  pin,
}: Wish) =>
  is_pickup
    ? { delivery_address: PICKUP, city: "", district: "", landmark: undefined, pin: undefined }
    : { delivery_address, city, district, landmark, pin };

/** Whether shoppers may collect, as staff have it now. */
export const mayCollect = (container: MedusaContainer): boolean =>
  shopSettings(container).app.current.shopPickup;

/** @throws ApiError 400 `is_pickup` where shoppers can't collect */
export function needPickup(
  container: MedusaContainer,
  { is_pickup }: Pick<CreateOrderBody, "is_pickup">,
): void {
  if (is_pickup && !mayCollect(container)) throw invalidRequest([NO_PICKUP]);
}
