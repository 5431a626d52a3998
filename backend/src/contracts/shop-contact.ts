/** `handle` is what people read, `href` where it leads. */
export interface Way {
  readonly handle: string;
  readonly href: string;
}

/** Where people reach the shop, in its pages and its mails: until staff say otherwise. */
export const SHOP_CONTACT = {
  email: { handle: "hello@strive.example", href: "mailto:hello@strive.example" },
  whatsapp: { handle: "+250 788 000 000", href: "https://wa.me/250788000000" },
  phone: { handle: "+250 788 000 000", href: "tel:+250788000000" },
  instagram: { handle: "@strive.kgl", href: "https://www.instagram.com/strive.kgl" },
  twitter: { handle: "@strive_kgl", href: "https://twitter.com/strive_kgl" },
  tiktok: { handle: "@strive.kgl", href: "https://www.tiktok.com/@strive.kgl" },
  youtube: { handle: "STRIVE Kigali", href: "https://www.youtube.com/@strivekigali" },
} as const satisfies Record<string, Way>;

export type Channel = keyof typeof SHOP_CONTACT;
/** The law wants an address and a number; the others are there if the shop has them. */
export type ShopContact = Readonly<Record<"email" | "phone", Way> & Partial<Record<Channel, Way>>>;
