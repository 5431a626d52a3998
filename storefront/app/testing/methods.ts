import {
  paymentMethodsQuerySchema,
  paymentMethodsResponseSchema,
  type OfferedMethod,
} from "@strive/backend/contracts/payments";
import { deliveryPromise } from "@strive/backend/contracts/places";

/** As the shop lists them: cash only where its own riders deliver. */
function listedFor(district: string): OfferedMethod[] {
  const cod = deliveryPromise(district) === "1-2" ? null : "outside_kigali";
  return [
    { method: "momo", unavailable: null, networks: ["MTN"] },
    { method: "cod", unavailable: district === "" ? "no_district" : cod },
    { method: "placeholder", unavailable: null },
  ];
}

/** GET /payments/methods. */
export function answerMethods(search: URLSearchParams) {
  const { district = "" } = paymentMethodsQuerySchema.parse(Object.fromEntries(search));
  return paymentMethodsResponseSchema.parse({ success: true, data: listedFor(district) });
}
