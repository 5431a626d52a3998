import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreateOrderBody } from "../../contracts/orders";
import { PICKUP } from "../../contracts/staff-orders";
import { invalidRequest } from "../../lib/api-error";
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

/** @throws ApiError 400 `is_pickup` where shoppers can't collect */
export function needPickup(
  container: MedusaContainer,
  { is_pickup }: Pick<CreateOrderBody, "is_pickup">,
): void {
  if (!is_pickup || shopSettings(container).app.current.shopPickup) return;
  throw invalidRequest([
    { field: "is_pickup", message: "Orders can't be collected in the shop now. We deliver them" },
  ]);
}
