/** Everything that names this shop. Another label changes this file and the pictures under /art. */
export const BRAND = {
  name: "STRIVE",
  tagline: "A mindset for people who push boundaries.",
  founded: 2025,
  place: "Kigali, Rwanda",
  description:
    "STRIVE is a clothing brand run by brothers in Kigali. Heavy cotton, clean lines and the ridges of imigongo, delivered all over Rwanda.",
  story: {
    titleLines: ["Brothers built it.", "The hills shaped it."],
    lead: "STRIVE is a clothing brand run by brothers, founded in 2025 in Kigali. We cut clothes for people who keep climbing: heavy cotton, clean lines, and the ridges of imigongo pressed into every detail.",
    mission:
      "Quality, stylish clothing that overcomes obstacles and lets people express themselves.",
    vision: "A globally recognised brand that empowers people to push beyond limits.",
  },
  delivery: [
    { where: "Kigali", promise: "1–2 business days" },
    { where: "Outside Kigali", promise: "3–5 business days" },
  ],
} as const;
