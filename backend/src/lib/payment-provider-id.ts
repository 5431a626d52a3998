import type { PaymentKind } from "../contracts/payments";

/** Medusa names a payment provider `pp_`, its identifier, and the id it is registered with. */
export const PAYMENT_PROVIDERS_ID = "shop";

export const paymentProviderId = (method: PaymentKind) => `pp_${method}_${PAYMENT_PROVIDERS_ID}`;
