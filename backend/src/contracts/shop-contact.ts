/**
 * Where people reach the shop: its pages and its mails read it here. `handle` is what they read,
 * `href` where it leads. TO FILL IN by the owner before the shop opens.
 */
export const SHOP_CONTACT = {
  email: { handle: "hello@strive.example", href: "mailto:hello@strive.example" },
  whatsapp: { handle: "+250 788 000 000", href: "https://wa.me/250788000000" },
  phone: { handle: "+250 788 000 000", href: "tel:+250788000000" },
  instagram: { handle: "@strive.kgl", href: "https://www.instagram.com/strive.kgl" },
  twitter: { handle: "@strive_kgl", href: "https://twitter.com/strive_kgl" },
  tiktok: { handle: "@strive.kgl", href: "https://www.tiktok.com/@strive.kgl" },
  youtube: { handle: "STRIVE Kigali", href: "https://www.youtube.com/@strivekigali" },
} as const;
