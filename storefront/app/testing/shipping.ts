import { SHIPPING_FEE_RWF } from "@strive/backend/contracts/money";
import { deliveryPromise, DISTRICTS } from "@strive/backend/contracts/places";
import { shippingResponseSchema, type Shipping } from "@strive/backend/contracts/shipping";

/** The flat fee everywhere; the promises of the specification. */
export const shipping: Shipping = {
  flat_fee: SHIPPING_FEE_RWF,
  free_above: null,
  districts: DISTRICTS.map((district) => {
    const [min_days = 0, max_days = 0] = deliveryPromise(district).split("-").map(Number);
    return { district, fee: SHIPPING_FEE_RWF, free_above: null, min_days, max_days };
  }),
  has_automatic_discounts: false,
};

/** GET /shipping. The shop's threshold is that of every district, unless `changes` names districts. */
export function answerShipping(changes: Partial<Shipping> = {}) {
  const { free_above = shipping.free_above } = changes;
  const districts = shipping.districts.map((row) => ({ ...row, free_above }));
  return shippingResponseSchema.parse({
    success: true,
    data: { ...shipping, districts, ...changes },
  });
}
