/** Who the brand is, in a few sentences; apart from brand.ts, since few pages tell it. */
export const titleLines: readonly string[] = ["Brothers built it.", "The hills shaped it."];
export const lead =
  "STRIVE is a clothing brand run by brothers, founded in 2025 in Kigali. We cut clothes for people who keep climbing: heavy cotton, clean lines, and the ridges of imigongo pressed into every detail.";
export const mission =
  "Quality, stylish clothing that overcomes obstacles and lets people express themselves.";
export const vision = "A globally recognised brand that empowers people to push beyond limits.";
