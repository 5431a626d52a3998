import { SHOP_LEGAL } from "@strive/backend/contracts/shop-legal";

/**
 * Everything that names this shop, except how to reach it, which mails need too (SHOP_CONTACT in
 * contracts/shop-contact.ts), who sells, which receipts need too (SHOP_LEGAL in contracts/shop-legal.ts), and
 * its story (STORY in brand-story.ts). Another label changes these four files, the pictures under /art and the chapters of its story in words/<language>/about.ts.
 */
export const BRAND = {
  name: "STRIVE",
  tagline: "A mindset for people who push boundaries.",
  founded: 2025,
  place: "Kigali, Rwanda",
  description:
    "STRIVE is a clothing brand run by brothers in Kigali. Heavy cotton, clean lines and the ridges of imigongo, delivered all over Rwanda.",
  legal: SHOP_LEGAL,
  delivery: [
    { where: "Kigali", promise: "1–2 business days" },
    { where: "Outside Kigali", promise: "3–5 business days" },
  ],
} as const;
