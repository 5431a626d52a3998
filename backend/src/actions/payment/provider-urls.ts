import { prefixOf } from "../../contracts/languages";
import { shopUrl } from "../../lib/shop-url";
import type { DueAttempt } from "../../modules/order/payment/records";

/** Where a provider may call about one attempt. */
export const callbackUrl = ({ provider, callbackToken }: DueAttempt): string =>
  `${shopUrl()}/api/payments/callback/${provider}/${callbackToken}`;

/** Where a provider's page sends its payer: to his order, without its token, which no provider may learn. */
export const returnUrl = ({ orderId, language }: DueAttempt): string =>
  `${shopUrl()}${prefixOf(language)}/checkout/confirmation?order=${encodeURIComponent(orderId)}`;
