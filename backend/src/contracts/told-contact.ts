import { SHOP_CONTACT, type Channel, type ShopContact, type Way } from "./shop-contact";

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

/** @param told by staff: what they leave out the shop does not have. Absent or empty: they said nothing */
export function contactOf(told?: Partial<Record<Channel, string>>): ShopContact {
  if (told === undefined || Object.keys(told).length === 0) return SHOP_CONTACT;
  const { email, phone } = SHOP_CONTACT;
  const ways = Object.entries(told).map(([channel, typed]): [string, Way] => [
    channel,
    WAYS[channel as Channel](typed),
  ]);
  return { email, phone, ...Object.fromEntries(ways) };
}
