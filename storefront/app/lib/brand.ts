/**
 * What names this shop in every language. How to reach it is SHOP_CONTACT in contracts/shop-contact.ts, and who
 * sells SHOP_LEGAL in contracts/shop-legal.ts, until staff write them under "Content".
 * Another label changes these three files and the pictures under /art, and in each folder of words
 * what the brand says there: brand.ts, brand-story.ts and the chapters in about.ts.
 */
export const BRAND = {
  name: "STRIVE",
  founded: 2025,
  place: "Kigali, Rwanda",
} as const;
