import { Gauge, type Registry } from "prom-client";
import { poolUse } from "../../src/lib/database";
import type { ShopFigures } from "../../src/modules/health/figures/service";
import type { Kept } from "./kept";

/** How a pool of connections is used. */
export interface PoolUse {
  readonly most: number;
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** @param medusaPool null until Medusa has booted */
export function poolMetrics(registry: Registry, medusaPool: () => PoolUse | null): void {
  const registers = [registry];
  const pools = () =>
    Object.entries({ shop: poolUse(), medusa: medusaPool() }).flatMap(([pool, use]) =>
      use ? [{ pool, use }] : [],
    );
  new Gauge({
    name: "strive_database_connections",
    help: "Open connections to PostgreSQL of a pool, by what they do.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { pool, use } of pools()) {
        this.set({ pool, state: "used" }, use.used);
        this.set({ pool, state: "idle" }, use.idle);
      }
    },
  });
  new Gauge({
    name: "strive_database_connections_max",
    help: "Connections that a pool may open.",
    labelNames: ["pool"],
    registers,
    collect() {
      for (const { pool, use } of pools()) this.set({ pool }, use.most);
    },
  });
  new Gauge({
    name: "strive_database_connection_waiters",
    help: "Callers that wait for a connection of a pool.",
    labelNames: ["pool"],
    registers,
    collect() {
      for (const { pool, use } of pools()) this.set({ pool }, use.waiting);
    },
  });
}

type Sample = readonly [labels: Record<string, string>, value: number | null];

const WAITING: readonly {
  name: string;
  help: string;
  labels: readonly string[];
  read: (now: ShopFigures) => readonly Sample[];
}[] = [
  {
    name: "strive_mails",
    help: "Mails that are not sent, by state.",
    labels: ["state"],
    read: ({ mails }) => [
      [{ state: "pending" }, mails.pending],
      [{ state: "dead" }, mails.dead],
    ],
  },
  {
    name: "strive_mails_oldest_seconds",
    help: "How long the oldest mail that could have left by now waits.",
    labels: [],
    read: ({ mails }) => [[{}, mails.oldest ?? 0]],
  },
  {
    name: "strive_orders_unbuilt",
    help: "Acknowledged orders that Medusa does not have yet.",
    labels: [],
    read: ({ orders }) => [[{}, orders.unbuilt]],
  },
  {
    name: "strive_orders_unbuilt_oldest_seconds",
    help: "How long the oldest of them waits.",
    labels: [],
    read: ({ orders }) => [[{}, orders.oldest ?? 0]],
  },
  {
    name: "strive_payments_pending",
    help: "Payments that wait for the customer, the provider or staff, by method.",
    labels: ["method"],
    read: ({ payments }) => payments.map(({ method, pending }) => [{ method }, pending]),
  },
  {
    name: "strive_refunds",
    help: "Refunds that are still owed, by state.",
    labels: ["state"],
    read: ({ refunds }) => [
      [{ state: "open" }, refunds.open],
      [{ state: "failed" }, refunds.failed],
    ],
  },
  {
    name: "strive_refunds_oldest_seconds",
    help: "How long the oldest open refund is owed.",
    labels: [],
    read: ({ refunds }) => [[{}, refunds.oldest ?? 0]],
  },
  {
    name: "strive_catalogue_changes_waiting",
    help: "Changes of products that the shop's lists do not show yet.",
    labels: [],
    read: ({ catalogue }) => [[{}, catalogue.waiting]],
  },
  {
    name: "strive_imports_waiting",
    help: "Spreadsheets, and pictures of them, that wait for their turn.",
    labels: ["kind"],
    read: ({ imports }) => [
      [{ kind: "file" }, imports.imports],
      [{ kind: "picture" }, imports.pictures],
    ],
  },
  {
    name: "strive_doctor_rules_broken",
    help: "Rules that did not hold at the doctor's last examination.",
    labels: [],
    read: ({ doctor }) => [[{}, doctor.broken]],
  },
  {
    name: "strive_doctor_age_seconds",
    help: "Time since the doctor's last examination; before the first one, since the shop was set up.",
    labels: [],
    read: ({ doctor }) => [[{}, doctor.age]],
  },
  {
    name: "strive_jobs_waiting",
    help: "Durable jobs that are due and wait, by queue.",
    labels: ["queue"],
    read: ({ queues }) => queues.map(({ name, waiting }) => [{ queue: name }, waiting]),
  },
  {
    name: "strive_jobs_failed",
    help: "Durable jobs that were given up in the last hours, by queue.",
    labels: ["queue"],
    read: ({ queues }) => queues.map(({ name, failed }) => [{ queue: name }, failed]),
  },
  {
    name: "strive_jobs_oldest_seconds",
    help: "How long the oldest due job of a queue waits.",
    labels: ["queue"],
    read: ({ queues }) => queues.map(({ name, oldest_s: oldest }) => [{ queue: name }, oldest]),
  },
];

/** What waits in the database; left out while it is unreachable. */
export function figureMetrics(registry: Registry, figures: Kept<ShopFigures>): void {
  for (const { name, help, labels, read } of WAITING) {
    new Gauge({
      name,
      help: `${help} Counts stop at 1000.`,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const now = await figures.read();
        // Without labels, `reset` would set 0, though the value is unknown.
        if (labels.length === 0) this.remove();
        else this.reset();
        for (const [sample, value] of now ? read(now) : []) {
          if (value !== null) this.set(sample, value);
        }
      },
    });
  }
}
