import { Pool } from "pg";
import { startShop, type OwnShop } from "../harness/shop";
import { callShop, logIn } from "../harness/people";
import { bulkOrders } from "./bulk-orders";
import { median } from "./load";

const SIZES = [100, 100_000] as const;
/** Requests one after the other, for each question and each shop; both shops in turn. */
const ROUNDS = 60;
const WARM_UP = 10;

interface Question {
  name: string;
  path: string;
  /** The rows that the answer is made of, straight from SQL on one connection. */
  sql: string;
}

const PAGE =
  "SELECT o.*, g.status AS g FROM checkout_order o JOIN order_progress g ON g.order_id = o.id";
const QUESTIONS: readonly Question[] = [
  {
    name: "dashboard",
    path: "/api/admin/dashboard",
    sql: "SELECT * FROM sales_rollup WHERE kind <> 'day' OR key > to_char(now() - interval '30 days', 'YYYY-MM-DD')",
  },
  {
    name: "latest orders",
    path: "/api/orders?limit=20",
    sql: `${PAGE} ORDER BY o.created_at DESC, o.id DESC LIMIT 20`,
  },
  {
    name: "pending",
    path: "/api/orders?limit=20&status=pending",
    sql: `${PAGE} WHERE o.status = 'pending' AND o.payment_status = 'unpaid' ORDER BY o.created_at DESC, o.id DESC LIMIT 20`,
  },
  {
    name: "payment failed",
    path: "/api/orders?limit=20&payment_status=failed",
    sql: `${PAGE} WHERE o.status = 'cancelled' AND o.payment_status = 'failed' ORDER BY o.created_at DESC, o.id DESC LIMIT 20`,
  },
  {
    name: "waiting for payment",
    path: "/api/orders?limit=20&payment_status=due&sort=oldest",
    sql: `${PAGE} WHERE o.status = 'pending' AND o.payment_status = 'unpaid' ORDER BY o.created_at, o.id LIMIT 20`,
  },
  {
    name: "largest first",
    path: "/api/orders?limit=20&sort=total_desc",
    sql: `${PAGE} WHERE o.status = 'delivered' AND o.payment_status = 'completed' ORDER BY o.total_amount DESC, o.id DESC LIMIT 20`,
  },
  {
    name: "search email",
    path: "/api/orders?limit=20&search=buyer77%40example.rw",
    sql: `${PAGE} WHERE o.id = 'order_BULK' || lpad('77', 22, '0')`,
  },
  {
    name: "search phone",
    path: `/api/orders?limit=20&search=078${String((77 * 7919) % 10_000_000).padStart(7, "0")}`,
    sql: `${PAGE} WHERE o.id = 'order_BULK' || lpad('77', 22, '0')`,
  },
];

interface Stand {
  shop: OwnShop;
  pool: Pool;
  token: string;
}

async function prepare(size: number): Promise<Stand> {
  const shop = await startShop({ env: { RATE_LIMIT: "off", LOG_LEVEL: "error" } });
  // A hundred thousand rows take longer than any statement of the shop may.
  const pool = new Pool({ connectionString: shop.databaseUrl, max: 1, statement_timeout: 240_000 });
  const began = performance.now();
  await bulkOrders(pool, size);
  process.stdout.write(
    `${size} orders: written and folded in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  );
  return { shop, pool, token: (await logIn(shop, shop.admin)).token };
}

/** Milliseconds of one answer. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const p95 = (times: number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
const ms = (value: number) => Number(value.toFixed(2));

/**
 * The dashboard and the list of orders at a hundred and at a hundred thousand orders, and the same
 * rows straight from SQL. The two shops answer in turn, so that both see the same machine.
 */
export async function measureDashboard(): Promise<void> {
  const stands: Stand[] = [];
  try {
    for (const size of SIZES) stands.push(await prepare(size));
    const [few, many] = stands;
    if (!few || !many) return;
    const table: Record<string, object> = {};
    for (const { name, path, sql } of QUESTIONS) {
      const times: [number[], number[], number[]] = [[], [], []];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const [at, { shop, token }] of [few, many].entries()) {
          const took = await timed(async () => {
            const { status } = await callShop(shop, "GET", path, { token });
            if (status !== 200) throw new Error(`${path}: ${status}`);
          });
          if (round >= 0) times[at]?.push(took);
        }
        const plain = await timed(() => many.pool.query({ name, text: sql }));
        if (round >= 0) times[2].push(plain);
      }
      const [small, large, straight] = times;
      table[name] = {
        "p50 of 100": ms(median(small)),
        "p50 of 100,000": ms(median(large)),
        "p50 ratio": ms(median(large) / median(small)),
        "p95 of 100": ms(p95(small)),
        "p95 of 100,000": ms(p95(large)),
        "p95 ratio": ms(p95(large) / p95(small)),
        "plain SQL p50": ms(median(straight)),
        "× plain SQL": ms(median(large) / median(straight)),
      };
    }
    console.table(table);
  } finally {
    for (const { shop, pool } of stands) {
      await pool.end();
      await shop.stop();
    }
  }
}
