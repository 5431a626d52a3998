import { median } from "./load";

export interface OrderFacts {
  variantIds: string[];
  medusa: { key: string; regionId: string };
}

export interface OrderMeasure {
  ordersPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  placed: number;
  failed: number;
}

/** Buyers who each order again and again for some seconds, all at once. */
export async function storm(
  buyers: number,
  seconds: number,
  place: (index: number) => Promise<boolean>,
): Promise<OrderMeasure> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() < until) {
        const index = next++;
        const at = performance.now();
        if (await place(index)) times.push(performance.now() - at);
        else failed++;
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    ordersPerSecond: times.length / took,
    p50: median(times),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    placed: times.length,
    failed,
  };
}

/** Another one for each order. */
export const pickVariant = (facts: OrderFacts, index: number) =>
  facts.variantIds[(index * 7919) % facts.variantIds.length] ?? "";
