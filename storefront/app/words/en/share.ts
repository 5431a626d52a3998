export const title = "Share";
export const link = "Link";
export const copy = "Copy link";
export const copied = "Link copied";
export const copyFailed = "The link could not be copied. Select it and copy it by hand.";
export const whatsApp = "WhatsApp";
/** What is sent with the link. */
export const message = (name: string, url: string) => `${name}: ${url}`;
