import { SHOP_LEGAL } from "@strive/backend/contracts/shop-legal";

/**
 * What names this shop in every language. How to reach it is SHOP_CONTACT in contracts/shop-contact.ts until staff
 * write it under "Content"; who sells, which receipts need too, SHOP_LEGAL in contracts/shop-legal.ts.
 * Another label changes these three files and the pictures under /art, and in each folder of words
 * what the brand says there: brand.ts, brand-story.ts and the chapters in about.ts.
 */
export const BRAND = {
  name: "STRIVE",
  founded: 2025,
  place: "Kigali, Rwanda",
  legal: SHOP_LEGAL,
} as const;
