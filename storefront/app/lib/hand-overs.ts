import { handOversIn } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import type { HandOver } from "@strive/backend/contracts/returns";

/** How pieces of an order can come back, the likeliest first: what was collected in the shop has no address. */
export const handOversOf = ({
  deliveryAddress,
  is_pickup,
}: Pick<Order, "deliveryAddress" | "is_pickup">): readonly [HandOver, ...HandOver[]] =>
  is_pickup === true ? ["shop"] : handOversIn(deliveryAddress.district);
