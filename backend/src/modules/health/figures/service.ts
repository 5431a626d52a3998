import { statfs } from "node:fs/promises";
import { MOST_COUNTED, type AdminHealth } from "../../../contracts/admin-health";
import { inTransaction, run, type Statement } from "../../../lib/database";
import { parseEnv } from "../../../lib/env";
import { openTextChannels } from "../../../lib/text-channels";
import { ownVersion } from "./own-version";
import {
  BRIEFLY,
  CATALOGUE,
  DOCTOR,
  IMPORTS,
  JOBS_FAILED,
  JOBS_WAITING,
  MAILS,
  PAYMENTS,
  PAYMENTS_BY_METHOD,
  PING,
  REFUNDS,
  TEXTS,
  UNBUILT,
} from "./sql";

/** What is found out about one part. */
type FactsOf<Name extends keyof AdminHealth> = AdminHealth[Name] extends { facts: infer Facts }
  ? NonNullable<Facts>
  : never;

interface Waiting {
  name: string;
  waiting: number;
  oldest: number | null;
}

const brief = <Row extends object>(statement: Statement): Promise<Row[]> =>
  inTransaction(async (inside) => {
    await inside(BRIEFLY, []);
    return inside<Row>(statement, []);
  });

/** An aggregate's one row. @throws Error when it has none */
function only<Row extends object>({ name }: Statement, [row]: readonly Row[]): Row {
  if (!row) throw new Error(`${name} has one row.`);
  return row;
}

const one = async <Row extends object>(statement: Statement): Promise<Row> =>
  only(statement, await brief<Row>(statement));

const total = (numbers: readonly number[]): number =>
  Math.min(
    MOST_COUNTED,
    numbers.reduce((sum, number) => sum + number, 0),
  );

type Examined = Omit<FactsOf<"doctor">, "at"> & { at: Date | null };

const figuresOf = ({ at, age_s, rules, wrong }: Examined): ShopFigures["doctor"] => ({
  rules,
  broken: at === null ? null : wrong.length,
  age: age_s,
});

/** What monitoring shows of waiting work. Counts stop at MOST_COUNTED. */
export interface ShopFigures {
  readonly mails: { pending: number; dead: number; oldest: number | null };
  readonly orders: { unbuilt: number; oldest: number | null };
  readonly refunds: { open: number; failed: number; oldest: number | null };
  readonly catalogue: { waiting: number };
  readonly doctor: { rules: number; broken: number | null; age: number };
  readonly imports: { imports: number; pictures: number };
  readonly payments: readonly { method: string; pending: number }[];
  readonly queues: FactsOf<"jobs">["queues"];
}

/**
 * Looks at the shop for its staff. Reads other modules' tables on purpose, like the doctor, but only
 * counts a few rows of each: it is asked again and again.
 */
export default class ShopFiguresService {
  async database(): Promise<FactsOf<"database">> {
    const start = performance.now();
    await run(PING, []);
    return { ms: Math.round((performance.now() - start) * 10) / 10 };
  }

  async jobs(): Promise<FactsOf<"jobs">> {
    const waiting = await brief<Waiting>(JOBS_WAITING);
    const failed = await brief<{ name: string; failed: number }>(JOBS_FAILED);
    const names = [...new Set([...waiting, ...failed].map(({ name }) => name))].sort();
    const queues = names.map((name) => {
      const due = waiting.find((queue) => queue.name === name);
      return {
        name,
        waiting: due?.waiting ?? 0,
        failed: failed.find((queue) => queue.name === name)?.failed ?? 0,
        oldest_s: due?.oldest ?? null,
      };
    });
    const ages = queues.flatMap(({ oldest_s }) => oldest_s ?? []);
    return {
      waiting: total(queues.map((queue) => queue.waiting)),
      failed: total(queues.map((queue) => queue.failed)),
      oldest_s: ages.length === 0 ? null : Math.max(...ages),
      queues,
    };
  }

  async mails(): Promise<FactsOf<"mails">> {
    type Row = { pending: number; dead: number; oldest: number | null };
    const { pending, dead, oldest } = await one<Row>(MAILS);
    return { pending, dead, oldest_s: oldest };
  }

  async texts(): Promise<FactsOf<"texts">> {
    type Row = Record<"pending" | "dead" | "undelivered" | "parts" | "cost", number> & {
      oldest: number | null;
    };
    const { oldest, parts, cost, ...counts } = await one<Row>(TEXTS);
    return {
      channels: [...openTextChannels()],
      ...counts,
      oldest_s: oldest,
      month_parts: parts,
      month_cost_rwf: cost,
    };
  }

  async orders(): Promise<FactsOf<"orders">> {
    const { unbuilt, oldest } = await one<{ unbuilt: number; oldest: number | null }>(UNBUILT);
    return { unbuilt, oldest_s: oldest };
  }

  payments(): Promise<FactsOf<"payments">> {
    return one(PAYMENTS);
  }

  async refunds(): Promise<FactsOf<"refunds">> {
    type Row = { open: number; failed: number; oldest: number | null };
    const { open, failed, oldest } = await one<Row>(REFUNDS);
    return { open, failed, oldest_s: oldest };
  }

  /** All of it in two short transactions. The queues are apart: the first worker makes their tables. */
  async figures(): Promise<ShopFigures> {
    const figures = await inTransaction(async (inside) => {
      await inside(BRIEFLY, []);
      const row = async <Row extends object>(statement: Statement): Promise<Row> =>
        only(statement, await inside<Row>(statement, []));
      return {
        mails: await row<ShopFigures["mails"]>(MAILS),
        orders: await row<ShopFigures["orders"]>(UNBUILT),
        refunds: await row<ShopFigures["refunds"]>(REFUNDS),
        catalogue: await row<ShopFigures["catalogue"]>(CATALOGUE),
        doctor: figuresOf(await row<Examined>(DOCTOR)),
        imports: await row<ShopFigures["imports"]>(IMPORTS),
        payments: await inside<ShopFigures["payments"][number]>(PAYMENTS_BY_METHOD, []),
      };
    });
    const { queues } = await this.jobs().catch(() => ({ queues: [] }));
    return { ...figures, queues };
  }

  catalogue(): Promise<FactsOf<"catalogue">> {
    return one(CATALOGUE);
  }

  async doctor(): Promise<FactsOf<"doctor">> {
    const { at, age_s, rules, wrong } = await one<Examined>(DOCTOR);
    return {
      at: at?.toISOString() ?? null,
      age_s,
      rules,
      wrong: wrong.map(({ name, count }) => ({ name, count })),
    };
  }

  async disk(): Promise<FactsOf<"disk">> {
    const { bsize, bavail, blocks } = await statfs(parseEnv().DATA_DIR);
    return { free_bytes: bsize * bavail, total_bytes: bsize * blocks };
  }

  process(): FactsOf<"process"> {
    return {
      version: ownVersion(),
      node: process.versions.node,
      uptime_s: Math.round(process.uptime()),
      memory_bytes: process.memoryUsage.rss(),
    };
  }
}
