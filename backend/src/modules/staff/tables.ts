/** What staff were told, and what they did. */
export const TABLES = ["access_log", "audit_event", "staff_notice", "staff_notice_read"] as const;
