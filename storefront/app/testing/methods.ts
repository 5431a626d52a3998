import {
  paymentMethodsQuerySchema,
  paymentMethodsResponseSchema,
  type PaymentMethod,
} from "@strive/backend/contracts/payments";
import { deliveryPromise } from "@strive/backend/contracts/places";

/** As the shop offers them: cash where its own riders go. */
const offeredIn = (district: string): PaymentMethod[] =>
  deliveryPromise(district) === "1-2" ? ["momo", "cod", "placeholder"] : ["momo", "placeholder"];

/** GET /payments/methods. */
export function answerMethods(search: URLSearchParams) {
  const { district = "" } = paymentMethodsQuerySchema.parse(Object.fromEntries(search));
  return paymentMethodsResponseSchema.parse({
    success: true,
    data: offeredIn(district).map((method) => ({ method })),
  });
}
