/** What the brand says of itself: another label writes its own, here and in brand-story.ts. */
export const tagline = "A mindset for people who push boundaries.";
/** For search engines, phones, and previews of pages that have no text of their own. */
export const description =
  "STRIVE is a clothing brand run by brothers in Kigali. Heavy cotton, clean lines and the ridges of imigongo, delivered all over Rwanda.";
/** How soon an order comes, while nobody knows where it goes. */
export const delivery = [
  { where: "Kigali", promise: "1–2 business days" },
  { where: "Outside Kigali", promise: "3–5 business days" },
] as const;
