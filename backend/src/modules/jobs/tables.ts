/** What Medusa's bus is to be told. The queue itself is pg-boss's, in a schema of its own. */
export const TABLES = ["event_outbox"] as const;
