/**
 * A drop: so many visitors at the second for few pieces on one machine, beside the shop's usual reads. Who comes when it opens is
 * placed in the order of arrival, who waited before by lot; exactly the pieces are sold, to the first places, everybody else is
 * told, and the rest of the shop is as fast as right before (a ratio of one and the same run).
 *
 *   npx tsx backend/bench/drop.ts [--visitors 5000 --pieces 200 --early 0 --within-ms 1000 --quiet-s 20]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { DropDesk } from "../harness/drop-desk";
import { makeGoods, type Goods } from "../harness/goods";
import { auditOrders, waitUntilBuilt } from "../harness/order-audit";
import { startShop, type Shop } from "../harness/shop";
import type { CrowdOrders, VisitorReport } from "./drop-crowd";

const argument = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : (process.argv[at + 1] ?? fallback);
};
const VISITORS = Number(argument("visitors", "5000"));
const PIECES = Number(argument("pieces", "200"));
const EARLY = Number(argument("early", "0"));
const WITHIN_MS = Number(argument("within-ms", "1000"));
const QUIET_S = Number(argument("quiet-s", "20"));
/** From the quiet time to the opening: early visitors come in it. */
const BEFORE_MS = 15_000;
const UNTIL_MS = 90_000;
/** A read of the rest of the shop begins this often, whatever the others do. */
const EVERY_MS = 25;

interface Read {
  what: string;
  at: number;
  ms: number;
  isGood: boolean;
}

/** What shoppers elsewhere do, evenly, until stopped. */
class Others {
  readonly reads: Read[] = [];
  #isOpen = true;
  readonly #done: Promise<void>;

  constructor(calls: readonly (readonly [what: string, call: () => Promise<Response>])[]) {
    this.#done = this.#go(calls);
  }

  async #go(calls: readonly (readonly [string, () => Promise<Response>])[]): Promise<void> {
    const under = new Set<Promise<void>>();
    let due = Date.now();
    let turn = 0;
    while (this.#isOpen) {
      await sleep(Math.max(0, due - Date.now()));
      const one = calls[turn % calls.length];
      if (!one) return;
      const read = this.#read(one, due).finally(() => under.delete(read));
      under.add(read);
      due += EVERY_MS;
      turn += 1;
    }
    await Promise.all(under);
  }

  async #read([what, call]: readonly [string, () => Promise<Response>], due: number) {
    // From when it was due: a loop that is late does not hide a wait.
    const began = performance.now() - Math.max(0, Date.now() - due);
    const isGood = await call().then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    this.reads.push({ what, at: due, ms: performance.now() - began, isGood });
  }

  async stop(): Promise<void> {
    this.#isOpen = false;
    await this.#done;
  }
}

const share = (values: readonly number[], part: number) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? Number.NaN;

function othersOf({ origin }: Shop, { product, variantId }: Goods) {
  const get = (url: string) => () => fetch(origin + url);
  return new Others([
    ["home page", get("/")],
    ["product page", get(`/product/${product.handle}`)],
    ["list", get("/api/products?limit=20")],
    ["product", get(`/api/products/${product.handle}`)],
    [
      "quote",
      () =>
        fetch(`${origin}/api/orders/quote`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ items: [{ variant_id: variantId, quantity: 1 }] }),
        }),
    ],
  ]);
}

/** Ratios of the others' latency in a time to the usual one. */
function told(reads: readonly Read[], usual: readonly Read[], name: string): void {
  const rows = ["all", ...new Set(usual.map(({ what }) => what))].map((what) => {
    const of = (some: readonly Read[]) =>
      some.filter((read) => what === "all" || read.what === what).map(({ ms }) => ms);
    const [before, during] = [of(usual), of(reads)];
    const ratio = (part: number) => Number((share(during, part) / share(before, part)).toFixed(2));
    return [
      what,
      {
        reads: during.length,
        "usual p50 ms": Number(share(before, 0.5).toFixed(2)),
        "p50 ms": Number(share(during, 0.5).toFixed(2)),
        "× p50": ratio(0.5),
        "usual p95 ms": Number(share(before, 0.95).toFixed(2)),
        "p95 ms": Number(share(during, 0.95).toFixed(2)),
        "× p95": ratio(0.95),
        failed: reads.filter((read) => !read.isGood && (what === "all" || read.what === what))
          .length,
      },
    ] as const;
  });
  process.stdout.write(`\n${name}\n`);
  console.table(Object.fromEntries(rows));
}

/** Pairs of visitors where one was answered before the other asked, and has the later place nevertheless. */
function overtaken(reports: readonly VisitorReport[]): number {
  const placed = reports
    .filter(({ isEarly, place }) => !isEarly && place !== null)
    .map(({ askedAt, answeredAt, place }) => ({ askedAt, answeredAt, place: place ?? 0 }));
  const byAnswer = [...placed].sort((one, other) => one.answeredAt - other.answeredAt);
  const byAsking = [...placed].sort((one, other) => one.askedAt - other.askedAt);
  let highest = 0;
  let next = 0;
  let wrong = 0;
  for (const { askedAt, place } of byAsking) {
    for (; (byAnswer[next]?.answeredAt ?? Infinity) < askedAt; next += 1) {
      highest = Math.max(highest, byAnswer[next]?.place ?? 0);
    }
    if (place < highest) wrong += 1;
  }
  return wrong;
}

/** CPU that a process has used, ms. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The CPU that the shop's process used from one moment (Unix time, ms) to another. */
async function cpuBetween(pid: number, from: number, to: number): Promise<number> {
  await sleep(Math.max(0, from - Date.now()));
  const before = await cpuOf(pid);
  await sleep(Math.max(0, to - Date.now()));
  return (await cpuOf(pid)) - before;
}

async function crowd(orders: CrowdOrders): Promise<VisitorReport[]> {
  const child = fork(path.join(__dirname, "drop-crowd.ts"), { execArgv: ["--import", "tsx"] });
  // Five thousand phones are not on the shop's machine: here they take what the shop leaves.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.send(orders);
  const [reports] = (await once(child, "message")) as [VisitorReport[]];
  return reports;
}

async function main(): Promise<void> {
  const shop = await startShop({
    env: { BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" },
  });
  const database = new Client({ connectionString: shop.databaseUrl });
  try {
    await database.connect();
    const [article, other] = await makeGoods(shop, { pieces: PIECES, count: 2 });
    const others = othersOf(shop, other ?? article);
    const desk = await DropDesk.at(shop);
    await sleep(5000);
    const quietFrom = Date.now();
    const opensAt = quietFrom + QUIET_S * 1000 + BEFORE_MS;
    const drop = await desk.made([article.product.id], {
      opens_at: new Date(opensAt).toISOString(),
    });
    const idle = cpuBetween(shop.pid, quietFrom, quietFrom + QUIET_S * 1000);
    await sleep(QUIET_S * 1000);
    const quietUntil = Date.now();
    const busy = cpuBetween(shop.pid, opensAt - 500, opensAt + 2000);
    const whole = cpuBetween(shop.pid, opensAt, opensAt + 30_000);
    const reports = await crowd({
      origin: shop.origin,
      handle: drop.handle,
      variantId: article.variantId,
      visitors: VISITORS,
      early: EARLY,
      withinMs: WITHIN_MS,
      opensAt,
      untilMs: UNTIL_MS,
    });
    await others.stop();
    await waitUntilBuilt(database, 60_000);

    const ended = new Map<string, number>();
    for (const { ended: how } of reports) ended.set(how, (ended.get(how) ?? 0) + 1);
    const bought = reports.filter(({ ended: how }) => how === "bought");
    const places = reports.flatMap(({ place }) => place ?? []);
    const lastPlace = Math.max(...bought.map(({ place }) => place ?? Infinity));
    const until = Math.max(...reports.map(({ endedAt }) => endedAt));
    const answered = reports.map(({ askedAt, answeredAt }) => answeredAt - askedAt);
    const broken = await auditOrders(database);
    process.stdout.write(
      `\n${VISITORS} visitors (${EARLY} before the opening, the others within ${WITHIN_MS} ms of it), ${PIECES} pieces\n`,
    );
    console.table({
      "how it ended": Object.fromEntries(ended),
    });
    const inOrder = overtaken(reports);
    console.table({
      "places given, each once": `${places.length}, ${new Set(places).size === places.length ? "yes" : "no"}`,
      "who asked after another's answer and came before him": inOrder,
      "asked for a place within s of the opening": (
        (Math.max(...reports.map(({ askedAt }) => askedAt)) - opensAt) /
        1000
      ).toFixed(1),
      "last place that bought": lastPlace,
      "a place: p50 / p99 / longest ms": [0.5, 0.99, 1]
        .map((part) => share(answered, part).toFixed(0))
        .join(" / "),
      "last one bought after s": (
        (Math.max(...bought.map(({ endedAt }) => endedAt)) - opensAt) /
        1000
      ).toFixed(1),
      "last one told after s": ((until - opensAt) / 1000).toFixed(1),
      "calls and bytes of a visitor, median": `${share(
        reports.map(({ calls }) => calls),
        0.5,
      )}, ${share(
        reports.map(({ bytes }) => bytes),
        0.5,
      )}`,
      "connections made anew": reports.reduce((sum, { retries }) => sum + retries, 0),
      "CPU of the shop: usual, around the opening, the first 30 s; ms a second": [
        (await idle) / QUIET_S,
        (await busy) / 2.5,
        (await whole) / 30,
      ]
        .map((ms) => ms.toFixed(0))
        .join(", "),
      "stock and orders": Object.keys(broken).length === 0 ? "agree" : JSON.stringify(broken),
    });
    for (const problem of new Set(reports.flatMap(({ problem: why }) => why ?? []))) {
      process.stdout.write(`  ${problem}\n`);
    }
    const { reads } = others;
    const usual = reads.filter(({ at }) => at >= quietFrom && at < quietUntil);
    const within = (from: number, to: number) => reads.filter(({ at }) => at >= from && at < to);
    told(within(opensAt, until), usual, "From the opening until the last one was told");
    told(within(opensAt, opensAt + 10_000), usual, "The first ten seconds");
    told(within(opensAt, opensAt + 2000), usual, "The first two seconds");
    const isRight =
      bought.length === PIECES &&
      lastPlace === PIECES &&
      (ended.get("told") ?? 0) === VISITORS - PIECES &&
      inOrder === 0 &&
      new Set(places).size === places.length &&
      Object.keys(broken).length === 0;
    process.stdout.write(isRight ? "\nExact.\n" : "\nNOT exact.\n");
    process.exitCode = isRight ? 0 : 1;
  } finally {
    await database.end();
    await shop.stop();
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
