import type { SavedAddress } from "@strive/backend/contracts/saved-addresses";

/** What somebody calls an address: its label, else its first line. */
export const nameOf = ({ label, delivery_address }: SavedAddress): string =>
  label ?? delivery_address;

/** "KG 11 Ave, house 24, Kigali, Gasabo" */
export const placeOf = ({ delivery_address, city, district }: SavedAddress): string =>
  [delivery_address, city, district].join(", ");
