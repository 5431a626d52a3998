import { rateLimited } from "./api-error";

/** Runs work when its turn comes. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `atOnce` tasks run and `waiting` more queue, in order.
 * @throws ApiError 429 (from the returned function) when the line is full.
 */
export function limitConcurrency({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): Limited {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw rateLimited(1);
      // A finished task hands its place over, so `running` stays the same.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
