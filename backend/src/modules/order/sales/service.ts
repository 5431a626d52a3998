import { setTimeout as sleep } from "node:timers/promises";
import type { Dashboard } from "../../../contracts/dashboard";
import { inTransaction, run } from "../../../lib/database";
import { lastDays, lastMonths } from "./domain/days";
import {
  AT_LENGTH,
  DIFFERENCES,
  FOLD,
  LOCK_SUMS,
  ONE_SNAPSHOT,
  TELL_OUTSTANDING,
  TRY_FOLD_LOCK,
} from "./fold-sql";
import { RECOUNT } from "./install-sql";
import { DASHBOARD } from "./read-sql";

/** Rows per transaction; a large backlog is folded in pieces. */
const BATCH = 2000;

interface Sums {
  orders: number;
  revenue: number;
  usd: number;
}

/** What the sums say at one moment. Amounts are whole RWF. */
export interface SalesNow {
  products: number;
  activeUsers: number;
  /** `status/payment_status` */
  states: { state: string; orders: number; amount: number }[];
  all: { revenue: number; usd: number };
  days: ({ day: string } & Sums)[];
  months: ({ month: string } & Sums)[];
  districts: Dashboard["districts"];
  topProducts: Dashboard["top_products"];
}

type Row = Omit<SalesNow, "all" | "days" | "months"> & {
  all: SalesNow["all"][];
  days: Record<string, Sums>;
  months: Record<string, Sums>;
};

const NONE: Sums = { orders: 0, revenue: 0, usd: 0 };

/**
 * Sums over orders and payments that stay exact however many write at once. Triggers note what
 * happens, `fold` adds it up, and a read is what is folded plus what is outstanding.
 */
export default class SalesService {
  /** @param now the last day and month listed are its own, in Kigali */
  async now(dayCount: number, monthCount: number, now = new Date()): Promise<SalesNow> {
    const days = lastDays(now, dayCount);
    const months = lastMonths(now, monthCount);
    const [row] = await run<Row>(DASHBOARD, [days[0], months[0]]);
    if (!row) throw new Error("The dashboard's statement has one row.");
    return {
      ...row,
      all: row.all[0] ?? { revenue: 0, usd: 0 },
      days: days.map((day) => ({ day, ...(row.days[day] ?? NONE) })),
      months: months.map((month) => ({ month, ...(row.months[month] ?? NONE) })),
    };
  }

  /** Adds up what happened and tells staff of new orders, until nothing is outstanding. */
  async fold(): Promise<void> {
    for (;;) {
      const taken = await inTransaction(async (inside) => {
        const [lock] = await inside<{ held: boolean }>(TRY_FOLD_LOCK, []);
        if (!lock?.held) return null;
        const [row] = await inside<{ n: number }>(FOLD, [BATCH]);
        return row?.n ?? 0;
      });
      // Somebody else is folding: our rows may be newer than their last check.
      if (taken === null) await sleep(100);
      else if (taken < BATCH) return;
    }
  }

  /** Sums that differ from a recount of all orders and payments; at most twenty are named. */
  check(): Promise<{ kind: string; key: string }[]> {
    return inTransaction(async (inside) => {
      await inside(AT_LENGTH, []);
      return inside<{ kind: string; key: string }>(DIFFERENCES, []);
    });
  }

  /** Recounts everything while the shop runs. What happens meanwhile is folded afterwards. */
  async rebuild(): Promise<void> {
    await inTransaction(async (inside) => {
      await inside(ONE_SNAPSHOT, []);
      // Locking comes before the snapshot, which the first read takes.
      await inside(LOCK_SUMS, []);
      await inside(AT_LENGTH, []);
      await inside(TELL_OUTSTANDING, []);
      for (const [index, text] of RECOUNT.entries()) {
        await inside({ name: `sales.recount-${index}`, text }, []);
      }
    });
  }
}
