/** The seller details that the law requires, on /seller. What is not filled in is not shown. */
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

/**
 * Everything that names this shop, except how to reach it, which mails need too (SHOP_CONTACT in
 * contracts/shop-contact.ts) and its story (STORY in brand-story.ts). Another label changes these three
 * files, the pictures under /art and the chapters of its story in words/<language>/about.ts.
 */
export const BRAND = {
  name: "STRIVE",
  tagline: "A mindset for people who push boundaries.",
  founded: 2025,
  place: "Kigali, Rwanda",
  description:
    "STRIVE is a clothing brand run by brothers in Kigali. Heavy cotton, clean lines and the ridges of imigongo, delivered all over Rwanda.",
  /** TO FILL IN by the owner before the shop opens: every field above that the shop has. */
  legal: {} as LegalIdentity,
  delivery: [
    { where: "Kigali", promise: "1–2 business days" },
    { where: "Outside Kigali", promise: "3–5 business days" },
  ],
} as const;
