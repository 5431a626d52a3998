import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { run } from "../../lib/database";
import type { Limit } from "./limits";

const TABLE = "rate_limit";

interface LibraryQuery {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * The library's few statements, run on the shop's own pool. Each goes by an index of `rate_limit`:
 * a key by the primary key, what has expired by rate_limit_expire.
 */
const client = {
  async query({ name, text, values }: LibraryQuery) {
    const rows = await run({ name, text }, values);
    return { rows, rowCount: rows.length };
  },
};

/**
 * One limit in PostgreSQL. While the database is away each instance counts on its own.
 * @param isSweeper deletes rows of every limit that expired an hour ago, every five minutes
 */
export function openStore(limit: Limit, isSweeper: boolean): RateLimiterPostgres {
  const budget = { points: limit.points, duration: limit.windowS, keyPrefix: "" };
  return new RateLimiterPostgres({
    ...budget,
    storeClient: client,
    storeType: "client",
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: isSweeper,
    // A caller over the limit no longer asks the database.
    inMemoryBlockOnConsumed: limit.points,
    insuranceLimiter: new RateLimiterMemory(budget),
  });
}
