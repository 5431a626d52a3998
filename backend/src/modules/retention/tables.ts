/** Of the nightly rounds. */
export const TABLES = ["retention_state"] as const;
