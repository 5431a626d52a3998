/** A name and an address, as in a mail's From. */
export interface Mailbox {
  name: string;
  address: string;
}

export const SENDER_RULE = "must be an address, or a name and an address: STRIVE <shop@strive.rw>";

/** What SMTP can deliver to: one mailbox, nothing that ends a line or begins another address. */
const ADDRESS = /^[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}@[^\s@<>"(),:;[\]\\\p{Cc}]{1,253}$/u;

/** One plain address, so that no list, comment or second header can hide in it. */
export const isPlainAddress = (text: string): boolean => ADDRESS.test(text);

/** Reads `Name <address>` or an address alone; null when it is neither. */
export function senderOf(text: string): Mailbox | null {
  const [, name = "", bracketed] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return isPlainAddress(address) ? { name: name.trim(), address } : null;
}

/**
 * Who the shop's mails come from.
 * @param setting MAIL_FROM, or undefined: the shop at the host of its own address
 * @param shopUrl public origin
 */
export function mailSender(
  setting: string | undefined,
  shopUrl: string,
  shopName: string,
): Mailbox {
  const host = new URL(shopUrl).hostname.replace(/^www\./, "");
  const usual = { name: shopName, address: `shop@${host}` };
  const told = setting === undefined ? null : senderOf(setting);
  return told ? { ...told, name: told.name || shopName } : usual;
}
