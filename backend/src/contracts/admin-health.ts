import { z } from "zod";
import { successOf } from "./envelope";
import { exchangeRatesSchema } from "./exchange-rates";
import { TEXT_CHANNELS } from "./text-channels";

/** ok: nothing to do. look: somebody should look at it today. bad: somebody should look at it now. */
export const HEALTH_LEVELS = ["ok", "look", "bad"] as const;
export const healthLevelSchema = z.enum(HEALTH_LEVELS);
export type HealthLevel = z.infer<typeof healthLevelSchema>;

/** Counts stop here: 1000 means a thousand or more. */
export const MOST_COUNTED = 1000;
const count = z.number().int().min(0).max(MOST_COUNTED);
/** Seconds the oldest one has waited; null: none is waiting. */
const oldest = z.number().min(0).nullable();
/** Facts are null when they could not be checked. */
const part = <Facts extends z.ZodType>(facts: Facts) =>
  z.object({ level: healthLevelSchema, facts: facts.nullable() });

const queueSchema = z.object({ name: z.string(), waiting: count, failed: count, oldest_s: oldest });

/** How the shop is, as its staff see it. Nothing of it is a secret. */
export const adminHealthSchema = z.object({
  /** When it was checked. */
  at: z.string(),
  /** The worst of all. */
  level: healthLevelSchema,
  /** Milliseconds of the smallest question. */
  database: part(z.object({ ms: z.number().min(0) })),
  /** Durable jobs: those that are due and wait, and those that were given up in the last hours. */
  jobs: part(
    z.object({
      waiting: count,
      failed: count,
      oldest_s: oldest,
      /** Only those with something to tell. */
      queues: z.array(queueSchema),
    }),
  ),
  mails: part(z.object({ pending: count, dead: count, oldest_s: oldest })),
  /** Messages to phones of the last month. */
  texts: part(
    z.object({
      /** What the shop is set up for; empty: nobody is told by phone. */
      channels: z.array(z.enum(TEXT_CHANNELS)),
      pending: count,
      dead: count,
      /** Taken by a carrier who says that they did not arrive, in the last seven days. */
      undelivered: count,
      oldest_s: oldest,
      /** What was sent since the month began in Kigali, and what it cost. */
      month_parts: z.number().int().min(0),
      month_cost_rwf: z.number().min(0),
    }),
  ),
  /** Acknowledged orders that Medusa does not have yet. */
  orders: part(z.object({ unbuilt: count, oldest_s: oldest })),
  payments: part(z.object({ pending: count })),
  /** What is owed to customers. */
  refunds: part(z.object({ open: count, failed: count, oldest_s: oldest })),
  rates: part(exchangeRatesSchema.pick({ as_of: true, source: true })),
  /** Changes of products that the shop's lists do not show yet. */
  catalogue: part(z.object({ waiting: count })),
  /** What the last examination by the doctor found; it runs every night. */
  doctor: part(
    z.object({
      /** null: it has not run yet. */
      at: z.string().nullable(),
      /** Seconds since then; while it has not run, since the shop was set up. */
      age_s: z.number().min(0),
      rules: z.number().int().min(0),
      /** The rules that did not hold, with how many break each; null: that could not be checked. */
      wrong: z.array(z.object({ name: z.string(), count: z.number().int().min(0).nullable() })),
    }),
  ),
  /** Where DATA_DIR is. */
  disk: part(z.object({ free_bytes: z.number().min(0), total_bytes: z.number().min(0) })),
  process: part(
    z.object({
      version: z.string(),
      node: z.string(),
      uptime_s: z.number().min(0),
      memory_bytes: z.number().min(0),
    }),
  ),
});
export type AdminHealth = z.infer<typeof adminHealthSchema>;
export const adminHealthResponseSchema = successOf(adminHealthSchema);
export type AdminHealthResponse = z.infer<typeof adminHealthResponseSchema>;
