/** `handle` is what people read, `href` where it leads. */
interface Way {
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

const digitsOf = (typed: string): string => typed.replace(/\D/g, "");
/** Of "@strive.kgl", and of the address that its page has. */
const nameOf = (typed: string): string =>
  typed.replace(/^https?:\/\/[^/]*\//, "").replace(/^@|[/?#].*$/g, "");
const profile = (site: string) => (typed: string) => ({
  handle: `@${nameOf(typed)}`,
  href: `https://www.${site}${nameOf(typed)}`,
});

const WAYS: Readonly<Record<Channel, (typed: string) => Way>> = {
  email: (handle) => ({ handle, href: `mailto:${handle}` }),
  whatsapp: (handle) => ({ handle, href: `https://wa.me/${digitsOf(handle)}` }),
  phone: (handle) => ({ handle, href: `tel:+${digitsOf(handle)}` }),
  instagram: profile("instagram.com/"),
  twitter: profile("twitter.com/"),
  tiktok: profile("tiktok.com/@"),
  youtube: profile("youtube.com/@"),
};

/** @param told by staff: what they leave out the shop does not have. Absent: they said nothing */
export function contactOf(told?: Partial<Record<Channel, string>>): ShopContact {
  if (told === undefined) return SHOP_CONTACT;
  const { email, phone } = SHOP_CONTACT;
  const ways = Object.entries(told).map(([channel, typed]): [string, Way] => [
    channel,
    WAYS[channel as Channel](typed),
  ]);
  return { email, phone, ...Object.fromEntries(ways) };
}
