import { readdirSync, readFileSync } from "node:fs";
import type { Shop } from "../harness/shop";
import { withClient } from "../harness/storm-audit";

/** What all processes of one kind have used so far. */
interface Use {
  /** Milliseconds of processor time since they began. */
  cpuMs: number;
  /** Resident now; shared pages of PostgreSQL's processes count once for each. */
  memoryMb: number;
}

export interface Cost {
  shop: Use;
  database: Use;
}

/** `sysconf(_SC_CLK_TCK)` is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

/** Fields 14 to 17 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, in ms. */
function ticksOf(pid: number): { own: number; children: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (field: number) => Number(fields[field - 3]) * TICK_MS;
    return { own: at(14) + at(15), children: at(16) + at(17) };
  } catch {
    return null;
  }
}

function memoryOf(pid: number, kind: "VmRSS" | "RssAnon"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const text = readFileSync(`/proc/${pid}/stat`, "utf8");
        return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });

/** The id of the embedded server's first process. */
export const postmasterOf = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (database) => {
    const { rows } = await database.query<{ pid: number }>(
      `SELECT (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int AS pid`,
    );
    return rows[0]?.pid ?? -1;
  });

/** What the shop's processes and the database's have used until now. */
export function costSoFar(shops: readonly Shop[], postmaster: number): Cost {
  const own = shops.map(({ pid }) => ({ pid, ticks: ticksOf(pid) }));
  const server = ticksOf(postmaster);
  const workers = childrenOf(postmaster);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    shop: {
      cpuMs: sum(own.map(({ ticks }) => ticks?.own ?? 0)),
      memoryMb: sum(own.map(({ pid }) => memoryOf(pid, "VmRSS"))),
    },
    database: {
      // Those that ended are counted by their parent.
      cpuMs:
        (server?.own ?? 0) +
        (server?.children ?? 0) +
        sum(workers.map((pid) => ticksOf(pid)?.own ?? 0)),
      memoryMb: memoryOf(postmaster, "VmRSS") + sum(workers.map((pid) => memoryOf(pid, "RssAnon"))),
    },
  };
}
