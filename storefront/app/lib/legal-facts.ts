import { formatMoney } from "@strive/backend/contracts/money";
import { EXCHANGE_DAYS, FAULT_DAYS, RETURN_DAYS } from "@strive/backend/contracts/return-days";
import type { ShopContact } from "@strive/backend/contracts/shop-contact";
import type { FACTS } from "@strive/backend/contracts/written-text";
import * as brand from "~/words/brand";
import * as words from "~/words/legal";
import { BRAND } from "./brand";

export type LegalFacts = Readonly<Record<(typeof FACTS)[number], string>>;

interface Known {
  siteName: string;
  contact: ShopContact;
  /** Whole RWF; undefined: it could not be asked. */
  deliveryFee: number | undefined;
}

const [kigali, elsewhere] = brand.delivery;

/** What written texts may name, as it is today and as the page's language says it. */
export const legalFacts = ({ siteName, contact, deliveryFee }: Known): LegalFacts => ({
  shop: siteName,
  place: BRAND.place,
  email: contact.email.handle,
  phone: contact.phone.handle,
  return_days: String(RETURN_DAYS),
  fault_days: String(FAULT_DAYS),
  exchange_days: String(EXCHANGE_DAYS),
  delivery_kigali: kigali.promise,
  delivery_elsewhere: elsewhere.promise,
  delivery_fee: deliveryFee === undefined ? words.feeAtCheckout : formatMoney(deliveryFee, "RWF"),
});
