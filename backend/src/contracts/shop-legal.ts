/** The seller details that the law requires, on /seller and on receipts. What is not filled in is not shown. Fields as in `CONTENT_FIELDS`. */
export interface LegalIdentity {
  /** As registered with the RDB. */
  companyName?: string;
  registrationNumber?: string;
  /** Tax identification number (RRA). */
  tin?: string;
  /** Where post reaches the seller. */
  address?: string;
  /** Only where it differs from SHOP_CONTACT. */
  phone?: string;
  email?: string;
  /** Who answers complaints: name, and how to reach that person. */
  complaintsOfficer?: string;
}

/** Until staff say otherwise under "Content". */
export const SHOP_LEGAL: LegalIdentity = {};

/** @param told by staff: what they leave out is not shown. Absent or empty: they said nothing */
export const legalOf = (told?: LegalIdentity): LegalIdentity =>
  told === undefined || Object.keys(told).length === 0 ? SHOP_LEGAL : told;
