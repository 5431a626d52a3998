import type { Measure } from "./load";
import type { OrderMeasure } from "./storm";

export interface ReadRow {
  size: number;
  connections: number;
  scenario: string;
  target: string;
  measure: Measure;
}

const round = (value: number, digits = 2) =>
  Number.isFinite(value) ? Number(value.toFixed(digits)) : null;

/** Prints the ratios of the reads; absolute figures are of this machine and this hour only. */
export function printReads(rows: ReadRow[], sizes: number[], connections: number[]): void {
  const find = (size: number, count: number, scenario: string, target: string) =>
    rows.find(
      (row) =>
        row.size === size &&
        row.connections === count &&
        row.scenario === scenario &&
        row.target === target,
    )?.measure;
  const scenarios = [...new Set(rows.map(({ scenario }) => scenario))];
  for (const size of sizes) {
    for (const count of connections) {
      process.stdout.write(`\n${size} products, ${count} connections\n`);
      console.table(
        Object.fromEntries(
          scenarios.flatMap((scenario) => {
            const shop = find(size, count, scenario, "shop");
            if (!shop) return [];
            const medusa = find(size, count, scenario, "medusa");
            const sql = find(size, count, scenario, "sql");
            const buffer = find(size, count, scenario, "buffer");
            const row = {
              rps: Math.round(shop.requestsPerSecond),
              "× Medusa": round(
                shop.requestsPerSecond / (medusa?.requestsPerSecond ?? Number.NaN),
                0,
              ),
              "of buffer": round(
                shop.requestsPerSecond / (buffer?.requestsPerSecond ?? Number.NaN),
              ),
              "p50 ÷ SQL": round(shop.p50 / (sql?.p50 ?? Number.NaN)),
              "p99 ÷ ref": round(shop.p99 / Math.max(1, (buffer ?? sql)?.p99 ?? Number.NaN)),
              "p50 ms": round(shop.p50, 3),
              "p99 ms": round(shop.p99, 1),
              bytes: shop.bytesPerAnswer,
              "Medusa bytes": medusa?.bytesPerAnswer ?? null,
              errors: shop.errors,
              "Medusa errors": medusa?.errors ?? null,
            };
            return [[scenario, row]];
          }),
        ),
      );
    }
  }
  const [small, large] = [sizes[0], sizes.at(-1)];
  if (small === undefined || large === undefined || small === large) return;
  process.stdout.write(`\nGrowth of p50 from ${small} to ${large} products\n`);
  console.table(
    Object.fromEntries(
      scenarios.map((scenario) => [
        scenario,
        Object.fromEntries(
          connections.map((count) => [
            `${count} connections`,
            round(
              (find(large, count, scenario, "shop")?.p50 ?? Number.NaN) /
                (find(small, count, scenario, "shop")?.p50 ?? Number.NaN),
            ),
          ]),
        ),
      ]),
    ),
  );
}

export function printOrders(
  rows: {
    size: number;
    buyers: number;
    shop: OrderMeasure;
    medusa: OrderMeasure;
    lag: { p50: number; p99: number; caughtUp: number | null };
  }[],
): void {
  process.stdout.write("\nOrders\n");
  console.table(
    rows.map(({ size, buyers, shop, medusa, lag }) => ({
      products: size,
      buyers,
      "orders/s": round(shop.ordersPerSecond, 0),
      "Medusa orders/s": round(medusa.ordersPerSecond),
      "× Medusa": round(shop.ordersPerSecond / medusa.ordersPerSecond, 0),
      "p50 ms": round(shop.p50, 1),
      "p99 ms": round(shop.p99, 1),
      "Medusa p50 ms": round(medusa.p50, 0),
      placed: shop.placed,
      failed: shop.failed,
      "Medusa failed": medusa.failed,
      "lag p50 s": round(lag.p50),
      "lag p99 s": round(lag.p99),
      "caught up s": lag.caughtUp === null ? "no" : round(lag.caughtUp, 1),
    })),
  );
}
