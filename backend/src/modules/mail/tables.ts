/** The outbox. */
export const TABLES = ["mail", "mail_erased"] as const;
