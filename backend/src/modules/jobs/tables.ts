/** Events for Medusa's bus. The queue itself is pg-boss's, in its own schema. */
export const TABLES = ["event_outbox"] as const;
