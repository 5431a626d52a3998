/** Notices for staff, reasons of refunds and of mails that were not sent; see `field-texts`. The server says them in English. */
export const NOTICE_TEXTS: Readonly<Record<string, string>> = {};
