/** What people wrote. */
export const TABLES = ["contact_message"] as const;
