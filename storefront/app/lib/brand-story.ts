/** Who the brand is, in a few sentences; not part of BRAND, since few pages tell it. */
export const STORY = {
  titleLines: ["Brothers built it.", "The hills shaped it."],
  lead: "STRIVE is a clothing brand run by brothers, founded in 2025 in Kigali. We cut clothes for people who keep climbing: heavy cotton, clean lines, and the ridges of imigongo pressed into every detail.",
  mission: "Quality, stylish clothing that overcomes obstacles and lets people express themselves.",
  vision: "A globally recognised brand that empowers people to push beyond limits.",
} as const;
