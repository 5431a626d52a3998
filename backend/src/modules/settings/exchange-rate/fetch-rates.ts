import { z } from "zod";
import type { FetchedRates } from "./domain/judge-rates";

const TIMEOUT_MS = 10_000;
/** The whole answer has some 160 currencies in 4 kB. */
const MAX_BYTES = 256 * 1024;

/** Fields of https://www.exchangerate-api.com/docs/free that are read. Units per one RWF. */
const answerSchema = z.object({
  result: z.literal("success"),
  base_code: z.literal("RWF"),
  /** Seconds since 1970. */
  time_last_update_unix: z.number().int().positive(),
  rates: z.object({ USD: z.number(), EUR: z.number() }),
});

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Rates with the time when the service set them. */
export interface DatedRates extends FetchedRates {
  asOf: Date;
}

/**
 * Asks the public exchange-rate service.
 * @throws Error saying in plain words what was wrong with the answer, and what `fetch` throws
 */
export async function fetchRates(url: string): Promise<DatedRates> {
  const response = await fetch(url, {
    headers: { Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the answer is ${response.status}`);
  }
  const answer = answerSchema.safeParse(JSON.parse(await bodyOf(response)));
  if (!answer.success) throw new Error("the answer has another form");
  const { rates, time_last_update_unix: seconds } = answer.data;
  // A clock that is ahead must not keep rates fresh forever.
  const asOf = new Date(Math.min(seconds * 1000, Date.now()));
  return { usd: rates.USD, eur: rates.EUR, asOf };
}
