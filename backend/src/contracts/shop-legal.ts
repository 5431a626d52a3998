/** The seller details that the law requires, on /seller and on receipts. What is not filled in is not shown. */
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

/** TO FILL IN by the owner before the shop opens: every field above that the shop has. */
export const SHOP_LEGAL: LegalIdentity = {};
